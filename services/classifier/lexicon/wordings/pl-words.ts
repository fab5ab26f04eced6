import { type Cue, cues, mentions } from '../cue.ts';

// How mails are written in Poland: what says it outright, and words of which each says a little.

const plain: Readonly<Record<string, string>> = {
  ...{ ą: 'a', ć: 'c', ę: 'e', ł: 'l', ń: 'n', ó: 'o', ś: 's', ź: 'z', ż: 'z' },
};

/** With and without the marks of its letters: many leave them out. */
function bare(words: string): string {
  return words.replace(/[ąćęłńóśźż]/g, (letter) => `[${letter}${plain[letter]}]`);
}

type Wordings = [weight: number, words: string][];
const said = (category: Cue['category'], wordings: Wordings) =>
  cues(
    category,
    wordings.map(([weight, words]) => [weight, bare(words)]),
  );
const named = (category: Cue['category'], wordings: Wordings) =>
  mentions(
    category,
    wordings.map(([weight, words]) => [weight, bare(words)]),
  );

/** What is sent along. */
const here =
  '(?:w załącz\\p{L}+|w zał\\.?|załącza(?:m|my)|dołącza(?:m|my)|przesyła(?:m|my)?|wysyła(?:m|my)|przekazuj(?:ę|emy)|posyłam|podsyłam|podeśl\\p{L}+|ślę|przedstawia(?:m|my))';
const please = '(?:proszę|prosimy|poproszę|poprosimy|prosiłb\\p{L}+|czy (?:mog|moż)\\p{L}+|mogę prosić)';
const papers =
  '(?:faktur|fv|ofert|wycen|potwierdz|kopi|duplik|dokument|cennik|specyf|kartę|umow|inform|zdję|skan|link|propozy|kosztor|odpowied|odpis|korekt|oryginał|zwrot|wyjaśn|listę|egzempl)\\p{L}*';
const bill =
  '(?:fakturę|faktury|faktura|fv|fs|fvs|rachunek|not(?:a|ę|y) (?:księgow\\p{L}+|obciążeniow\\p{L}+)|dokument\\p{L}* (?:sprzedaży|rozliczeniow\\p{L}+|księgow\\p{L}+))';

const orders: Cue[] = [
  ...said('purchase_order', [
    [
      8,
      `(?:${here}|składa(?:m|my))(?: (?!potwierdz|ofert|faktur|fv|wz|list|korekt|odpowied)\\p{L}+){0,4} (?:zamówieni[ea]|zleceni[ea](?! przelewu)|zapotrzebowani[ea])(?! (?:sprzedaży|klienta))`,
    ],
    [
      8,
      '(?:masz|otrzymał(?:eś|aś)) (?:nowe )?(?:zamówienie|sprzedaż)|(?:klient|klientka|kupujący|kupująca|kontrahent|ktoś) (?:właśnie )?(?:złoży|opłaci|kupi|zamówi|przesła)ł\\p{L}*(?! zamówienie \\d+\\.)|(?:sprzedano|sprzedał(?:eś|aś|o))|znalazł nabywcę|nowe (?:zamówienie|zlecenie)(?: \\S+){0,2} (?:w (?:sklepie|twoim|państwa)|od (?:klienta|kontrahenta)|zostało złożone|do realizacji|\\p{L}*-?\\d)|(?:utworzono|złożono|wpłynęło) (?:nowe |kolejne )?zamówienie|(?:przygotuj|spakuj|zapakuj) (?:do wysyłki|towar|paczkę|zamówienie)|nadaj (?:do|w ciągu|paczkę|przesyłkę)|witaj administratorze|zlecenie wysyłkowe|gratulacje',
    ],
    [
      6,
      'kupuj(?:ę|emy)|bierzemy|biorę|(?<!nie )zamawia(?:m|my|(?= ?:))|domawia(?:m|my)|wezmę|weźmiemy|(?:uruchamiamy|wywołujemy) (?:\\p{L}+ )?(?:dostawę|zamówienie|partię)|wywołanie dostawy|decyduj(?:ę|emy) się na|wybiera(?:m|my) (?:wariant|opcję|ofertę)|domówienie',
    ],
    [
      6,
      '(?:poproszę|poprosimy|proszę|prosimy)(?: (?:o|mi|nam|bardzo|jeszcze|uprzejmie|pilnie|znowu|więc|to co zawsze|dla \\p{L}+ \\p{L}+)){0,3}:? (?:\\d|kilka|jeden|jedną|dwa|dwie|trzy|cztery|pięć|dziesięć|po jednej|tę |te |to co)|to poproszę|poproszę (?!o |fakt|ofert)|poprosimy ?:|(?:biorę|wezmę|weźmiemy|potrzebuj(?:ę|emy)|potrzebne|potrzeba)(?: (?!dokument|inform|potwierdz)\\S+){0,4} (?:\\d+ ?x|\\d)',
    ],
    [
      6,
      `${please}(?: (?!o potwierdz|o inform|o odes)\\S+){0,4} (?:dorzucić|dołożyć|dopisać|dosłać|dosłanie|dowieźć|dowóz|przysłać|przysłanie|wysłać|wysłanie|wysyłkę|dostarczyć|dostarczenie|dostawę|przywieźć|przygotować|odłożyć|zarezerwować|pociąć|wyciąć|realizację|zrealizować|dodać|spakować|wykonanie|podrzucić|ruszać z)(?! (?:${papers}))`,
    ],
    [
      6,
      `(?:dorzuć|przyślij|wyślij|przywieź|podrzuć|dowieź|odłóż|zarezerwuj|spakuj|dopisz|przygotuj|szykuj|zwiększ|dodaj|daj|podeślij|dołóż|wrzuć|zapisz)(?:cie)?(?: (?:mi|nam|proszę|pls|jeszcze|jutro|na \\p{L}+)){0,3} (?!mi|nam|proszę|pls|jeszcze|jutro|${papers})(?:\\d|\\p{L})|dorzuccie|zwiekszcie|przyslijcie|wyslijcie`,
    ],
    [
      5,
      'chc(?:ę|emy|iałbym|iałabym|ielibyśmy) (?:\\S+ ){0,2}(?:zamówić|kupić|nabyć|wziąć|domówić|\\d)|(?:skończył\\p{L}+|kończ(?:y|ą|a)) (?:się nam|nam się|się)|brakuje nam|potrzebuj(?:ę|emy)|potrzebne (?:na|nam|są)',
    ],
    [
      6,
      'zielone światło|(?:zaakceptowan\\p{L}+|zatwierdzon\\p{L}+) przez|akceptuj(?:ę|emy)|zatwierdza(?:m|my)|przyjmuj(?:ę|emy) (?:ofertę|wycenę|warunki)|(?:ofertę|wycenę) (?:\\S+ ){0,3}(?:przyjęt|zaakceptowan|akceptuj)\\p{L}+|(?:prosimy|możecie|można|proszę) (?:ruszać|działać|robić|zaczynać|realizować|wysyłać|jechać)|ruszajcie|działajcie|akceptacja (?:wyceny|oferty|kosztorysu)',
    ],
    [
      4,
      'zgodnie z (?:ofertą|dzisiejsz\\p{L}+ rozmow\\p{L}+|rozmową|umową|wyceną|cennikiem|ustaleniami)|(?:wg|według) (?:oferty|wyceny|umowy|rozmowy|ustaleń)|na podstawie umowy|w ramach (?:kontraktu|umowy)|po cenie|w cenie z|to co zawsze|jak (?:zawsze|zwykle|ostatnio|poprzednio)|adres bez zmian|stałe zamówienie|(?:korekta|zmiana|poprawka) (?:do )?zamówienia|zamówienie[^.!?]{0,20} korekta|poprawione zamówienie',
    ],
    [
      4,
      '(?:nasze|moje|niniejsze|poniższe|nowe|podpisane) (?:zamówienie|zlecenie)|zamówienie (?:zakupu|u dostawcy|hurtowe|telefoniczne|stałe|odnawialne|pilne|kompletacji|na )|zlecenie (?:nr|zakupu)|zam\\.? ?\\d|formularz b2b|karta zamówienia|dyspozycja|zapotrzebowanie',
    ],
    [
      3,
      '(?:kupujący|kupująca|kontrahent|klient|odbiorca|towar|produkt|zawartość|uwagi|osoba do kontaktu) ?:|do realizacji|(?:fv|faktur\\p{L}+) (?:na (?:firmę|termin|dane|spółkę|nas|przelew)|jak zwykle|przelew\\p{L}*)|dane do faktury|numer zamówienia (?:musi|należy|prosimy|proszę)',
    ],
    [
      3,
      'odbiorę|odbierzemy|(?:nasz )?kierowca (?:będzie|podjedzie|przyjedzie|odbierze)|przelew zrobię|zapłac(?:ę|imy)|płatność przy odbiorze|(?:u|o)regulujemy|opłac(?:ę|imy)|rozliczamy się|pójdzie razem|na nasz koszt|proszę wystawić proformę|kiedy (?:możesz|możecie) to przywieźć',
    ],
    [
      2,
      'adres (?:dostawy|do wysyłki)|dostawa (?:na|do|w|ddp) |dostawa ?:|na (?:poniedziałek|wtorek|środę|czwartek|piątek|sobotę|jutro|już|wczoraj)|pilne|pilnie|jak najszybciej|cito|z dostawą|przed \\d{1,2}-?t?ą?|termin dostawy|data dostawy',
    ],
  ]),
];

const confirmations: Cue[] = said('order_confirmation', [
  [
    8,
    '(?:państwa|twoje|wasze|pana|pani|twojego) (?:zamówieni[ea]|zakup\\p{L}*|rezerwacj\\p{L}+)(?: \\S+){0,3}? (?:zostało |jest |już |właśnie ){0,2}(?:przyjęt|zarejestrowan|potwierdzon|zapisan|złożon|przekazan|opłacon|przyjęt|w realizacji|w trakcie|w przygotowaniu|trafi)\\p{L}*|(?:potwierdzeni[ea]|przyjęcie|rejestracja) (?:\\p{L}+ ){0,2}(?:zamówieni|zakup|zleceni|rezerwacj)\\p{L}*(?! (?:wysłan|nie))|zamówienie (?:\\S*\\d\\S* )?(?:zostało |jest )?(?:przyjęt|zarejestrowan|potwierdzon|zapisan|wprowadzon)\\p{L}*|zamieniona na zamówienie|zawarcie umowy sprzedaży',
  ],
  [
    8,
    '(?:przyjęliśmy|przyjąłem|przyjęłam|przyjęto|zapisaliśmy|zapisałem|zapisałam|zanotowa\\p{L}+|wprowadzi(?:łam|łem|liśmy)|zarejestrowa(?:no|liśmy)|wpisa(?:łam|łem|liśmy)|zarezerwowa(?:liśmy|łem|łam)|rezerwuj(?:ę|emy)|odłoży(?:łem|łam|liśmy)|odkładam|notuję|mam zapisane)|(?:potwierdza(?:m|my)|otrzymaliśmy|mamy) (?:\\p{L}+ ){0,2}(?:zamówieni|zleceni|dostaw|termin|przyjęci|zakup|rezerwacj|cenę z|realizacj|odbiór \\p{L}+ zam)\\p{L}*|potwierdza(?:m|my) (?:\\p{L}+ )?\\d',
  ],
  [
    6,
    'dzięk\\p{L}+(?: \\p{L}+)? za (?:zamówieni|zakup|zaufani|złożeni|wybór|zleceni|wybrani)\\p{L}*|cieszę się z (?:twojego|państwa)|dziękujemy, że kupujesz|(?:ok|super|jasne|dobrze|spoko|dobra|zrobione|gotowe|przyjęte|zapisane)[,!.:]? (?:mam|wszystko|działamy|zapisane|przyjęte|będzie|notuję|przywioz|jutro|w \\p{L}+ (?:będzie|rano))\\p{L}*|zapisane ?[:.!]|zapisane(?= \\d)|przyjęli nasze zamówienie',
  ],
  [
    4,
    '(?:wyślemy|wyślę|dostarczymy|przywiozę|przywieziemy|dowieziemy|dowiozę|zawieziemy|zawiozę|uszyję|szyję|wypalimy|wyprodukujemy|zrobimy|zaczynamy|działamy|realizujemy|kompletujemy|pakujemy|blokujemy)|będzie(?:my)? (?:gotow|stał|czeka|koło|ok\\.?|o \\d|u was|do odbioru|rano|na rampie)\\p{L}*|(?:towar|wszystko) będzie|(?:dostawa|wysyłka) (?:w \\d+ tyg|planowo|jutro|w \\p{L}+ek)\\p{L}*',
  ],
  [
    4,
    'trafi(?:ło|ły|ła) do (?:produkcji|realizacji|magazynu)|(?:w|do) realizacji|w produkcji|start produkcji|czas realizacji|(?:planowan|przewidywan|szacowan|orientacyjn)\\p{L}+ (?:termin|data|dostawa|wysyłka|dzień)\\p{L}*|podsumowani\\p{L}+|(?:status|numer) zamówienia ?\\p{L}* ?:?|zmieniono zamówienie|powiadomimy (?:cię|państwa)|(?:otrzymasz|dostaniesz|wyślemy) (?:e-?mail|sms|wiadomość)|po wysłaniu|(?:gdy|kiedy|jak) będzie gotow\\p{L}+|zmian (?:\\p{L}+ )?(?:już )?nie przyjmujemy',
  ],
  [
    4,
    'przedsprzedaż\\p{L}*|rezerwacj[ai]|czekamy na (?:wpłatę|przelew|płatność)|zadatek zaksięgowany|w tytule|prosimy o sprawdzenie (?:adres|danych|ilości)\\p{L}*|proszę sprawdzić (?:adres|dane|skład)|prosimy sprawdzić|wszystko się udało',
  ],
]);

const bills: Cue[] = [
  ...said('invoice', [
    [
      8,
      `(?:${here}|udostępni\\p{L}+|wystawi(?:liśmy|łem|łam|ono|ona|ła|ony)|przyszła|to jest)(?: (?!korek|koryg|kor\\p{L}*|potwier|dowód|upom|podpisan|zamówieni|ofert|wydruk|druk|umow)\\S+){0,5} ${bill}(?! ?(?:koryg|korekt|kore)\\p{L}*)|${bill}(?! ?(?:koryg|korekt)\\p{L}*)(?: \\S+){0,4} (?:w załącz\\p{L}+|w zał\\.?|dostępn[ay]|gotow[ay]|do pobrania|została wystawiona|znajduje się|płatna|do zapłaty)`,
    ],
    [
      7,
      'faktur\\p{L} (?:vat |nr |zbiorcz\\p{L} |końcow\\p{L} |zaliczkow\\p{L} |rozliczeniow\\p{L} |sprzedaży |pro ?forma )+|duplikat\\p{L}* (?:faktury|fv)|nota obciążeniowa|not(?:a|ę|y) księgow(?:a|ą|e)|obciążamy państwa|ksef|dokument (?:sprzedaży|rozliczeniowy)',
    ],
    [
      4,
      'do zapłaty|termin (?:płatności|zapłaty) (?:mija|upływa|do)|płatn(?:e|a|y)(?: do)? \\d+|na kwotę|nr konta|numer rachunku|rachunek bankowy|kwota zostanie pobrana|(?:prosimy|proszę) (?:o (?:zapłatę|wpłatę|terminową)|wpłacić|uregulować|regulować)|należność prosimy|puścić do płatności|składk\\p{L}+|czynsz\\p{L}*|abonament\\p{L}*|opłat\\p{L} za|energi(?:i|a|ę)|wspólnot\\p{L}+|za (?:usługę|usługi|przegląd|wynajem|najem)',
    ],
  ]),
  ...named('invoice', [[6, 'faktur[ay](?! koryguj)(?: vat)?|fakturę(?! koryguj)|fv \\S*\\d']]),
];

const payments: Cue[] = said('receipt', [
  [
    9,
    '(?:potwierdzeni[ea]|dowód|wydruk|potw\\.?)(?: (?!przyjęcia|zamówienia|nadania)\\S+)? (?:wpłaty|przelewu|zapłaty|płatności|transakcji|z banku|bankow\\p{L}+)|(?:zrobi|wykona|zleci|puści|wysła|robi)(?:łem|łam|liśmy|li)(?: \\S+){0,2} przelew\\p{L}*|(?:zapłaci|opłaci|przela|uregulowa|wpłaci)(?:łem|łam|liśmy|łeś|łaś|li państwo)|zleceniu przelewu|przelew (?:\\S+ ){0,2}(?:wykonany|zrealizowany|zaksięgowany|poszedł|wyszedł)|poszedł przelew',
  ],
  [
    9,
    'wypłat[ay] (?:\\S+ ){0,3}(?:za|została|zlecon|na)\\p{L}*|otrzymał(?:eś|aś) \\d|(?:pobrano|obciążono) \\d|zaksięgowa(?:liśmy|no|na)|polecenie zapłaty wykonane|płatność (?:\\S+ ){0,2}(?:przeszła|zrealizowana|przyjęta|zakończona|zaakceptowana|powiodła|zaksięgowana)|kp \\d|kwituję|pokwitowani[ea] (?:gotów|wpłaty|zapłaty)\\p{L}*|dowód wpłaty|awizo płatności|zapłaconych|zapłacona kwota|kwota zapłacona|rozliczenie płatności|rat[ay] \\S+(?: \\S+){0,2} (?:opłacona|spłacona|zaksięgowana)|spłata przyjęta|środki (?:są|zostan|zostały)\\p{L}*|na państwa (?:konto|rachunek)|zaliczkę (?:zapłacon|wpłacon|opłacon|przelan)\\p{L}+|dziękujemy za (?:terminową )?(?:wpłatę|płatność|zapłatę|uregulowanie)|potwierdzamy otrzymanie (?:\\S+ )?(?:\\d|wpłaty|płatności|kwoty)',
  ],
  [
    3,
    'przelew(?!em| \\d| na \\d)\\p{L}*|wpłat(?:a|ę|y)|gotówk\\p{L}+|kartą (?:visa|mastercard)|blik|paragon\\p{L}*|autoryzacj\\p{L}+|suma pln|saldo (?:zadłużenia )?wynosi|opłacon[eoay]',
  ],
]);

const credits: Cue[] = [
  ...said('credit_note', [
    [
      9,
      '(?:dokument|zbiorcz\\p{L}+|faktur\\p{L}+|fv) (?:\\S+ )?koryguj\\p{L}+|faktur\\p{L} korekt\\p{L}|korekt(?:a|ę|y) (?:faktury|\\S*\\d|zbiorcza|nr|do (?:faktury|fv)|sprzedaży|ceny|wartości|netto)|(?:przesyła(?:m|my)|wysyłam|przysłała|w załączniku|w załączeniu)(?: (?!poprawion|zamówieni)\\S+){0,3} korekt(?:a|ę|y)|kfv|kor/|not(?:a|ę|y) (?:uznaniow|kredytow)\\p{L}+|uznani[ea] nr|uznaliśmy|udziel(?:amy|iliśmy|am) (?:\\S+ )?(?:upust|opust|rabat|bonifikat)\\p{L}*|przyznano (?:rabat|bonus)|(?:oddaliśmy|zwróciliśmy|zwracamy|oddajemy|zwróciłem|zwróciłam)(?: \\S+){0,3} \\d|kwota zwrotu|na państwa korzyść|saldo już pomniejszone|rabat posprzedażowy|zwrot (?:\\p{L}+ )?(?:został )?(?:rozliczony|zrealizowany|zlecony|przyznany)',
    ],
  ]),
  ...said('unknown', [
    [
      13,
      '(?:czekam|czekamy|kiedy|brak|gdzie|oczekuj\\p{L}+|domagam|żądam|nadal)(?: (?!korekta)\\S+){0,5} (?:korekt|koryguj|zwrotu|fakture koryg)\\p{L}*|brak korekty|(?:proszę|prosimy) o (?:\\p{L}+ )?(?:korektę|wystawienie korekty|zwrot)',
    ],
  ]),
];

const offers: Cue[] = said('quotation', [
  [
    8,
    `(?:${please}|chciał\\p{L}+|potrzebuj\\p{L}+|interesuj\\p{L}+|szukam\\p{L}*|zaprasza\\p{L}*|podać|podaj\\p{L}*|pyta o|rozważam\\p{L}*)(?: (?!zgodnie|wg|według|zamów|dostarcz)\\S+){0,6} (?:ceny?|cenę|cenie|cenami|ofert|ofertę|oferty|wycenę|kosztorys\\p{L}*|propozycj\\p{L}+|cennik\\p{L}*|staw(?:ki|kę|ek)|warunk(?:ów|i))(?! (?:za zamów|z oferty))`,
  ],
  [
    8,
    `(?:${here}|przygotowa(?:łem|łam|liśmy))(?: (?!podpisan|zaakcept|zamówieni)\\S+){0,5} (?:ofertę|oferta|wycen(?:a|ę|y)|kosztorys|cennik|kalkulacj(?:a|ę|i)|zestawienie cen|propozycj(?:a|ę|i))|w (?:odpowiedzi na|nawiązaniu do) (?:\\p{L}+ )?zapytani\\p{L}+`,
  ],
  [
    7,
    'jaka cena|w jakiej cenie|po ile|za ile|ile (?:kosztuj|by|wyjdzie|wyszło|za|wynosi|bierze|państwo)\\p{L}*|jaki (?:jest |byłby )?koszt|proponuj(?:ę|emy)|oferuj(?:ę|emy)|cena (?:obowiązuje|wynosi|za|jednostkowa)|ceny (?:netto|utrzymamy|ważne|obowiązują)|ważn[aey] (?:do|\\d+ dni|przez)|oferta (?:nr|ważna|wersja|specjalna|cenowa|jest gotowa|z |\\S*\\d)|wycena (?:nr|\\p{L}+ )|kalkulacja|kosztorys|zapytanie (?!o (?:fakt|stat|termin))|szacowani\\p{L}+|(?:zł|pln|eur|€)/(?:szt|kg|m|mb|t|l|op|mies)|złożenia ofert\\p{L}*|składania ofert|przetarg\\p{L}*|oszacowani\\p{L}+|umowa serwisowa wygasa|nowa (?:cena|wartość)',
  ],
  [
    3,
    '(?<!(?:z|ze|do|według|wg|nr) )ofert[ay]|wycen\\p{L}+|cennik\\p{L}*|cen(?:a|y|ę)|(?<!z )rabat\\p{L}*|interesuj\\p{L}+|leasing|do porównania|od ilu|transport wliczony|czekam(?:y)? na decyzję|kryterium|zaproszenie do|kolumn\\p{L}+ \\p{L}',
  ],
]);

const deliveries: Cue[] = said('delivery_note', [
  [
    8,
    '(?:towar|paczk[ai]|przesyłk[ai]|auto|samochód|kierowca|transport|ładunek)(?: \\S+){0,4}? (?:wyjecha|wyjeżdża|wyszł|w drodze|nadan|wysłan|doręczon|dostarczon|załadowan|odebran|spakowa|przekazan|nadesz|czeka na odbiór|oczekuje|do odbioru|w doręczeniu)\\p{L}*|(?:wyjechał\\p{L}*|załadowano|wysłano|nadano|doręczono|dostarczono|rozładowano|spakowaliśmy|nadaliśmy|wysłaliśmy|oddaliśmy firmie|przekazaliśmy kurierowi|rozwieźliśmy|dowieźliśmy|zawieźliśmy|zostawiliśmy|wydaliśmy)(?! (?:fakt|ofert|zapyt|wezw)\\p{L}*)',
  ],
  [
    8,
    '(?:dokument|dowód|skan|protokół|protokołu|kwit|kwitu) (?:wz|wydania|dostawy|przekazania|odbioru|wagowy)|wz \\S*\\d|(?:list|listy|dokumenty) przewozow\\p{L}+|cmr|konosament\\p{L}*|awizo (?:wysyłk|dostaw)\\p{L}*|awizacj\\p{L}+ dostawy|desadv|lista (?:załadunkowa|pakowa)|specyfikacja (?:wysyłki|palet|dostawy)|(?:potwierdzenie|zawiadomienie o) (?:nadania|nadejściu|doręczenia|dostawy|załadunku)|załadunek potwierdzony|pod w (?:załącz|zał)\\p{L}*|śledzeni[ea]|śledź|(?:paczka|przesyłka) do odbioru|kod odbioru|okaż kod|termin odbioru|próba doręczenia|nie zastaliśmy|nie zastał\\p{L}*|doręczy dziś',
  ],
  [
    7,
    '(?:towar|zamówienie|materiał|sprzęt|meble|wszystko|paczka)(?: \\S+){0,4} (?:gotow[yea]|do odbioru|leż(?:y|ą|a)|można (?:odbierać|odebrać|zabierać))|można (?:już )?(?:odbierać|odebrać|zabierać|zabrać)|gotow[eya] do odbioru|wydajemy \\d|zdane (?:wczoraj|dziś|na)|podpisał (?:sąsiad|odbiór|pan)|wysłano (?:dziś|kurierem)|wysyłka częściowa|(?:dowieziemy|dojedzie) (?:w|jutro|gdy|za)|(?:waga|liczba kolli|kolli|sscc)|naprawione urządzenie',
  ],
  [
    4,
    'kurier(?!em)\\p{L}*|przewoźnik\\p{L}*|(?:inpost|raben|pocztex|poczt\\p{L}+ polsk\\p{L}+|orlen paczka|suus|rohlig|schenker|allegro one)|paczkoma\\p{L}+|(?<!\\d )palet[ay]?|naczep\\p{L}+|plomb\\p{L}+|(?<!nasz )kierowc[ya]|rampi?e?|terminal\\p{L}*|kontener\\p{L}*|rozładun\\p{L}+|załadun\\p{L}+',
  ],
]);

const others: Cue[] = said('unknown', [
  [
    11,
    `(?:${please}|przyślijcie|prześlijcie|potrzebuj(?:ę|emy)|oczekujemy)(?: (?!zamów|dostaw|dostarcz|\\d)\\S+){0,4} (?:faktur(?:ę|y)(?! (?:na|prosz|z odroczon|proform))|fv|duplikat\\p{L}*|kopię|oświadczeni[ea]|zaświadczeni[ea]|deklarację|certyfikat\\p{L}*|kart(?:ę|y) (?:charakter|techn)\\p{L}+|ankietę|wyjaśnieni[ea]|egzemplarz\\p{L}*|potwierdzenie salda|wyciąg\\p{L}*|zdjęci[ea]|numer konta)`,
  ],
  [
    12,
    'nie (?:otrzymaliśmy|widzimy) (?:\\p{L}+ )?(?:wpłat|płatnoś|zapłat|należnoś)\\p{L}*|przypomnienie o terminie|wzywamy do|żądam zapłaty|kwota(?: \\S+){0,3} nieopłacon\\p{L}+|przedsądow\\p{L}+|upomnieni[ea]|zbliża się termin płatności|(?:jeśli|jeżeli) (?:już )?(?:zapłaci|przelew)\\p{L}*|uzgodnienie sald\\p{L}*|ewidencj\\p{L}+|przeterminowane|windykacj\\p{L}+|odsetk\\p{L}+',
  ],
  [
    9,
    'faktur\\p{L}+(?: \\S+){0,5} (?:błęd|zły|złą|brak|nie uwzględnia|omyłkowo|pomyłk|niezgodn|odesłała)\\p{L}*|błąd na fakturze|nie księgować|rozbieżnoś\\p{L}+|nieznany numer|u nas nie istnieje|nie zgadza się|proszę (?:ją )?(?:skasować|poprawić)|o poprawienie|nie płacę|(?:zafakturowano|policzono)(?: \\S+){0,3} zamiast (?!\\d)',
  ],
  [
    10,
    'gdzie (?:jest|moj|nasz|są|zostaw)\\p{L}*|kiedy (?:dotrze|będzie|dostaniemy|dostanę|przyjdzie|wyśl|dostarcz|możemy się)\\p{L}*|(?:wciąż|nadal|dalej|ciągle) (?:nic|nie|czek)\\p{L}*|nie (?:dotarł|dostał|otrzymał|przyszł|doszł|ma jeszcze)\\p{L}*|co z (?:zamówieniem|brakując|dostaw|moim|naszym)\\p{L}*|czy (?:doszło|dotarło|dostali)|doszło do was|(?:budowa|produkcja|maszyna) stoi|status zamówienia\\?|oszuka\\p{L}+|pilną informację|sprawdzi ktoś',
  ],
  [
    9,
    'reklam\\p{L}+|uszkodz\\p{L}+|brakuje|tylko \\d+ z \\d+|odmowa|odesła(?:liśmy|łem|łam)|zepsu\\p{L}+|awari\\p{L}+|nie działa|(?:wycofa|skreśl|usun|anulow)\\p{L}+ (?:\\p{L}+ ){0,3}(?:zamówieni|pozycj|drugie)\\p{L}*|rezygn\\p{L}+|nie wysyłajcie|podwójn\\p{L}+|dwa razy|zwrotu dzisiaj|opóźnieni[ue]|nie dostarczymy|zostało wstrzymane|wstrzymani[ea]|blokujemy do|przekroczenia limitu|podany adres|zmienić, zanim|niechcący|pomyłk\\p{L}+|kar[ay] umown\\p{L}+|karą',
  ],
  [
    5,
    'spotkani\\p{L}+|narad\\p{L}+|zebrani\\p{L}+|zgromadzeni\\p{L}+|kwadrans|oddzwonić|zadzwoń\\p{L}*|zadzwonić|porozmawiać|wizyt\\p{L}+|rozmowę (?:o|w sprawie)|szkoleni\\p{L}+|kurs(?= )|konferencj\\p{L}+|targ(?:i|ach) (?:zaprasz|stoisk)\\p{L}*|zapraszamy na|zaproszenie ?:|webinar(?:ze|u)',
  ],
  [
    6,
    'hasł[oa]|logowani\\p{L}+|konto (?:zostało|jest|wygas)|wersj[ai] (?:testow|\\d)\\p{L}*|aplikacj(?:i|a|ę)|aktualizacj\\p{L}+|domen\\p{L}+|okres próbny|skrzynk(?:a|ę) (?:pełn|prawie|poczt)\\p{L}*|system(?:u)? będzie|prace serwisowe|zgłoszeni[ea] (?:\\S+ )?(?:przyjęte|otrzymało|nr)|import zakończony|drukark(?:a|ę) w',
  ],
  [
    6,
    'taniej|wypisz|kliknij|promocj\\p{L}+|wyprzedaż\\p{L}*|oceń|oceniasz|ankiet(?:a|ę|y)|opini(?:ę|i|e|a)|polecił\\p{L}*|losujemy|nie chcesz dostawać|koszyku|dokończ|nowość|nowości|black friday|rabat z kodem|z kodem',
  ],
  [
    6,
    'aplikow\\p{L}+|cv(?= )|magazynier\\p{L}*|rekrutacj\\p{L}+|prac(?:a|ę|y) (?:dla|w|jako)|zwolnieni[ea] lekarski\\p{L}*|urlop\\p{L}*|nieobecn\\p{L}+|l4|grafik|zamknięte|świąt|życzy|wesołych|wielkanoc\\p{L}*|inwentaryzacj\\p{L}+|nie pracuje już',
  ],
  [
    6,
    'umow[ay] o poufności|poufnoś\\p{L}+|aneks\\p{L}*|polis(?:ę|a|y)|ubezpieczeni\\p{L}+|współprac(?:ę|a|y)|producentem|jesteśmy (?:producent|firm|dystrybut)\\p{L}+|sąd\\p{L}*|pozew|komornik\\p{L}*|rodo|regulamin\\p{L}*|audyt\\p{L}*|certyfikat\\p{L}*|deklaracje|karty techniczne|baz[yi]e? dostawców|rejestracja dostawcy|zmiana (?:rachunku|adresu|numeru|konta|regulaminu)|nowy (?:opiekun|rachunek|adres)|przeprowadzka biura|od (?:dziś|poniedziałku) (?:urzęduj|państwa|jesteśmy)\\p{L}*',
  ],
  [
    5,
    'pytani[ea]|czy (?:jest|są|macie|mają|posiadacie|ten|ploter|da się|można|to|ktoś|państwo|produkt|pasuje)(?: [^.!?]{0,80})?\\?|od jakiej kwoty|z kim mogę|dlaczego|problem z|wyjaśnieni\\p{L}+|szwagier|podziękować|serdecznie dziękuję za (?:pomoc|rozmowę)|milego weekendu|miłego weekendu|dzięki za (?:pomoc|wczoraj)\\p{L}*|wycofanie z oferty|kończymy produkcję|ktoś to już|dzwonił już',
  ],
]);

const more: Cue[] = [
  ...said('purchase_order', [
    [
      6,
      'uzupełnienie (?:automatów|zapasów|stanu|magazynu)|odsyłam(?:y)? podpisan\\p{L}+ (?:ofert|wycen|propozycj)\\p{L}*|(?:stanowi|traktować jako|uznać za|jako) (?:wiążące )?zamówienie|udziel(?:amy|enie|enia) zamówienia|wybra(?:no|liśmy) (?:państwa|waszą) ofertę|(?:bezpośrednio|prosto) do (?:naszego )?klienta|dolicz\\p{L}* do|na konto warsztatu|(?:mechanik|ekipa|klient) czeka|zamówienie (?:tygodniowe|miesięczne|uzupełniające|automatyczne|edi)|plik(?:u)? edi|(?:weź|weźcie)|to (?:biorę|bierzemy|zamawiam|poproszę)|(?:rada|komitet|zarząd) (?:\\p{L}+ )?(?:postanowił|zdecydował|zgodził|zatwierdził)\\p{L}*|po jednej sztuce|po \\d+ sztuk każd\\p{L}+|proszę (?:mnie )?(?:dopisać|wpisać)|numer\\p{L}* zamówienia na fakturze|anuluje i zastępuje|zastępuje poprzedni\\p{L}+',
    ],
    [
      2,
      '\\d+ (?:szt\\p{L}*|op\\p{L}*|kart\\p{L}*|kg|worków|worki|rolek|rolki|palet|par|litrów|l|m|mb|metrów|ton|kompletów|komplety|skrzynek|skrzynki|zgrzewek|zgrzewki|butelek|puszek|płyt|arkuszy|beczk\\p{L}|wiader|pudełek|paczek|bloczków) (?!brutto|na fakturze)\\p{L}{3}',
    ],
  ]),
  ...said('order_confirmation', [
    [
      5,
      'subskrypcj\\p{L}+ (?:jest )?aktywn\\p{L}+|odłożone (?:na|dla)|(?:kredyt|limit) kupiecki (?:zaakceptowany|przyznany)|(?:zamówienie|zlecenie|wszystko) (?:dotarło|przyszło|mam|jest u mnie|jest w systemie|wpisane|wprowadzone|zapisane)|termin (?:\\S+ ){0,3}pasuje|dam znać,? (?:jak|kiedy|gdy)|nie ma (?:problemu|sprawy)|(?:da się|zdążymy|damy radę)|umówione|załatwione|potwierdza(?:m|my)',
    ],
  ]),
  ...said('invoice', [
    [
      5,
      'faktur\\p{L}+ (?:za|do) (?!zapłac)|druk(?:u)? płatności|proszę (?:wpisać do rejestru|zaksięgować|o opłacenie)|mija w|płatność (?:w terminie|przelewem (?:w|do|na)|do dnia)',
    ],
  ]),
  ...said('credit_note', [
    [
      5,
      'bonus\\p{L}* (?:za|rocz)\\p{L}*|rabat (?:za ilość|roczny|wsteczny)|kaucj\\p{L}+|opakowania zwrotne|korekt\\p{L}* (?:in minus|na minus|za)|skorygowa\\p{L}+|pomniejsz\\p{L}+ (?:o|saldo)|do odliczenia|uznani[ea] (?:reklamacj|rachunk|państwa)\\p{L}*',
    ],
  ]),
  ...said('receipt', [
    [
      5,
      '(?:wpłynęł|wpłynęły|przyszł|przyszły|dotarł|dotarły) (?:na (?:nasze )?konto|pieniądze|środki|wpłata|przelew)|(?:pieniądze|środki|przelew|wpłata)(?: \\S+){0,3} (?:wpłyn|dotar|przysz|są na|doszł)\\p{L}*|na poczet|(?:faktura|rachunek|zaliczka|zadatek)(?: \\S+){0,3} (?:zapłacon|opłacon|uregulowan|rozliczon)\\p{L}+|kwotę (?:\\S+ )?otrzyma\\p{L}+|zapłacone (?:wczoraj|dziś|dzisiaj)|przelane|rozlicz(?:ono|yliśmy)',
    ],
  ]),
  ...said('delivery_note', [
    [
      5,
      'harmonogram dostaw|(?:jutro|dziś|dzisiaj|rano) (?:\\p{L}+ )?(?:jedzie|wyjeżdża|rusza|dostarczamy|przywozimy)|(?:jedzie|jadą|ruszył\\p{L}*) (?:do|z|w|jutro|dziś)|w trasie|w doręczeniu|zostało (?:wysłane|nadane|doręczone|dostarczone|wydane)|(?:numer|link) (?:do )?(?:śledzenia|przesyłki|listu)|odbierz|nadawca|brutto \\d+ kg|częściow\\p{L}+ (?:dostaw|wysył)\\p{L}+|podpisan\\p{L}+ (?:wz|odbiór|list)|awizo\\p{L}*',
    ],
  ]),
  ...said('unknown', [
    [
      5,
      '(?:błąd|błędn\\p{L}+|zły|złe|źle)|(?:przepraszam|przykro)\\p{L}*|dział(?:u|em)? (?:jakości|personaln|kadr|it)\\p{L}*|kadr\\p{L}+|koleg\\p{L}+|ekipo|zapowiedź|wybory|odpowiedz powyżej|potwierdź (?:swój|adres|konto)|aktywuj|kod weryfik\\p{L}+|link wygas\\p{L}+|kontrol\\p{L} (?:skarb|podatk)\\p{L}*|czemu|zastanawia\\p{L}+|nic się nie dzieje|proszę o kontakt|oddzwon\\p{L}+|adres(?:u)? (?:jest )?(?:zły|błędny)|kto (?:\\p{L}+ )?(?:podpisa|zamówi|złoży|odebra)\\p{L}*',
    ],
  ]),
];

export const polishWords: Cue[] = [
  ...more,
  ...orders,
  ...confirmations,
  ...bills,
  ...payments,
  ...credits,
  ...offers,
  ...deliveries,
  ...others,
];
