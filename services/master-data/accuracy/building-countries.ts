import { after, before, type Country, words } from './country.ts';

export const netherlands: Country = {
  code: 'NL',
  nameStarts: words(
    'Jans Bakk Veld Hoog Dijk Berg Kuip Meul Wild Brouw Schaap Groen Klaas Terp Zand Vliet Boer Kool',
  ),
  nameEnds: words('en ers kamp huis man stra ink sma veen hof mans broek'),
  trades: words(
    'Bakkerij Bouwmarkt Installatietechniek Groothandel Timmerfabriek Schildersbedrijf Transport Zuivel Drukkerij Metaalbewerking Elektro Tuincentrum',
  ),
  legalForms: ['B.V.', 'BV', 'V.O.F.', 'N.V.'],
  places: words('Oost West Nieuw Zand Hoog Laag Water Kerk Berk Linden Schie'),
  placeEnds: words('dam wijk veen huizen drecht meer burg loo'),
  streets: words(
    'Kade Dorpsstraat Molenweg Stationslaan Industrieweg Havenkade Nijverheidsstraat Kerkplein Ambachtsweg',
  ),
  streetPattern: after,
  postalPattern: '#### @@',
  vatPattern: 'NL#########B0#',
  topDomain: 'nl',
  phonePrefix: '+31 ',
  registerPatterns: ['########'],
  mailProviders: words('gmail.com outlook.com hotmail.nl ziggo.nl kpnmail.nl planet.nl'),
};

export const germany: Country = {
  code: 'DE',
  nameStarts: words(
    'Müll Schröd Böhm Köhl Krüg Vog Schäf Lindn Hartm Bergm Grün Weiß Kaufm Strauß Jäg Hübn Zieg Roth',
  ),
  nameEnds: words('er ann el ert inger ens ner berg hauser mann lein feld'),
  trades: words(
    'Maschinenbau Fensterbau Großhandel Bäckerei Elektrotechnik Baustoffe Werkzeuge Medizintechnik Logistik Metallbau Gebäudetechnik Süßwaren',
  ),
  legalForms: ['GmbH', 'GmbH & Co. KG', 'AG', 'KG', 'e.K.', 'OHG'],
  places: words('Ober Unter Neu Groß Klein Wald Stein Brücken Mühl Kirch Schön'),
  placeEnds: words('hausen stadt feld dorf burg bach ingen münde'),
  streets: words(
    'Hauptstraße Bahnhofstraße Gartenweg Industriestraße Mühlenweg Schloßallee Lindenstraße Ringstraße Feldweg',
  ),
  streetPattern: after,
  postalPattern: '#####',
  vatPattern: 'DE#########',
  topDomain: 'de',
  phonePrefix: '+49 ',
  registerPatterns: ['HRB #### ~', 'HRB ##### ~', 'HRB ###### ~', 'HRA #### ~'],
  mailProviders: words('gmx.de web.de t-online.de gmail.com vodafone.de arcor.de'),
};

export const france: Country = {
  code: 'FR',
  nameStarts: words('Dub Lef Mor Gir Ber Rous Chev Fourn Lambert Bonn Per Gauth Mercier Blanch Leg Char'),
  nameEnds: words('ois èvre eau ard trand sel alier ier et in ot aud'),
  trades: words(
    'Boulangerie Menuiserie Électricité Matériaux Transports Quincaillerie Imprimerie Fromagerie Plomberie Mécanique Emballages',
  ),
  legalForms: ['SARL', 'S.A.S.', 'SA', 'EURL'],
  places: words('Saint-Mor Ville Mont Beau Belle Roche Font Chan Neu Pont'),
  placeEnds: words('franche ville court mont fort âtel rive eauroux'),
  streets: [
    'rue de la Gare',
    'avenue du Général',
    'rue des Écoles',
    'boulevard Voltaire',
    'chemin du Moulin',
    'place de l’Église',
  ],
  streetPattern: before,
  postalPattern: '#####',
  vatPattern: 'FR###########',
  topDomain: 'fr',
  phonePrefix: '+33 ',
  registerPatterns: ['#########'],
  mailProviders: words('orange.fr wanadoo.fr gmail.com free.fr bbox.fr hotmail.fr'),
};

export const britain: Country = {
  code: 'GB',
  nameStarts: words('Whit Hart Black Ash Green Thorn Wood Brad Stan Cart Holl Mar Pen Crow Fair Wes'),
  nameEnds: words('aker ley ton field wright well ford son worth ham ington land'),
  trades: words(
    'Engineering Supplies Bakery Electrical Timber Packaging Foods Plumbing Fabrication Logistics Printing Nurseries',
  ),
  legalForms: ['Ltd', 'Limited', 'PLC', 'LLP'],
  places: words('Nor Sou Mill Ash Wel Brad Stock Hare Kings Long'),
  placeEnds: words('ton bridge ford ley wich port mouth ham'),
  streets: [
    'High Street',
    'Station Road',
    'Church Lane',
    'Mill Road',
    'Victoria Works',
    'Park Avenue',
    'Canal Street',
  ],
  streetPattern: before,
  postalPattern: '@@## #@@',
  vatPattern: 'GB#########',
  topDomain: 'co.uk',
  phonePrefix: '+44 ',
  registerPatterns: ['########', 'SC######'],
  mailProviders: words('btinternet.com yahoo.co.uk gmail.com sky.com hotmail.co.uk'),
};
