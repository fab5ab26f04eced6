import type { SenseWords } from '../sense-words.ts';

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
};
