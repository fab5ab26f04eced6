import type { MailWords } from './mail-words.ts';

export const da: MailWords = {
  language: 'da',
  namesNothing:
    'uden, over, under, efter, før, hos, mod, disse, hvad, hvem, hvor, når, bare, meget, mindre, alle, min, din, havde, per',
  common:
    'og, i, at, det, den, de, der, en, et, er, til, på, for, af, med, ikke, som, vi, jeg, har, kan, skal, vil, om, så, men, fra, ved, I, os, vores, jeres, dem, var, bliver, blev, også, kun, tak, denne, dette, linje, ordre, ordren, hvis, eller, da, nu, endnu, alt, mere, være, have, skulle, stå, stået, været',
  conditions:
    'uden nyt, uden svar, hvis, såfremt, ifald, i tilfælde af, medmindre, forudsat, på betingelse af, så længe, alt efter, afhængigt af, kun når, skulle der, skulle det, skulle I',
  stillPossible:
    'muligt, kan nås, kan I nå, nå det, nås, stadig, endnu, for sent, passer jer, lader sig gøre, I kan',
  notTooLate:
    'ikke er til besvær, ikke er et problem, ikke er for sent, ikke for sent, endnu ikke, ikke endnu, ikke allerede, ikke er pakket, ikke er sendt',
  politeFrames:
    'taknemmelig hvis, taknemmelige hvis, glad hvis, glade hvis, godt hvis, fint hvis, dejligt hvis, rart hvis, sætte pris på hvis, pris på at',
  vagueAmounts:
    'nogle, nogle stykker, nogle få, et par, få, lidt, lidt flere, lidt færre, lidt mere, lidt mindre, flere, en eller to, to eller tre, en håndfuld, en del, enkelte, adskillige',
  undecided:
    'ikke længere sikker, ikke helt sikker, skal … se, skal bare se, må … se, skal … tjekke, skal … undersøge, skal … spørge, ikke sikker, ikke sikre, ved ikke, ved endnu ikke, måske, muligvis, eventuelt, evt, kan være at, ikke besluttet, ikke afgjort, skal bekræftes, kommer an på, afhænger af, overvejer, giver besked, melder tilbage, ved hvor, ved hvilken, ved hvilket, ved hvor mange, kan I tjekke, kan I undersøge, kunne I tjekke, tjekke om, se om, undersøge om, se hvor mange, cirka, ca, omkring, nogenlunde, sådan cirka, ikke enige, uenige',
  checks:
    'se om, se … om, tjek om, tjekke om, undersøg om, undersøge om, undersøg … om, spørg, spørge … om, find ud af, sige om, fortælle om, lad mig vide om, lad os vide om, vide om, forklare hvorfor, bekræfte om',
  questionTopics:
    'rabat*, billigere, hente, afhente, levering, levere, formiddag*, eftermiddag*, middag, farve, farver, størrelse, større, nok, tilstrækkeligt, på én gang, denne uge, i denne uge, emballage, på lager, antal, antallet',
  otherwise:
    'før, tidligere, senere, mere, flere, færre, mindre, anden, andet, andre, et andet sted, i stedet, separat, særskilt, hver for sig, dele, opdele, bytte, større, næste uge, midt på ugen, midt i ugen, slutningen af ugen, starten af ugen, hurtigere, fremrykke, udskyde, flytte',
  negations: 'ikke, ingen, intet, aldrig, uden, hverken',
  supplies:
    'leveres, levere, leveret, sendes, sende, sendt, medsendes, pakkes, pakke, pakket, medtages, tages med, tage med, gøres klar, klargøres, ekspederes, udføres, inkluderes, faktureres, medregnes, bruges, plukkes',
  leavesOut:
    'bliver ude, forbliver ude, kan I glemme, kan du glemme, glem, glemme, lad … ude, lade … ude, udelad, udelade, udelades, udgår, udgår altså, se bort fra, springes over, spring … over, skal udgå, kan udgå, ud af ordren, tages af ordren, lad … gå ud, lade … gå ud, lad … udgå, lade … udgå, tag … af, tag … ud, tage … af, tage … ud, stryge, stryges, droppe, dropper, droppes, springe … over, spring … over, glem alt om, behøver vi ikke, behøver jeg ikke, behøves ikke, skal vi ikke bruge, skal vi ikke have, skal jeg ikke have, skal ikke med, kan vi undvære, kan undværes, ryger ud, ryge ud, skal vi … ikke bruge, skal vi … ikke have, behøver vi … ikke, skal jeg … ikke bruge, skal jeg … ikke have, skal vi egentlig ikke have, pille ud, pilles ud, pil … ud, springer vi over, springer jeg over, springer vi … over, ønsker ikke, ønsker vi ikke, ønsker … ikke, tager jeg ikke, tager vi ikke, skal vi slet ikke have, skal vi egentlig slet ikke have, skal vi slet ikke bruge, skal jeg slet ikke bruge, skal jeg slet ikke have, bruger vi alligevel ikke, skal vi alligevel ikke bruge, vil vi hellere undvære',
  willTell:
    'ringer jeg, jeg ringer, ringer vi, vi ringer, giver jeg besked, giver jeg lyd, jeg giver besked, vi giver besked, melder jeg, skriver jeg, hører I fra',
  settles:
    'bliver det, det bliver, bliver der, lad os sige, lad os tage, vi vi siger, tager vi, siger vi, skal være, skulle have været, det skal være, vi ender på, ender på, bliver nu, vi ender med, jeg rækker fint, rækker',
  staysAsIs:
    'bliver som, forbliver, uændret, uændrede, passer, er rigtigt, er rigtige, er fint, er fine, er ok, som bestilt, som på ordren, som på bestillingen, som på sedlen, som på listen, som den er, som de er, skal ikke ændres, står rigtigt',
  sameAmount:
    'lige så mange … som, lige så mange, samme antal som, samme mængde som, lige så meget, samme antal … som, så mange … som, så få … som',
  limits: 'men, hvis, medmindre, indtil, kun, undtagen, ikke, måske, eller, senere, anden, andet, andre',
  haveStill: 'har stadig, har endnu, har nok, er der endnu, ligger stadig, på lager, tilbage, fundet, fandt',
  mixedUp: 'byttet om, ombyttet, forbyttet',
  sameQuantity: 'samme antal, samme mængde, antallet er det samme, uændret antal',
  openers:
    'nå ja, åh, ah, forresten, i øvrigt, inden jeg glemmer det, før jeg glemmer det, nu jeg tænker på det, apropos, sjovt nok, for resten, i forbifarten, en ting til, til orientering, nå, mens jeg husker det',
  informs:
    'vi informerer om at, vi meddeler at, vi kan oplyse at, vi oplyser at, vi gør opmærksom på at, hermed meddeles at, vi vil gerne oplyse at',
  litotes:
    'skader ikke, ville ikke skade, vil ikke skade, kan ikke skade, skader … ikke, gør ingen skade, ville ikke være dårligt, er ikke af vejen, kan ikke gøre skade',
  reasons:
    'fordi, da, for, efter at, så, som, der, men, selvom, hvis, når, mens, indtil, inden, siden, idet, efter',
  longReasons: 'fordi, efter at',
  rest: 'resten, alt det andet, alt andet, det andet, de andre, de øvrige, øvrige, andre linjer, de andre linjer, de øvrige linjer, for de andre',
  dayNouns:
    'dato, datoen, datoer, dag, ordrens dato, leveringsdato*, den trykte dato, som anført, som angivet, som trykt, som planlagt, som aftalt, til tiden',
  weather:
    'regn, regner, regnet, regnede, sne, sner, sneet, storm, torden, hedebølge, varme, sol, vejr, vejret, frost, is, tåge, skybrud, glatføre',
  officeThings:
    'katalog*, prisliste*, brochure*, folder*, kalender*, nyhedsbrev*, visitkort, portal*, adgangskode, datablad*, certifikat*, kontoudtog, bankoplysninger, telefonnummer, mailadresse, åbningstider, kontaktperson, ferielukning, betingelser, farvekort, leverandørerklæring*, overensstemmelseserklæring*, sikkerhedsdatablad*, garanti, garantiperiode*, leveringstid*',
  provisos:
    'med forbehold, under forudsætning, forudsat, afventer, efter godkendelse, når det er godkendt, såfremt',
  portions:
    'en del af, dele op, deles op, i to omgange, i to leveringer, i to portioner, halvdelen i, halvdelen af dem, og resten, resten i, resten til, resten senere, pr. kasse, pr. pose, pr. palle, per kasse, i en pose, til vores lager, kan vente, må vente, kan komme senere, må komme senere, nu … senere, først … senere',
  otherTimes:
    'fremover, i fremtiden, næste gang, fra nu af, hver måned, månedligt, hver uge, ugentligt, om måneden, om ugen, om året, normalt, som regel, sædvanligvis, plejer, til at begynde med, i denne uge',
  forNow: 'indtil videre, foreløbig, i første omgang',
  lieHere:
    'står her, ligger her, her står, her ligger, står der endnu, ligger der endnu, står … her, ligger … her, er kommet, er ankommet, har huller, han ville, hun ville, de ville, vi ville, bliver ved, holder os til, holder fast, tag … tilbage, send … tilbage',
  notAdded:
    'send … tilbage, sende … tilbage, tilbage, retur, krediter, kreditere, kreditnota, tilbud på, pris på, faktura på, faktura for, certifikat for, hente, hent, pak det, pak dem, pakkes i, mindre, færre, pr. kasse, per kasse, pr. palle',
  wishful:
    'det ville være, ville være dejligt, ville være rart, ville være godt, ville være fint, dejligt hvis, rart hvis, godt hvis, fint hvis, på forhånd for, tak for at, tak fordi i fjerner',
  wholeOrder:
    'ordren, denne ordre, vores ordre, bestillingen, denne bestilling, alt, det hele, hele ordren, alle linjer',
  sites: 'lager, lageret, depot, afdeling, afdelingen, byggeplads, byggepladsen, fabrik, fabrikken, filial',
  towards: 'til, på, hos, i, ved',
  noAmountBehind: 'med, i, for, ved, på, port, rum, hal, hold, etage, klasse, type, str',
  noAmountBefore:
    'kopi*, certifikat*, eksemplar*, personer, folk, mand, øre, kroner, euro, stik, dage, uger, kolleger, steder, hold, timer, minutter, bar, grader, kr, gram, måneder, år, kilometer, ansatte, børn',
  forKnowledge: 'til orientering, til jeres orientering, til information',
  differences:
    'mindre, mere, færre, flere, trækker, trækkes, fjerner, fjernes, lægger, ekstra, ned med, op med',
  held: 'på hold, i bero, må ikke udføres, må ikke behandles, ikke behandles, ikke udføres, ikke bogføres, en kladde, et udkast, ikke godkendt, afventer godkendelse, skal først godkendes, trækker … tilbage, trækkes tilbage, trukket tilbage, er ugyldig, bortfalder, er annulleret, sendt ved en fejl, gælder ikke længere, ikke længere gyldig, ikke endelig, ikke endelige, ikke en ordre, ikke en bestilling, kun til orientering, kun til information, kun en reservation, allerede bestilt, med forbehold, er en prisforespørgsel, det er en kopi',
  heldInSubject: 'annulleret, annullering, annuller, kladde, udkast, ignorer, dublet',
  fetches: 'vi afhenter, vi henter, afhentes af, hentes af, henter selv',
  retracts:
    'nej vent, vent nej, alligevel ikke, glem det, glem alt, for sjov, en joke, jeg er uenig, vi er uenige, behold dem, behold den, lad det være, lad dem være, ved nærmere eftertanke, ignorer det',
  unmeant:
    'synes i, tror i, hvad synes, jeg er uenig, vi er uenige, for sjov, ville være for mange, ville være for meget, er også fint, går også, prøv at, ideelt set, om nødvendigt, hvis nødvendigt, foreslår',
  wonders: 'skal vi, bør vi, burde vi',
  former: 'fik vi, vi fik, modtog vi, leverede i, sidste levering, forrige levering, gik til',
  packs: 'pak*, fordel*, opdel*',
  concedes: 'selvom, selv om, skønt, trods',
  toldAmounts:
    'troede, antog, angiveligt, talt, betalt, kunden ville, nogen skrev, prognose*, lagerliste, fakturer*, har fået, har modtaget, mærkes, har vi allerede, har jeg allerede, har allerede, tror, mener, synes, aftalt, ville have bestilt, havde … bestilt, billede, billeder, foto, tegning, er til min, er til vores, havde først, først havde, stod det til mig, hvis det stod til mig, bragte',
  aspects:
    'rabat*, pris*, tillæg*, emballage*, folie*, plastik, etiket*, mærkat*, certifikat*, prøve*, farve*, logo, tryk, antal, mængde*, dato*, bemærkning*, note, restordre*, tilbud*, faktura*, garanti, bekræft*, moms, stregkode*',
  colours: 'røde, blå, grønne, gule, sorte, hvide, grå, små, store',
  sentBefore: 'allerede sendt, sender igen, gensender',
  oldColumn: 'trykt, før, gammel, gammelt, gamle, bestilt, oprindelig, oprindeligt, var',
  newColumn: 'nu, ny, nyt, nye, ønsket, rettes til, skal være, korrekt, efter, bliver',
  bills:
    'faktura*, fakturer*, kreditnota*, kontoudtog, betaling*, betalt, betales, overført, overførsel, rykker*, bogholderi, saldo, tilbagebetaling, refusion, udestående, regning*',
  absent:
    'på ferie, ferie, på barsel, barsel, på orlov, fraværende, ikke på kontoret, syg, i mellemtiden, vikar for mig, på min mobil, mobil, i tvivl om noget, hvis I er i tvivl',
  closed:
    'lukket, holder lukket, lukker, ferielukket, sommerferie, sommerlukket, industriferie, lageroptælling, optælling, status, helligdag*, åbner igen, tilbage igen',
  empties:
    'tomme paller, tomme kasser, tomme bure, tomme dunke, tomme fustom emballage, pallerne, europaller, europallerne, returpaller, retur emballage',
  goesBack:
    'tage med, tages med, tager … med, tag … med, tage … med, tage … retur, med retur, med tilbage, hente, hentes, henter, retur, afhentes, klar, klar til',
  gratitude:
    'tak for, mange tak for, tusind tak for, endnu engang tak for, beklager, undskyld den, undskyld at, undskyld for',
  announcesVisit:
    'ring … før, ringe … før, ringer … før, ringe i forvejen, ring i forvejen, avisering, aviser*, dagen før, en time før, en halv time før, advisering, adviser*',
  sinceOrUntil: 'fra, til, indtil, siden, til og med',
  since: 'fra, siden',
  onceMore: 'en gang til, på ny, endnu en gang, påny',
  someMore: 'mere end, flere end, et par flere, lidt mere, lidt flere, nogle flere',
  openAgain: 'åbner igen, tilbage, igen fra, igen',
  leadsIn:
    'to ting, tre ting, en ting, et par ting, to ændringer, en ændring, en lille ændring, lille ændring, vedhæftet, vedlagt, hej, godmorgen, hej igen, undskyld, forresten, nå ja, lige en ting, obs',
  upTo: 'til, op på, ned på, op til, ned til, på, lav, tag, giv',
  addsOn:
    'læg … oveni, læg … i, læg også, smid … med, smid … oveni, smid også, put … i, put også, tag også, tag … med, send også, send … med, giv mig også, hæld … oveni, lægge, lægger, oveni, smide … med, smid … med',
  bringsIt:
    'lever, lever den, lever det, lever det hele, lever dem, levér, bring den, bring det, bring det hele, kom, kom med den, kom med det, kom med det hele, lad den komme, lad det komme, lad det hele komme, lad dem komme, send den, send det hele, kan i levere, kan du levere, kunne i levere, må den komme, må det komme',
  prefersDay:
    'kom da, kom hellere, kom gerne, bring, passer bedre, passer os bedre, passer os, er bedre, ville være bedre, hellere, helst, vi foretrækker, kan i komme, kan du komme, kunne i komme, lad os sige, kan det blive, kan det være, kunne det blive, kunne det være, er det muligt, kan det lade sig gøre',
  fillers:
    'egentlig, alligevel, faktisk, lige, jo, i virkeligheden, når alt kommer til alt, denne gang, helt, ganske enkelt, så alligevel, gerne, altså, derfor',
  thisTime: 'denne gang, denne uge, i denne uge, denne måned, for en gangs skyld, alligevel',
  mindChanged:
    'har skiftet mening, skiftet mening, har ombestemt sig, ombestemt sig, har fortrudt, planerne er ændret, ryger af hylderne, flyver af hylderne, bliver revet væk, sælger som varmt brød',
  changeHeadings:
    'småting, ændring*, rettelse*, korrektion*, tilpasning*, justering*, antal, nyt antal, som følger, følgende, fejl, ting, punkter, vedhæftede, vedhæftet, ordren, vores ordre, bestillingen, til ordren, men',
  stateHeadings:
    'lager, på lager, beholdning*, tilbage, modtaget, leveret, kommet, ødelagt*, beskadiget*, defekt*, restordre*, sidste ordre, sidste gang, forrige, tidligere, priser, prisliste*, faktureret, allerede, solgt, brugt, til den, til det',
  callsOff:
    'annull*, slet*, fjern*, stryg*, streg*, strøg*, drop*, undvær*, udelad*, tag … af, tage … af, tag … ud, tage … ud, taget … af, give afkald',
  denials: 'ikke, aldrig, ingen grund til at',
  forbids:
    'under ingen omstændigheder, på ingen måde, i intet tilfælde, aldrig, ingen, ingen her, ikke tale om, udelukket',
  questionWords:
    'indtil hvornår, hvornår kan, hvornår skal, siden hvornår, hvor længe, hvor sent, hvem, hvorfor, hvad koster, hvad sker, er det rigtigt, er det sandt, har I, hvor meget',
  goneElsewhere:
    'I har slettet, I har annulleret, I har fjernet, I har strøget, I slettede, I annullerede, I fjernede, hos konkurrenten, i en anden ordre, på en anden ordre, ikke fra denne, ikke denne, hør ikke, lyt ikke, tro ikke, uanset hvad, rygte*, angiveligt, troede … annulleret, troede … slettet, ikke os, ikke vi, fra kataloget, fra sortimentet, fra markedet, tidligere leverandør, gamle leverandør, anden leverandør, konkurrenten',
  wouldHave: 'ville gerne, havde gerne, ville, næsten, først, snakkede om, talte om, overvejede',
  pondered:
    'ville være synd, være synd, være ærgerligt, være en fejl, være dumt, overvejer, tænker på at, leger med tanken, annulleringen var, annullering … var, sletningen var, var en spøg, tanken om, ideen om, idéen om, trækker jeg tilbage, trækker vi tilbage, tilbage på ordren, min anmodning fra, vores anmodning fra, mit ønske fra, ikke tale om, kunne godt undvære, kunne undvære, kunne have, passer ikke at, ikke sandt at, ignorer min, glem min mail, men det vil jeg ikke, men jeg ikke',
  noGoods:
    'aftale, aftalen, mødet, besøget, besøg, reklamation*, klage, klagen, rykker, plastfolie*, plastikfolie*, folien, cellofan*, gavepapir*, abonnement*, navnet, logoet, støv, støvet, ødelagte, defekte, beskadigede, knækkede, udløbne, rustne, itu, følgeseddel*, følgesedlen, prisskilt*, prismærkat*, fakturaen, nyhedsbrev*',
  otherDoings:
    'fingrene væk, nallerne væk, ikke røre, rør ikke, lad være med at røre, behøver ikke ringe, ikke ringe, haster ikke, ingen hast, ikke akut, som varmt brød, som varme hveder, ingen fest, fortabte, på spanden, går i stå, ingen erstatning*, går … i stå, står vi stille',
  regrets:
    'ville have været rart, ville have været dejligt, gid vi kunne, gid jeg kunne, jeg sagde nej, vi sagde nej, er droppet, ingen grund til at ændre, afvist, afslået, et rygte, intet er besluttet, afhængigt af vejret, hvis vejret tillader, i teorien, rent teoretisk, skriver selv til, så ryger de retur, glem hvad jeg, i tvivl mellem, men overdriver, intet ønske om, ingen planer om, ingen har sagt, der er ingen, har ingen sagt, tager fejl, ikke mig der bestemmer, ikke os der bestemmer',
  otherOrders:
    'anden ordre, anden bestilling, andet køb, særskilt ordre, fast ordre, stående ordre, anden butik, anden afdeling, anden filial, til vores filial, hans ordre, hendes ordre, deres ordre, andre steder, andetsteds, næste måned, næste år, næste sæson, en dag, til efteråret, til foråret',
  asksOnly:
    'hvilken pris, hvad ville, hvad koster, hvor meget koster, tager I … retur, på én gang, på en gang, ikke sandt, ikke?, passer det, hvad ville det ændre, hvorfor, hvordan kan det være, minimum, fragtfrit, hvad bliver, kan det passe, kan det betale sig, er det rigtigt, svare sig',
  prices: 'pris, prisen, priser, priserne, rabat, rabatten, koster, koste, pant, procent, øre',
  codes:
    'varenummer, varenummeret, artikelnummer, produktnummer, varekode, referencenummer, ny kode, endelse, adresse, adressen, husnummer, omkostningssted, leveringsdato',
  numbered:
    'side, dok, kaj, bro, reol, gang, dør, kode, reference, fra ordre, på ordre, af ordre, faktura, parti, port, låge',
  eachOf: 'bord, tur, lastbil, pose, opskrift, etage, person, hoved, båd, værelse, dag, gæst, portion',
  toldOf:
    'har brugt, vi brugte, kun tilbage, har tilbage, er tilbage, I skrev, I skriver, i kataloget, på hjemmesiden, på billedet, kræver, lånte, udlånt, solgte, solgt, programmet, systemet, synes at, hjemmesiden, I glemte, glemte I, min forgænger, blev forhøjet, blev hævet, blev sat, blev ændret, på etiketten, på mærkaten, på kassen, påstår, hævder',
  onTop:
    'tilføj, tilføje, lægge oveni, oveni, yderligere, derudover, udover, mangler, kommer oveni, foruden, ud over, mere end de',
  deducts:
    'fratræk, fratrække, trækkes fra, trække … fra, træk … fra, trækker … fra, mindsket med, mindskes med, nedsættes med, reduceres med, ud af de, så mange færre',
  refusesLast: 'lad venligst være, venligst ikke, gør det ikke, ikke vores',
  afterwards: 'senere, efter, bagefter',
  onForm:
    "jeg skrev, vi skrev, har skrevet, havde skrevet, jeg satte, vi satte, på ordren, i ordren, på bestillingen, i bestillingen, i pdf'en, på sedlen, på arket, står der, der står",
  unfitAmount:
    'rækker ikke, er ikke nok, ikke nok, er for lidt, er for få, for lidt, for få, kommer vi ikke langt med, slår ikke til, ikke plads til, ikke længere plads til, er for meget, er for mange',
  counted:
    'børn, gæster, elever, besøgende, kunder, patienter, beboere, medlemmer, lærlinge, montører, malere, tømrere, frivillige, kalve, lam, køer, får, heste, svin, høns, hunde, point, mål, år',
  doors:
    'portkode, portkoden, dørkode, dørkoden, kode til porten, koden til porten, kode til døren, koden til døren, kode til bommen, koden til bommen, adgangskode, dørklokke*, porttelefon, porten, bommen, lokale, værelse, bagdør*',
  codeWords: 'kode, koden',
  isThere:
    'åbent, åben, lukker, åbner, åbningstid*, bemandet, til stede, i receptionen, tilbage, ingen, nogen, vi er her, er her, er der, på pladsen, er jeg, er vi',
  feasts:
    'bryllup, fødselsdag, jubilæum, fest, sommerfest, marked, messe, kamp, koncert, åbent hus, eksamen*, ferie, helligdag, begravelse, barnedåb, stævne, turnering, audit, brandøvelse',
  reachBy: 'ring, ringe, ringes, telefon, mobil, whatsapp, træffes',
  wellWishes: 'ønsker jer, ønsker dig, godt nytår, glædeligt nytår, alt godt i',
  thanksAgain:
    'tak igen for, endnu engang tak for, mange tak igen for, tak endnu en gang for, tak for prøverne',
  thankedFor:
    'tak fordi i, tak fordi du, tak … fordi i, tak … fordi du, tak for at i, tak for at du, tak … for at i, tak … for at du',
  lastDelivery:
    'den sidste levering, jeres sidste levering, sidste levering, den forrige levering, forrige levering, den sidste sending',
  wentWell: 'perfekt, upåklagelig, intakt, komplet, til tiden, i orden, fint, uden skader, allerede løst',
  bringsOrder: 'vedhæftet, vedlagt, hermed, her er, I vedhæftede',
  offers: 'jeres tilbud, tilbud',
  daySuits: 'passer, passer os, passer fint, er fint, er perfekt, er godt, er rigtigt, som på ordren',
  thanking: 'vil gerne takke, vi vil takke, jeg vil takke',
  settledSince: 'er krediteret, allerede krediteret, er løst, allerede løst, er på plads, allerede ombyttet',
  handedBack:
    'vil … have … tilbage, ønsker … tilbage, retur, returnere, returneres, bytte, byttes, byttet, ombytte, ombyttet, erstatte, erstattet, reparere, repareret, kreditere, krediteres, kreditnota, refundere, hente, hentes, afhente, tilbud',
  atLeast:
    'mindst, minimum, min., højst, cirka, ca., omkring, næsten, godt, knap, over, under, mere end, mindre end, bekræft, bekræfte',
  hereNow: 'vi har, jeg har, vi havde, der er, der var, det er, det var',
  cameOrLies:
    'kom, ankom, ankommet, kommet, modtaget, fået, modtog, fik, var i, var der, blev leveret, er leveret, om bord, på lager, her, endnu, i dag?, i morgen?, i den sidste, fundet, fandt, i pakken, med i',
  asksPolitely:
    'tak, venligst, kan I, kan du, kan vi, kan jeg, kunne I, kunne du, kunne vi, kunne jeg, vil I, vil du, ville I, ville du, ville det, må jeg, må vi, gider I, muligt, kan det, dropper I, tager I, sætter I, gerne, kunne det, må det, kan den, kan de',
  eachOne: 'hver, pr. styk, per styk',
  plainNo: 'nej, vent',
  leavesIt: 'lad, behold, vent, alligevel, undskyld, hellere',
  dayDenied:
    'er forkert, var forkert, er fejl, gælder ikke, passer ikke, passer os ikke, duer ikke, går ikke, dur ikke, er ikke rigtig, er ikke mulig*, ikke længere, er forældet, forældet, er for tidlig*, er for sen*, ville være for, aldrig aftalt, ikke aftalt, er en fejl',
  stillSays: 'står stadig, står endnu, siger stadig, viser stadig, har stadig, angiver stadig, nævner stadig',
  forgotThem:
    'jeg glemte at skrive den, jeg glemte at skrive det, jeg glemte at skrive dem, jeg glemte at få den, jeg glemte at få det, jeg glemte at få dem, vi glemte at skrive den, vi glemte at skrive dem, jeg har glemt at skrive den, jeg har glemt at skrive dem, den havde jeg glemt, det havde jeg glemt, dem havde jeg glemt, den glemte jeg, det glemte jeg, dem glemte jeg, den har jeg glemt, dem har jeg glemt, dem havde vi glemt, dem har vi glemt',
  refersBack: 'som, hvilket, det, den, dette',
  wraps:
    'pakkes ind, pakke ind, pak … ind, pakker … ind, indpakke*, foldes, folde, fold, stables, stable, stabl, bøjes, bøje, bundtes',
  cutsGoods: 'skær*, klip*, afkort*, forkort*, kort … af',
  handedTo: 'hos mig, hos os, til mig, personligt, hos naboen, ved døren',
  movesHouse: 'flytter til, flytter ind, flytning, flyttedag',
  roseTo: 'steget til, faldet til',
  mends: 'ombyt*, erstat*, tjek, kontroll*, reparer*',
  ahead: 'i forvejen, på forhånd, forud, til side, henter … inden, kommer … henter',
  requests: 'bestil*, lever*, mangl*, gerne*, skal bruge*, ordre*, fremsend*',
  asksFor:
    'jeg henter*, vi henter*, til sidst*, endelig*, bedt om*, bad om*, spurgt efter*, spurgte efter*, spurg efter*, send*, tag*, brug*, reserver*, vil have*, bede*, kan jeg få*, kan vi få*, kunne jeg få*, kunne vi få*, må jeg få*, må vi få*, kan jeg lige få*, kan vi lige få*, kunne jeg lige få*, kunne vi lige få*, kan jeg godt få*, kan vi godt få*, kan jeg igen få*, kan vi igen få*',
  noRequest: 'i god orden',
  tellsOfPast: 'modtaget, modtog, leveret, sidste, ankom*, siden, oprindelig*, i første omgang',
  unwanted: 'ændr*, annul*, ikke længere*, beskadig*, rykk*',
  quantityNames: 'antal',
  listLinks: 'og, plus, så, også',
  listLinksBehind: 'så, også',
  positionNames: 'linje, linjer, pos',
  articleNames: 'varenr, art, artikel',
  numberNames: 'tilbud, nr, num*, uge, ordre, ordrenummer',
  whenWords: 'i morgen, næste, slutningen',
  knownPlaces: 'vores, den sædvanlige',
  prepositions: 'senest, til, inden, på, den, d., før, under, hos',
  beforeHours: 'kl, efter, over, ca',
  afterthoughts: 'også, tak',
  politeWords: 'venligst, tak',
  again: 'igen, venligst',
  papersBeside: 'kvittering, bekræftelse',
  oneOfTalk: 'levering, faktura, uge, bekræftelse, god, gode',
  fromHour: 'fra, om',
  ofHour: 'åben, åbent, lukket, nogen, ingen, er, vi, jeg, kommer, der',
  standsThere: 'står, ligger',
  takesBack: 'nej, undskyld, rettelse, rettere, hellere, alligevel',
  interjections: 'eller, men',
  saysAnew: 'det, kun, skal, være',
  becauseWords: 'fordi',
  brokenGoods: 'ødelagt, beskadiget, knust',
  goesOn: 'desuden, også, og',
  ifPossible: 'hvis muligt, hvis det er muligt',
  hasStock: 'har 0, har stadig 0, tilbage',
  restOfOrder: 'resterende',
  countsAnew: 'gør det til, lad det være, alligevel, hellere',
  wantsNow: 'venligst, skal bruge, skal vi bruge, skal jeg bruge',
  areWords: 'har, havde, var, bliver',
  sameAgain: 'det samme igen, det samme som, samme ordre igen, samme ordre som',
  excepts: 'men, undtagen, uden',
  therefore: 'så, derfor',
  greetings: 'hej, hilsen, tak',
  dayOfDelivery: 'lever, levering, leveres, afhenter, afhentning, ankomme, ønsket, ønskes',
  needsThen: 'behøver',
  canYou: 'kan, kunne, vil',
  mustBe: 'skal, ville være',
  here: 'her',
  allOfIt: 'det hele, det skal',
  allIsNeeded: 'skal bruges, skal jeg bruges, skal vi bruges',
  toBeDone: 'blive, bliver, blives',
  besideDays:
    'som, altid, sædvanlig, før, til, formiddag, eftermiddag, gerne, tak, ville, være, hvis, muligt',
  otherMatters: 'adresse',
  behindDay: 'til, ville, tak',
  otherDays: 'hver, sidste, næste, i',
  called: 'ringet',
  furtherOnes: 'flere, andre',
  noGoodsCounted:
    'personer, beboere, gæster, børn, elever, ordrer, bestillinger, linjer, leveringer, kopi, kopier, afdelinger, adresser, sager, kunder, etage, ting',
  ifThere: 'hvis der er, hvis på lager',
  listEnds: 'til levering, hurtigst, mange, det var, venligst, denne gang, hvis i har, hvis i stadig har',
  only: 'kun',
  rather: 'hellere, alligevel',
  introduces: 'det er, her er, med navn er, jeg er',
  ofHouse: 'fra, hos',
  roomNames: 'port, indgang',
  bounds: 'højst, maksimalt',
  weWant: 'vi, jeg',
  beforeDeliveryDay: 'til, senest, inden, på, den, helst',
  byDay: 'senest, inden',
  closedOn: 'lukket, ferie, helligdag',
  thisDay: 'denne',
  isNumber: 'er, bliver',
  behindNumber: 'af, til, og, med, tak',
  asksPrice: 'pris på, priser på, tilbud på',
  suffices: 'nok, rækker',
  notUrgent: 'presserende',
  noRush: 'ingen hast, haster ikke',
  fromNowOn: 'fremover, i fremtiden, næste gang',
  checkedTwice: 'dobbelttjekket',
  firstThought: 'først, oprindeligt, havde jeg',
  dozens: 'dusin',
  ofLength: 'stykker, stk, hver, lang, ruller, rulle',
  ofGoods: 'af',
  beforePrice: 'til, per, pris, stkpris, stk.pris, enhedspris, enhedspris',
  forPrice: 'med, for',
  priceSaid: 'til en pris på, til en pris af, til en stykpris på, til en stykpris af',
  sumSaid: 'total, i alt',
  workPlaces: 'lageret, værkstedet, kontoret',
  ordersCounted: 'ordrer, bestillinger',
  companyFields: 'virksomhed, firmanavn',
  personFields: 'navn, dit navn, kontaktperson, bestilt af',
  orderNumberFields:
    'ordrenummer, rekvisitionsnummer, jeres ordrenummer, jeres rekvisitionsnummer, dit ordrenummer, dit rekvisitionsnummer',
  emailFields: 'e-mail, email, mail',
  phoneFields: 'telefon, telefonnummer, tlf, tlf.',
  streetFields: 'vej, gade, adresse',
  postcodeFields: 'postnummer, postnr, postnr.',
  townFields: 'by',
  placeFields: 'leveres til, levering, leveringsadresse, levering til',
  wantsSome: 'bruge, bruger, behøv*, beholder, er nok, mangler',
};
