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

export const spain: Country = {
  code: 'ES',
  nameStarts: words('Garc Mart Lóp Sánch Fernánd Rodrígu Gonzál Muñ Jimén Ib Peñ Núñ Álvar Zubi'),
  nameEnds: words('ía ínez ez oz áñez arra alde ana uela ero'),
  trades: words(
    'Panadería Carpintería Ferretería Suministros Transportes Construcciones Electricidad Imprenta Fontanería Conservas Cerámicas',
  ),
  legalForms: ['S.L.', 'S.A.', 'S.L.U.', 'SL', 'C.B.'],
  places: words('Villa Torre Fuente Puebla Aldea Monte Arroyo Castro'),
  placeEnds: words('nueva blanca hermosa seca llana mayor verde quemada'),
  streets: [
    'Calle Mayor',
    'Avda. de la Constitución',
    'Polígono Industrial Norte',
    'Paseo del Río',
    'C/ San Juan',
    'Plaza de España',
  ],
  streetPattern: after,
  postalPattern: '#####',
  vatPattern: 'ESB########',
  topDomain: 'es',
  phonePrefix: '+34 ',
  registerPatterns: ['M-###### ~'],
  mailProviders: words('telefonica.net hotmail.es yahoo.es terra.es gmail.com movistar.es'),
};

export const sweden: Country = {
  code: 'SE',
  nameStarts: words('Lind Berg Sjö Å Hög Ström Öst Ek Gran Björk Fors Hägg Nord Kjell'),
  nameEnds: words('ström qvist berg lund gren dahl kvist ås mark blad'),
  trades: words(
    'Snickeri Verkstad Bageri Byggvaror Åkeri Elservice Tryckeri Rörmontage Plåtslageri Livsmedel Trädgård',
  ),
  legalForms: ['AB', 'HB', 'Aktiebolag', 'KB'],
  places: words('Norr Söder Öster Väster Ny Gamla Skog Sand'),
  placeEnds: words('köping tälje sala vik holm fors hamn ås'),
  streets: ['Storgatan', 'Järnvägsgatan', 'Industrivägen', 'Hantverkargatan', 'Åvägen', 'Kungsgatan'],
  streetPattern: after,
  postalPattern: '### ##',
  vatPattern: 'SE##########01',
  topDomain: 'se',
  phonePrefix: '+46 ',
  registerPatterns: ['######-####'],
  mailProviders: words('telia.com bredband.net hotmail.se spray.se gmail.com comhem.se'),
};

export const czechia: Country = {
  code: 'CZ',
  nameStarts: words('Nov Svobod Dvoř Čern Procház Kuč Vesel Hor Něm Pokor Růžič Kříž'),
  nameEnds: words('ák a ský ek ka era ník ec áček ový'),
  trades: words(
    'Pekárna Truhlářství Stavebniny Strojírna Doprava Elektro Tiskárna Zahradnictví Obaly Nářadí',
  ),
  legalForms: ['s.r.o.', 'a.s.', 'spol. s r.o.', 'v.o.s.'],
  places: words('Nové Staré Horní Dolní Velké Malé Český Bílá'),
  placeEnds: [' Město', ' Hradiště', ' Lhota', ' Kostelec', ' Brod', ' Hora'],
  streets: ['Nádražní', 'Školní', 'Palackého', 'Průmyslová', 'Žižkova', 'náměstí Míru'],
  streetPattern: after,
  postalPattern: '### ##',
  vatPattern: 'CZ########',
  topDomain: 'cz',
  phonePrefix: '+420 ',
  registerPatterns: ['########'],
  mailProviders: words('seznam.cz centrum.cz volny.cz email.cz gmail.com post.cz'),
};
