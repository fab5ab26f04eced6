import { describe, expect, test } from 'vitest';
import { draft } from '../attached-order.fixture.ts';
import type { DayWriting } from '../heads/days-told.ts';
import { tellsOfOthers } from './tells-of-others.ts';

// 1 April 2027 is a Thursday.
const days: DayWriting = { order: 'DMY', isSure: true, printed: '2027-04-01', ordered: '2027-03-01' };
const isTold = (text: string) => tellsOfOthers(text, draft.rows, days);

describe('people, doors, hours and days of who writes', () => {
  test.each([
    'The gate code this month is 2580.',
    'Der Torcode ist 2580.',
    'De poortcode is 2580.',
    'Le portail s’ouvre avec le code 8812A.',
    'El código de la puerta es 2580.',
    'O código do portão é 2580.',
    'Kod do furtki: 3141.',
    'Koden til porten er 2580.',
    'Reception is manned from 7 to 3.',
    'Der Empfang ist von 7 bis 15 Uhr besetzt.',
    'De balie is bemand van 7 tot 15 uur.',
    'L’accueil est ouvert de 7 h à 15 h.',
    'El almacén cierra a las 14:00 en verano.',
    'Nobody is here on Wednesdays.',
    'Mittwochs ist niemand da.',
    'El 12 de octubre es fiesta, ese día no hay nadie.',
    'On 18 June we have the open day with 200 visitors.',
    'Am 18. Mai ist Sommerfest mit 200 Gästen.',
    'Op 18 mei is het feest met 200 gasten.',
    'Le 18 mai, c’est la kermesse avec 200 enfants.',
    'Il 18 maggio c’è la sagra con 200 ospiti.',
    'A 18 de maio é a festa com 200 crianças.',
    '18 maja mamy festyn, będzie 200 gości.',
    'Den 18. maj er der sommerfest med 200 gæster.',
    'I’m on holiday from Friday for two weeks (Tenerife, 30 degrees!!).',
    'Any queries ring Deb on 01632 960118, I’m off until Thursday.',
    'Cualquier duda, llama a Jon, 600 000 000.',
    'Ring til Jonas på 20 00 00 00 hvis der er noget, han står for sagen.',
    'We wish you all a good 2027.',
    'Bonne année 2027 à toute l’équipe !',
    'Für die gute Zusammenarbeit möchten wir uns herzlich bedanken.',
  ])('%s', (text) => expect(isTold(text)).toBe(true));
});

describe('what may want something of the order', () => {
  test.each([
    // Goods by another name, for the people that are counted.
    'The gate code is 2580, 40 sponges please.',
    'We have 12 guest towels.',
    '12 kids gloves.',
    'For the 12 apprentices a helmet each.',
    'Helmets for 12 apprentices.',
    '12 guests get a towel.',
    '23 Kinder, also 23 Schwämme.',
    'Für die 12 Lehrlinge je einen Helm.',
    'Voor de 12 leerlingen elk een helm.',
    'Un casque pour chacun des 12 apprentis.',
    'Un casco para cada uno de los 12 aprendices.',
    '23 bambini, quindi 23 spugne.',
    '23 dzieci, więc 23 gąbki.',
    '23 børn, så 23 svampe.',
    'It is 12 guests fewer.',
    // What only looks like a door.
    'Gate hinges 12.',
    'The gate is 4 m.',
    'The code for the gate hinges is 4711.',
    'The article code is 4711.',
    'The new order number is 4711.',
    'Room 12 instead of room 4.',
    'Take it to room 12.',
    'Zimmer 12, 40 Schwämme.',
    // The day of delivery is meant.
    'The wedding is on 20 March.',
    'The wedding is on 6 June, so it must be here before.',
    'Monday 5 April suits us better because of the wedding.',
    'We open on 5 April.',
    'Open again from 5 April.',
    'Someone is in on 6 April.',
    'Am Montag ist jemand da, dann passt es.',
    'Nobody is here on 1 April.',
    'Donnerstags ist niemand da.',
    'Op 1 april is er niemand.',
    'Le jeudi il n’y a personne.',
    'El 1 de abril no hay nadie.',
    'Il 1 aprile non c’è nessuno.',
    '1 kwietnia nikogo nie ma.',
    // Beside a telephone, a wish or thanks.
    'Ring Jon on 600 000 000, he wants 40 sponges.',
    'Ring 600 000 000, the gloves are cancelled.',
    'Ring 600 000 000, Friday is better.',
    'Ring 600 000 000, our new number is PO-1002.',
    'Call me on 600 000 000, the address is wrong.',
    'Ruf mich an, 0170 1234567, die Menge stimmt nicht.',
    'Llama al 600 000 000, la cantidad está mal.',
    'We wish you a happy 2027 and 40 sponges.',
    'We would like to thank you for taking off the gloves.',
    'We would like to thank you for bringing it on Friday.',
  ])('%s', (text) => expect(isTold(text)).toBe(false));
});
