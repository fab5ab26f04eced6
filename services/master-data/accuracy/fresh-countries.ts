import { after, type Country, words } from './country.ts';

export const portugal: Country = {
  code: 'PT',
  nameStarts: words('Sil Ferr Perei Oliv Carval Mar Tei Almei Ribei Gonçal Magalh Guimar Simõ'),
  nameEnds: words('va eira ra ho tins xeira da ro ves ães es edo'),
  trades: words(
    'Padaria Carpintaria Serralharia Materiais Construções Cerâmica Tipografia Canalizações Lacticínios Vidraria Calçado',
  ),
  legalForms: ['Lda.', 'S.A.', 'Unipessoal Lda.', 'Lda'],
  places: words('Vila Ponte Aldeia Quinta Santa Monte Torres Figueira'),
  placeEnds: [' Nova', ' Velha', ' da Serra', ' do Rio', ' Branca', ' da Foz', ' Grande'],
  streets: [
    'Rua da Liberdade',
    'Avenida da República',
    'Travessa do Carmo',
    'Largo da Igreja',
    'Zona Industrial Sul, Lote',
    'Estrada Nacional',
  ],
  streetPattern: after,
  postalPattern: '####-###',
  vatPattern: 'PT#########',
  topDomain: 'pt',
  phonePrefix: '+351 ',
  registerPatterns: ['#########'],
  mailProviders: words('sapo.pt iol.pt clix.pt gmail.com hotmail.com netcabo.pt'),
};

export const finland: Country = {
  code: 'FI',
  nameStarts: words('Virt Korho Niem Mäk Hein Lait Kosk Järv Leht Saar Sal Rant Hämäl Kärk'),
  nameEnds: words('anen nen inen elä onen la i ainen kkinen ola'),
  trades: words(
    'Leipomo Puusepänliike Konepaja Rakennus Kuljetus Sähköasennus Kirjapaino Putki Metalli Tukku Puutarha',
  ),
  legalForms: ['Oy', 'Oyj', 'Ky', 'Tmi', 'Ay'],
  places: words('Kuusi Mänty Pohjois Etelä Iso Vähä Uusi Kivi'),
  placeEnds: words('niemi järvi lahti koski kylä saari mäki joki'),
  streets: ['Teollisuustie', 'Kauppakatu', 'Hämeentie', 'Rautatienkatu', 'Koulukatu', 'Satamatie'],
  streetPattern: after,
  postalPattern: '#####',
  vatPattern: 'FI########',
  topDomain: 'fi',
  phonePrefix: '+358 ',
  registerPatterns: ['#######-#'],
  mailProviders: words('luukku.com kolumbus.fi suomi24.fi gmail.com hotmail.fi elisanet.fi'),
};

export const austria: Country = {
  code: 'AT',
  nameStarts: words('Gruber Pichl Huemer Stein Ober Leitn Wimm Eggen Brandst Kirch Moos Zöhr Prögl'),
  nameEnds: words('bauer er hofer eder reiter lechner inger ätter huber'),
  trades: words(
    'Tischlerei Spenglerei Fleischerei Installationen Holzhandel Seilbahntechnik Konditorei Stahlbau Kältetechnik Fliesen',
  ),
  legalForms: ['GmbH', 'Gesellschaft m.b.H.', 'e.U.', 'OG', 'KG', 'GesmbH'],
  places: words('Sankt Bad Markt Deutsch Hohen Waid Kirch Frei'),
  placeEnds: words('dorf hofen stetten berg kirchen au schlag'),
  streets: ['Wiener Straße', 'Dorfplatz', 'Bundesstraße', 'Kirchengasse', 'Gewerbepark', 'Am Mühlbach'],
  streetPattern: after,
  postalPattern: '####',
  vatPattern: 'ATU########',
  topDomain: 'at',
  phonePrefix: '+43 ',
  registerPatterns: ['FN ######k', 'FN #####d'],
  mailProviders: words('aon.at gmx.at chello.at a1.net gmail.com liwest.at'),
};
