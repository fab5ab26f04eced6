import { describe, expect, test } from 'vitest';
import { besidePrintedDay } from './beside-printed-day.ts';

/** The first of April 2027 is a Thursday. */
const writing = { order: 'DMY', isSure: true, printed: '2027-04-01', ordered: '2027-03-01' } as const;

describe('the day before or behind the printed one', () => {
  test.each([
    ['There is no one at the gate on Thursday, so please bring it the day after.', '2027-04-02'],
    ['Thursday we take stock, please deliver the day before.', '2027-03-31'],
    ['Donnerstag ist der Hof gesperrt, bitte liefern Sie am Tag davor.', '2027-03-31'],
    ['Donderdag staat de kraan er niet, dus breng het graag de dag erna.', '2027-04-02'],
    ['Jeudi le quai est occupé, livrez plutôt la veille.', '2027-03-31'],
    ['El jueves no hay nadie en el almacén, así que traedlo el día siguiente.', '2027-04-02'],
    ['Giovedì il magazzino è chiuso, quindi consegnate il giorno prima.', '2027-03-31'],
    ['Na quinta-feira o armazém está fechado, por isso entreguem no dia anterior.', '2027-03-31'],
    ['W czwartek mamy remanent, więc proszę dostarczyć dzień wcześniej.', '2027-03-31'],
    ['Kom hellere dagen før, altså onsdag, for torsdag er vi på messe.', '2027-03-31'],
  ])('%s', (text, date) => {
    expect(besidePrintedDay(text, writing)).toEqual({ kind: 'deliveryDate', date });
  });

  test.each([
    'Bring it the day before.',
    'We are closed on Wednesday, bring it the day before.',
    'If nobody is in on Thursday, bring it the day after.',
    'Thursday is tight, could you deliver the day after?',
    'Freitag ist niemand da, bitte liefern Sie am Tag davor.',
    "S'il n'y a personne jeudi, livrez le lendemain.",
    'Hvis der ikke er nogen torsdag, lever dagen efter.',
    'Giovedì 8 siamo chiusi, consegnate il giorno prima.',
  ])('nobody knows beside which: %s', (text) => expect(besidePrintedDay(text, writing)).toBe('unclear'));

  test.each([
    'Call me the day before you deliver on Thursday.',
    'Do not bring it the day before, Thursday is right.',
    'On Thursday you were late and delivered the day after.',
    'Am Donnerstag ist Inventur, rufen Sie bitte am Tag davor an.',
    'Jeudi convient, ne livrez pas la veille.',
    'El jueves está bien, no lo traigan el día anterior.',
    'Czwartek pasuje, proszę nie dostarczać dzień wcześniej.',
    'Torsdag passer fint, lever ikke dagen før.',
  ])('nobody asks for it: %s', (text) => expect(besidePrintedDay(text, writing)).toBeNull());
});
