import { day, within } from '../deferral-words.ts';
import type { SenseWords } from '../sense-words.ts';

/** The paper that comes with goods. */
const deliveryNote =
  '(?:dokument\\p{L}* )?wz(?![-\\p{L}\\d])|list\\p{L}* przewozow\\p{L}+|specyfikacj\\p{L}+';

export const pl: SenseWords = {
  language: 'pl',
  your: 'państwa|twoje(?:go|mu)?|wasze(?:go|mu)?|pana|pani|te(?:go)?|złożone',
  our: 'nasz\\p{L}*|moj\\p{L}*|mój',
  order: 'zamówieni(?:e|a|u|em)|zamówień|zleceni(?:e|a|u|em)',
  thanksFor: '(?:dziękuj\\p{L}+|dzięki)(?: (?:bardzo|serdecznie|jeszcze raz|państwu|wam)){0,2} za',
  taken:
    'wychodzi|dotarło|otrzyma\\p{L}+|wpłynęł[oa]|przyję(?:te|to|liśmy|ciu)|przyjmujemy|zarejestrowa\\p{L}+|wprowadz\\p{L}+|potwierdz\\p{L}+|zarezerwowa\\p{L}+|odłoży\\p{L}+|zaplanowa\\p{L}+|w (?:realizacji|przygotowaniu|produkcji|toku)|jest (?:realizowane|kompletowane|pakowane)|dotarło',
  weTook:
    'zanotowan\\p{L}+|(?:zarejestrowaliśmy|wprowadziliśmy|zarezerwowaliśmy|odłożyliśmy|przyjęliśmy|zaplanowaliśmy|zapisaliśmy|dostaliśmy|otrzymaliśmy)|potwierdzamy|przyjmujemy do realizacji',
  forYou: 'dla (?:państwa|ciebie|was|pana|pani)|pod (?:naszym )?(?:numerem|nr)|z (?:naszym )?numerem',
  bought:
    'za (?:zakupy|dokonanie zakupu|twoje zakupy)|u nas zakup\\p{L}*|(?:podsumowanie|szczegóły) (?:twojego |państwa )?zamówienia',
  sellersOrder: 'zamówienie (?:klienta|sprzedaży|od klienta)|zlecenie sprzedaży',
  expectedDispatch:
    '(?:planowan[aye]|przewidywan[aye]|spodziewan[aye]|orientacyjn[aye]) (?:data |termin )?(?:wysyłk[aię]|wysyłki|nadani[ae]|dostaw[ay])|(?:wysyłka|nadanie)(?: jest)? (?:planowan[ae]|przewidywan[ae]|nastąpi)',
  weShip:
    '(?:wyślemy|wysyłamy|dostarczymy|zrealizujemy|nadamy)|(?:wyjedzie|wyjedzą|wyjdzie|zostanie wysłan\\p{L}+)',
  goods: 'towar\\p{L}*|paczk[aię]|paczki|przesyłk[aię]|przesyłki|dostaw[aęy]|palet[ay]?|artykuły|zamówienie',
  sent: 'wysłan\\p{L}+|nadan\\p{L}+|w drodze|wyjecha\\p{L}+|opuści\\p{L}+|przekazan\\p{L}+|odebran\\p{L}+ przez|załadowan\\p{L}+|w transporcie|w doręczeniu|wysz(?:ło|ła|ły)|u kuriera|wyruszy\\p{L}+',
  weSent: '(?:wysłaliśmy|nadaliśmy|przekazaliśmy|załadowaliśmy|wydaliśmy)',
  soon: 'jak tylko|gdy|kiedy|zostanie|zostaną|będzie|przed|jeszcze nie|proszę|prosimy|jeśli|skoro',
  charge:
    '(?:fakturujemy|obciążamy|naliczamy|wystawiamy (?:państwu )?(?:fakturę|rachunek))|wystawiliśmy (?:fakturę|rachunek)',
  bill: 'faktur[aęyą]?|rachun(?:ek|ku|ki|kiem)|fv|należność|należności',
  attached: 'załącz\\p{L}*|w załączniku|w załączeniu|dołącz\\p{L}+|przesyłamy|przesyłam',
  unpaid:
    'pozosta\\p{L}+ do zapłaty|nieopłacon\\p{L}+|niezapłacon\\p{L}+|zaległ\\p{L}+|przeterminowan\\p{L}+|po terminie|nie (?:\\p{L}+ )?(?:wpłyn\\p{L}+|otrzyma\\p{L}+|zapłac\\p{L}+|uregulow\\p{L}+|odnotow\\p{L}+)|przypomnienie|wezwanie|brak (?:zapłaty|płatności|wpłaty)|monit|ponaglenie',
  pay: '(?:proszę|prosimy) [^.]{0,60}(?:zapła\\p{L}+|wpłat\\p{L}+|wpłac\\p{L}+|przela\\p{L}+|przelew|uregulow\\p{L}+|płatność)|(?:na nasze|na poniższe|na) konto|do zapłaty',
  payment: 'płatność|płatności|wpłat[aęy]|przelew|zapłat[aęy]|kwot[aęy]|należność|pieniądze',
  arrived:
    'wpłynę\\p{L}+|wpłynął|otrzyma\\p{L}+|zaksięgowa\\p{L}+|dotar\\p{L}+|dosz\\p{L}+|odnotowa\\p{L}+|uznan\\p{L}+|przysz\\p{L}+',
  not: 'nie|brak|nigdy|bez|jak tylko|po|przed|do dnia|jeśli|gdy|dopiero|w terminie',
  settled:
    'konto (?:jest |zostało )?(?:rozliczone|wyrównane|wyzerowane|na zero)|saldo (?:wynosi|jest) (?:zero|0)|zapłacono (?:gotówką|kartą)|gotówk[aą]|kartą płatniczą|reszta(?= ?:? ?\\d| wydan)|w całości opłacon\\p{L}+',
  credit:
    '(?:uznajemy|zwracamy|korygujemy|oddajemy (?:pieniądze|kwotę))|(?:zwrócimy|zwróciliśmy|zwrócono)|zwrot (?:kwoty|pieniędzy|środków|należności|płatności)|na państwa (?:korzyść|dobro)|korekt[aęy] (?:\\p{L}+ ){0,2}(?:faktur|fv|rachun|rozlicz|cen|wartoś|podat|vat)\\p{L}*|korekt[aęy] (?:nr )?\\p{L}*[/-]?\\d|(?:wystaw|przesył|przesł|faktur)\\p{L}* (?:\\p{L}+ )?korekt[aęy]|korygując\\p{L}+|do odliczenia',
  weOffer:
    'zaoferuj\\p{L}+|(?:możemy|moglibyśmy|chcemy|chcielibyśmy) (?:\\p{L}+ ){0,2}(?:zaoferować|zaproponować|wycenić)|(?:oferujemy|proponujemy)|(?:nasza|naszą|naszej) (?:ofert[aęy]|wycen[aęy]|propozycj[aęi])(?= [^ ]*\\d)',
  valid:
    'cen[ay] (?:są |jest )?(?:obowiązuj|utrzym|gwarantowan)\\p{L}+ do|ważn[aey] \\d+|ważn[aey] do|niezobowiązując\\p{L}+|z zastrzeżeniem|do wyczerpania|ofert\\p{L}+ (?:jest )?ważn\\p{L}+|aby zamówić|o ile nie sprzedan\\p{L}+',
  howMuch:
    'ile (?:kosztuj\\p{L}+|kosztowa\\p{L}+|by|wyn\\p{L}+|za|państwo|policz\\p{L}+|liczycie)|za ile|po ile|jaka (?:cena|byłaby cena|jest cena)|w jakiej cenie|jaki (?:koszt|byłby koszt)',
  priceQuestion:
    '(?:pytanie|zapytanie|prośba)(?: \\p{L}+)? (?:o|w sprawie) (?:cen[ęy]|wycenę)|pytanie cenowe',
  withdraw:
    'anul\\p{L}+|wycof\\p{L}+|odwoł\\p{L}+|rezygn\\p{L}+|wstrzym\\p{L}+|zatrzym\\p{L}+|stop|cofamy|nie (?:dostarcza|wysyła|realizowa|realizu|wysył)\\p{L}+|już nie (?:potrzeb\\p{L}+|jest potrzebn\\p{L}+)|odstępujemy|nieaktualn\\p{L}+',
  late: 'by(?:ło|ły|ła) (?:obiecan\\p{L}+|zapowiedzian\\p{L}+|planowan\\p{L}+)|mia(?:ło|ły|ła) (?:być|przyjść|dotrzeć|nadejść)|powin\\p{L}+ (?:już )?(?:być|dotrzeć)|(?:wciąż|nadal|jeszcze|ciągle) (?:brakuje|czekamy|nie|brak)|brakuje (?:jeszcze|nam)|opóźni\\p{L}+|spóźni\\p{L}+|czy coś wiadomo|są jakieś wieści|żadnych wieści|jakieś nowiny|(?:do tej pory|dotąd|do dziś) (?:\\p{L}+ ){0,2}(?:nie|nic)',
  when: 'kiedy|którego dnia|gdzie (?:jest|są)|na kiedy|jaki jest status|(?:jaki\\p{L}*|który\\p{L}*) (?:dzień|dniu|termin\\p{L}*)',
  expect:
    'dotr\\p{L}+|przyj\\p{L}+|będą|będzie|dostarcz\\p{L}+|spodziewać|otrzyma\\p{L}+|dostan\\p{L}+|jest|są|liczyć',
  damage:
    'niekomplet\\p{L}+|brakuj\\p{L}+ w|zwróci\\p{L}+|zwrot|złym stanie|złe|zły|uszkodz\\p{L}+|zniszcz\\p{L}+|pęknię\\p{L}+|wgniec\\p{L}+|wadliw\\p{L}+|rozbit\\p{L}+|potłuczon\\p{L}+|podart\\p{L}+|porysowan\\p{L}+|zalan\\p{L}+|spleśnia\\p{L}+|cieknie|przecieka\\p{L}*|niewłaściw\\p{L}+ (?:kolor|rozmiar|towar)|pomylon\\p{L}+|niezgodn\\p{L}+|reklamacj\\p{L}+|za mało',
  meet: '(?:wpaść|przyjechać|odwiedzić|podjechać|zajrzeć)|wizyt[aęy]|spotkani[ea]|spotkać|odwiedziny|wideorozmowa',
  closed:
    '(?:jest|będzie|będą|są|jesteśmy) (?:zamknię\\p{L}+|nieczynn\\p{L}+)|nieczynne|inwentaryzacj\\p{L}+|przerwa (?:urlopowa|świąteczna)|nie przyjmu\\p{L}+ (?:towar\\p{L}*|dostaw)|długi weekend',
  wants:
    'domawiamy?|przysłali (?:nam|mi)|podrzucić|dowieźć|potrzeb\\p{L}+|(?:proszę|prosimy|poproszę|poprosimy)(?: o)? [^.]{0,60}(?:przysł\\p{L}+|wysł\\p{L}+|dostarcz\\p{L}+|dostaw\\p{L}+|przygotow\\p{L}+|przywie\\p{L}+)|poproszę|poprosimy|przyślijcie|wyślijcie|(?<!nie )zamawia(?!li|ł)\\p{L}+|bierzemy|(?:biorę|wezmę|weźmiemy)(?= (?:\\p{L}+ ){0,2}\\d)|(?:chcemy|chcielibyśmy) (?:\\p{L}+ ){0,2}\\d|brakuje nam|(?:przyślij|wyślij|przywieź)(?= (?:\\p{L}+ ){0,3}\\d)|(?:proszę|prosimy) o (?:kolejn\\p{L}+|następn\\p{L}+|dostaw\\p{L}+|\\d)',
  sameAgain:
    'to samo (?:co|jak)|tak(?:ie)? samo|jak (?:ostatnio|zawsze|zwykle|poprzednio|w zeszłym)|powtór\\p{L}+',
  accepts: 'akceptuj\\p{L}+|zgadzamy się|zgoda na|zgodnie z (?:państwa )?ofertą',
  price: 'cen[ęyaę]?|ofert[ęay]|wycen[ęay]|warunki|koszt\\p{L}*',
  asks: 'jak\\p{L}+|poda\\p{L}+|przesła\\p{L}+|prześl\\p{L}+|przygotow\\p{L}+|proszę|prosimy|potrzeb\\p{L}+|chciel\\p{L}+|zapyt\\p{L}+|możecie|moglibyście|interesuj\\p{L}+',
  ourDriver: 'nasz (?:kierowca|kurier|samochód) (?:będzie|przyjedzie|dostarczy|przywiezie)',
  ourPrices: 'nasze (?:najlepsze )?ceny|oto ceny',
  sendBack:
    '(?:możemy|moglibyśmy|chcemy|chcielibyśmy|zamierzamy|musimy) (?:coś |je |to )?(?:zwrócić|odesłać)',
  repeats:
    '(?:jeszcze raz|znowu|znów) to samo|to samo co|tak jak (?:w zeszłym|ostatnio|zawsze)|powtórz\\p{L}* [^.]{0,30}zamówieni|powtórzyć|to co zawsze',
  approves:
    'o realizację|odpowiada nam|nam odpowiada|pasuje|zgodnie z (?:państwa )?ofertą|jak w ofercie|(?:potraktować|traktować|uznać) [^.]{0,40}(?:jako|za) zamówienie|zatwierdzamy|zlecamy|zgoda|akceptujemy|przyjmujemy [^.]{0,30}(?:ofert|propozycj|warunk|prosimy)',
  leftYet:
    '(?:czy )?(?:już |zostało |zostały )*(?:wyszł[oay]|wyjechał[oay]|(?:zostało|zostały|jest|są) (?:już )?(?:wysłan|nadan)\\p{L}+|jest (?:już )?w drodze|wysłali(?:ście)?)',
  theLastOne: 'ostatni\\p{L}+|poprzedni\\p{L}+|inn\\p{L}+|pierwsz\\p{L}+',
  asksAfter:
    'zapytać|spytać|dopytać|dowiedzieć|pytanie|na jakim etapie|status|stan realizacji|gdzie jest|co (?:się dzieje |jest )?z|co słychać',
  nothingCame:
    '(?:nadal|wciąż|ciągle|jeszcze|do dziś|dotąd) (?:\\p{L}+ ){0,2}(?:czeka(?:my|m)|nie (?:otrzym\\p{L}+|dosta\\p{L}+|dotar\\p{L}+|przysz\\p{L}+))|nic (?:jeszcze |do nas )?nie (?:dotarło|przyszło)|nie (?:dotarło|przyszło|otrzymaliśmy) (?:jeszcze|do dziś|dotąd)',
  holdsBack:
    '(?:jeszcze|na razie|chwilowo|póki co) nie (?:wysyłać|wysyłajcie|dostarczać|realizować|wydawać)|nie (?:wysyłać|wysyłajcie|dostarczać) (?:jeszcze|na razie|póki co)|(?:wstrzymać|wstrzymajcie|wstrzymanie) (?:się z )?(?:wysyłk\\p{L}+|dostaw\\p{L}+|realizacj\\p{L}+)|poczekać z (?:wysyłk|dostaw)\\p{L}+',
  ifPriceFalls:
    '(?:jeśli|jeżeli|o ile|gdyby\\p{L}*)(?= [^.?!]{0,60}(?:\\d|cen\\p{L}+|rabat\\p{L}*|upust\\p{L}*))[^.?!]{0,40}(?:zejd\\p{L}+|zejść|opuś\\p{L}+|obniż\\p{L}+|zrob\\p{L}+|da(?:cie|dzą|sz)|zaproponuj\\p{L}+|zejdzie\\p{L}*|może\\p{L}*|mog\\p{L}+)',
  thenWeOrder:
    '(?:złożymy|składamy|złożę|zamówimy|zamówię|zamawiamy|bierzemy|weźmiemy|kupimy|kupujemy|podpisujemy|podpiszemy)',
  enteredForYou:
    '(?:jest|są|mamy|mam) (?:już )?(?:zapisan|zarezerwowan|wprowadzon|zanotowan)\\p{L}+ dla (?:państwa|pana|pani|ciebie|was)',
  allInStock: 'wszystko (?:jest |mamy )?(?:na stanie|dostępne|na magazynie)',
  notContent:
    'nie (?:jestem|jesteśmy) (?:wcale |bardzo )?zadowol\\p{L}+|niezadowol\\p{L}+|rozczarowan\\p{L}+',
  ticketMoved:
    'zgłoszenie (?:(?:\\([^()]*\\)|„[^”]*”|"[^"]*"|#?\\S*\\d\\S*) )?(?:zostało )?(?:zaktualizowane|przypisane|zamknięte|eskalowane|połączone)',
  asksEverybody: 'czy ktoś (?:wie|widział|miał|zna|spotkał)|ktoś (?:wie|widział|miał)',
  orderComesFromOthers:
    '(?:on|ona|klient|klientka) (?:wyśle|prześle|przyśle)(?: (?:nam|mi|jutro))* (?:(?:właściwe|oficjalne|pisemne|swoje) )*zamówienie',
  enteredUnder:
    '(?:wprowadzone|zarejestrowane|zapisane|jest w systemie) (?:pod|jako) (?:nr|numerem|zamówienie)(?= [^ ]*\\d)',
  enteredByAnybody:
    'czy ktoś (?:(?:już|to|je|zamówienie) )*(?:wprowadzi\\p{L}+|wbi\\p{L}+|wklepa\\p{L}+|zarejestrowa\\p{L}+)',
  enterIt: '(?:możesz|możecie|mógłbyś|mogłabyś|proszę)[^.?!]{0,20} (?:wprowadzić|wbić|wklepać|zarejestrować)',
  choosesBetween:
    'nie (?:mogę|możemy|umiem) się zdecydować|waham\\p{L}* się (?:między|pomiędzy)|nie wiem,? któr\\p{L}+|któr\\p{L}+ [^?]{0,30}(?:polec|doradz)\\p{L}+',
  ordersLater:
    '(?:poczekam|poczekamy|zaczekam|zaczekamy|wstrzymam się|wstrzymamy się)[^.?!]{0,40} z (?:zamówieni|zakup)\\p{L}+|zamówi(?:ę|my) dopiero',
  shallWeSend: 'czy (?:mamy|mam|wydać|wysłać|dosłać|dowieźć|dostarczyć|wysyłać|wysyłamy|woli|wolą|wolicie)',
  orWait: '(?:czy|lub|albo) (?:\\p{L}+ ){0,4}(?:poczekać|zaczekać|czekać|poczekamy)',
  setsRight: 'korekt[aęy]|zmian[aęy]|popraw\\p{L}+|zmienić|skorygować|pomyłk[aęi]',
  orderPaid: 'opłacono zamówienie|zamówienie [^.]{0,60}(?:zostało )?opłacone',
  paymentDone: 'płatność (?:została )?(?:potwierdzona|zrealizowana|zakończona|powiodła się)',
  paying: '(?:opłacenie|zapłacenie|uregulowanie)',
  wePaid:
    '(?:dokonaliśmy|zrealizowaliśmy) następującej płatności|awizo (?:płatności|przelewu)|wykonaniu przelewu na (?:państwa|wasz)',
  underWay:
    'status ?[:=] ?(?:w produkcji|opóźnion\\p{L}+)|(?:państwa|twoje) zamówienie[^.!?]{0,40} jest (?:w (?:produkcji|trakcie)|opóźnione)',
  stateShipped: '(?:nowy )?status ?[:=] ?(?:wysłan\\p{L}+|dostarczon\\p{L}+|w drodze)',
  signedFor: 'odbiór (?:został )?(?:podpisany|pokwitowany)',
  followedBy: '(?:dane|numer) (?:do )?śledzenia',
  bookingTold:
    'potwierdzeni[ae] rezerwacji|potwierdzamy (?:przyjęcie )?(?:twojej |państwa )?rezerwacj[ięą]|rezerwacja [^.]{0,60}potwierdzona',
  billReceived: 'otrzymaliśmy (?:państwa|waszą) fakturę',
  notCarriedOut:
    'nie (?:możemy|mogliśmy) zrealizować (?:twojego|państwa) zamówienia|zwrot środków (?:nie powiódł się|nieudany)',
  undelivered: 'nie (?:otrzymał|otrzymała) zamówienia|zamówienie niedostarczone',
  periodReport:
    '(?:dzienny|tygodniowy|miesięczny) (?:raport|podsumowanie)|raport (?:dzienny|tygodniowy|miesięczny)',
  termsFirst: 'czy (?:mogą państwo )?(?:akceptuj\\p{L}+|zaakceptować) [^.]{0,60}płatności',
  restockAsked: '(?:wniosek|prośba) o uzupełnienie (?:zapasów|towaru)|prosimy o uzupełnienie',
  held: 'wstrzyman[eay]\\p{L}*|zablokowan[eay]\\p{L}*|zawieszon[eay]\\p{L}*',
  requisition: 'zapotrzebowani[ea]',
  awaitsApproval:
    '(?:oczekuje|czeka) na (?:twoją |państwa |pani |pana )?(?:decyzję|akceptację|zatwierdzenie|autoryzację)|(?:musi|wymaga) jeszcze [^.]{0,20}(?:zatwierdz|zaakcept|akceptacj)\\p{L}+|dopiero po (?:twojej |państwa )(?:akceptacji|zatwierdzeniu)',
  decided: 'został[oa]? (?:zatwierdzon|odrzucon|zaakceptowan)\\p{L}+',
  fetched: 'odbi(?:ór|oru|orze|erasz|erać)|odbierz\\p{L}*|odebrać',
  ends: 'wygasa|traci ważność',
  cart: 'koszyk\\p{L}*',
  leftThere: 'czeka\\p{L}*|zosta\\p{L}+|zapomni\\p{L}+|nadal',
  finishIt: '(?:dokończ|sfinalizuj) (?:swoje )?(?:zamówienie|zakupy)',
  opinion: '(?:oceń|oceńcie|wystaw|zostaw|podziel się)[^.]{0,20}(?:zakup\\p{L}*|opini\\p{L}+|ocen\\p{L}+)',
  lowStock:
    'nisk\\p{L}+ stan\\p{L}*|stan\\p{L}* (?:magazynow\\p{L}+ )?[^.]{0,50}(?:nisk\\p{L}+|poniżej)|poniżej (?:minimum|stanu minimalnego)',
  stockList: '(?:raport|zestawienie) (?:stan\\p{L}+|magazynow\\p{L}+)',
  backAgain: '(?:znów|znowu|ponownie) (?:dostępn\\p{L}+|w (?:sprzedaży|magazynie))',
  priceWatched: 'alert\\p{L}* cenow\\p{L}+|spadek ceny|obniżka ceny',
  priceMoved: 'cena [^.]{1,60} (?:wzrosła|spadła)',
  returned: 'zwrot|zgłoszenie zwrotu',
  returnHandled:
    'zaakceptowan\\p{L}+|przyjęt\\p{L}+|zatwierdzon\\p{L}+|zarejestrowan\\p{L}+|odrzucon\\p{L}+|zgłoszon\\p{L}+',
  delayed: 'opóźni\\p{L}+',
  notBrought: 'nie udało się doręczyć',
  messageTold: 'wysłał\\p{L}* (?:ci |do ciebie )?wiadomość|nowa wiadomość (?:od|dotycząca)',
  unpaidYet: 'oczekuje na (?:płatność|zapłatę)',
  invited: 'zaprasza\\p{L}* do (?:rejestracji|dołączenia)',
  accountConfirmed:
    '(?:potwierdź|potwierdzić|aktywuj|aktywować) (?:swoje |swój |swoją )?(?:konto|adres|rejestrację)|potwierdzenie (?:konta|rejestracji)',
  customerToBe:
    'zostać (?:państwa )?(?:klient\\p{L}+|odbiorc\\p{L}+|dystrybutor\\p{L}+)|(?:założyć|otworzyć) konto',
  titledRequest: 'zapytanie (?:ofertowe|cenowe|o (?:cenę|stawki|wycenę))',
  ratesWanted: '(?:podanie|podać|przesłanie|przesłać)[^.!?]{0,40} staw(?:ki|ek)',
  repliesWithOffer: 'odpowi\\p{L}+[^.!?]{0,40} z (?:ofertą|wyceną)',
  ordersFirmly: 'zamawiam|zamawiamy|(?:składam|składamy|potwierdzam|potwierdzamy) (?:\\p{L}+ )?zamówienie',
  byYourOffer:
    '(?:zgodnie z|według|wg|na podstawie) (?:państwa|wasz\\p{L}*) (?:[\\p{L}-]+ )?(?:ofert\\p{L}*|wycen\\p{L}*)',
  stateTold:
    '(?:zostało|zostały) (?:zatwierdzon|odrzucon|zmienion|zaktualizowan|oznaczon)\\p{L}+|odrzucił\\p{L}*|przekracza|komentarz|oszustw\\p{L}+',
  bookedIn: 'przyjęcie (?:towaru|zewnętrzne) [^.]{0,60}(?:zaksięgowan|zarejestrowan)\\p{L}+',
  sellersPaper: 'potwierdzeni[ae] (?:naszego )?zamówienia',
  didNotCome: 'brak|nie otrzymaliśmy|jeszcze nie',
  nextOne: '(?:twoje|twoja) następn[ea] (?:zamówienie|dostawa)',
  ordersHere:
    '(?:zamawiam|zamawiamy)|skład(?:am|amy) (?:\\p{L}+ ){0,2}zamówienie|(?:chc|chcie|prag)\\p{L}+ (?:[^.?!]{0,20} )?(?:zamówić|złożyć zamówienie)|(?:w załączeniu|w załączniku|poniżej|oto|przesyłam\\p{L}*)[^.?!]{0,30}zamówieni\\p{L}+|(?:dostawę|wysłanie|wysyłkę|dostarczenie) (?:następując\\p{L}+|poniższ\\p{L}+)|nowe zamówienie',
  suppliesAsked:
    '(?:proszę|prosimy)(?: o)? (?:[^.?!]{0,40} )?(?:dosta\\p{L}+|wysł\\p{L}+|wysył\\p{L}+|dorzuc\\p{L}+|doda\\p{L}+|realizacj\\p{L}+|przygotow\\p{L}+)',
  conditions: 'jeśli|jeżeli|gdy|gdyby',
  youOrdered: 'złożył(?:eś|aś) zamówienie|(?:zamówił|kupił)(?:eś|aś)|złożyli państwo zamówienie',
  numberConfirmed:
    'zamówienie (?:nr ?)?#?(?=[^ ]*\\d)[^ ]{2,} (?:(?:zostało )?potwierdzone|potwierdzenie)|potwierdzenie zamówienia (?:nr ?)?#?[^ ]*\\d',
  receiptConfirmed:
    'potwierdzam(?:y)? (?:przyjęcie|otrzymanie) (?:(?:państwa|pana|pani|twojego) )?zamówienia',
  shipmentTold:
    '(?:potwierdzenie|informacja o) wysył(?:ki|ce)|(?:wysyłka|przesyłka) (?:nr ?)?#?\\d+ (?:do|dla) zamówienia|awizuj(?:emy|ę)|przesyłam(?:y)? awizacj\\p{L}+|awizacja dostawy(?= [—–-]| do zamówienia| nr)',
  inParts:
    'w (?:dwóch|trzech|kilku|\\d+) (?:częściach|przesyłkach|paczkach|dostawach)|częściow\\p{L}+ (?:wysyłk|dostaw|realizacj|wysłan)\\p{L}+',
  leftToday: 'wysłan\\p{L}+ (?:dzisiaj|dziś)|(?:dzisiaj|dziś) wysłan\\p{L}+',
  comesSoon: '(?:zostanie|będzie) (?:doręczon|dostarczon)\\p{L}+|w doręczeniu|dotrze',
  shallCome: 'powin(?:ien|na|no|ny)|mus(?:i|zą)|proszę|prosimy',
  addressChanges:
    'nowy adres (?:do faktur\\p{L}*|siedziby|firmy|korespondencyjny)|przeprowadzamy się|przeprowadziliśmy się|zmiana adresu|(?:zmian|aktualizacj)\\p{L} naszych danych|(?:zmienić|zaktualizować) nasze dane',
  arrivalTold:
    'zawiadomienie o (?:przybyciu|przyjściu)|awizo (?:przybycia|przyjścia)|przybyci\\p{L}+ (?:\\p{L}+ )?(?:przesyłki|kontenera|statku)',
  wouldOrder:
    '(?:prawdopodobnie|być może|pewnie) (?:zamówimy|zamówilibyśmy|kupimy|kupilibyśmy)|(?:zamówimy|zamówilibyśmy) (?:prawdopodobnie|być może|pewnie)',
  doesNotWork:
    'nie (?:mogę|możemy) się (?:zalogować|połączyć)|nie mogę wydrukować|odmowa dostępu|komunikat o błędzie|nie działa',
  requestHeard:
    '(?:twoje|państwa) zgłoszenie[^!?]{0,40} (?:przyjęt|zarejestrowan|utworzon|zamknięt)\\p{L}+|otrzymaliśmy (?:twoje|państwa|twoją) (?:zgłoszenie|wiadomość)',
  notCharged:
    'płatność (?:nie powiodła się|odrzucona|nieudana)|nie udało się (?:pobrać|obciążyć)|karta [^.]{0,30}wygas\\p{L}+',
  moreTime: 'odrocz\\p{L}+|przedłuż\\p{L}+|rozłoż\\p{L}+ na raty',
  begs: 'prosi\\p{L}+|prosz\\p{L}+|wniosk\\p{L}+',
  misstated: 'zamiast|błędn\\p{L}+|nie zgadza się',
  questionOn: 'pytani[ea] (?:o|dotycząc\\p{L}+|w sprawie|do)',
  sendsUs:
    '(?:czy )?(?:mogą|mogliby|możecie|może) [^.]{0,30}(?:przesłać|wysłać)|(?:proszę|prosimy) (?:\\p{L}+ ){0,3}(?:przesłać|wysłać|o (?:ponowne )?przesłanie)|nie otrzymaliśmy',
  remindsOf: 'przypomin\\p{L}+|przypomnienie',
  notAmongThem:
    'brak(?:uje)? [^.]{0,40}w (?:\\p{L}+ )?dostawie|w (?:\\p{L}+ )?dostawie [^.]{0,40}brak(?:uje|owało)?',
  inAlready:
    'czy (?:(?:to|ono|zamówienie|ten|on|te|mamy|jest) )*już (?:(?:jest|zostało|mamy|było) )*(?:wprowadzon|wbit|w systemie|wklepan|zarejestrowan|zrobion|przyjęt)\\p{L}*|czy (?:(?:to|ono|zamówienie|ten|on|te) )*(?:jest |zostało |mamy )+już (?:wprowadzon|wbit|w systemie|wklepan|zarejestrowan)\\p{L}*',
  saidNoOrder:
    '(?:nie (?:stanowi\\p{L}*|są|jest) (?:\\p{L}+ )?(?:zamówieni\\p{L}+|zobowiązani\\p{L}+)|bez zobowiązania)',
  howToOrder:
    'wystarczy (?:krótkie )?(?:„?tak|ok)|(?:aby|żeby|by) (?:złożyć zamówienie|zamówić)[^.?!]{0,20}(?:wystarczy|proszę|prosimy|odpisz|odpowied\\p{L}+|zadzwo\\p{L}+|klikn\\p{L}+|napisz)',
  orderOfMany:
    'zamówienie (?:grupowe|zbiorcze|wspólne)|wspólne zamówienie|w (?:poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę) (?:składam|składamy|wysyłam|robię|zamawiam)\\p{L}*',
  whoJoins:
    'kto (?:(?:jeszcze|coś|też|by|z was) )*(?:chce|potrzebuje|chciałby|się dołącza|dołączy|się pisze)|(?:jeśli|jeżeli) (?:ktoś|ktokolwiek|chcecie) (?:\\p{L}+ )?(?:chce|dołączyć|coś|potrzebuje)|napiszcie,? (?:co|czego) (?:chcecie|potrzebujecie)',
  notBefore: `nie (?:wysy|dostarcz|realiz)\\p{L}+${within} (?:przed|wcześniej niż|do) ${day}`,
  noteWanted: `(?:dołącz\\p{L}*|dodać|włożyć|umieś\\p{L}+|poda(?:ć|nie)|wpisa(?:ć|nie)|potrzebujemy)(?!\\p{L})[^.!?\\n]{0,60}(?:${deliveryNote})`,
};
