import type { SenseWords } from '../sense-words.ts';

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
};
