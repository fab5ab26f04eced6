import { after, type Country, words } from './country.ts';

export const italy: Country = {
  code: 'IT',
  nameStarts: words('Ros Bianch Ferr Esposit Roman Colomb Ricc Mar Grec Brun Gall Cont Mancin Cost'),
  nameEnds: words('i ini oni elli etti ato aro ucci ese'),
  trades: words(
    'Panificio Falegnameria Ferramenta Elettronica Meccanica Costruzioni Trasporti Tipografia Idraulica Alimentari',
  ),
  legalForms: ['S.p.A.', 'S.r.l.', 'S.n.c.'],
  places: words('Monte Castel Villa Borgo Ponte Campo Rocca Acqua'),
  placeEnds: words('franco forte verde rosso nuovo bello maggiore chiara'),
  streets: [
    'Via Roma',
    'Via Garibaldi',
    'Corso Italia',
    'Viale della Stazione',
    'Piazza Dante',
    'Via dell’Industria',
  ],
  streetPattern: after,
  postalPattern: '#####',
  vatPattern: 'IT###########',
  topDomain: 'it',
  phonePrefix: '+39 ',
  registerPatterns: ['REA ###### ~'],
  mailProviders: words('libero.it tiscali.it alice.it hotmail.it yahoo.it'),
};

export const poland: Country = {
  code: 'PL',
  nameStarts: words('Kowal Wiśniew Wójc Kamińs Zieliń Szymań Dąbrow Kozłow Jabłoń Mazur Krawcz Piotrow'),
  nameEnds: words('ski czyk ak iewicz owicz ek'),
  trades: words(
    'Piekarnia Stolarnia Hurtownia Elektronika Transport Budownictwo Drukarnia Opakowania Narzędzia',
  ),
  legalForms: ['Sp. z o.o.', 'S.A.', 'Sp. k.'],
  places: words('Nowy Stary Wielka Mała Górna Dolna Biała Czarna'),
  placeEnds: words('-Wola -Łąka -Góra -Rzeka -Wieś -Dąbrowa'),
  streets: ['ul. Długa', 'ul. Kościuszki', 'ul. Przemysłowa', 'al. Zwycięstwa', 'ul. Łódzka'],
  streetPattern: after,
  postalPattern: '##-###',
  vatPattern: 'PL##########',
  topDomain: 'pl',
  phonePrefix: '+48 ',
  registerPatterns: ['00000#####', '##########'],
  mailProviders: words('wp.pl interia.pl onet.pl o2.pl gmail.com'),
};

export const denmark: Country = {
  code: 'DK',
  nameStarts: words('Søren Jør Ras Møll Ander Niel Chris Øster Kjær Bøg Lund Ård'),
  nameEnds: words('sen gensen mussen gaard tensen strup holm by'),
  trades: words('Bageri Tømrer Maskinfabrik Elteknik Grossist Møbler Fødevarer Trykkeri Værktøj'),
  legalForms: ['A/S', 'ApS', 'I/S'],
  places: words('Nør Sønder Øst Vester Hø Skan Ring Aa'),
  placeEnds: words('borg købing rup sted lev derup ø'),
  streets: ['Storegade', 'Søndergade', 'Østerbrogade', 'Industrivej', 'Fabriksvej', 'Åboulevarden'],
  streetPattern: after,
  postalPattern: '####',
  vatPattern: 'DK########',
  topDomain: 'dk',
  phonePrefix: '+45 ',
  registerPatterns: ['########'],
  mailProviders: words('mail.dk gmail.com hotmail.dk stofanet.dk outlook.dk'),
};
