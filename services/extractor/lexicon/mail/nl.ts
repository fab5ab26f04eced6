import type { MailWords } from './mail-words.ts';

export const nl: MailWords = {
  language: 'nl',
  namesNothing:
    'over, onder, zonder, tegen, wat, waar, hoe, waarom, want, toen, toch, alleen, heel, veel, meer, minder, alle, allen, elk, elke, jij, hij, zij, haar, hun, hem, heb, hebt, had, waren, mag, moeten, wil, willen, zal, zullen, gaat, gaan, komt, komen, doe, doen, even, weer, eens, keer, ter, per',
  common:
    'mee, de, het, een, en, van, in, op, te, dat, die, is, voor, met, niet, zijn, er, we, wij, u, jullie, je, ik, ons, onze, aan, om, als, ook, bij, naar, graag, dit, deze, wordt, worden, kan, kunnen, moet, nog, maar, geen, wel, heeft, hebben, regel, uit, tot, dan, door, was, al, dus',
  conditions:
    'zonder tegenbericht, zonder bericht van, tenzij, als het, als er, als u, als jullie, als je, als we, als wij, als niet, als de, als dit, als dat, als ze, als alles, als die, indien, mocht er, mocht het, mocht de, mocht dat, mocht u, mochten de, mochten er, tenzij, mits, op voorwaarde, in geval, ingeval, afhankelijk van, zolang, alleen als, pas als, in het geval',
  stillPossible: 'mogelijk, kan, lukt, nog, haalbaar, uitkomt, te laat, op tijd, schikt, redt',
  notTooLate:
    'niet te laat, geen probleem, geen moeite, niet te veel gevraagd, nog niet, niet al, niet reeds',
  politeFrames:
    'op prijs stellen als, fijn zijn als, fijn vinden als, mooi zijn als, dankbaar als, dankbaar zijn als, blij zijn als, handig zijn als, goed zijn als, waarderen als, helpen als, prettig vinden als, fijn als, mooi als, als we het … toch, als we toch',
  vagueAmounts:
    'een paar, enkele, enige, wat, wat meer, wat minder, iets meer, iets minder, een stuk of wat, een handvol, een of twee, twee of drie, een beetje, verschillende, een aantal, sommige',
  undecided:
    "niet meer zeker, niet helemaal zeker, moet … kijken, moeten … kijken, moet … zien, moeten … zien, moet … checken, moet … nagaan, moet … vragen, weet niet, weet ik niet, weten niet, weten we niet, nog niet zeker, niet zeker, onzeker, misschien, mogelijk, wellicht, eventueel, nog niet besloten, nog te bepalen, nog onduidelijk, hangt ervan af, hangt af van, ligt eraan, twijfel*, laat … weten, weet waar, weet welke, weet hoeveel, kunt u nagaan, kun je nagaan, kijken of, nagaan of, checken of, ongeveer, circa, ca, zo'n beetje, min of meer, om en nabij, niet over eens, er niet uit, niet eens",
  checks:
    'kijk of, kijk … of, kijken of, kijken … of, kijkt u … of, ga na of, nagaan of, check of, checken of, vraag … waar, vraag … of, vraagt u … of, zoek uit, bekijk of, zien of, laat me weten of, laat ons weten of, laat weten of, zeg me of, vertel me of, weten of, uitleggen waarom, bevestigen of',
  questionTopics:
    "korting*, goedkoper, ophalen, afhalen, levering, leveren, bezorgen, ochtend, middag, 's ochtends, 's middags, kleur, kleuren, maat, maten, groter, genoeg, voldoende, in één keer, deze week, verpakking, leverbaar, aantal",
  otherwise:
    'eerder, vroeger, later, meer, minder, ander, andere, anders, ergens anders, in plaats daarvan, apart, splitsen, ruilen, groter, kleiner, volgende week, midden in de week, eind van de week, begin van de week, halverwege de week, sneller, naar voren, verschuiven, er … af, eraf',
  negations: 'niet, geen, nooit, zonder, niets',
  supplies:
    'leveren, geleverd, meeleveren, meegeleverd, sturen, gestuurd, meesturen, verzenden, verzonden, inpakken, ingepakt, pakken, klaarzetten, klaar te zetten, voorbereiden, uitvoeren, uitgevoerd, meemeegenomen, verwerken, bezorgen, bezorgd, nodig, in te pakken, te leveren, te sturen',
  leavesOut:
    'kun je … vergeten, kunnen jullie … vergeten, mag je … vergeten, hoeft niet meer te komen, blijven eruit, blijft eruit, blijven weg, blijft weg, streep … door, streept … door, strepen … door, trekken we in, trek ik in, trekken wij in, bestellen we af, mag je negeren, mag u negeren, kun je negeren, kunt u negeren, negeer, negeren, maar zitten, mag je vergeten, mag u vergeten, mogen jullie vergeten, kun je vergeten, kunt u vergeten, weglaat, weglaten, laat … weg, laten … weg, komt te vervallen, komen te vervallen, buiten beschouwing laten, buiten beschouwing laat, overslaan, oversla, overslaat, sla … over, haal … af, haalt … af, eraf halen, eruit laten, laat … eruit, niet meer van toepassing, schrap*, kunnen … missen, kan … missen, haal … eraf, haal … eruit, haal … er uit, haal … er af, haal … er maar af, doe … eruit, doe … weg, gooi … eruit, gooi … eraf, laat … vallen, laat … zitten, laat maar zitten, kan eraf, kunnen eraf, hoef ik niet, hoeven we niet, hoeven wij niet, hoeft niet, hoeven niet, hoeft deze keer niet, hoeven deze keer niet, is niet nodig, zijn niet nodig, skip, skippen, streep … weg, haal … weg, eruit gooien, er uit gooien, er weer uit gooien, eruit smijten, eraf gooien, laat maar vallen, neem ik niet, nemen we niet, zitten laten, gebruiken we toch niet, gebruiken wij toch niet',
  willTell:
    'bel ik, ik bel, bellen we, laat ik het weten, laten we het weten, laat ik u weten, laat ik je weten, geef ik een seintje, meld ik me, hoort u van, hoor je van, horen jullie',
  settles:
    'reken op, reken … op, ga uit van, hou het op, houd het op, worden het er, wordt het, worden het, het worden er, het worden, laten we … doen, laten we … laten we zeggen, we we doen, doe maar, maak er … van, we gaan voor, gaan we voor, moeten het zijn, had … moeten zijn, ik neem, ik doe, we gaan naar, ik ga voor',
  staysAsIs:
    'blijft, blijven, ongewijzigd, klopt, kloppen, is goed, zijn goed, staat goed, goed zo, prima zo, zoals besteld, zoals op het formulier, zoals op het blad, zoals op de lijst, zoals op de bon, zoals het er staat, mag blijven, mogen blijven, laat maar staan, laten staan, geen wijziging, is ok, zijn ok, is juist',
  sameAmount:
    'evenveel … als, evenveel, net zoveel, net zo veel, zelfde aantal als, hetzelfde aantal als, even veel, zoveel … als, zo veel … als, zo weinig … als',
  limits: 'maar, als, mits, tot, alleen, behalve, niet, geen, misschien, anders, of, later, ander*',
  haveStill:
    'liggen er nog, ligt er nog, staan er nog, nog over, heb nog, hebben nog, heb ik nog, hebben we nog, hebben wij nog, nog genoeg, genoeg van, op voorraad, in het magazijn, gevonden, liggen nog, ligt nog',
  mixedUp: 'omgewisseld, verwisseld, omgedraaid, door elkaar gehaald',
  sameQuantity:
    'zelfde aantal, hetzelfde aantal, zelfde hoeveelheid, aantal blijft, aantallen blijven, evenveel',
  openers:
    'o ja, oh ja, voor ik het vergeet, voordat ik het vergeet, tussen haakjes, trouwens, overigens, nu ik eraan denk, nu ik er toch aan denk, nu ik toch schrijf, grappig genoeg, by the way, apropos, nog iets, ter info, even tussendoor, o, ah, nou',
  informs:
    'wij informeren u dat, wij delen u mede dat, wij delen u mee dat, hierbij delen wij u mee dat, hierbij informeren wij u dat, wij laten u weten dat, we laten weten dat, wij maken u erop attent dat, wij wijzen u erop dat',
  litotes:
    'kan geen kwaad, kunnen geen kwaad, kan niet schaden, schaadt niet, zou geen kwaad kunnen, is geen overbodige luxe, zou niet slecht zijn, is niet verkeerd',
  reasons:
    'nadat, omdat, want, aangezien, zodat, die we, die hij, die ze, dat we, dat hij, die wij, maar, hoewel, als, terwijl, tot, voordat, hij, zij, waar, waarvan',
  longReasons: 'omdat, nadat, aangezien',
  rest: 'de rest, al het andere, al het overige, alles anders, het overige, de overige, de andere, rest, overige, andere regels, de andere regels, de overige regels, voor de andere',
  dayNouns:
    'datum, leverdatum, orderdatum, besteldatum, dag, zoals aangegeven, zoals vermeld, zoals gepland, zoals op de order, levertijd, zoals besteld, op tijd',
  weather:
    'regen, regent, regende, sneeuw*, storm, onweer, hitte*, zon, zonnig, weer, vriest, gevroren, ijzel, mist, hozen, hoost, giet',
  officeThings:
    'catalogus, catalogi, prijslijst*, brochure*, folder*, kalender*, agenda, nieuwsbrief, visitekaartje*, portaal, portal, inlog*, wachtwoord, datablad*, certifica*, rekeningoverzicht, bankgegevens, telefoonnummer, mailadres, openingstijden, contactpersoon, vakantiesluiting, voorwaarden, kleurenkaart, leveranciersverklaring*, conformiteitsverklaring*, oorsprongsverklaring*, veiligheidsblad*, veiligheidsinformatieblad*, keuringsrapport*, garantietermijn, garantie, levertijd*',
  provisos:
    'onder voorbehoud, mits, op voorwaarde, zodra goedgekeurd, na goedkeuring, in afwachting, mocht de, mochten de',
  portions:
    'een deel van, een gedeelte van, splitsen, gesplitst, in twee delen, in twee keer, in twee leveringen, de helft ervan, helft ervan, de rest in, de rest naar, de rest later, en de rest, rest later, per doos, per zak, per pallet, in een zak, naar ons magazijn, naar ons depot, opzijleggen, achterhouden, kunnen wachten, kan wachten, hebben geen haast, heeft geen haast, mogen later, kunnen later, mag later, kan later, nu … later, eerst … later, verdeel ze, verdelen, verdeel, apart factureren, apart gefactureerd',
  otherTimes:
    'voortaan, in het vervolg, in de toekomst, volgende keer, de volgende keer, elke maand, iedere maand, maandelijks, elke week, iedere week, wekelijks, per maand, per week, per jaar, normaal, normaliter, gewoonlijk, meestal, doorgaans, vanaf nu, om te beginnen, alvast, deze week',
  forNow: 'voorlopig, voor nu',
  lieHere:
    'staan hier, liggen hier, hier staan, hier liggen, staan er nog, liggen er nog, staan nog, liggen nog, staan … hier, liggen … hier, zijn aangekomen, hebben gaten, wilde hij, hij wilde, ze wilde, wij wilden, we wilden, blijven bij, blijft bij, houden het bij, kapot, neem … terug, stuur … terug, nemen … terug',
  notAdded:
    'stuur … terug, terugsturen, terug, terugretour, crediteer, crediteren, creditnota, offerte voor, offreren, prijs voor, factuur voor, certificaat voor, ophalen, verpak het, verpak alles, verpak ze, minder, per doos, per zak, per pallet',
  wishful:
    'leuk als, fijn als, mooi als, prettig als, top als, zou fijn, zou mooi, zou leuk, zou prettig, zou geweldig, zou top, graag willen we, bij voorbaat, bedankt voor het, dank voor het',
  wholeOrder:
    'de bestelling, deze bestelling, onze bestelling, de order, deze order, alles, het geheel, alle regels, de hele bestelling',
  sites: 'magazijn, depot, filiaal, werf, bouwplaats, vestiging, loods, fabriek, locatie',
  towards: 'naar, bij, aan, in, op',
  noAmountBehind:
    'met, in, voor, aan, per, van, bij, poort, ruimte, hal, team, verdieping, klasse, type, maat',
  noAmountBefore:
    'kopie*, certifica*, exempla*, personen, mensen, man, cent, euro, stopcontacten, dagen, weken, collega*, medewerkers, locaties, ploegen, uur, minuten, bar, graden, procent, weekje*, dagje*, uurtje*, maandje*, maanden, kwartier*, weken, jaar, kilometer, kinderen',
  forKnowledge: 'ter informatie, ter kennisgeving, voor uw administratie',
  differences: 'bij, bovenop, minder, meer, eraf, erbij, af, weg, halen, haal, minus, plus, extra',
  held: 'voorlopig niet, niet uitvoeren, niet verwerken, niet boeken, niet inboeken, niet definitief, nog niet definitief, op afroep, afroep volgt, onder voorbehoud, slechts een concept, alleen een concept, nog een concept, is een concept, ingetrokken, in de wacht, niet goedgekeurd, nog goedgekeurd worden, wacht op goedkeuring, in afwachting van goedkeuring, niet vrijgegeven, alleen ter informatie, slechts ter informatie, is vervallen, komt te vervallen, is nietig, geldt niet meer, niet meer geldig, ongeldig, per vergissing verstuurd, per ongeluk verstuurd, bestelling is een vergissing, bestelling was een vergissing, geen bestelling, alleen een reservering, slechts een reservering, reeds besteld, al besteld, trekken … bestelling in, trekken … order in, trek … bestelling in, is een offerteaanvraag, is een prijsaanvraag, dit is een kopie',
  heldInSubject:
    'annulering, geannuleerd, annuleren, conceptbestelling, conceptorder, negeren, dubbel verstuurd, duplicaat',
  fetches: 'halen op, haal op, halen … op, wordt opgehaald, worden opgehaald, zelf ophalen',
  retracts:
    'toch niet, laat maar, vergeet dat, vergeet het, nee wacht, wacht nee, nee toch, grapje, geintje, niet mee eens, laat het zoals, laat ze staan, laat alles, toch nodig, toch wel nodig, bij nader inzien, negeer dat, neem het terug',
  unmeant:
    'denkt u dat, denken jullie, niet mee eens, grapje, geintje, zou te veel, zouden te veel, is ook goed, zijn ook goed, probeer, idealiter, desnoods, indien nodig, zo nodig, stelt voor',
  wonders: 'moeten we, moeten wij, zouden we',
  former:
    'kwamen, kregen we, kregen wij, ontvingen we, leverden jullie, hebben jullie … geleverd, laatste levering, vorige levering, ging naar, gingen naar',
  packs: 'verpak*, inpak*, verdel*, opdel*',
  concedes: 'hoewel, ook al, zelfs al, al was, ondanks',
  toldAmounts:
    "dacht, dachten, geloofde*, zogenaamd, naar verluidt, geteld, betaald, de klant wilde, iemand schreef, prognose, voorraadlijst, inventaris, gefactureerd, factureer, hebben … gekregen, hebben … ontvangen, hebben we al, heb ik al, hebben al, denkt, gelooft, meent, afgesproken was, hadden … besteld, hadden … genomen, zouden … besteld, foto's, foto, tekening, tekeningen, zijn voor, bedoeld voor, had eerst, hadden eerst, eerst had, als het aan mij, van mij hoef*, bracht, brachten",
  aspects:
    'korting*, prijs, prijzen, toeslag*, verpakking*, folie, plastic, etiket*, sticker*, certifica*, monster*, kleur*, logo, opdruk, aantal, hoeveelheid, datum, opmerking*, notitie*, backorder*, naleveringen, offerte*, factuur, statiegeld, garantie, bevestiging*, bevestigen, btw, barcode*, streepjescode*',
  colours: 'rode, blauwe, groene, gele, zwarte, witte, grijze, bruine, kleine, grote',
  sentBefore: 'al gefaxt, al gestuurd, al verstuurd, reeds verstuurd, nogmaals verstuurd',
  oldColumn: 'gedrukt, was, oud, vorig, besteld, op de bestelling, oorspronkelijk, voorheen',
  newColumn: 'wordt, nieuw, nu, gewenst, nodig, juist, correct, gewijzigd, moet zijn',
  bills:
    "*factuur, *facturen, gefactureerd, creditnota, creditnota's, creditfactuur, rekeninguittreksel, rekeningoverzicht, betaling*, betaald, overgemaakt, overschrijving, aanmaning*, herinnering, incasso, openstaande post, boekhouding, saldo, terugbetaling, terugbetaald, peppol",
  absent:
    'met vakantie, op vakantie, vakantie, met verlof, verlof, niet op kantoor, afwezig, afwezigheid, neemt waar, vervangt mij, in de tussentijd, ondertussen, tot die tijd, doorkiesnummer, ben ik vrij, ik ben vrij, ik ben weg, ziek thuis',
  closed:
    'gesloten, dicht, bouwvak, bedrijfsvakantie, collectieve vakantie, inventaris, sluiten, we sluiten, feestdag, feestdagen, weer open, zijn we er weer',
  empties:
    'lege pallet*, lege krat*, lege kist*, lege vaten, lege container*, lege emballage, leeggoed, statiegeld, europallet*, de pallets, oude pallet*, rolcontainer*',
  goesBack:
    'meemeeneemt, neemt … mee, neem … mee, nemen … mee, meegenomen, mee terug, terug, ophalen, opgehaald, haalt … op, haal … op, retour, staan klaar, klaar, ruilen, omruilen',
  gratitude:
    'bedankt voor, dank voor, dank je voor, dankjewel voor, dank u voor, hartelijk dank voor, nogmaals bedankt voor, nog bedankt voor, sorry voor, excuses voor, excuus voor',
  announcesVisit:
    'bellen voor, bellen vooraf, vooraf bellen, even bellen, van tevoren, uur vooraf, uur van tevoren, dag vooraf, dag van tevoren, vooraf melden, aanmelden, avisering, aviseren, bel … voor',
  sinceOrUntil: 'van, vanaf, tot, tot en met, t/m, sinds',
  since: 'vanaf, sinds',
  onceMore: 'opnieuw, nogmaals, nog een keer, nog eens, nageleverd, naleveren',
  someMore: 'meer dan, paar meer, iets meer, wat meer, meer van',
  openAgain: 'weer open, weer terug, weer lossen, weer bereikbaar, er weer, weer, terug',
  leadsIn:
    'twee dingen, twee zaken, drie dingen, één ding, een ding, een paar dingen, twee wijzigingen, een wijziging, nog iets, zit erbij, bijgevoegd, bijlage, hoi, hallo, goedemorgen, dag, sorry, o ja, kleine wijziging',
  upTo: 'naar, op, tot, wordt, worden, doe, doe maar, maak, maak er',
  addsOn:
    'gooi … bij, gooi er, doe er, doe … bij, leg er, leg … bij, zet er, stop er, mag erbij, mogen erbij, komt erbij, komen erbij',
  bringsIt:
    'lever, levert u, lever het, lever alles, leveren, breng, breng het, breng alles, breng ze, brengt u het, bezorg, bezorg het, bezorg alles, bezorgen, stuur het, stuur alles, kom, laat het komen, kunnen jullie leveren, kunt u leveren, kun je leveren',
  prefersDay:
    'breng, breng het, breng … maar, kom maar, kom dan, komt ons beter uit, komt beter uit, past ons beter, past beter, is beter, liever, kunnen jullie … komen, kun je … komen, kunt u … komen, zeg maar, doe maar, zou het … kunnen, kan het … zijn, zou … kunnen, lukt het, zou … lukken, kan het ook',
  fillers:
    'eigenlijk, gewoon, toch, toch maar, nu toch, bij nader inzien, achteraf, uiteindelijk, eerlijk gezegd, helemaal, deze keer, dit keer, maar weer, intussen, dus',
  thisTime: 'deze keer, dit keer, deze week, deze maand, voor één keer, toch maar',
  mindChanged:
    'heeft zich bedacht, zich bedacht, van gedachten veranderd, plannen zijn gewijzigd, plannen zijn veranderd, vliegt eruit, vliegen eruit, vliegt de deur uit, vliegen de deur uit, vliegt de winkel uit, loopt als een trein, lopen als een trein',
  changeHeadings:
    'opgevallen, nog wat, nagekomen, foutje*, vergissing*, tikfout*, aanvulling*, wijziging*, correctie*, aanpassing*, verandering*, afwijk*, hoeveelheden, aantallen, als volgt, volgende, fout*, punten, dingen, zaken, bijlage, bijgevoegde, de bestelling, onze bestelling, de order, onze order, echter, maar',
  stateHeadings:
    'voorraad, op voorraad, magazijn, over, ontvangen, geleverd, gekomen, defect*, beschadigd*, kapot, nalevering*, backorder*, vorige*, laatste bestelling, vorige keer, prijzen, prijslijst, gefactureerd, al, reeds, verkocht, gebruikt, voor de, voor het',
  callsOff:
    'annule*, geannuleerd, schrap*, geschrapt, verwijder*, weglaten, weg te laten, weggelaten, haal … af, haal … uit, haal … eraf, afhalen, eraf halen, eraf te halen, eruit halen, eruit te halen, eruit gehaald, laten vallen, te laten vallen, kwijt, missen, afzien, kan zonder, kunnen zonder, zonder kan, zonder kunnen, zien we af, zie ik af, zien wij af, zien af, zie af, haal, haalt',
  denials: 'niet, nooit, geenszins, geen reden',
  forbids:
    'in geen geval, onder geen beding, onder geen voorwaarde, nooit, niemand, geen sprake van, geen haar, geen denken aan, geen mens',
  questionWords:
    'tot wanneer, sinds wanneer, vanaf wanneer, wanneer kan, wanneer moet, wanneer kunnen, hoe lang, hoelang, hoe laat, wie, waarom, wat kost, wat gebeurt, klopt het dat, hebben jullie, heeft u, hoeveel',
  goneElsewhere:
    'hebben jullie … geschrapt, hebben jullie … geannuleerd, bij de concurrent … geannuleerd, bij de concurrentie … geannuleerd, bij jullie concurrent, in een andere order, in een andere bestelling, op een andere order, niet van deze, niet uit deze, luister niet, luister maar niet, geloof … niet, wat … ook zegt, wat … ook beweert, gerucht*, naar verluidt, dacht … geannuleerd, dacht … geschrapt, wij niet, niet wij, uit de catalogus, uit het assortiment, van de markt, jullie hebben … geschrapt, jullie hebben … geannuleerd, jullie hebben … verwijderd, u heeft … geschrapt, u heeft … geannuleerd, u hebt … geschrapt, u hebt … geannuleerd',
  wouldHave:
    'had graag, hadden graag, had … graag, hadden … graag, zou … graag, zouden … graag, wilde, wilden, wou, bijna, eerst',
  pondered:
    'zou zonde zijn, zonde om, zonde zijn, zou jammer zijn, jammer zijn, zou dom zijn, een fout zijn, ik overweeg, we overwegen, wij overwegen, denk erover, denken erover, speel met, spelen met het idee, annulering was, annulering … was, het annuleren … was, was een grap, het idee om, de gedachte om, kom erop terug, kom ik terug, weer op de order, gold voor, maar toch niet, mijn verzoek van, ons verzoek van, zouden … kunnen missen, zou … kunnen missen, hadden … kunnen, had … kunnen, niet waar dat, klopt niet dat, negeer mijn, vergeet mijn, maar ik niet, maar wij niet',
  noGoods:
    'afspraak, bezoek, klacht*, reclamatie, aanmaning, plasticfolie, folie, cellofaan, cadeauverpakking, cadeaupapier, plastic, abonnement, de naam, onze naam, het logo, stof, pallet, kapotte, defecte, beschadigde, gebroken, verlopen, bedorven, beschimmelde, gescheurde, verroeste',
  otherDoings:
    'handen af, blijf af, niet aankomen, niet aanraken, niet te komen, aan … te komen, hoeft niet te bellen, hoeven niet te bellen, geen haast, niet dringend, heeft geen haast, hebben geen haast, als warme broodjes, geen feest, geen feestje, nergens, verloren, nergens meer, meer in huis, geen vervang*',
  regrets:
    'was mooi geweest, waren mooi geweest, mag niet van, ik zei nee, we zeiden nee, van de baan, van tafel, niet nodig om te wijzigen, teruggedraaid, afgewezen, geweigerd, was een gerucht, een gerucht, niets is beslist, niets beslist, nog niets besloten, afhankelijk van het weer, puur theoretisch, in theorie, vergeet wat ik, met de directie overleggen, dan gaan ze retour, dan gaan ze terug, schrijft u zelf, neemt zelf contact, trek ik weer in, trek ik in',
  otherOrders:
    'andere bestelling, andere order, aparte bestelling, vaste bestelling, doorlopende bestelling, andere winkel, ander filiaal, naar ons filiaal, naar onze vestiging, zijn order, zijn bestelling, haar bestelling, hun bestelling, elders, volgende maand, volgend jaar, volgend seizoen, ooit, in het voorjaar, in het najaar, vroeger, als cadeau',
  asksOnly:
    'wat zou, wat kosten, wat kost, hoeveel kosten, welke prijs, neemt u … terug, in een keer, in één keer, toch?, klopt dat, waarom, hoezo, hoe komt het, minimum, minimale afname, gratis verzending',
  prices: 'prijs, prijzen, stuksprijs, korting, kortingen, kosten, kost, toeslag, statiegeld, procent, cent',
  codes:
    'artikelnummer, artikelcode, productnummer, productcode, onderdeelnummer, referentienummer, klantnummer, achtervoegsel, adres, huisnummer, kostenplaats, leverdatum',
  numbered:
    'pagina, bladzijde, dok, steiger, ligplaats, stelling, code, referentie, van order, van bestelling, uit order, uit bestelling, factuur, partij',
  eachOf:
    'tafel, rit, vracht, vrachtwagen, zakje, recept, verdieping, persoon, boot, kamer, dag, gast, portie, vierkante',
  toldOf:
    'hebben we … gebruikt, verbruikt, nog maar, over van, hadden we genoeg, u schrijft, u schreef, jullie schreven, op de foto, in de catalogus, eist, geleend, uitgeleend, verkocht, gingen er, gaan er … doorheen, het programma, het systeem, sprake van',
  onTop:
    'voeg … toe, doe … bij, doen … bij, zet … bij, leg … bij, komen er … bij, toevoegen, erbij, bijdoen, bij te doen, bijschrijven, moeten … bij, komen … bij, tekort, bovenop, ruimer, uitbreiding, vermeerder*, komt … bij, kom … bij',
  deducts: 'aftrekken, trek … af, haal … af, mogen … af, kunnen … af',
  refusesLast: 'graag niet, liever niet, niet doen, alsjeblieft niet, de onze niet',
  afterwards: 'na, dan, later, daarna',
  onForm:
    'erop staan, erop staat, staat erop, staan erop, staan er nog, staat er nog, staan er, staat er, heb … gezet, hebben … gezet, had … gezet, hadden … gezet, heb … geschreven, hebben … geschreven, had … geschreven, in de bestelling, op de bestelling, op de order, op de bon, op het formulier, op de pdf, in de pdf',
  unfitAmount:
    'komen we niet uit, kom ik niet uit, redden we het niet, red ik het niet, komen we niet ver, kom ik niet ver, is niet genoeg, zijn niet genoeg, niet genoeg, is te weinig, zijn te weinig, te weinig, volstaat niet, volstaan niet, geen plaats voor, geen plaats meer voor, geen ruimte voor, geen ruimte meer voor, te veel, is te veel',
  counted:
    'kinderen, gasten, leerlingen, bezoekers, klanten, patiënten, bewoners, leden, leerjongens, monteurs, schilders, timmerlui, vrijwilligers, kalveren, lammeren, koeien, schapen, paarden, varkens, kippen, honden, punten, doelpunten, jaar',
  doors:
    'poortcode, deurcode, code van … poort, code van … deur, code voor … poort, code voor … deur, code van … slagboom, toegangscode, sleutelkluis, bel, bellen bij, poort, slagboom, kamer, lokaal, achterdeur',
  codeWords: 'code, pin',
  isThere:
    'bemand, geopend, opent, sluit, gaat … dicht, open, openingstijden, aanwezig, bereikbaar, weer terug, op kantoor, aan de balie, niemand, iemand, ben … weg, ben er, zijn er, is er, ter plaatse, ik weer, weer bemand, ben ik, ben ik ter plaatse, ben ter plaatse',
  feasts:
    'bruiloft, verjaardag, jubileum, feest, feestje, mosselfeest, kermis, braderie, wedstrijd, concert, open dag, sportdag, examen*, vakantie, feestdag, begrafenis, doop, toernooi, keuring, audit, brandoefening',
  reachBy: 'bel, bellen, telefoon, telefonisch, mobiel, whatsapp, app, bereikbaar',
  wellWishes: 'wensen u, wensen jullie, wens u, wens je, gelukkig nieuwjaar, beste wensen, alle goeds',
  thanksAgain:
    'nogmaals dank voor, nogmaals bedankt voor, bedankt nog voor, dank nog voor, nog bedankt voor, bedankt voor de monster*, bedankt voor de stalen',
  thankedFor:
    'bedankt dat u, bedankt dat je, bedankt dat jullie, bedankt … dat u, bedankt … dat je, bedankt … dat jullie, dank dat u, dank dat je, dank dat jullie, dank … dat u, dank … dat je, dank … dat jullie, dankjewel dat',
  lastDelivery:
    'de vorige levering, de laatste levering, jullie laatste levering, jullie vorige levering, uw laatste levering, de vorige zending, de laatste zending',
  wentWell:
    'perfect, prima, keurig, in orde, onbeschadigd, compleet, op tijd, goed aangekomen, netjes, intussen opgelost, inmiddels opgelost, al opgelost, inmiddels … opgelost',
  bringsOrder: 'in de bijlage, in bijlage, bijgevoegd, bijgaand, hierbij, als bijlage',
  offers: 'uw offerte, jullie offerte, offerte, prijsopgave',
  daySuits:
    'komt goed uit, past ons, past, is prima, is perfect, is goed, is ok, klopt, blijft, zoals op de bestelling',
  thanking:
    'willen wij … bedanken, willen we … bedanken, wil ik … bedanken, wij willen … bedanken, we willen … bedanken',
  settledSince:
    'is gecrediteerd, al gecrediteerd, is opgelost, al opgelost, inmiddels … opgelost, inmiddels opgelost, intussen opgelost, al vervangen, is afgehandeld, al geregeld',
  handedBack:
    'willen … terug, wil … terug, nemen … terug, neem … terug, terugsturen, terugteruggeven, terugbrengen, retour, retourneren, ruilen, omruilen, omgeruild, geruild, vervangen, vervanging, repareren, gerepareerd, crediteren, gecrediteerd, terugbetalen, ophalen, opgehaald, offreren, aangeboden, offerte',
  atLeast:
    "minstens, minimaal, ten minste, tenminste, min., hooguit, hoogstens, ongeveer, zowat, circa, ca., rond de, zo'n, bijna, ruim, meer dan, minder dan, bevestig, bevestigen",
  hereNow:
    'we hebben, wij hebben, ik heb, we hadden, wij hadden, er zijn, er waren, het zijn, het waren, er liggen, er staan',
  cameOrLies:
    'aangekomen, gekomen, kwam, kwamen, ontvangen, gekregen, kregen, binnengekomen, zaten erbij, zat erbij, zaten … bij, zat … bij, zaten in, zat in, waren in, werden geleverd, is geleverd, zijn geleverd, aan boord, op voorraad, over, aanwezig, hier, vandaag?, morgen?, nog geen, in het laatste, in het vorige, erbij, bijgeleverd gekregen, bezorgd gekregen, meegekomen, ontbraken',
  asksPolitely:
    'graag, alstublieft, aub, a.u.b, kunt u, kunnen jullie, kunnen we, kunnen wij, kan ik, kan het, kan, kun je, kunnen, wilt u, wil je, willen jullie, willen we, zou u, zou je, zou, zouden jullie, zouden we, zouden wij, mag, mogen, mogelijk, lukt het, gelieve, bedankt, passen er, past er, haalbaar, kan er',
  eachOne: 'elk, per stuk, ieder',
  plainNo: 'nee, wacht, ho',
  leavesIt: 'toch, laat, wacht, houd, hou, blijft, sorry, liever',
  dayDenied:
    'is fout, was fout, fout, klopt niet, klopt … niet, is verkeerd, verkeerd, is achterhaald, achterhaald, verouderd, geldt niet, komt niet uit, komt … niet uit, past niet, schikt niet, gaat niet, lukt niet, kan niet, is te vroeg, is te laat, zou te vroeg, zou te laat, niet meer, nooit afgesproken, niet afgesproken, is een vergissing',
  stillSays:
    'staat nog, staan nog, staat nog steeds, vermeldt nog, toont nog, zegt nog, heeft nog, geeft nog',
  forgotThem:
    'ik ben vergeten het op, ik ben vergeten ze op, ik ben vergeten die op, ik was vergeten het op, ik was vergeten ze op, ik was vergeten die op, ik vergat ze op, ik vergat het op, we zijn vergeten ze op, we zijn vergeten het op, die was ik vergeten, die ben ik vergeten, dat was ik vergeten, dat ben ik vergeten, die waren we vergeten, die zijn we vergeten, die waren wij vergeten, deze was ik vergeten, deze ben ik vergeten, was ik vergeten, ben ik vergeten, waren we vergeten, waren vergeten, was vergeten',
  refersBack: 'die, dat, wat, deze, dit',
  wraps:
    'inpakken, ingepakt, inwikkelen, vouwen, gevouwen, knikken, geknikt, buigen, gebogen, stapelen, gestapeld, oprollen, opgerold, bundelen, gebundeld, samenbinden, verpakken, verpakt',
  cutsGoods:
    'knip*, afknippen, afgeknipt, inkorten, ingekort, kort … in, afkorten, zaag, zagen, gezaagd, snijden, gesneden',
  handedTo: 'bij mij, bij ons, aan mij, aan ons, persoonlijk, bij de buren, bij de portier, voor de deur',
  movesHouse: 'verhuizen, verhuist, verhuizing',
  roseTo: 'gestegen, gedaald',
  mends: 'omruilen, ruil, controleren, controleer, test, repareer, repareren',
  ahead:
    'vooruit, vooraf, alvast, opzij, terzijde, leg … apart, zet … apart, houd … apart, apart leggen, apart zetten, apart houden, komt … halen, komen … halen, kom … halen',
  requests: 'bestel*, lever*, stur*, stuur*, ontvang*, nodig*, graag*, wil*, bezorg*, tekort*, nabestel*',
  asksFor:
    'ik haal … af, we haal … af, ik haal … ophalen, we halen … af, wij halen … af, we halen … ophalen, ik kom … af, ik kom … ophalen, ik kom … halen, we komen … ophalen, wij komen … ophalen, we komen … halen, wij komen … halen, tot slot*, ten slotte*, vraagt om*, vraag om*, vroeg om*, vragen om*, vroegen om*, vraagt ook om*, vraagt nog om*, vroeg ook om*, vroeg nog om*, doe*, noteer*, leg*, zet*, op, leeg*, aanvull*, gelieve*, afroep*, reserveer*, breng*, akkoord*, ik neem*, we wij ik we neem, kan ik 0, kan ik een*, kan ik nog 0, kan ik nog een*, kan ik weer 0, kan ik weer een*, kan ik even 0, kan ik even een*, kunnen we 0, kunnen we een*, kunnen we nog 0, kunnen we nog een*, kunnen we weer 0, kunnen we weer een*, kunnen wij 0, kunnen wij een*, kunnen wij nog 0, kunnen wij nog een*, mag ik 0, mag ik een*, mag ik nog 0, mag ik nog een*, mag ik weer 0, mag ik weer een*, mogen we 0, mogen we een*, mogen we nog 0, mogen we nog een*, mogen wij 0, mogen wij een*, mogen wij nog 0, mogen wij nog een*',
  noRequest: 'goede orde',
  tellsOfPast:
    'aangekomen, ontvangen, geleverd, vorige, laatste levering, laatste bestelling, geleden, waren, hadden, aanvankelijk, oorspronkelijk',
  unwanted: 'wijzig*, annul*, niet meer*, beschadig*, te veel*, terugstur*, terugzend*, terugnem*, retour*',
  quantityNames: 'aantal',
  listLinks: 'en, plus, alsmede, dan, verder, ook',
  listLinksBehind: 'ook, daarna, nog',
  positionNames: 'pos, regel, regels',
  articleNames: 'ref, referentie, art, artikel, artikelnr, artikelnummer',
  numberNames: 'offert*, nr, num*, week, wk, bestelling, ordernummer, order, artikel, maat, type, tel',
  whenWords: 'morgen, vandaag, volgende, komende, eind, begin',
  knownPlaces: 'ons, onze, het bekende, het magazijn, de bekende, de werf',
  prepositions: 'op, voor, tegen, uiterlijk, aan, naar, bij, onder, vanaf',
  beforeHours: 'om, rond, tot, na, binnen, over, meer, circa, ca',
  afterthoughts: 'ook, nog, graag, aub',
  politeWords: 'graag, aub',
  again: 'weer, opnieuw, graag',
  papersBeside: 'korting, bon, factuur, bevestiging, pakbon',
  oneOfTalk:
    'ding, woord, enkele, bevestiging, goed, goede, fijne, mooie, korte, week, maand, levering, factuur',
  fromHour: 'vanaf, tot, rond, omstreeks',
  ofHour:
    'uur, geopend, gesloten, bereikbaar, aanwezig, daar, vandaag, iemand, niemand, komt, ben, zijn, zou, kan, ik, wij, hij, bellen, leveren',
  standsThere: 'staat, staan, ligt, liggen',
  takesBack: 'nee, toch, liever, correctie, doe maar, maak er',
  interjections: 'eh, och, of, maar',
  saysAnew: 'het, zijn, er, moet, moeten, maar, doe, slechts, wel',
  becauseWords: 'omdat, want, graag',
  brokenGoods: 'gebroken, kapot, beschadigd',
  goesOn: 'daarnaast, verder, ook, tevens',
  ifPossible: 'indien mogelijk, zo mogelijk, als het kan',
  hasStock: 'hebben 0, hebben we 0, hebben nog 0, hebben we nog 0, over',
  restOfOrder: 'resterend*',
  countsAnew: 'maak er, maak daar, toch maar, toch liever',
  wantsNow: 'graag, nodig, stuur*, doe mij, doe ons',
  areWords: 'is, heeft, hebben, zijn, waren',
  sameAgain:
    'hetzelfde als, hetzelfde nogmaals, hetzelfde nog een keer, hetzelfde nog eens, zelfde bestelling als, zelfde bestelling nogmaals, zelfde bestelling nog een keer, zelfde bestelling nog eens',
  excepts: 'maar, behalve, zonder',
  therefore: 'dus, daarom',
  greetings: 'hallo, dag, doei, groet, groeten, groetjes, bedankt, mvg',
  dayOfDelivery:
    'lever, levering, leveren, levert, leverd, aflever, aflevering, afleveren, aflevert, geleverd, bezorgen, bezorging, bezorgd, afhalen, afhaling, ophalen, aankomen, gewenst, gevraagd',
  needsThen: 'behoeven',
  canYou: 'kun, kunt, kunnen, zou*',
  mustBe: 'moet, moeten, zou, zouden fijn, zouden … fijn, zouden … blij, zouden … mooi',
  here: 'hier',
  allOfIt: 'allemaal, dat allemaal, nodig',
  allIsNeeded:
    'heb het … nodig, hebben het … nodig, heb ze … nodig, hebben ze … nodig, heb dit … nodig, hebben dit … nodig, heb alles … nodig, hebben alles … nodig',
  toBeDone: 'mag, mogen, graag, kan, kunnen, moet, moeten, worden',
  besideDays:
    'zoals, altijd, gewoonlijk, voor, nog, graag, aub, ochtend, middag, fijn, mooi, zou, zijn, zo, mogelijk, uiterlijk, vroeg',
  otherMatters: 'adres, prijs, prijzen, geldig, fact*, sinds',
  behindDay: 'naar, bij, graag, zou',
  otherDays: 'volgende, vorige, afgelopen, elke, iedere',
  called: 'gebeld',
  furtherOnes: 'extra, andere',
  noGoodsCounted:
    'personen, bewoners, gasten, kinderen, leerlingen, medewerkers, bestellingen, regels, handtekeningen, leveringen, vestiging*, locaties, adressen, projecten, klussen, klanten, dingen',
  ifThere: 'indien voorradig, indien beschikbaar, indien er is, als voorradig, als beschikbaar, als er is',
  listEnds:
    'voor levering, zo snel, zo spoedig, hartelijk, dat was, aub, a.u.b, alstublieft, graag, deze keer, als dat kan, als u ze, als u die, als u het, als u dat, als u nog, als jullie ze, als jullie die, als jullie het, als jullie dat, als jullie nog, als je ze, als je die, als je het, als je dat, als je nog, ons ordernummer',
  only: 'slechts, maar',
  rather: 'liever, toch, beter',
  introduces: 'je spreekt met, u spreekt met, met, ik ben',
  ofHouse: 'van, van de, van het',
  roomNames: 'ingang, poort, deur, hal',
  bounds: 'boven, maximaal, max',
  weWant: 'wij, ik, graag',
  beforeDeliveryDay: 'voor, op, uiterlijk, tegen, liefst',
  byDay: 'uiterlijk, tegen',
  closedOn: 'gesloten, vakantie, feestdag',
  thisDay: 'deze, dit',
  isNumber: 'is, luidt',
  behindNumber: 'voor, graag, van, en, met, op',
  asksPrice:
    'prijs voor, prijs van, prijs op, prijzen voor, prijzen van, prijzen op, offerte voor, offerte van, offerte op',
  suffices: 'genoeg, volsta*, voldoende',
  notUrgent: 'dringend, urgent',
  noRush: 'geen haast',
  fromNowOn: 'voortaan, in het vervolg, volgende keer',
  checkedTwice: 'dubbel gecontroleerd, dubbel nagekeken',
  firstThought: 'eerst, aanvankelijk, had ik',
  dozens: 'dozijn',
  ofLength: 'per stuk, stuk*, rol',
  ofGoods: 'van',
  beforePrice: 'te, aan, prijs, stuksprijs, eenheidsprijs',
  forPrice: 'voor, bij',
  priceSaid: 'tegen, tegen een prijs van, tegen een stuksprijs van, tegen prijs van',
  sumSaid: 'totaal, samen',
  workPlaces: 'magazijn, werkplaats, kantoor',
  ordersCounted: 'bestellingen, orders',
  companyFields: 'bedrijf, bedrijfsnaam',
  personFields: 'naam, uw naam, contactpersoon, besteld door',
  orderNumberFields:
    'bestelnummer, orderreferentie, inkoopnummer, uw bestelnummer, uw orderreferentie, uw inkoopnummer',
  emailFields: 'e-mail, email, e-mailadres, emailadres',
  phoneFields: 'telefoon, telefoonnummer, tel, tel.',
  streetFields: 'straat, straat en huisnummer, adres',
  postcodeFields: 'postcode',
  townFields: 'plaats, woonplaats',
  placeFields: 'aflever*, lever*, adres, factuuradres',
  wantsSome: 'nodig, houden, volsta*, genoeg',
};
