import { day } from '../deferral-words.ts';
import type { SenseWords } from '../sense-words.ts';

/** The paper that comes with goods. */
const deliveryNote = 'pakbon(?:nen)?|(?:af)?leverbon|paklijst';

export const nl: SenseWords = {
  language: 'nl',
  your: 'uw|je|jouw|jullie|de|het',
  our: 'onze|ons|mijn',
  order: 'bestelling(?:en)?|orders?|opdracht(?:en)?',
  thanksFor:
    '(?:dank|bedankt|danken|dankjewel|dank u|dank je)(?: (?:u|je|jullie|wel|hartelijk|nogmaals|zeer)){0,3} voor',
  taken:
    'ontvangen|binnen(?:gekomen)?|geboekt|ingeboekt|ingevoerd|geregistreerd|verwerkt|aangenomen|geaccepteerd|bevestigd|gereserveerd|genoteerd|ingepland|in (?:behandeling|bewerking|productie|het systeem)|klaargezet|(?:wordt|is) (?:klaargemaakt|ingepakt|voorbereid)',
  weTook:
    'staat genoteerd|is genoteerd|(?:hebben|we hebben|wij hebben) (?:we |wij )?[^.]{0,60}(?:geboekt|ingeboekt|ingevoerd|genoteerd|gereserveerd|ingepland|klaargezet|aangenomen|geregistreerd)|bevestigen (?:we|wij)|(?:we|wij) bevestigen',
  forYou: 'voor (?:u|je|jou|jullie)|onder (?:ons|nummer|ordernummer|ordernr)|ons (?:nummer|ordernummer)',
  bought:
    'voor (?:uw|je|jouw) aankoop|bij ons (?:gewinkeld|gekocht|besteld|hebt gewinkeld)|(?:overzicht|samenvatting) van (?:uw |je |de )?bestelling|besteloverzicht',
  sellersOrder: 'verkooporder|klantorder|klantenorder|orderoverzicht',
  expectedDispatch:
    '(?:verzending|levering|verzenddatum|uitlevering)(?: is)? (?:verwacht|gepland|voorzien|naar verwachting)|(?:verwachte|geplande|vermoedelijke) (?:verzending|verzenddatum|uitlevering|levering|leverdatum)',
  weShip:
    '(?:we|wij) (?:zullen [^.]{0,40})?(?:verzenden|versturen|leveren)|(?:verzenden|versturen|leveren) (?:we|wij)|gaat [^.]{0,30} de deur uit',
  goods: 'goederen|pakket(?:ten|je)?|pakje|zending(?:en)?|levering(?:en)?|pallets?|artikelen|spullen|waren',
  sent: 'verzonden|verstuurd|onderweg|vertrokken|verlaten(?! [^.]{0,40} op \\p{L}*\\.? ?\\d)|meegegeven|overgedragen|overhandigd|opgehaald|geladen|de deur uit|bezorgd|uitgeleverd|op weg|op transport|bij de (?:vervoerder|koerier|chauffeur)|weggereden|weggegaan',
  weSent:
    'hebben (?:we|wij)? ?[^.]{0,60}(?:verzonden|verstuurd|meegegeven|geladen|op transport|overgedragen)',
  soon: 'zodra|wanneer|als|indien|wordt|worden|zal|zullen|voordat|nog niet|graag|gelieve',
  charge:
    '(?:berekenen|factureren) (?:we|wij)|(?:we|wij) (?:berekenen|factureren)|brengen (?:we|wij) [^.]{0,60}in rekening|in rekening (?:gebracht|brengen)',
  bill: 'factu(?:ur|ren)|rekening(?:en)?|nota',
  attached: 'bijlage|bijgaand|bijgevoegd|ingesloten|hierbij|aangehecht',
  unpaid:
    'onbetaald|openstaand\\p{L}*|open|staat [^.]{0,20}open|vervallen|niet (?:betaald|voldaan|ontvangen|overgemaakt|binnen)|geen betaling|aanmaning|herinnering|achterstallig|nog niet',
  pay: '(?:gelieve|graag|wilt u|verzoek\\p{L}*) [^.]{0,60}(?:te betalen|betalen|overmaken|over te maken|voldoen|te voldoen)|betalen voor|maak [^.]{0,60}over|op (?:onze|onderstaande|ons) rekening\\p{L}*|te betalen',
  payment: 'betaling|overboeking|overschrijving|bedrag|geld',
  arrived: 'ontvangen|binnen(?:gekomen)?|bijgeschreven|verwerkt|geboekt|aangekomen|gecrediteerd',
  not: 'niet|geen|nooit|zodra|nadat|na|indien|als|binnen \\d+|zonder|uiterlijk',
  settled:
    'rekening (?:staat|is) [^.]{0,20}(?:op nul|vereffend|voldaan|glad)|(?:contant|met pin|per pin|met kaart) betaald|pinbetaling|gepind|wisselgeld|niets meer open|volledig voldaan',
  credit:
    '(?:krijgt|ontvangt) u [^.]{0,60}terug|(?:crediteren|vergoeden) (?:we|wij)|(?:we|wij) (?:crediteren|vergoeden)|gecrediteerd|terugbetaald|terugbetaling|storten (?:we|wij) [^.]{0,40}terug|in mindering|te uwen gunste|betalen (?:we|wij) [^.]{0,40}terug',
  weOffer:
    '(?:kunnen|mogen|willen) (?:we|wij)? ?(?:u|je|jullie)? ?[^.]{0,50}(?:aanbieden|offreren)|(?:we|wij) (?:bieden|offreren)|bieden (?:we|wij)|(?:onze|ons|(?<!(?:voor|met|op|volgens|conform|van|naar|onder|per) )de) (?:offerte|aanbieding|aanbod)(?= [^ ]*\\d)',
  valid:
    'prij(?:s|zen) (?:is |zijn |blijft |blijven )?(?:vast|gestand) tot|\\d+ dagen geldig|geldig \\d+|prijzen geldig|geldig (?:tot|t/m)|vrijblijvend|tussentijdse? verkoop|onder voorbehoud|zolang de voorraad|om te bestellen',
  howMuch:
    'hoeveel (?:kost\\p{L}*|zou\\p{L}*|rekenen|vragen|vraagt|rekent|is)|wat (?:kost\\p{L}*|zou\\p{L}*|rekenen|rekent|vragen|vraagt|moet\\p{L}*)|tegen welke prijs|voor welke prijs|hoe duur',
  priceQuestion:
    'wat zou (?:het )?(?:ons )?(?:dat )?kosten|prijsvraag(?:je)?|prijsaanvraag|prijsinfo\\p{L}*|vraag(?:je)? over (?:de |een )?prij\\p{L}+|prijsindicatie',
  withdraw:
    'annule\\p{L}+|geannuleerd|vergeet|trekken [^.]{0,60}in|intrekken|ingetrokken|stop(?:pen|t|zetten)?|stop|niet (?:meer )?(?:leveren|verzenden|uitvoeren|uitleveren)|lever [^.]{0,60}niet|niet (?:meer|langer) nodig|vervalt|komt te vervallen|zien [^.]{0,60}af|laten vallen|herroepen',
  late: 'toegezegd|beloofd|had\\p{L}* [^.]{0,60}(?:moeten|zullen)|zou\\p{L}* [^.]{0,40}(?:komen|geleverd|binnen)|nog (?:steeds|altijd|niets)|(?:missen|mist|ontbre\\p{L}+) (?:we |wij )?(?:nog|deze)|wachten|te laat|al nieuws|al iets bekend|is er nieuws|(?:tot nu toe|tot dusver) (?:\\p{L}+ ){0,2}(?:niets|niet|geen)',
  when: 'wanneer|waar blijf\\p{L}*|waar|hoe lang|welke (?:dag|datum)',
  expect: 'verwachten|komt|komen|aankomen|geleverd|krijgen|ontvangen|blijf\\p{L}*|binnen|rekenen',
  damage:
    'verkeerde?|onvolledig\\p{L}*|terugsturen|retour|vervanging|beschadigd\\p{L}*|kapot\\p{L}*|gebroken|defect\\p{L}*|gedeukt\\p{L}*|lekt|lek|gescheurd\\p{L}*|gekrast\\p{L}*|beschimmeld|verkeerde (?:kleur|maat|artikel\\p{L}*|goederen|lengte)|klacht|reclam\\p{L}+',
  meet: 'langskomen|langs te komen|langs (?:kunnen )?komen|bezoek(?:en|je)?|afspraak|vergadering|overleg|(?:kom|komen) [^.?]{0,50}langs',
  closed:
    '(?:is|zijn|blijft|blijven) [^.]{0,40}(?:gesloten|dicht)|inventarisatie|voorraadtelling|bouwvak|bedrijfssluiting|geen (?:goederen|leveringen) (?:aan|ontvangen|mogelijk)',
  wants:
    'nodig (?:hebben|zijn)|graag (?:nog|weer|opnieuw|ook) \\d|langsbrengen|(?:hebben|heb) [^.]{0,40}nodig|(?:graag|gelieve|kunnen jullie|kunt u|kun je|willen jullie) [^.]{0,80}(?:leveren|sturen|opsturen|brengen|meegeven|klaarzetten|bezorgen|inpakken)|stuur (?:ons|mij|me)|(?:neem|nemen) (?:ik|we|wij)(?= (?:\\p{L}+ ){0,2}\\d)|(?:wij|we|ik) (?:nemen|neem|bestellen|bestel)|(?:we|wij|ik) (?:willen|wil) (?:\\p{L}+ ){0,2}\\d|te bestellen|doe (?:ons|mij|maar)|(?:stuurt?|breng|lever)(?= (?:\\p{L}+ ){0,3}\\d)|(?:willen|wil|nemen|bestellen|ontvangen) (?:we|wij|ik) (?:van|graag|nog|weer|\\d)|(?:we|wij|ik) (?:willen|wil) graag',
  sameAgain:
    '(?:nog (?:een keer|eens|maals)|weer) hetzelfde|hetzelfde als|zelfde als|zoals (?:vorige|de vorige|laatste|altijd|gewoonlijk)|herhaal',
  accepts: 'akkoord|accepteren|gaan (?:we )?in op|conform (?:uw|de) offerte|zoals (?:aangeboden|geoffreerd)',
  price: 'prij(?:s|zen|sje|sjes)|offertes?|prijsopgaves?|condities|aanbieding',
  asks: 'welke|wat|geven|geef|doorgeven|sturen|stuur|opgeven|graag|vragen|verzoek\\p{L}*|willen|kunnen|kunt|laat|maken|gelieve',
  ourDriver: 'onze (?:chauffeur|koerier|vrachtwagen) (?:komt|is|zal|levert|brengt|rijdt)',
  ourPrices: 'onze (?:actuele |beste )?prijzen|hierbij (?:de|onze) prijzen',
  sendBack:
    '(?:willen|wil|moeten|kunnen we|mogen we) [^.]{0,60}(?:retourneren|terugsturen|teruggeven|retour sturen)',
  repeats:
    '(?:nog (?:een|’n) keer|weer|opnieuw|graag) hetzelfde|(?:het)?zelfde als|(?:laatste|vorige) bestelling (?:herhalen|nog)|herhaal [^.]{0,30}bestelling|het gebruikelijke|zoals (?:altijd|vorige)',
  approves:
    'geven (?:wij|we) [^.]{0,30}opdracht|opdracht volgens|als bestelling (?:beschouwen|zien|behandelen)|(?:volgens|conform) (?:uw |de )?offerte|graag uitvoeren|akkoord|gaan (?:er)?mee akkoord|mag (?:u )?(?:in gang|doorgaan|geleverd)|ga (?:uw gang|maar door)|zoals (?:aangeboden|geoffreerd)',
  leftYet:
    '(?:is|zijn|werd) (?:die|dat|deze|dit|hij|het|alles|(?:onze|mijn|de) \\p{L}+)(?: \\d\\S*)? (?:(?:al|reeds|intussen|inmiddels|nu|eigenlijk|vandaag) )*(?:verstuurd|verzonden|weg|onderweg|vertrokken|de deur uit|op weg|op transport)',
  theLastOne: 'laatste|vorige|andere|eerste|eerdere',
  asksAfter:
    'navragen|informeren|vragen|navraag|even over|stand van zaken|status|waar (?:blijft|blijven|is)|hoe (?:staat|zit) het|is er al nieuws',
  nothingCame:
    '(?:nog|tot nu toe|tot op heden)(?: \\p{L}+){0,2} (?:niets|niet|geen levering)(?: \\p{L}+){0,3} (?:ontvangen|binnen|aangekomen|geleverd|gekregen)|wachten (?:\\p{L}+ )?(?:nog|steeds|al)(?: \\p{L}+){0,2} op|waar (?:blijft|blijven)',
  holdsBack:
    '(?:nog|voorlopig|even) (?:(?:even|maar) )?niet (?:te )?(?:versturen|verzenden|leveren|uitleveren|opsturen|bezorgen)|(?:wachten?|wacht) (?:jullie |u )?(?:nog |even )*met (?:het )?(?:versturen|verzenden|leveren|de levering|uitleveren)|(?:aanhouden|vasthouden|in de wacht)',
  ifPriceFalls:
    '(?:als|indien|mits|wanneer) (?:je|u|jij|jullie)(?= [^.?!]{0,60}(?:\\d|prijs|korting|procent))[^.?!]{0,60}(?:kunt|kan|kunnen|komen|komt|zakken|zakt|doen|doet|geeft|geven|maken|maakt|matchen|aanbieden|gaan)',
  thenWeOrder:
    '(?:bestel|plaats|neem|teken|koop|geef|doe)(?:len|en)? (?:ik|we|wij)|(?:plaatsen|bestellen|nemen|geven|kopen|tekenen) (?:we|wij)|(?:heeft|heb|hebben) (?:u|je|jullie) (?:de|onze) (?:order|bestelling|opdracht)|gaan we akkoord',
  enteredForYou:
    '(?:is|staat|staan|heb|hebben)(?: (?:ik|we|het|alles|nu))* voor (?:u|je|jou|jullie) (?:ingeboekt|genoteerd|gereserveerd|vastgelegd|ingevoerd)|(?:is|staat) (?:ingeboekt|genoteerd|gereserveerd) voor (?:u|je|jou|jullie)',
  allInStock: 'alles (?:is )?op voorraad|alles (?:hebben we )?(?:op voorraad|liggen)',
  notContent:
    '(?:niet|helemaal niet|allesbehalve) (?:echt |erg )?(?:tevreden|blij)|ontevreden|teleurgesteld (?:over|in)',
  ticketMoved:
    'ticket (?:(?:\\([^()]*\\)|"[^"]*"|#?\\S*\\d\\S*) )?(?:(?:is|werd) [^!?]{0,40})?(?:bijgewerkt|toegewezen|geëscaleerd|gesloten|samengevoegd)',
  asksEverybody: '(?:heeft|weet|kent) iemand(?: (?:hier|al|ook|dit|een))*',
  orderComesFromOthers:
    '(?:hij|zij|ze|klant) (?:stuurt|mailt|zal|gaat)(?: (?:ons|mij|je|nog|morgen|later))* (?:(?:de|een|zijn|haar|hun|officiële|echte) )*(?:bestelling|order|bestelbon)',
  enteredUnder:
    '(?:staat|staan|zit|is|heb)(?: (?:het|hem|alles|nu))* (?:erin|er in|ingeboekt|ingevoerd|genoteerd|in het systeem) (?:onder|als) (?:order\\p{L}*|opdracht|nummer|nr\\.?)(?= [^ ]*\\d)',
  enteredByAnybody:
    'heeft (?:(?:er|deze|dit) )?iemand(?: [^?]{0,40})? (?:ingevoerd|ingeboekt|ingeklopt|gedaan|verwerkt)',
  enterIt:
    '(?:kan|kun|wil) (?:je|iemand|jij|jullie)[^.?!]{0,40} (?:invoeren|inboeken|inkloppen|inzetten)|graag (?:\\p{L}+ ){0,2}(?:invoeren|inboeken)',
  choosesBetween:
    'kan (?:niet|moeilijk|maar niet) kiezen|twijfel(?:en)? tussen|weet niet (?:goed )?welke|welke [^?]{0,40}(?:raadt u|raad je|raden jullie|zou u|zou je)|wat raadt u',
  ordersLater:
    '(?:wacht|wachten)(?: (?:ik|we|wij))?[^.?!]{0,40} met (?:de |onze |mijn |een )?(?:bestell\\p{L}+|order)|bestel(?:len)?(?: (?:ik|we|wij))? (?:dan )?pas (?:in|volgend\\p{L}*|na|als)',
  shallWeSend: '(?:zal|moet) ik|(?:zullen|moeten) (?:we|wij)|wilt u|wil je|willen jullie',
  orWait: 'of (?:\\p{L}+ ){0,5}(?:wachten|afwachten)',
  setsRight: 'correctie|wijziging|aanpassing|wijzigen|aanpassen|corrigeren|typefout',
  orderPaid: '(?:bestelling|order) [^.]{0,60}(?:is|werd) (?:volledig )?betaald',
  paymentDone: 'betaling (?:is |was )?(?:geslaagd|gelukt|bevestigd|voltooid)|geslaagde betaling',
  paying: 'het (?:betalen|voldoen)|de (?:betaling|voldoening)',
  wePaid:
    'volgende betaling (?:gedaan|verricht|uitgevoerd)|betaal(?:advies|specificatie|avis)|(?:volgende|onderstaande) bedrag(?:en)? [^.!?]{0,30}(?:overgemaakt|betaald)',
  underWay:
    'status ?[:=] ?(?:op schema|in productie|vertraagd|gereed voor verzending)|uw (?:bestelling|order|zending)[^.!?]{0,40} (?:is (?:in productie|vertraagd)|wordt geproduceerd|ligt op schema|loopt vertraging op)',
  stateShipped: '(?:nieuwe )?(?:bestel)?status ?[:=] ?(?:verzonden|verstuurd|bezorgd|geleverd|onderweg)',
  signedFor: 'levering (?:is )?(?:getekend|ondertekend)|getekend voor ontvangst',
  followedBy: 'volggegevens|track ?(?:&|and|en) ?trace',
  bookingTold:
    '(?:boekings|reserverings)bevestiging|bevestig\\p{L}+ (?:van )?(?:uw|je) (?:boeking|reservering)|(?:uw|je) (?:boeking|reservering) [^.]{0,60}bevestigd',
  billReceived: '(?:wij|we) hebben uw factuur [^.]{0,40}ontvangen',
  notCarriedOut:
    'kunnen (?:wij |we )?(?:uw|je) bestelling (?:helaas )?niet (?:uitvoeren|leveren)|terugbetaling (?:is )?mislukt',
  undelivered: 'heeft de bestelling [^.]{0,30}niet ontvangen|bestelling niet (?:geleverd|bezorgd)',
  periodReport: '(?:dagelijks|wekelijks|maandelijks)e? (?:rapport|overzicht)|(?:dag|week|maand)rapport',
  termsFirst: 'of u [^.]{0,60}(?:betalingstermijn|betalingsvoorwaarden)[^.]{0,40}(?:accepteren|akkoord)',
  restockAsked: 'aanvulverzoek|verzoek (?:om|tot) aanvulling|bijbestelverzoek',
  held: 'in de wacht|geblokkeerd|aangehouden|vastgehouden',
  requisition: '(?:inkoop|bestel)aanvra(?:ag|gen)',
  awaitsApproval:
    'wacht op (?:uw |je |jouw |de )?(?:beslissing|fiattering|vrijgave|autorisatie|goedkeuring|akkoord)|(?:moet|dient) nog (?:door (?:u|jou) )?(?:te worden )?(?:goedgekeurd|geaccordeerd|gefiatteerd)|zodra (?:u|je) (?:deze |die |de bestelling )?(?:hebt |heeft )?(?:goedgekeurd|goedkeurt)|ligt (?:bij \\p{L}+ )?ter (?:beoordeling|fiattering|accordering|goedkeuring)',
  decided: '(?:is|werd) (?:goedgekeurd|afgekeurd|afgewezen)',
  fetched:
    'haalt?|ophal\\p{L}+|afhal\\p{L}+|opgehaald|op te halen|af te halen|(?:staat|ligt) (?:\\p{L}+ )?klaar',
  ends: 'verloopt|vervalt|loopt (?:[^.!?]{0,30} )?af',
  cart: 'winkelwagen(?:tje)?|winkelmand(?:je)?',
  leftThere: 'wacht(?:en)?|nog|vergeten|bewaard|afronden',
  finishIt: '(?:bestelling|aankoop) (?:nu )?afronden|rond je (?:bestelling|aankoop) af',
  opinion:
    '(?:schrijf|geef|laat|plaats|deel)[^.]{0,20}(?:review|beoordeling|ervaring)|beoordeel (?:je|uw|ons|jouw)|(?:uw|jouw|je) mening|wat vind(?:t u| je)? van',
  lowStock:
    'lage voorraad|voorraad[^.]{0,50} (?:is laag|bijna op|onder)|(?:voorraad)?waarschuwing voorraad|minimum\\p{L}*voorraad',
  stockList: 'voorraad(?:rapport|overzicht|lijst|stand)\\p{L}*',
  backAgain: 'weer (?:op voorraad|beschikbaar|leverbaar|verkrijgbaar)',
  priceWatched: 'prijs(?:alert|alarm|daling)\\p{L}*',
  priceMoved: 'prijs van [^.]{1,60} (?:gestegen|gedaald)',
  returned: 'retour(?:aanvraag|zending|nummer|melding)|(?:uw|je|jouw) retour',
  returnHandled: 'goedgekeurd|geaccepteerd|aangemeld|aangevraagd|afgewezen|geregistreerd',
  delayed: 'vertraagd|vertraging',
  notBrought: 'niet (?:worden )?(?:bezorgd|afgeleverd)|niet (?:bezorgen|afleveren)',
  messageTold: 'heeft (?:u|je) een bericht gestuurd|nieuw bericht (?:van|over)',
  unpaidYet: 'wacht op (?:je |uw )?betaling|in afwachting van betaling',
  invited: '(?:nodigt u uit|uitgenodigd) om (?:u|zich|je) ',
  accountConfirmed:
    '(?:account|e-?mail-?adres|registratie|aanmelding) te (?:bevestigen|activeren|verifiëren)|(?:bevestig(?:ing)?|activeer) (?:van )?(?:uw |je |jouw )?(?:account|e-?mail-?adres|registratie|aanmelding)',
  customerToBe:
    '(?:klant|dealer|afnemer|wederverkoper) (?:bij (?:u|jullie) )?(?:kunnen |te |kan |willen )*worden|klant(?:en)?account (?:te )?(?:openen|aanmaken)',
  titledRequest: '(?:offerte|transport|prijs|vracht)aanvraag',
  ratesWanted:
    '(?:geef|geven|stuur|sturen|doorgeven|opgeven|ontvangen)[^.!?]{0,60}(?:tarie(?:f|ven)|vrachtprij\\p{L}+)|(?:tarieven|vrachtprij\\p{L}+)[^.!?]{0,30}(?:doorgeven|opgeven|sturen)',
  repliesWithOffer: '(?:antwoord|reageer)\\p{L}*[^.!?]{0,40} met (?:uw|een) (?:offerte|prijs\\p{L}*)',
  ordersFirmly:
    '(?:bestel|bestellen|plaatsen?) (?:ik|wij|we)|(?:ik|wij|we) (?:hierbij )?(?:bestel(?:len)?|plaats(?:en)? (?:de|een|onze) (?:bestelling|order)|bevestig(?:en)? de (?:bestelling|order))',
  byYourOffer:
    '(?:conform|volgens|zoals in|op basis van) (?:uw|jullie|je) (?:[\\p{L}-]+ )?(?:offerte|aanbieding|prijsopgave)',
  stateTold:
    '(?:is|werd|zijn) [^.]{0,40}(?:goedgekeurd|afgewezen|afgekeurd|gewijzigd|bijgewerkt|gemarkeerd)|heeft [^.]{0,40}(?:afgewezen|geweigerd)|overschrijdt|een opmerking|fraude',
  bookedIn: 'goederenontvangst [^.]{0,60}(?:geboekt|geregistreerd|ontbreekt)',
  sellersPaper: '(?:order|opdracht)bevestiging',
  didNotCome: 'ontbreekt|nog geen|niet ontvangen|openstaand',
  nextOne: '(?:uw|je|jouw) volgende (?:bestelling|levering|box)',
  ordersHere:
    '(?:bestel|bestellen) (?:ik|wij|we)|(?:ik|wij|we) (?:\\p{L}+ ){0,2}(?:bestel|bestellen)|(?:graag|hierbij|wil|willen) (?:[^.?!]{0,60} )?bestellen|(?:bijgaand|hierbij|hieronder|onderstaand\\p{L}*|hier|in de bijlage)[^.?!]{0,30}(?:bestelling|order|afroep)|(?:lever|stuur|leveren|ontvangen)(?: ons| wij)? (?:graag |a\\.?u\\.?b\\.? )?(?:het volgende|de volgende|onderstaande)|nieuwe (?:bestelling|order)',
  suppliesAsked:
    '(?:graag|hierbij|wil|willen) (?:[^.?!]{0,60} )?(?:leveren|toevoegen|inboeken|ontvangen|bestelling|order)',
  conditions: 'als|indien|wanneer',
  youOrdered:
    '(?:je|jij|u|jullie) (?:hebt|heb|heeft|hebben) (?:[^.!?]{0,60} )?(?:besteld|gekocht|bestelling geplaatst)',
  numberConfirmed:
    '(?:bestelling|(?:inkoop)?order) #?(?=[^ ]*\\d)[^ ]{2,} (?:(?:is )?bevestigd|bevestiging)|bevestiging (?:van )?(?:uw |je )?(?:bestelling|(?:inkoop)?order) #?[^ ]*\\d',
  receiptConfirmed:
    '(?:(?:wij|we|ik|hierbij) bevestig(?:en)?|bevestig(?:en)? (?:wij|we|ik|hierbij))(?: (?:u|hierbij|graag))* (?:de )?(?:goede )?(?:ontvangst|acceptatie|aanvaarding) van (?:uw|je|jullie|de) (?:bestelling|order|opdracht)',
  shipmentTold:
    'verzend(?:bevestiging|bericht|melding)|(?:ver)?zending #?\\d+ (?:voor|van) (?:uw |je )?bestelling|leveringsavis|(?:wij|we|hierbij) aviseren|aviseren (?:wij|we|u)',
  inParts:
    'in (?:delen|gedeelten|(?:twee|drie|meerdere|\\d+) (?:delen|zendingen|pakketten|leveringen))|deel(?:levering|zending)\\p{L}*',
  leftToday: 'vandaag (?:verzonden|verstuurd)',
  comesSoon: '(?:wordt|worden) [^.]{0,60}(?:bezorgd|geleverd|afgeleverd)|(?:komt|komen) (?:vandaag|morgen)',
  shallCome: 'moet(?:en)?|dient|dienen|graag',
  addressChanges:
    'nieuw (?:factuur|post|bezoek|vestigings|kantoor)adres|(?:wij|we) (?:gaan )?verhuizen|(?:wij|we) zijn verhuisd|onze verhuizing|adreswijziging|(?:wijzig|pas|wijzigt u)(?: u)? (?:onze|uw) (?:gegevens|adresgegevens|stamgegevens|adres)',
  arrivalTold:
    'aankomst(?:bericht|melding|notificatie)|aankomst van (?:de|uw) (?:\\p{L}+ )?(?:zending|container|lading)',
  wouldOrder:
    '(?:zouden|zou) (?:we |wij |ik )?(?:dan )?(?:waarschijnlijk|mogelijk|misschien|eventueel) [^.]{0,40}(?:bestellen|kopen|afnemen)|bestellen (?:we |wij )?(?:dan )?(?:waarschijnlijk|misschien)',
  doesNotWork:
    'niet (?:meer )?(?:inloggen|aanmelden|printen|afdrukken|verbinden)|toegang geweigerd|foutmelding\\p{L}*|werkt (?:\\p{L}+ ){0,3}niet',
  requestHeard:
    '(?:uw|je|jouw) (?:verzoek|aanvraag|vraag|bericht|ticket)[^!?]{0,40} (?:ontvangen|aangemaakt|geregistreerd|gesloten)|ticketnummer',
  notCharged:
    'betaling (?:is )?(?:mislukt|geweigerd)|niet (?:afschrijven|incasseren|worden (?:afgeschreven|geïncasseerd))|kaart verloopt',
  moreTime: 'uitstel|betalingsregeling|in termijnen',
  begs: 'verzoek\\p{L}*|vragen|vraag|graag|mogelijk',
  misstated: 'in plaats van|onjuist\\p{L}*|verkeerd\\p{L}*|klopt niet|dan afgesproken',
  questionOn: 'vra(?:ag|gen) (?:over|bij|m\\.?b\\.?t\\.?)',
  sendsUs:
    '(?:kunt u|kunnen jullie|kan je|kun je) [^.]{0,60}(?:sturen|toesturen|mailen|bezorgen)|graag ontvangen|(?:stuur|mail) (?:me|mij|ons)|(?:graag|gelieve) (?:\\p{L}+ ){0,3}(?:op|toe|na)?(?:sturen|mailen)|nog niet ontvangen',
  remindsOf: 'herinner(?:ing|en|t)',
  notAmongThem:
    '(?:in|bij) de (?:\\p{L}+ )?levering [^.]{0,40}ontbr(?:eekt|eken|aken?|ak)|ontbr(?:eekt|eken|aken?|ak) [^.]{0,40}(?:in|bij) de (?:\\p{L}+ )?levering',
  inAlready:
    '(?:staat|staan|is|zit|hebben we|heb jij|heb je|hebben jullie) (?:(?:deze|dit|die|hij|bestelling|order|er) )*(?:(?:al|reeds) )+(?:(?:in|er) )*(?:in|ingevoerd|ingeboekt|erin|in het systeem|verwerkt|ingelegd|geboekt|gedaan|ingeklopt)',
  saidNoOrder:
    '(?:is|zijn|vorm(?:t|en)|houd(?:t|en)|geld(?:t|en)) (?:(?:dus|nog|in|nadrukkelijk) )*(?:geen|niet als) (?:\\p{L}+ )?(?:bestelling(?:en)?|orders?|afname\\p{L}*|koopverplichting|verplichting)',
  howToOrder:
    'een kort (?:ja|akkoord|ok) (?:volstaat|is genoeg)|(?:om te bestellen|wilt u bestellen|wil je bestellen|bestellen kan|bestellen kunt u)[^.?!]{0,30}(?:antwoord\\p{L}*|beantwoord\\p{L}*|reageer\\p{L}*|bel|bellen|klik\\p{L}*|mail\\p{L}*|laat)|bestellen (?:\\p{L}+ )?door (?:\\p{L}+ ){0,3}(?:te (?:antwoorden|bellen|mailen|reageren|klikken))',
  orderOfMany:
    'gezamenlijke bestelling|groepsbestelling|groepsorder|verzamelbestelling|gezamenlijk bestellen|(?:ik|we) (?:plaats|doe|bestel|stuur)\\p{L}* (?:de|onze|een|weer)? ?(?:bestelling )?(?:op )?(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen|volgende)',
  whoJoins:
    'wie (?:(?:doet|wil|heeft|er|nog|ook|iets) )+(?:mee\\p{L}*|wil|nodig|heeft|bestellen|iets)|als (?:je|jullie|iemand) (?:(?:nog|ook|iets) )*(?:mee\\p{L}*|erbij|toevoegen|nodig|wil)|schrijf je in',
  notBefore: `niet (?:vóór|voor|eerder dan) ${day}|(?:vóór|voor|tot) ${day}[^.;:?!]{0,20} niet (?:uit)?(?:leveren|versturen|verzenden|bezorgen)`,
  noteWanted: `(?:graag|gelieve|wilt u|kunnen jullie|kun(?:t u| je))[^.!?\\n]{0,60}(?:${deliveryNote})(?:[^.!?\\n]{0,30}(?:erbij|mee|bij\\p{L}+|vermeld\\p{L}*|toevoeg\\p{L}*))|(?:op|bij) de (?:${deliveryNote}) (?:graag |s\\.?v\\.?p\\.? )?(?:vermeld\\p{L}*|zet\\p{L}*|noem\\p{L}*)`,
};
