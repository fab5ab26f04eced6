import { expect, test } from 'vitest';
import { settings } from '../../structured/structured.fixture.ts';
import { draft, textFile } from '../attached-order.fixture.ts';
import { followInstructions } from '../follow-instructions.ts';

const followed = (text: string) =>
  followInstructions(draft, textFile('body.txt', `Hello,\n\n${text}\n\nKind regards\nAnna`), settings);
const rowsAfter = (text: string) => {
  const { rows, doubts } = followed(text);
  const unclear = doubts.filter(({ code }) => code === 'instruction_unclear').length;
  return [
    ...rows.map(({ quantity, customerArticle }) => `${quantity?.value} ${customerArticle?.value ?? 'new'}`),
    unclear,
  ];
};

test.each([
  'Line 2 please remove.',
  'Please disregard line 2.',
  'Please delete item A-200 from this order.',
  'Could you strike position 2, it was ordered by mistake.',
  'Please do not supply A-200.',
  'Please ignore the second line.',
  'Kindly cancel A-200, we found some in the store.',
  'We will not be needing item 2 after all.',
  'Item A-200 is no longer required.',
  'Forget about A-200.',
  'Scratch line 2, please.',
  'A-200 was a mistake, please drop it.',
  'Pos. 2 bitte raus.',
  'Position 2 bitte nicht liefern.',
  'Bitte Artikel A-200 aus der Bestellung nehmen.',
  'Die Position 2 ist hinfällig.',
  'Die Position 2 hat sich erledigt.',
  'Pos. 2 bitte ersatzlos streichen.',
  'A-200 brauchen wir doch nicht.',
  'Auf A-200 verzichten wir.',
  'Position 2 bitte weglassen.',
  'Bitte storniert A-200, die anderen Positionen bleiben.',
  'Regel 2 mag eruit.',
  'Regel 2 graag laten vervallen.',
  'Artikel A-200 hoeft niet meer.',
  'Artikel A-200 kan geschrapt worden.',
  'Regel 2 hoeven jullie niet te leveren.',
  'A-200 mogen jullie van de bestelling afhalen.',
  'Wilt u regel 2 annuleren?',
  'Gelieve A-200 niet mee te leveren.',
  "La ligne 2 n'est plus nécessaire.",
  "Nous n'avons plus besoin de la référence A-200.",
  "Merci d'annuler la ligne 2.",
  'Pouvez-vous retirer A-200 de la commande ?',
  'La ligne 2 est annulée.',
  'Ne tenez pas compte de la ligne 2.',
  'Merci de ne pas livrer A-200.',
  "Enlevez A-200 s'il vous plaît.",
  'Rayez la ligne 2.',
  'Por favor, quiten la línea 2 del pedido.',
  'Rogamos anulen la posición 2.',
  'La línea 2 no la necesitamos.',
  'Eliminen A-200, por favor.',
  'No envíen la referencia A-200.',
  'La línea 2 queda anulada.',
  'Vi prego di eliminare la riga 2.',
  'La riga 2 non serve più.',
  'La riga 2 è da annullare.',
  "Togliete A-200 dall'ordine.",
  'Non spedite A-200.',
  'Por favor retirem a linha 2.',
  'A linha 2 fica sem efeito.',
  'A linha 2 deve ser anulada.',
  'Não enviem o artigo A-200.',
  'Cancelem A-200.',
  'Prosimy o usunięcie pozycji 2.',
  'Proszę wykreślić pozycję 2.',
  'Pozycja 2 jest już niepotrzebna.',
  'Rezygnujemy z pozycji 2.',
  'Prosimy nie wysyłać A-200.',
  'Pozycję 2 proszę anulować.',
  'Linje 2 udgår.',
  'Linje 2 bedes slettet.',
  'Vi skal alligevel ikke bruge A-200.',
  'Fjern venligst linje 2.',
  'Annuller venligst A-200.',
  'Send ikke A-200.',
])('cancels: %s', (text) => {
  expect(rowsAfter(text)).toEqual(['10 A-100', '30 A-300', 0]);
});

test.each([
  'Please change line 2 to 25.',
  'Please make line 2 25 pcs instead of 20.',
  'A-200: please send 25, not 20.',
  'Line 2 should read 25.',
  'The quantity on line 2 is wrong, it should be 25.',
  'Could you up line 2 to 25?',
  'We need 25 of A-200 instead of the 20 shown.',
  'For A-200 we need 25 rather than 20.',
  'Please increase the washers to 25 pieces.',
  'On line 2, 25 pieces please, not 20.',
  'Quantity of A-200 must be 25.',
  'Bitte bei Position 2 25 Stück statt 20.',
  'Pos. 2: bitte 25 statt 20 Stück liefern.',
  'Von A-200 brauchen wir 25 Stück, nicht 20.',
  'Bitte ändern Sie die Menge in Position 2 auf 25.',
  'In Position 2 muss es 25 heißen.',
  'Die Menge bei A-200 bitte auf 25 erhöhen.',
  'Position 2 bitte auf 25 Stk. ändern.',
  'Bei A-200 sind 25 richtig.',
  'Regel 2 moet 25 zijn.',
  'Regel 2: graag 25 in plaats van 20 stuks.',
  'Van A-200 hebben we er 25 nodig in plaats van 20.',
  'Maak van regel 2 25 stuks.',
  'Wilt u het aantal van regel 2 verhogen naar 25?',
  'Het aantal bij A-200 moet 25 worden.',
  'Graag 25 stuks van A-200 i.p.v. 20.',
  'Merci de passer la ligne 2 à 25.',
  'Ligne 2 : 25 pièces au lieu de 20.',
  'La quantité de la ligne 2 est de 25 et non de 20.',
  'Veuillez porter la quantité de A-200 à 25.',
  'Pour A-200, il nous en faut 25 au lieu de 20.',
  'Mettez 25 au lieu de 20 à la ligne 2.',
  'La quantité de A-200 doit être 25.',
  'En la línea 2 pongan 25 en lugar de 20.',
  'Por favor, cambien la cantidad de A-200 a 25.',
  'De A-200 necesitamos 25 en vez de 20.',
  'La cantidad de la línea 2 debe ser 25.',
  'La línea 2 son 25 unidades, no 20.',
  'Alla riga 2 mettete 25 invece di 20.',
  'Di A-200 ce ne servono 25 anziché 20.',
  'La quantità della riga 2 deve essere 25.',
  'Vi preghiamo di portare la riga 2 a 25 pezzi.',
  'Na linha 2 são 25 em vez de 20.',
  'Por favor alterem a quantidade da linha 2 para 25.',
  'Do A-200 precisamos de 25 e não de 20.',
  'W pozycji 2 proszę o 25 zamiast 20 sztuk.',
  'Prosimy zmienić ilość w pozycji 2 na 25.',
  'Pozycja 2: ma być 25 sztuk, nie 20.',
  'Potrzebujemy 25 sztuk A-200 zamiast 20.',
  'Linje 2 skal være 25.',
  'Ret venligst linje 2 til 25 stk.',
  'Af A-200 skal vi bruge 25 i stedet for 20.',
  'Antallet på linje 2 bedes ændret til 25.',
])('changes the quantity: %s', (text) => {
  expect(rowsAfter(text)).toEqual(['10 A-100', '25 A-200', '30 A-300', 0]);
});

test.each([
  'Please add 15 boxes of cable ties.',
  'Could you also put 15 boxes of cable ties on the order?',
  'Please also include 15 boxes of cable ties.',
  'In addition we need 15 boxes of cable ties.',
  'We forgot 15 boxes of cable ties.',
  'Plus 15 boxes of cable ties please.',
  'Please throw in 15 boxes of cable ties as well.',
  'On top of that 15 boxes of cable ties please.',
  'Zusätzlich bitte 15 Kartons Kabelbinder.',
  'Bitte noch 15 Kartons Kabelbinder dazu.',
  'Außerdem benötigen wir 15 Kartons Kabelbinder.',
  'Bitte ergänzen Sie 15 Kartons Kabelbinder.',
  'Legen Sie bitte noch 15 Kartons Kabelbinder bei.',
  'Wir haben 15 Kartons Kabelbinder vergessen.',
  'Es kommen noch 15 Kartons Kabelbinder hinzu.',
  'Graag ook 15 dozen kabelbinders meeleveren.',
  'Doe er nog 15 dozen kabelbinders bij.',
  'Voeg 15 dozen kabelbinders toe.',
  'We zijn 15 dozen kabelbinders vergeten.',
  'Daarnaast graag 15 dozen kabelbinders.',
  'Mettez aussi 15 boîtes de colliers, cela ne figure pas sur le PDF.',
  "Merci d'ajouter 15 boîtes de colliers.",
  'Ajoutez également 15 boîtes de colliers.',
  'Nous avons oublié 15 boîtes de colliers.',
  'Il nous faut aussi 15 boîtes de colliers.',
  'Pongan también 15 cajas de bridas, no figura en el PDF.',
  'Añadan 15 cajas de bridas, por favor.',
  'Además necesitamos 15 cajas de bridas.',
  'Aggiungete 15 scatole di fascette.',
  'Mettete anche 15 scatole di fascette.',
  'Ci servono anche 15 scatole di fascette.',
  'Abbiamo dimenticato 15 scatole di fascette.',
  'Acrescentem 15 caixas de abraçadeiras.',
  'Precisamos também de 15 caixas de abraçadeiras.',
  'Esquecemo-nos de 15 caixas de abraçadeiras.',
  'Prosimy dodać 15 kartonów opasek.',
  'Proszę dołożyć jeszcze 15 kartonów opasek.',
  'Dodatkowo potrzebujemy 15 kartonów opasek.',
  'Zapomnieliśmy o 15 kartonach opasek.',
  'Tilføj venligst 15 kasser kabelbindere.',
  'Læg også 15 kasser kabelbindere i.',
  'Vi mangler også 15 kasser kabelbindere.',
  'Vi har glemt 15 kasser kabelbindere.',
])('adds: %s', (text) => {
  expect(rowsAfter(text)).toEqual(['10 A-100', '20 A-200', '30 A-300', '15 new', 0]);
});

test.each([
  'Please confirm the delivery of all lines by return.',
  'Line 2 was late last time.',
  'Wenn Position 2 nicht lieferbar ist, rufen Sie bitte an.',
  'Cette commande annule et remplace nos accords oraux.',
  'Rechnung bitte mit Bestellnummer an die Buchhaltung.',
])('leaves the lines as they are: %s', (text) => {
  expect(rowsAfter(text).slice(0, 3)).toEqual(['10 A-100', '20 A-200', '30 A-300']);
});

test.each([
  ['We do not need the safety gloves.', ['10 A-100', '20 A-200', 0]],
  ['Non spedite A-200, il lavoro è rimandato.', ['10 A-100', '30 A-300', 0]],
  ['A posição 2 pode sair, encontrámos cá em armazém.', ['10 A-100', '30 A-300', 0]],
  ['We need 40 of the safety gloves, not 30.', ['10 A-100', '20 A-200', '40 A-300', 0]],
  ['Die Menge bei Safety gloves erhöht sich auf 65.', ['10 A-100', '20 A-200', '65 A-300', 0]],
  ['Antallet af safety gloves bliver 255.', ['10 A-100', '20 A-200', '255 A-300', 0]],
  ['Stuur A-200 niet mee, die klus is uitgesteld.', ['10 A-100', '30 A-300', 0]],
  ['Non spedite il resto.', ['10 A-100', '20 A-200', '30 A-300', 1]],
  ["Mettez aussi 30 rouleaux d'adhésif de washer.", ['10 A-100', '20 A-200', '30 A-300', '30 new', 0]],
  ['De washer 8 mm precisamos de 25, não de 20.', ['10 A-100', '25 A-200', '30 A-300', 0]],
  [
    'Doe er ook 6 bussen ontvetter zonder oplosmiddel bij, dat staat nog niet op de pdf.',
    ['10 A-100', '20 A-200', '30 A-300', '6 new', 0],
  ],
  [
    'What the order forgets: 30 rolls of aprons. Please add that.',
    ['10 A-100', '20 A-200', '30 A-300', '30 new', 0],
  ],
  ['Linje 2 kan ryge ud, der lå en kasse i kælderen.', ['10 A-100', '30 A-300', 0]],
  ['Olvidaos de washer 8 mm, ya no hace falta.', ['10 A-100', '30 A-300', 0]],
  ['While you are packing, please add 5 x Washer 10 mm.', ['10 A-100', '20 A-200', '30 A-300', '5 new', 0]],
  ['Please cancel the following:\n- the blue ones', ['10 A-100', '20 A-200', '30 A-300', 1]],
  ['Please add a few more than it says.', ['10 A-100', '20 A-200', '30 A-300', 1]],
  ['Drie vestigingen, dus aparte bestellingen.', ['10 A-100', '20 A-200', '30 A-300', 0]],
])('%s', (text, rows) => {
  expect(rowsAfter(text)).toEqual(rows);
});

test.each([
  'Nous joignons une copie de votre dernière facture.',
  'We also send a copy of your last invoice.',
  'Wir legen auch eine Kopie Ihrer letzten Rechnung bei.',
])('papers that come with it are no goods: %s', (text) => {
  expect(rowsAfter(text)).toEqual(['10 A-100', '20 A-200', '30 A-300', 0]);
});

test('where the printed quantity could not be read, the one that is told is taken', () => {
  const rows = draft.rows.map((row, at) => (at === 1 ? { ...row, quantity: null } : row));
  const body = textFile('body.txt', 'Hello,\n\nWe need 25 of the Washer 8 mm, not 20.\n\nRegards\nAnna');
  expect(followInstructions({ ...draft, rows }, body, settings).rows[1]!.quantity?.value).toBe(25);
});
