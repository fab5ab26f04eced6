import { expect, test } from 'vitest';
import { looksLikeStreet, readCityLine, refersToAddress, townBeforeCode } from './address.ts';

test.each(['No.M8 5AB', 'www.acme.D02X285', '26 April 2025 by apclerk', '78186 vores ordre'])(
  '%s is no town with its code',
  (text) => {
    expect(readCityLine(text)).toBeNull();
  },
);

test.each([
  'PO-9876 CANCELLED',
  'INV-88271 PO',
  'Invoice #: INV-88271',
  'PO-MD-2024 Update',
  'Order #88271 Widgets',
  'Best.-Nr. AB-45011 Schrauben',
  'Verbandkasten DIN 13157',
  'Hex bolt ISO 40145',
])('the number of a paper or of a norm is no postal code: %s', (text) => {
  expect(readCityLine(text)).toBeNull();
});

test.each([
  ['D-63571 Gelnhausen', 'DE'],
  ['B - 9000 Gent', 'BE'],
  ['LT-44280 Kaunas', 'LT'],
  ['Muster GmbH, A-8605 Kapfenberg', 'AT'],
  ['DK-9870 Sindal', 'DK'],
  ['MC-98000 Monaco', 'MC'],
  ['FL-9490 Vaduz', 'LI'],
  ['SLO-1000 Ljubljana', 'SI'],
])('the letters of a country before a code stay: %s', (text, country) => {
  expect(readCityLine(text)).toMatchObject({ country });
});

test.each([
  ['Uttara, Dhaka-1230', 'Dhaka', '1230'],
  ['Konabari, Gazipur - 1346', 'Gazipur', '1346'],
])('%s is a town of Bangladesh with its code', (text, city, postalCode) => {
  expect(readCityLine(text)).toMatchObject({ city, postalCode, country: 'BD', certain: true });
});

test('letters where a code has digits are read as those', () => {
  expect(readCityLine('Lumby, British Columbia VOE 2GO')?.postalCode).toBe('V0E 2G0');
  expect(readCityLine('Manchester M1 IAE')?.postalCode).toBe('M1 1AE');
});

test.each([
  'Staffordshire ST4 2AB',
  'NORTH YORKSHIRE DL8 2QA',
  'West Yorks. HX6 2QA',
  'East Riding of Yorkshire HU1 2QA',
  'N.E. Lincolnshire DN32 2QA',
  'West Virginia 25301',
])('a county or state alone beside the code is no town: %s', (text) => {
  expect(readCityLine(text)).toBeNull();
});

test('digits behind a word are no code where no country is printed', () => {
  expect(readCityLine('Order 450012')).toBeNull();
  expect(readCityLine('Muster SA 4500')).toBeNull();
});

test('British codes before their town, provinces of two words', () => {
  expect(readCityLine('LS9 0PX Leeds')).toMatchObject({
    postalCode: 'LS9 0PX',
    city: 'Leeds',
    country: 'GB',
  });
  expect(readCityLine('Mill Lane 4, LS9 0PX Leeds')).toMatchObject({ before: 'Mill Lane 4', city: 'Leeds' });
  expect(readCityLine('26142 Villaverde (La Rioja)')).toMatchObject({ postalCode: '26142' });
});

test.each([
  ['Order 450012', null, null],
  ['Karnataka 560 058', null, null],
  ['PIN 560058', null, null],
  ['Batch 1 560058', null, null],
  ['Coimbatore - 641048, Tamil Nadu', '641048', 'Coimbatore'],
  ['Nellore 524101, Andhra Pradesh AP', '524101', 'Nellore'],
  ['Bengaluru Karnataka, State Code: 29 PIN: 560 058', '560 058', 'Bengaluru'],
  ['Mysuru 570016', '570016', 'Mysuru'],
  ['New Delhi - 110 020', '110 020', 'New Delhi'],
  ['Rohtak, Haryana (06) 124001', '124001', 'Rohtak'],
  ['Anand, Gujarat, India - 388001', '388001', 'Anand'],
  ['Thanjavur Pin Code - 613001', '613001', 'Thanjavur'],
])('codes of India: %s', (text, postalCode, city) => {
  const read = readCityLine(text);
  expect([read?.postalCode ?? null, read?.city ?? null]).toEqual([postalCode, city]);
});

test('a town over its country is sure', () => {
  expect(readCityLine('WELLINGTON 6011 NEW ZEALAND')).toMatchObject({ city: 'WELLINGTON', certain: true });
});

test.each([
  ['LOUGHBEG CO. GALWAY H62 Y555', 'H62 Y555', 'LOUGHBEG', 'IE'],
  ['Loughbeg, County Galway, H62 Y555', 'H62 Y555', 'Loughbeg', 'IE'],
  ['APPLETON, WI 54914', '54914', 'APPLETON', 'US'],
  ['Gainesville GA 30501-6911', '30501-6911', 'Gainesville', 'US'],
  ['Carolina, PR EE.UU., 00988', '00988', 'Carolina', 'US'],
  ['Winston-Salem, NC 27107, USA', '27107', 'Winston-Salem', 'US'],
  ['Lumby, BC V0E 2G0', 'V0E 2G0', 'Lumby', 'CA'],
  ['1011 AA Amsterdam', '1011 AA', 'Amsterdam', 'NL'],
  ['1011 AA Amsterdam, NL', '1011 AA', 'Amsterdam', 'NL'],
  ['Leeds LS1 4AB, GB', 'LS1 4AB', 'Leeds', 'GB'],
  ['Leeds, LS1 4AB UK', 'LS1 4AB', 'Leeds', 'GB'],
  ['28195 Bremen, DE', '28195', 'Bremen', 'DE'],
  ['28195 Bremen (DE)', '28195', 'Bremen', 'DE'],
  ['Tampa, FL 33619 US', '33619', 'Tampa', 'US'],
  ['TAMPA FL 33619-1234, US', '33619-1234', 'TAMPA', 'US'],
  ['Tampa FL US 33619', '33619', 'Tampa', 'US'],
  ['Tampa, Florida, United States 33619', '33619', 'Tampa', 'US'],
  ['Toronto, ON M5V 2T6 CA', 'M5V 2T6', 'Toronto', 'CA'],
  ['03100 Frosinone FR', '03100', 'Frosinone', 'IT'],
  ['D-63571 Gelnhausen', '63571', 'Gelnhausen', 'DE'],
  ['69100 Villeurbanne, France', '69100', 'Villeurbanne', 'FR'],
  ['NL-1011 AA Amsterdam', '1011 AA', 'Amsterdam', 'NL'],
  ['PL-00-950 Warszawa', '00-950', 'Warszawa', 'PL'],
  ['PL00-950 Warszawa', '00-950', 'Warszawa', 'PL'],
  ['DK-2100 København Ø', '2100', 'København Ø', 'DK'],
  ['1000-001 Lisboa', '1000-001', 'Lisboa', 'PT'],
  ['I - 20121 Milano (MI)', '20121', 'Milano', 'IT'],
  ['01310-100 São Paulo - SP', '01310-100', 'São Paulo', 'BR'],
  ['01310-100 São Paulo – SP', '01310-100', 'São Paulo', 'BR'],
  ['Dublin 2, D02 X285', 'D02 X285', 'Dublin 2', 'IE'],
  ['Dublin 12. D12 X7P3', 'D12 X7P3', 'Dublin 12', 'IE'],
  ['London SW1A 1AA', 'SW1A 1AA', 'London', 'GB'],
  ['Leeds. LS9 0PX', 'LS9 0PX', 'Leeds', 'GB'],
  ['C.P. 64000, Monterrey', '64000', 'Monterrey', null],
  ['CP 64000 Monterrey, Mexico', '64000', 'Monterrey', 'MX'],
  ['CEP 13069-310 Campinas', '13069-310', 'Campinas', 'BR'],
  ['Campinas - SP - CEP : 13069310', '13069-310', 'Campinas', 'BR'],
  ['CAP 20121 Milano', '20121', 'Milano', null],
  ['PLZ: 28195 Bremen', '28195', 'Bremen', null],
  ['kod pocztowy 00-950 Warszawa', '00-950', 'Warszawa', 'PL'],
  ['89073 Ulm (Donau)', '89073', 'Ulm (Donau)', null],
  ['24040 Zingonia (BG)', '24040', 'Zingonia', null],
  ['I-24040 Zingonia (BG)', '24040', 'Zingonia', 'IT'],
  ['20121 Milano MI', '20121', 'Milano', 'IT'],
  ['Winston-Salem, N.C. 27101', '27101', 'Winston-Salem', 'US'],
  ['Dover, Delaware 19901', '19901', 'Dover', 'US'],
  ['Toronto (Ontario) M5W 0E1', 'M5W 0E1', 'Toronto', 'CA'],
  ['Calgary, Alberta, T2P 1J9, Canada', 'T2P 1J9', 'Calgary', 'CA'],
  ['Melbourne VIC 3000', '3000', 'Melbourne', 'AU'],
  ['Sydney NSW 2000 Australia', '2000', 'Sydney', 'AU'],
  ['Monterrey, N.L. C.P. 64000', '64000', 'Monterrey', 'MX'],
  ['Stoke-on-Trent, Staffordshire ST4 2AB', 'ST4 2AB', 'Stoke-on-Trent', 'GB'],
  ['North Kelsey Lincs LN7 6QQ', 'LN7 6QQ', 'North Kelsey', 'GB'],
  ['Halifax, West Yorks HX1 1QA', 'HX1 1QA', 'Halifax', 'GB'],
  ['Naas, Co. Kildare W91 X2Y3', 'W91 X2Y3', 'Naas', 'IE'],
  ['São Paulo - SP, 01310-100', '01310-100', 'São Paulo', 'BR'],
  ['110 00 Praha 1', '110 00', 'Praha 1', 'CZ'],
  ['L-2530 Luxembourg', '2530', 'Luxembourg', 'LU'],
  ['Auckland 1010, New Zealand', '1010', 'Auckland', 'NZ'],
  ['Singapore 049315', '049315', 'Singapore', 'SG'],
  ['8 Mill Road #04-11 Abacus Tower Singapore 408538', '408538', 'Singapore', 'SG'],
])('%s', (line, postalCode, city, country) => {
  expect(readCityLine(line)).toMatchObject({ postalCode, city, country });
});

test('what stands before the city is kept', () => {
  expect(readCityLine('1265 S Main Street, Akron OH 44311')).toMatchObject({
    before: '1265 S Main Street',
    city: 'Akron',
  });
});

test('digits before a name are no certain city: they may be a house number', () => {
  expect(readCityLine('3332 Partridge')?.certain).toBe(false);
  expect(readCityLine('3332 Partridge Lane')).toBeNull();
  expect(readCityLine('Port Allen LA 70767')?.certain).toBe(true);
});

test('streets', () => {
  expect(
    ['ul. Długa 5', 'Calle Mayor 3', 'Via Roma 12', 'Rua Augusta 7', 'Nørregade 10', 'Industriestr. 4'].map(
      looksLikeStreet,
    ),
  ).toEqual([true, true, true, true, true, true]);
  expect(
    ['Kade 1', '8517 S PARK CIRCLE', 'PO Box 156', 'Uferweg 40-42', '27 rue Henri Rolland'].map(
      looksLikeStreet,
    ),
  ).toEqual([true, true, true, true, true]);
  expect(['Muster Works LLC', '(757) 555-0148', 'info2@example.test'].map(looksLikeStreet)).toEqual([
    false,
    false,
    false,
  ]);
});

test.each([
  'C.P. 64000',
  'Zingonia (BG)',
  '46802 Fort Wayne, IN',
  'CAP',
  'Box 64000',
  'Ulm',
  '12',
  'C.P. Monterrey',
])('%s has no postal code and city', (line) => {
  expect(readCityLine(line)).toBeNull();
});

test.each([
  ['95 Old Mill Road Leeds, LS11 5DZ', '95 Old Mill Road', 'Leeds'],
  ['3550 Mark Dabling Blvd Colorado Springs CO 80907', '3550 Mark Dabling Blvd', 'Colorado Springs'],
  ['12 Main St St Louis MO 63101', '12 Main St', 'St Louis'],
])('street and city without a comma: %s', (line, before, city) => {
  expect(readCityLine(line)).toMatchObject({ before, city });
});

test('the number of an order is no Irish postal code', () => {
  expect(readCityLine('Purchase Order B882480')).toBeNull();
  expect(readCityLine('Limerick V94 T28R')?.postalCode).toBe('V94 T28R');
});

test('a town with its number of letters for many', () => {
  expect(readCityLine('72205 La Flèche Cedex 2')).toMatchObject({
    postalCode: '72205',
    city: 'La Flèche',
    country: 'FR',
    certain: true,
  });
});

test('a province in brackets is no part of a town of Spain, and a river stays', () => {
  expect(readCityLine('46940 MANISES (Valencia)')?.city).toBe('MANISES');
  expect(readCityLine('89073 Ulm (Donau)')?.city).toBe('Ulm (Donau)');
});

test.each([
  ['REDRUTH, CORNWALL TR15 9QX', 'TR15 9QX', 'REDRUTH', 'GB'],
  ["2691 HA 's-Gravenzande", '2691 HA', "'s-Gravenzande", 'NL'],
  ['318020 Taizhou, Zhejiang, P. R. China', '318020', 'Taizhou', 'CN'],
])('%s', (line, postalCode, city, country) => {
  expect(readCityLine(line)).toMatchObject({ before: '', postalCode, city, country, certain: true });
});

test('a county of Ireland alone beside the code is no town', () => {
  expect(readCityLine('Co. Cork T45 XW90')).toBeNull();
  expect(readCityLine('Little Island Co. Cork T45 XW90')?.city).toBe('Little Island');
});

test('a Mexican state behind the town, dashes around a Brazilian one', () => {
  expect(readCityLine('C.P. 37545, León, Guanajuato, México')).toMatchObject({
    postalCode: '37545',
    city: 'León',
    country: 'MX',
  });
  expect(readCityLine('CEP 89219-600 - Joinville - SC')).toMatchObject({
    postalCode: '89219-600',
    city: 'Joinville',
    country: 'BR',
  });
});

test('a house number before a side of an American town is no Dutch code', () => {
  expect(readCityLine('1916 NE Argyle St')?.certain).not.toBe(true);
  expect(readCityLine('418 SE Powell Blvd')?.certain).not.toBe(true);
  expect(readCityLine('3011 NE Rotterdam')).toMatchObject({ postalCode: '3011 NE', city: 'Rotterdam' });
});

test('a label of a number is no town, a number of a register no street', () => {
  expect(readCityLine('USt-IdNr. DE814277595')).toBeNull();
  expect(readCityLine('58636 Iserlohn')?.city).toBe('Iserlohn');
  expect(['AG Hagen HRB 8812', 'RCS Lyon B 123 456 789', 'Hagener Ring 88'].map(looksLikeStreet)).toEqual([
    false,
    false,
    true,
  ]);
});

test.each([
  ['as above. No deliveries after 3.30pm please, low bridge on Station Road (3.9m).', true],
  ['wie oben, Warenannahme bis 15:30 Uhr', true],
  ['Same as billing address (ask for Jim)', true],
  ['as above, 12 Station Road', false],
  ['unsere Anschrift: Gewerbering 5, 73037 Göppingen', false],
  ['Same Day Couriers Ltd', false],
])('an address that is printed elsewhere, whatever else is told of it: %s', (text, refers) => {
  expect(refersToAddress(text)).toBe(refers);
});

test.each([
  ['P.O. Box 4711, Dubai, U.A.E.', 'P.O. Box 4711', 'Dubai', 'AE'],
  ['Sharjah - UAE', '', 'Sharjah', 'AE'],
  ['12 Mill Road, Kowloon, Hong Kong', '12 Mill Road', 'Kowloon', 'HK'],
  ['12 Mill Road, Hong Kong', '12 Mill Road', 'Hong Kong', 'HK'],
])('a town of a country without codes: %s', (text, before, city, country) => {
  expect(readCityLine(text)).toEqual({ before, postalCode: null, city, country, certain: true });
});

test.each(['Dubai', 'FOB Dubai', 'Dubai, France'])('%s alone may be anything', (text) => {
  expect(readCityLine(text)).toBeNull();
});

test.each([
  ['Upwell 4321', 'Upwell', '4321'],
  ['NEW UPWELL, 4321', 'NEW UPWELL', '4321'],
  ['Order 4321', undefined, undefined],
  ['March 2026', undefined, undefined],
  ['Halle 4321', undefined, undefined],
  ['Mill Road 4321', undefined, undefined],
])('a town before four digits: %s', (text, city, code) => {
  expect([townBeforeCode(text)?.city, townBeforeCode(text)?.postalCode]).toEqual([city, code]);
});

test.each([
  ['Xagħra XRA 1044', 'Xagħra', 'XRA 1044', 'MT'],
  ['Mabini, Tagoloan, Bukidnon 8713', 'Tagoloan', '8713', 'PH'],
  ['7 Marina Road, Ikeja 100271, Lagos State', 'Ikeja', '100271', 'NG'],
  ['7 Marina Road, Ikeja, Lagos State 100271', 'Ikeja', '100271', 'NG'],
])('codes of other countries: %s', (line, city, postalCode, country) => {
  expect(readCityLine(line)).toMatchObject({ city, postalCode, country });
});

test('a town before four digits may end as streets do elsewhere', () => {
  expect(townBeforeCode('Boksburg 1459')).toMatchObject({ city: 'Boksburg', postalCode: '1459' });
  expect(townBeforeCode('Mill Road 1459')).toBeNull();
});

test.each([
  ['(B1842) Monte Grande – Buenos Aires', 'B1842', 'Monte Grande', 'AR'],
  ['C1425ABC Ciudad Autónoma de Buenos Aires', 'C1425ABC', 'Ciudad Autónoma de Buenos Aires', 'AR'],
  ['4750-112 Areias – Barcelos', '4750-112', 'Areias – Barcelos', 'PT'],
  ['25031 Villa Rosa, BS, IT', '25031', 'Villa Rosa', 'IT'],
  ['25031 Villa Rosa (BS), Italia', '25031', 'Villa Rosa', 'IT'],
])('%s is a town with its code', (text, postalCode, city, country) => {
  expect(readCityLine(text)).toMatchObject({ before: '', postalCode, city, country });
});

test('a post box with the code of its office, and a town of a district', () => {
  expect(readCityLine('P.O. Box 4711 - 00505, Nairobi, Kenya')).toMatchObject({
    before: 'P.O. Box 4711',
    postalCode: '00505',
    city: 'Nairobi',
    country: 'KE',
  });
  expect(readCityLine('PO Box 411 - 28801, Madrid')?.country).not.toBe('KE');
  expect(readCityLine('P.O. Box 4711 20117, Naivasha')).toMatchObject({
    before: 'P.O. Box 4711',
    postalCode: '20117',
  });
  const kampala = { before: 'P.O Box 4711', postalCode: null, city: 'Kampala', country: 'UG' };
  for (const behind of ['', ' Tel: 0414 555018'])
    expect(readCityLine(`P.O Box 4711 Kampala - Uganda${behind}`)).toMatchObject(kampala);
  expect(readCityLine('PO Box 411, 28801 Madrid, Spain')).toMatchObject({ postalCode: '28801' });
  expect(readCityLine('deliver on or before 26 November 2026 and')).toBeNull();
  expect(readCityLine('Nikhava, Dist. Jamnagar-361162')).toMatchObject({
    city: 'Nikhava',
    postalCode: '361162',
  });
});

test('a code in brackets behind its town, and the entry of a court', () => {
  expect(readCityLine('Ruta 9 y Calle 4 - Villa Rosa (7180)')).toMatchObject({
    before: 'Ruta 9 y Calle 4',
    postalCode: '7180',
    city: 'Villa Rosa',
  });
  expect(readCityLine('HRB 7714 AG Bremen')).toBeNull();
  expect(['Leeds Trafford (2714)', 'Bremen Nord (2026)'].map((text) => readCityLine(text))).toEqual([
    null,
    null,
  ]);
});

test('sides of a railway, and towns that are called by their river', () => {
  for (const line of ['Muster (East) - 421204, Maharashtra, India', 'Muster (East), Maharashtra - 421204'])
    expect(readCityLine(line)).toMatchObject({ before: '', postalCode: '421204', city: 'Muster (East)' });
  expect(readCityLine('Muster (Gate 4) - 421204, Maharashtra')?.city).not.toBe('Muster (Gate 4)');
  expect(readCityLine('73312 Musterlingen an der Steige')).toMatchObject({ before: '', certain: true });
  expect(readCityLine('73312 Musterlinger Steige')?.certain).not.toBe(true);
});

test.each(['2000 Becher im Karton', '2000 Sacs sur Palette', '1000 Boîtes sous Film'])(
  '%s: goods in their package are no certain town',
  (text) => {
    expect(readCityLine(text)?.certain).not.toBe(true);
  },
);

test.each(['P.O. Box 12 Postal Code, Kenya', 'P.O. Box 12 ZIP Code, Kenya'])(
  'no town behind the box: %s',
  (text) => {
    expect(readCityLine(text)?.city ?? null).toBeNull();
  },
);

test('the letter of a house number before a dash is no country', () => {
  expect(readCityLine("Via dell'Orto, 41/A - 24060 Zanica Bassa")?.country).toBeNull();
  expect(readCityLine('Hauptplatz 3, A - 8010 Graz')?.country).toBe('AT');
});

test('a province in brackets is one of Italy, unless its letters are those of a country with such codes', () => {
  expect(readCityLine("38013 Borgo d'Azenha (TN)")).toMatchObject({
    postalCode: '38013',
    city: "Borgo d'Azenha",
    country: 'IT',
    certain: true,
  });
  expect(readCityLine('54000 Nancy (FR)')?.country).not.toBe('IT');
  expect(readCityLine('38013 Musterort (XX)')?.country).toBeNull();
});
