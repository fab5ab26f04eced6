import { expect, test } from 'vitest';
import { draftOf, plainFile } from '../sample.fixture.ts';

const goods =
  '\nPlease supply for our order 7781:\n\n- 12 pcs hex bolt M8x40\n- 4 boxes cable ties 200 mm\n\n';
const mail = (greeting: string, ...signature: string[]) => `${greeting}\n${goods}${signature.join('\n')}\n`;
/** Who buys and who writes, as a mail says. */
const saidIn = (text: string) => {
  const { company, contactPerson, street, city } = draftOf(plainFile(text)).buyer;
  return [company, contactPerson, street, city].map((chosen) => chosen?.value ?? null);
};
/** Without the address. */
const signedBy = (...signature: string[]) => saidIn(mail('Hello,', ...signature)).slice(0, 2);

test.each([
  ['- Item: Office chairs', 'Quantity: 25', 'Unit Price: $120.00', 'Total: $3,000.00'],
  ['- Artikel: Schreibtischlampe', 'Menge: 14', 'Preis: 25,00 EUR', 'Gesamt: 350,00 EUR'],
  ['- Artikel: Bureaustoel', 'Aantal: 6', 'Prijs: € 119,00', 'Totaal: € 714,00'],
  ['- Article : Chaise de bureau', 'Quantité : 6', 'Prix : 119,00 €', 'Total : 714,00 €'],
  ['- Producto: Taladro percutor', 'Cantidad: 3', 'Precio: 89,90 EUR', 'Total: 269,70 EUR'],
  ['- Articolo: Sedia', 'Quantità: 6', 'Prezzo: 119,00 €', 'Totale: 714,00 €'],
  ['- Artigo: Cadeira', 'Quantidade: 6', 'Preço: 119,00 €', 'Total: 714,00 €'],
  ['- Towar: Krzesło', 'Ilość: 6', 'Cena: 119,00 zł', 'Razem: 714,00 zł'],
  ['- Vare: Kontorstol', 'Antal: 6', 'Pris: 119,00 kr.', 'I alt: 714,00 kr.'],
])('what is ordered at headings of its own is nobody and nowhere: %s', (...list) => {
  const text = `Dear Muster Tools Inc., please send for our order 4410:\n  ${list.join('\n    ')}\n  Please confirm.\n`;
  expect(saidIn(text)).toEqual([null, null, null, null]);
});

test.each([
  ['an initial', ['Bien à vous,', 'P. Lemoine', 'Dentalix'], 'Dentalix', 'P. Lemoine'],
  ['two initials', ['Groet,', 'P.J. de Wit', 'Groenhof'], 'Groenhof', 'P.J. de Wit'],
  ['the letter of a title', ['Kind regards,', 'M. Bakker', 'Groenhof'], 'Groenhof', 'M. Bakker'],
  ['a first name over the firm', ['Cheers,', 'Kate', 'Moore Joinery'], 'Moore Joinery', 'Kate'],
  ['a first name', ['Mvh', 'Karin'], null, 'Karin'],
  ['a full name', ['Grazie mille', 'Anna Rossi'], null, 'Anna Rossi'],
  ['a title', ['Regards,', 'Mr. Ben Hart', 'Buyer', 'Hart Bros'], 'Hart Bros', 'Ben Hart'],
  ['a post in brackets', ['Regards,', 'Ben Hart (Buyer)', 'Hart Bros'], 'Hart Bros', 'Ben Hart'],
  ['a post before the firm', ['Regards', 'Sam Field', 'Owner, Field & Co'], 'Field & Co', 'Sam Field'],
  ['the firm on the line', ['Regards,', 'Ben Hart - Hart Bros Ltd'], 'Hart Bros Ltd', 'Ben Hart'],
  ['a post', ['Cdt,', 'Luc DUBOIS', 'Responsable des achats', 'BOISVERT'], 'BOISVERT', 'Luc DUBOIS'],
  ['an office', ['Z poważaniem', 'Jan Lis', 'Dział Zakupów', 'Hurtex S.A.'], 'Hurtex S.A.', 'Jan Lis'],
  ['the firm first', ['MfG', 'Weber Holzbau GmbH', 'Lukas Weber'], 'Weber Holzbau GmbH', 'Lukas Weber'],
  ['another', ['i. A. Claudia Roth', 'Rothmed Handels GmbH'], 'Rothmed Handels GmbH', 'Claudia Roth'],
  [
    'a post right before the firm',
    ['Groeten', 'Eva Visser', 'Zorgcoördinator Basisschool De Linde'],
    'Basisschool De Linde',
    'Eva Visser',
  ],
  ['a post and a dash', ['Sam Field', 'Site Manager - Field Homes Ltd'], 'Field Homes Ltd', 'Sam Field'],
  ['an order of others', ['Mit freundlichen Grüßen', 'im Auftrag', 'Renate Vogt'], null, 'Renate Vogt'],
  ['marks', ['Saludos,', 'Marta Ruiz | Compras | Iberplast S.L.'], 'Iberplast S.L.', 'Marta Ruiz'],
  [
    'a mark of signing',
    ['Atentamente,', 'Fdo.: Carmen Vega', 'Vegafruit, S.L.'],
    'Vegafruit, S.L.',
    'Carmen Vega',
  ],
  ['those signed for', ['Regards', 'A. Smith', '(for Oakley Ltd)'], 'Oakley Ltd', 'A. Smith'],
  ['letters behind the name', ['Regards,', 'Ben Hart, MCIPS', 'Oakley Ltd'], 'Oakley Ltd', 'Ben Hart'],
  ['a firm of letters', ['Mvh', 'Lars Berg, DSV'], 'DSV', 'Lars Berg'],
  ['a house', ['Met groet,', 'namens Dekker BV', 'Rob Smit'], 'Dekker BV', 'Rob Smit'],
])('who signs, with %s', (_, signature, company, person) => {
  expect(signedBy(...signature)).toEqual([company, person]);
});

test.each([
  ['Trattoria Marisa'],
  ['Bakkerij Pieter'],
  ['Konditorei Anna'],
  ['Boulangerie Martin'],
  ['Panadería Carmen'],
  ['Padaria Maria'],
  ['Piekarnia Anna'],
  ['Brdr. Jensen'],
])('a kind of firm is in no name of a person: %s', (firm) => {
  expect(signedBy('Kind regards', firm)).toEqual([firm, null]);
});

test.each([
  ['Corvane Trading Ltd Purchasing Team', 'Corvane Trading Ltd'],
  ['Steelbrook Procurement', 'Steelbrook'],
  ['Meister Holzbau', 'Meister Holzbau'],
  ['Hofmeier GmbH - Abteilung Einkauf', 'Hofmeier GmbH'],
  ['Afdeling Inkoop Deltawerk', 'Deltawerk'],
  ['Brisac SAS Service Achats', 'Brisac SAS'],
  ['Departamento de Compras Iberplast', 'Iberplast'],
  ['Ufficio Acquisti Molteni', 'Molteni'],
  ['Hurtex Dział Zakupów', 'Hurtex'],
  ['Nordfisk Indkøb', 'Nordfisk'],
])('the office beside the firm that signs: %s', (line, company) => {
  expect(signedBy('Kind regards', line)).toEqual([company, null]);
});

test('a firm without a legal form that its office stands beside is asked about', () => {
  const { company } = draftOf(plainFile(mail('Hello,', 'Thanks', 'Steelbrook Procurement'))).buyer;
  expect(company!.confidence).toBeCloseTo(0.54, 2);
  const named = draftOf(
    plainFile(mail('Hello,', 'Thanks', 'Purchasing Power Ltd', '1 Mill Lane', 'Leeds LS9 0PX')),
  );
  expect(named.buyer.company!.confidence).toBeLessThan(0.8);
});

test.each([
  'Purchasing Team',
  'Automatisches Lagersystem',
  'Service Achats',
  'Inkoopafdeling',
  'Ufficio ordini',
])('an office alone is no firm: %s', (office) => {
  expect(signedBy('Kind regards', office)).toEqual([null, null]);
});

test.each([
  'Dear Mr Thomas Jones,',
  'Hi Laura Smith',
  'Good morning Laura Smith,',
  'Sehr geehrte Frau Sabine Kraus,',
  'Beste Jan de Boer,',
  'Bonjour Claire Petit,',
  'Estimado Carlos Ruiz:',
  'Gentile Marco Bianchi,',
  'Caro João Silva,',
  'Szanowny Panie Marek Nowak,',
  'Kære Lars Jensen',
])('whom the mail greets does not buy: %s', (greeting) => {
  expect(saidIn(mail(greeting, 'Regards', 'Harbor Foods Ltd'))).toEqual([
    'Harbor Foods Ltd',
    null,
    null,
    null,
  ]);
});

test('a first name that letters greet with is one without a comma', () => {
  const text = `Harbor Foods Ltd\n12 Mill Road\nLeeds LS9 0PX\n\nLieve Peeters\n\n${goods}`;
  expect(saidIn(text)[1]).toBe('Lieve Peeters');
});

test.each([
  ['…by 12 May 2026. Sincerely, Nora Hill', null, 'Nora Hill'],
  ['… avant le 15 juin. Cordialement, Luc Morel, Responsable achats.', null, 'Luc Morel'],
  ['… bis 12.05.2026. Viele Grüße, Katrin Adler, Mobau GmbH', 'Mobau GmbH', 'Katrin Adler'],
  ['… vóór 12 mei. Met vriendelijke groet, Sanne Vos', null, 'Sanne Vos'],
  ['… el 12 de mayo. Un saludo, Carmen Ruiz', null, 'Carmen Ruiz'],
  ['… il 12 maggio. Cordiali saluti, Marco Bianchi', null, 'Marco Bianchi'],
  ['… a 12 de maio. Cumprimentos, Rita Sousa', null, 'Rita Sousa'],
  ['… 12 maja. Pozdrawiam, Anna Kowalska', null, 'Anna Kowalska'],
  ['… 12. maj. Venlig hilsen, Lars Holm', null, 'Lars Holm'],
  ['… soon. Thanks, Mike', null, 'Mike'],
  ['… soon. Thanks, Ltd', null, null],
  ['… for the fair. Regards from all of us in Leeds', null, null],
])('who signs in the last sentence: %s', (end, company, person) => {
  const text = `Please send 20 pcs hex bolt M8x40, ${end}\n`;
  expect(saidIn(text).slice(0, 2)).toEqual([company, person]);
});

test.each(['Besteller: Olga', 'Ordered by: Olga', 'Ansprechpartner: Olga', 'Contactpersoon: Olga'])(
  'a first name at a label of people: %s',
  (line) => {
    expect(saidIn(mail('Hello,', line, '', 'Regards', 'River Inn Ltd')).slice(0, 2)).toEqual([
      'River Inn Ltd',
      'Olga',
    ]);
  },
);

/** So many goods that the signature stands far down. */
const many = Array.from({ length: 30 }, (_, at) => `- ${at + 3} pcs wood screw 4x${at + 20}`).join('\n');

test.each([
  ['short', ''],
  ['long', `${many}\n\n`],
])('the house under a name, a post and an empty line; %s', (_, more) => {
  const house = ['Elektrofix GmbH & Co. KG', 'Hauptstraße 22', '44135 Dortmund', 'Tel.: 0231 555 120'];
  const signature = [
    'Beste Grüße',
    '',
    'Jens Kramer',
    'Einkauf',
    '',
    ...house,
    '',
    'Gesendet von meinem iPhone',
  ];
  expect(saidIn(mail('Hallo,', `${more}${signature.join('\n')}`))).toEqual([
    'Elektrofix GmbH & Co. KG',
    'Jens Kramer',
    'Hauptstraße 22',
    'Dortmund',
  ]);
});

test('who owns the house, and its number in a register, are no name and no street of it', () => {
  const house = ['Blumen Lang', 'Inh. Eva Lang', 'Hauptstr. 3', '86150 Augsburg'];
  expect(saidIn(mail('Hallo,', 'Viele Grüße', 'Eva Lang', '', ...house))).toEqual([
    'Blumen Lang',
    'Eva Lang',
    'Hauptstr. 3',
    'Augsburg',
  ]);
  expect(saidIn(mail('Hallo,', 'Groet,', 'Rob Smit', 'Smit Installaties', 'KvK 12345678'))).toEqual([
    'Smit Installaties',
    'Rob Smit',
    null,
    null,
  ]);
});

test('what stands under a signature and an empty line without a house is none of it', () => {
  const notice = 'This e-mail is confidential and intended only for the addressee.';
  expect(signedBy('Best regards,', 'Paul Novak', 'Stavex Ltd', '', notice)).toEqual([
    'Stavex Ltd',
    'Paul Novak',
  ]);
  expect(signedBy('Kind regards', 'Ann Lee', 'Stavex Ltd', '', 'P.S. Please ring Tom Reed.')).toEqual([
    'Stavex Ltd',
    'Ann Lee',
  ]);
});

test('a post under a name announces no block', () => {
  const house = ['Hotel Sandpoint', 'Beach Road 1', 'Cardiff CF10 1AA'];
  expect(saidIn(mail('Hello,', 'Best,', 'Nina Sand', 'Executive Housekeeper', ...house))).toEqual([
    'Hotel Sandpoint',
    'Nina Sand',
    'Beach Road 1',
    'Cardiff',
  ]);
});

test('a firm that begins as closings do is none', () => {
  expect(signedBy('Best Foods Ltd', '12 High Street', 'Leeds LS1 4AB')).toEqual(['Best Foods Ltd', null]);
});

test('goods right over a signature are no line of the house', () => {
  const text =
    'Hallo,\n\n- 12 pcs hex bolt M8x40\n- 4 boxes cable ties\n\nGroet,\nnamens Dekker BV\nRob Smit\n';
  expect(saidIn(text)).toEqual(['Dekker BV', 'Rob Smit', null, null]);
});

test('an empty line between all lines of a signature parts none', () => {
  const house = ['Lohmeyer GmbH', 'Am Markt 7', '33689 Bielefeld'];
  const signature = ['Hochachtungsvoll', 'Lukas Reuter', '- Technischer Leiter -', ...house].join('\n\n');
  expect(saidIn(mail('Hallo,', `${many}\n\n${signature}`))).toEqual([
    'Lohmeyer GmbH',
    'Lukas Reuter',
    'Am Markt 7',
    'Bielefeld',
  ]);
});

test('a post under the name is none of it, though a line beside would have cut it', () => {
  const goodsBeside =
    '- 12 pcs                          hex bolt M8x40\n- 4 pcs                           cable ties';
  const text = `Hej\n\n${goodsBeside}\n\nMed venlig hilsen\n\nKaj Holm\nVærkfører\n\nHolm VVS ApS   Kaj 3\n`;
  expect(saidIn(text).slice(0, 2)).toEqual(['Holm VVS ApS', 'Kaj Holm']);
});
