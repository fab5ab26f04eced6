import type { MailWords } from './mail-words.ts';

export const pl: MailWords = {
  language: 'pl',
  namesNothing:
    'bez, nad, pod, przed, między, będzie, macie, może, można, oraz, gdy, gdzie, kto, tych, nasza, nasze, wasz, pan, pani, raz, dla, przy',
  common:
    'jednak, i, w, we, z, ze, na, do, nie, to, się, że, jest, są, o, od, po, za, dla, jak, ale, czy, co, już, jeszcze, proszę, prosimy, prosz, nas, nam, nasz, naszego, naszej, państwo, państwa, tego, tej, ten, ta, te, był, była, było, być, ma, mamy, przez, przy, tylko, pozycji, pozycja, zamówienia, zamówienie, poz, więc, u, lub',
  conditions:
    'bez wiadomości, bez odpowiedzi, o ile, jeśli, jeżeli, gdyby, o ile, pod warunkiem, w razie, w przypadku, chyba że, w zależności, jeśliby, tylko gdy, dopiero gdy, skoro tylko, gdybyście',
  stillPossible:
    'możliwe, możliwość, da się, się da, zdąż*, mogą, można, za późno, jeszcze, dacie radę, uda się',
  notTooLate:
    'nie jest za późno, nie problem, nie kłopot, nie za późno, jeszcze nie, nie jest jeszcze, nie zostało jeszcze, nie wyszło',
  politeFrames:
    'wdzięczna gdyby, wdzięczny gdyby, wdzięczni gdyby, wdzięczna za, wdzięczny za, wdzięczni za, dobrze gdyby, miło gdyby, świetnie gdyby, dobrze by było gdyby',
  vagueAmounts:
    'parę, kilka, kilku, kilkoro, trochę, trochę więcej, trochę mniej, nieco, nieco więcej, nieco mniej, jedną lub dwie, jeden lub dwa, dwa lub trzy, dwie albo trzy, garść, część, niektóre',
  undecided:
    'nie jestem już pewn*, nie mam już pewności, muszę sprawdzić, musimy sprawdzić, muszę tylko sprawdzić, trzeba sprawdzić, muszę zobaczyć, musimy zobaczyć, muszę zapytać, nie jestem pewn*, nie jesteśmy pewni, nie wiem, nie wiemy, jeszcze nie wiem, być może, możliwe że, ewentualnie, prawdopodobnie, nie zdecydowa*, do ustalenia, do potwierdzenia, to zależy, zależy od, zastanawia*, dam znać, damy znać, wie na którą, wie gdzie, wie który, wie która, wie ile, czy mogliby państwo sprawdzić, sprawdzić czy, zobaczyć czy, sprawdzić ile, około, mniej więcej, w przybliżeniu, może będziemy, może potrzebujemy, nie jesteśmy zgodni, nie ma zgody',
  checks:
    'zobaczyć czy, zobaczcie czy, zobaczyć … czy, sprawdzić czy, sprawdźcie czy, sprawdzić … czy, zapytać, zapytajcie, proszę spytać, proszę dopytać, proszę ustalić, dowiedzieć się, powiedzieć czy, dać znać czy, napisać czy, wyjaśnić dlaczego, potwierdzić czy, wiedzieć czy',
  questionTopics:
    'rabat*, upust*, taniej, odebrać, odbiór, dostawa, dostarczyć, dostawę, rano, przed południem, po południu, kolor*, rozmiar*, większy, większe, wystarczy, wystarczą, jednorazowo, za jednym razem, w tym tygodniu, opakowani*, dostępn*, ilości, ilość',
  otherwise:
    'wcześniej, prędzej, później, więcej, mniej, inny, inna, inne, innego, innej, inną, gdzie indziej, zamiast, osobno, oddzielnie, podzielić, zamienić, wymienić, większy, mniejszy, większe, mniejsze, następny tydzień, w następnym tygodniu, środek tygodnia, w środku tygodnia, koniec tygodnia, początek tygodnia, szybciej, przyspieszyć, przesunąć',
  negations: 'nie, ani, żaden, żadna, żadnych, nigdy, bez, nic',
  supplies:
    'dostarczać, dostarczyć, dostarczajcie, wysyłać, wysłać, wysyłajcie, przysyłać, przysłać, pakować, spakować, pakujcie, przygotowywać, przygotować, uwzględniać, uwzględnić, realizować, zrealizować, dołączać, kompletować, fakturować, brać pod uwagę, wydawać, dodawać',
  leavesOut:
    'zostają poza, odpadają, odpada, proszę zapomnieć, zapomnieć, można zapomnieć, pominąć, pominięcie, o pominięcie, za pominięcie, proszę pominąć, pomińcie, wypada, wypadają, odpada, odpadają, nie brać pod uwagę, nie uwzględniać, zostaje skreślon*, zostaje usunięt*, wyłączyć z zamówienia, opuścić, wyrzuć, wyrzucić, wyrzućcie, wyrzucamy, skreślamy, skreślić, usuwamy, odpuść, odpuszczamy, odpuśćmy, odpuśćcie, zdejmij, zdejmijcie, zdjąć, zdejmujemy, nie trzeba, nie potrzeba, nie bierzemy, nie chcemy, niepotrzebn*, wycofujemy, wycofać, wycofaj*, pomiń, pomijamy, nie wysyłaj*, nie dawaj*, nie dodawaj*, odpuścić, wywal, wywalcie, wywalić, wywalamy, dajcie sobie spokój, daj sobie spokój, dajmy sobie spokój, nie biorę, nie musicie wysyłać, nie są mi potrzebn*, nie jest mi potrzebn*, nie są nam potrzebn*, nie jest nam potrzebn*, nie będą potrzebn*, nie będzie potrzebn*, nie potrzebuję, jednak nie użyjemy, jednak nie wykorzystamy, jednak nie będziemy używać, wolimy nie brać, wolę nie brać',
  willTell:
    'zadzwonię, zadzwonimy, dam znać, damy znać, odezwę się, odezwiemy się, poinformuję, poinformujemy',
  settles:
    'będzie jednak, będzie ich, będzie to, niech będzie, niech będą, powiedzmy, bierzemy, zróbmy, zostańmy przy, robimy, ma ich być, powinno ich być, miało być, miały być, zmieniamy na, weźmiemy, wezmę, zróbcie z tego, zrób z tego, nam starczy, mi starczy, starczy nam, starczy mi, niech ich będzie',
  staysAsIs:
    'zostaje, zostają, bez zmian, bez zmiany, jak w zamówieniu, jak na zamówieniu, jak na kartce, jak na liście, jak jest, jest dobrze, są dobrze, zgadza się, zgadzają się, w porządku, jest ok, są ok, nie zmienia się, nie zmieniają się',
  sameAmount:
    'tyle samo … co, tyle samo, tyle … ile, taką samą ilość, tę samą ilość, tyle … co, tak mało … jak',
  limits: 'ale, jeśli, jeżeli, chyba, tylko, oprócz, nie, może, albo, lub, później, inn*',
  haveStill:
    'zostało, zostały, mamy jeszcze, jeszcze mamy, mam jeszcze, jeszcze mam, jeszcze są, są jeszcze, jeszcze zostało, na magazynie, w magazynie, znaleźliśmy, znaleźli, znalazł, znalazła, znalazłem, wystarczy nam',
  mixedUp: 'zamienione miejscami, pomylone, zamieniliśmy miejscami, odwrotnie',
  sameQuantity: 'ilość bez zmian, ta sama ilość, tę samą ilość, w tej samej ilości, tyle samo, ilość ta sama',
  openers:
    'aha, ach, och, a, zanim zapomnę, nawiasem mówiąc, a propos, przy okazji, skoro już piszę, skoro o tym mowa, zabawna sprawa, tak na marginesie, na marginesie, jeszcze jedno, jeszcze coś, dla informacji, przypomniało mi się, no i',
  informs:
    'informujemy że, informuję że, pragniemy poinformować że, uprzejmie informujemy że, zawiadamiamy że, komunikujemy że, chcemy poinformować że',
  litotes:
    'nie zaszkodzi, nie zaszkodzą, nie zaszkodziłoby, nie zaszkodziłyby, nie byłoby źle, nie będzie źle, nie zawadzi, nie zawadzą',
  reasons:
    'bo, ponieważ, gdyż, po tym, po, żeby, aby, który, która, które, którą, którego, ale, choć, jeśli, gdy, kiedy, zanim, dopóki, więc, jak',
  longReasons: 'ponieważ, gdyż, po tym',
  rest: 'reszta, resztę, reszty, całą resztę, cała reszta, pozostałe, pozostałych, wszystkie inne, inne pozycje, pozostałe pozycje, pozostałych pozycji, cała pozostała',
  dayNouns:
    'termin*, data, datę, dacie, daty, dzień, jak podano, jak w zamówieniu, zgodnie z planem, jak wydrukowano, na czas, w terminie',
  weather:
    'deszcz*, pada, padało, leje, lało, śnieg*, burza, burze, upał*, słońce, pogoda, mróz, mrozy, mgła, ulewa, gołoledź, zimno',
  officeThings:
    'katalog*, cennik*, ulotk*, broszur*, kalendarz*, newsletter*, wizytówk*, portal*, hasło, hasła, karta katalogowa, karty katalogowe, certyfikat*, wyciąg, dane do przelewu, numer telefonu, adres e-mail, adres mailowy, godziny otwarcia, osoba kontaktowa, przerwa urlopowa, ogólne warunki, wzornik*, deklaracj* zgodności, deklaracj* dostawcy, świadectw* pochodzenia, karta charakterystyki, karty charakterystyki, gwarancj*, termin realizacji',
  provisos:
    'pod warunkiem, z zastrzeżeniem, o ile, po akceptacji, po zatwierdzeniu, w oczekiwaniu, zależnie od, po zgodzie, za zgodą, dopiero po',
  portions:
    'część zamówienia, część towaru, podzielić, w dwóch partiach, w dwóch dostawach, na dwie dostawy, na dwa razy, połowę w, połowa w, połowę z, z tego połow*, a resztę, reszta w, resztę w, resztę do, resztę później, na karton, na worek, na paletę, w kartonie, do naszego magazynu, odłożyć, odłóżcie, mogą poczekać, może poczekać, mogą zaczekać, mogą dojść później, teraz … później, najpierw … potem',
  otherTimes:
    'w przyszłości, na przyszłość, następnym razem, od teraz, odtąd, co miesiąc, każdego miesiąca, miesięcznie, co tydzień, tygodniowo, rocznie, zwykle, zazwyczaj, normalnie, z reguły, na początek, w tym tygodniu',
  forNow: 'na razie',
  lieHere:
    'stoją, stoi, leżą, leży, przyszły, przyszło, mają dziury, on chciał, ona chciała, chcieli, zostajemy przy, pozostajemy przy',
  notAdded:
    'odesłać, odsyłamy, zwrócić, zwrot, zwracamy, zabrać, korekta, uznanie, wycen*, wyceń*, oferta na, ofertę na, cena za, cenę za, faktura za, fakturę za, certyfikat, odebrać, spakować, zapakować, mniej, na karton, na worek, na paletę',
  wishful:
    'byłoby miło, byłoby świetnie, byłoby dobrze, byłoby super, dobrze by było, fajnie by było, świetnie by było, chętnie weźmiemy, z góry za, dziękuję za usunięcie, dziękujemy za usunięcie, dziękuję za anulowanie, dziękujemy za anulowanie, dziękuję za skreślenie',
  wholeOrder:
    'zamówienie, to zamówienie, nasze zamówienie, wszystko, całość, całe zamówienie, wszystkie pozycje',
  sites: 'magazyn*, depot, oddział*, budow*, zakład*, filii, filia, siedzib*, hal*',
  towards: 'do, na, w, we',
  noAmountBehind: 'w, po, we, dla, przy, brama, brany, sala, hala, zespół, piętro, klasa, typ',
  noAmountBefore:
    'kopi*, certyfikat*, egzemplarz*, osób, osoby, ludzi, groszy, złotych, euro, gniazd*, dni, tygodni*, kolegów, budów, zespołów, godz*, minut, bar, barów, stopni, zł, gram*, miesięcy, miesiące, lat, kilometrów, pracownik*, dzieci',
  forKnowledge: 'do wiadomości, dla informacji, do państwa wiadomości',
  differences:
    'mniej, więcej, schodzimy, schodzi, odejmujemy, odjąć, odejmijcie, dokładamy, dorzucamy, zdejmujemy, dodatkowo',
  held: 'wstrzymać, wstrzymane, wstrzymujemy, nie realizować, nie realizujcie, nie przetwarzać, wersja robocza, projekt zamówienia, niezatwierdzone, nie jest zatwierdzone, nie zostało zatwierdzone, czeka na zatwierdzenie, oczekuje na zatwierdzenie, do zatwierdzenia, wycofujemy, wycofane, jest nieważne, unieważnione, anulowane, wysłane przez pomyłkę, wysłane omyłkowo, nieaktualne, nieostateczne, nie jest ostateczne, nie jest zamówienie, tylko do wiadomości, tylko informacyjnie, tylko rezerwacja, już zamówione, na wezwanie, z zastrzeżeniem, to szkic, tylko szkic, to zapytanie ofertowe, to kopia',
  heldInSubject: 'anulowanie, anulacja, zignorować, duplikat',
  fetches: 'odbierzemy, odbiór własny, sami odbierzemy',
  retracts:
    'jednak nie, zapomnijcie o tym, żartuję, żartowałem, żartowałam, nie zgadzam się, zostawcie je, zostawmy to, po namyśle, zignorujcie to, cofam to',
  unmeant:
    'czy myślicie, co sądzicie, jak myślicie, nie zgadzam się, żartuję, byłoby za dużo, byłoby za wiele, też może być, też pasuje, spróbujcie, proszę spróbować, w razie potrzeby, proponuje',
  wonders: 'czy powinniśmy, czy mamy',
  former:
    'przyszło, przyszły, dostaliśmy, otrzymaliśmy, dostarczyliście, ostatnia dostawa, poprzednia dostawa, poszła na',
  packs: 'pakow*, zapakow*, spakow*, rozdziel*, podziel*',
  concedes: 'chociaż, choć, mimo że, pomimo, mimo',
  toldAmounts:
    'myślał*, sądził*, uważał*, podobno, rzekomo, policzyliśmy, zapłaciliśmy, klient chciał, ktoś napisał, prognoza, spis z natury, fakturujcie, otrzymaliśmy, dostaliśmy, oznaczyć, mamy już, już mamy, mam już, już mam, sądzi, uważa, umówiliśmy, zamówilibyśmy, wzięlibyśmy, zdjęcie, zdjęcia, rysunek, rysunki, są dla, najpierw wpis*, najpierw napisa*, gdyby to ode mnie, gdyby to zależało ode mnie, przywiózł, przywiozła, przywieźli',
  aspects:
    'rabat*, cen*, dopłat*, opakowani*, foli*, etykiet*, naklejk*, certyfikat*, próbk*, kolor*, logo, nadruk*, ilość*, ilości, liczb*, dat*, uwag*, notatk*, zaległoś*, ofert*, faktur*, gwarancj*, potwierdz*, VAT, kod* kreskow*',
  colours: 'czerwon*, niebiesk*, zielon*, żółt*, czarn*, biał*, szar*, mał*, duż*',
  sentBefore: 'już wysłane, już wysłaliśmy, ponownie wysyłamy',
  oldColumn: 'było, stara, stare, stary, dotychczas, poprzednio, zamówiono, pierwotnie, wydrukowano, przed',
  newColumn: 'ma być, jest, nowa, nowe, nowy, teraz, powinno być, poprawnie, po zmianie, potrzeba, po',
  bills:
    'faktur*, nota korygująca, notę korygującą, korekt*, przelew*, płatnoś*, zapłac*, opłac*, uregulowa*, wezwani*, saldo, księgowoś*, zwrot pieniędzy, rozliczeni*, wyciąg*, proform*',
  absent:
    'na urlopie, urlop*, na zwolnieniu, poza biurem, nieobecn*, zastępuje, w tym czasie, w międzyczasie, na komórkę',
  closed:
    'zamknięt*, nieczynne, nieczynny, przerwa urlopowa, przerwę urlopową, przerwy urlopowej, inwentaryzac*, remanent*, święt*, długi weekend, otwieramy, wracamy',
  empties:
    'puste palety, pustych palet, palety zwrotne, palet zwrotnych, palety euro, europalet*, puste skrzynki, pustych skrzynek, puste pojemniki, pustych pojemników, puste beczki, palety do zwrotu, palet do zwrotu',
  goesBack:
    'zabrać, zabierze, zabierzcie, zabranie, odebrać, odbierze, odbiór, odbioru, zwrot, zwrotu, zwrócić, wziąć, weźmie, czekają, gotowe',
  gratitude:
    'dziękuję za, dziękujemy za, dzięki za, bardzo dziękuję za, bardzo dziękujemy za, jeszcze raz dziękuję za, przepraszam za, przepraszamy za',
  announcesVisit:
    'awizac*, awizow*, zadzwonić przed, proszę dzwonić, telefon przed, dzień wcześniej, godzinę przed, godzinę wcześniej, pół godziny przed, telefon godzinę, zadzwoni',
  sinceOrUntil: 'od, do, z, po',
  since: 'od, z',
  onceMore: 'ponownie, jeszcze raz, drugi raz',
  someMore: 'więcej niż, trochę więcej, kilka więcej, parę więcej, nieco więcej',
  openAgain: 'wracamy, otwieramy, znowu, ponownie, już jesteśmy',
  leadsIn:
    'dwie sprawy, dwie rzeczy, jedna sprawa, jedna rzecz, trzy sprawy, dwie zmiany, jedna zmiana, mała zmiana, w załączniku, w załączeniu, załączam, cześć, czesc, dzień dobry, hej, przepraszam, aha, uwaga, i jeszcze jedno',
  upTo: 'do, na, daj, dajcie, weź, zrób, proszę',
  addsOn: 'dorzuć, dorzućcie, dołóżcie, weź też, daj też, daj jeszcze, wrzuć, wrzuć też, wrzućcie',
  bringsIt:
    'dostarczyć, o dostawę, dostarczcie, dostarczcie to, dostarczcie wszystko, dostarczyć wszystko, dostarczyć towar, przywieźć, przywieźcie, przywieź, przywieźcie wszystko, przywieź wszystko, przywieźć wszystko, o przywiezienie, przyjedźcie, przyślijcie wszystko',
  prefersDay:
    'przywieź*, przywieźcie, lepiej, pasuje nam, bardziej pasuje, lepszy będzie, lepsza będzie, wolimy, wolelibyśmy, wolałbym, wolałabym, możecie przyjechać, może pan przyjechać, niech będzie, czy może być, może być, mogłoby być, czy możliwe, da się',
  fillers:
    'jednak, w sumie, ostatecznie, właściwie, w ogóle, po prostu, w zasadzie, jednakże, tym razem, mimo wszystko, szczerze mówiąc, teraz, więc, zatem',
  thisTime: 'tym razem, w tym tygodniu, w tym miesiącu, wyjątkowo, jednak',
  mindChanged:
    'zmienił zdanie, zmieniła zdanie, zmienili zdanie, zmieniliśmy zdanie, rozmyślił się, rozmyśliła się, zmiana planów, plany się zmieniły, schodzi jak woda, schodzą jak woda, schodzą jak świeże bułeczki, rozchodzi się błyskawicznie, rozchodzą się błyskawicznie',
  changeHeadings:
    'pomyłk*, drobn*, popraw*, zmian*, korekt*, poprawk*, sprostowan*, ilości, nowa ilość, następując*, poniższ*, poniżej, błęd*, błąd, rzeczy, sprawy, punkty, załączon*, załącznik*, do zamówienia, w zamówieniu, zamówienie, naszego zamówienia, naszym zamówieniu, ale',
  stateHeadings:
    'magazyn*, stan magazyn*, zapas*, zostało, zostały, otrzyma*, dostarczon*, przysz*, uszkodzon*, zepsut*, wadliw*, zaległ*, ostatni* zamówieni*, ostatnio, poprzedni*, ceny, cennik*, zafakturowan*, już, sprzedan*, zużyt*, dla',
  callsOff:
    'anulow*, anuluj*, usun*, usuw*, skreśl*, wykreśl*, rezygn*, wycof*, wyrzuc*, pomin*, pomija*, zdjąć, zdejm*, obejść się, odstęp*, do anulacji, storn*',
  denials: 'nie, nigdy, nie chcemy, nie zamierzamy, żadnego powodu',
  forbids:
    'w żadnym razie, w żadnym wypadku, pod żadnym pozorem, nigdy, nikt, ani myślimy, mowy nie ma, nie ma mowy, broń Boże',
  questionWords:
    'do kiedy, od kiedy, kiedy można, kiedy mogę, jak długo, ile, kto, dlaczego, czemu, co się stanie, czy to prawda, czy wycofaliście',
  goneElsewhere:
    'anulowaliście, usunęliście, skreśliliście, wycofaliście, państwo anulowali, państwo usunęli, u konkurencji, w innym zamówieniu, nie z tego, nie tego, proszę go nie słuchać, nie słuchajcie, proszę nie słuchać, cokolwiek mówi, cokolwiek powie, podobno, ponoć, rzekomo, plotk*, myślał … anulowan*, myślała … anulowan*, sądził … anulowan*, nie my, z katalogu, z oferty, z rynku, u innych, w tamtym zamówieniu, tam prosili*',
  wouldHave: 'chętnie, chciałem, chciałam, chcieliśmy, prawie, o mało, początkowo',
  pondered:
    'szkoda by było, szkoda byłoby, byłoby szkoda, byłby błąd, byłoby głupio, zastanawiam się, zastanawiamy się, rozważam, rozważamy, anulacja była, anulowanie było, rezygnacja była, to był żart, wycofuję prośbę, wycofujemy prośbę, wycofuję swoją prośbę, pomysł, pomysłu, przywróćcie, proszę przywrócić, moja prośba z, nasza prośba z, rozmowy o rezygnacji, rozmowy o anulowaniu, się wycofuję, się wycofujemy, moglibyśmy zrezygnować, mogliśmy zrezygnować, obeszlibyśmy się, nieprawda że, to nieprawda, zignorujcie mój, zignorujcie moją, ale ja nie chcę, ale my nie chcemy',
  noGoods:
    'spotkani*, wizyt*, reklamacj*, skarg*, folię, foliowanie, celofan*, papier ozdobny, abonament*, nazwę, naszą nazwę, kurz, paletę, uszkodzon*, zepsut*, połaman*, wadliw*, przeterminowan*, zardzewiał*, stłuczon*, stare naklejki, stare etykiety, naklejki z ceną, metki, newslettera, mnie z, nas z',
  otherDoings:
    'ręce precz, nie ruszać, nie ruszajcie, proszę nie ruszać, nie dotykać, nie trzeba dzwonić, nie musicie dzwonić, nie trzeba pakować, nie trzeba owijać, nie są pilne, nie jest pilne, nie pilne, nie ma pośpiechu, jak ciepłe bułeczki, nie ma zabawy, nie ma imprezy, zginiemy, jesteśmy zgubieni, żadnych zamiennik*',
  regrets:
    'byłoby miło, byłoby pięknie, chciałbym móc, chciałabym móc, powiedziałem nie, powiedziałam nie, nie ma potrzeby zmieniać, odrzucone, odrzucono, odmówiliśmy, odmówiłem, to plotka, nic nie jest postanowione, w zależności od pogody, jeśli pogoda pozwoli, w teorii, teoretycznie, napisze do państwa, sama do państwa napisze, proszę zapomnieć, wahamy się między, ale przesadza, nie ja decyduję, nie my decydujemy, nie ja o tym decyduję, bym brał, bym brała, nic podobnego',
  otherOrders:
    'inne zamówienie, innym zamówieniu, innego zamówienia, osobne zamówienie, stałe zamówienie, stałym zamówieniu, innego sklepu, innym sklepie, innej filii, do naszej filii, jego zamówienie, ich zamówienie, gdzie indziej, przyszłym miesiącu, przyszły miesiąc, przyszłym roku, następny sezon, kiedyś, jesienią, wiosną, tamto zamówienie, tamtym zamówieniu',
  asksOnly:
    'jaka cena, w jakiej cenie, ile kosztuje, ile kosztowałoby, ile by kosztowało, czy przyjmą, na raz, za jednym razem, prawda, zgadza się, co by to zmieniło, dlaczego, czemu, minimum, minimalne zamówienie, czy opłaca się, czy się opłaca, ile wyniesie, ile wyjdzie, czy warto',
  prices:
    'cena, cenę, ceny, ceną, rabat, rabatu, upust, upustu, koszt, kosztuje, kosztują, dopłata, procent, groszy',
  codes:
    'numer artykułu, numer towaru, kod artykułu, kod towaru, kod produktu, numer referencyjny, nowy kod, przyrostek, adres, numer domu, centrum kosztów, termin dostawy',
  numbered:
    'strona, stronie, strony, nabrzeże, pomost, regał, drzwi, kod, referencja, z zamówienia, faktura, partia, ulica',
  eachOf:
    'stół, kurs, ciężarówkę, woreczek, przepis, piętro, osobę, głowę, łódź, pokój, dzień, gościa, porcję',
  toldOf:
    'zużyliśmy, wykorzystaliśmy, zostało, zostały, pozostało, zostało nam, napisaliście, napisali państwo, w katalogu, na stronie, na zdjęciu, żąda, pożyczył*, sprzedaliśmy, program zaproponował, system zaproponował, uważa że, napisane, na etykiecie, na metce, na pudełku, zmienialiśmy, zmieniali, zmieniał*, pytał*, dopytywał*, uważa, uważają, twierdzi, twierdzą',
  onTop:
    'dodać, dodajcie, dodatkowo, dodatkowe, dodatkowych, ponadto, oprócz, brakuje, dopis*, dobier*, dorzuc*, dołóż*, dołoż*, kolejne, kolejnych, ponad to, poza tym*, dokładamy, dokładam',
  deducts:
    'odjąć, odejmijcie, odliczyć, potrąc*, pomniejsz*, zmniejszyć o, o tyle, tyle odjąć, tyle mniej, przesadzi*',
  refusesLast: 'proszę nie, proszę tego nie robić, nasze nie',
  afterwards: 'później, potem, po',
  onForm:
    'napisałem, napisałam, napisaliśmy, wpisałem, wpisałam, wpisaliśmy, na zamówieniu, w zamówieniu, w pdf, na formularzu, na kartce, jest napisane, widnieje, figuruje',
  unfitAmount:
    'nie wystarczy, nie wystarczą, nie starczy, nie starczą, to za mało, jest za mało, za mało, to zbyt mało, nie ma miejsca na, nie mamy miejsca na, za dużo, zbyt dużo, nie zmieści się, nie zmieszczą się',
  counted:
    'dzieci, gości, uczniów, klientów, pacjentów, mieszkańców, członków, praktykantów, monterów, pracowników, wolontariuszy, instruktorów, cieląt, jagniąt, krów, owiec, koni, świń, kur, psów, punktów, goli, bramek, lat',
  doors:
    'kod do furtki, kod do bramy, kod do drzwi, kod do szlabanu, kod do klatki, kod wejściowy, kod dostępu, furtka, furtki, brama, bramy, szlaban, domofon*, dzwonek, dzwonkiem, pokój, pokoju, sala',
  codeWords: 'kod',
  isThere:
    'czynne, czynny, czynna, zamykamy, otwarte, otwarty, otwieramy, godziny otwarcia, obecny, obecna, w recepcji, na miejscu, wracam, nikogo, ktoś, jesteśmy, jestem, na budowie, będę',
  feasts:
    'ślub, wesele, urodziny, rocznica, święto, dzień dziecka, festyn, targi, mecz, koncert, dzień otwarty, egzamin*, wakacje, ferie, pogrzeb, chrzest, zawody, turniej, audyt, próba ewakuacji',
  reachBy: 'dzwoń, dzwonić, dzwonicie, zadzwoń, zadzwonić, telefon*, komórka, komórkę, whatsapp',
  wellWishes: 'życzymy, życzę, szczęśliwego nowego, wszystkiego dobrego w',
  thanksAgain:
    'dziękuję jeszcze raz za, dziękujemy jeszcze raz za, jeszcze raz dziękuję za, jeszcze raz dziękujemy za, dziękuję też za, dziękujemy też za, dziękuję za próbki, dziękujemy za próbki',
  thankedFor: 'dziękuję że, dziękuję … że, dziękujemy że, dziękujemy … że, dzięki że, dzięki … że',
  lastDelivery:
    'ostatnia dostawa, państwa ostatnia dostawa, poprzednia dostawa, ostatnia paczka, poprzednia paczka, ostatnia przesyłka',
  wentWell:
    'idealna, idealnie, perfekcyjnie, bez zarzutu, w całości, kompletna, na czas, w porządku, bez uszkodzeń, już wyjaśnione',
  bringsOrder: 'w załączniku, w załączeniu, załączam, załączamy, przesyłam, przesyłamy',
  offers: 'państwa ofert*, oferty, ofertą, ofercie',
  daySuits: 'pasuje, nam pasuje, jest w porządku, jest dobry, odpowiada, jak w zamówieniu, zostaje',
  thanking: 'chcemy podziękować, chcielibyśmy podziękować, chciałbym podziękować, chciałabym podziękować',
  settledSince: 'już wyjaśnione, już rozliczone, już załatwione, zostało wyjaśnione, już wymienione',
  handedBack:
    'zwrócić, zwracamy, zwrot, odesłać, odsyłamy, wymienić, wymiana, wymianę, wymienione, naprawić, naprawione, reklamować, korektę, odebrać, wycenić, wycenę, z powrotem',
  atLeast:
    'co najmniej, przynajmniej, minimum, min., około, ok., mniej więcej, prawie, ponad, niemal, blisko, potwierdzić, potwierdźcie',
  hereNow: 'mamy, mam, jest, są, było, były, mieliśmy',
  cameOrLies:
    'przyszło, przyszły, przyszedł, dotarło, dotarły, dotarł, dostaliśmy, otrzymaliśmy, przyjechały, nie było, zostały dostarczone, na pokładzie, na stanie, tutaj, jeszcze nie, dziś?, jutro?, w ostatniej, w paczce, znaleźliśmy, doszły, doszło',
  asksPolitely:
    'proszę, prosimy, poproszę, poprosimy, czy mogą, czy może, czy mogę, czy możemy, czy można, czy możecie, czy mogliby*, czy mógłby*, czy mogłaby*, czy byłoby, czy da się, czy dałoby, mogliby*, możecie, możliwe, dziękuję, dzięki, mogłoby, mógłby, mogłaby, dopisze, da się, możliwość, możliwy, możliwa, może pan, może pani, mogą, byłby',
  eachOne: 'każdy, każda, każde, za sztukę, na głowę',
  plainNo: 'nie, czekaj, czekajcie, chwila',
  leavesIt: 'zostawcie, zostaw, zostawmy, jednak, czekajcie, przepraszam, niech',
  dayDenied:
    'jest błędn*, jest zły, jest zła, jest niepoprawn*, jest nieaktualn*, nieaktualn*, już nie, nie pasuje, nie odpowiada, nie obowiązuje, nie jest możliw*, niemożliw*, jest za wcześnie, jest za późno, byłoby za, to pomyłka, jest pomyłką, nigdy nie',
  stillSays:
    'wciąż jest, nadal jest, jeszcze jest, wciąż widnieje, nadal widnieje, jeszcze widnieje, wciąż stoi, nadal stoi, nadal podaje, wciąż podaje',
  forgotThem:
    'zapomniałem je wpisać, zapomniałam je wpisać, zapomniałem to wpisać, zapomniałam to wpisać, zapomniałem ich wpisać, zapomniałam ich wpisać, zapomniałem je dodać, zapomniałam je dodać, zapomniałem ich dopisać, zapomniałam ich dopisać, zapomnieliśmy ich dopisać, zapomnieliśmy je wpisać, zapomniałem ich, zapomniałam ich, zapomniałem o nich, zapomniałam o nich, zapomniałem o tym, zapomniałam o tym, tego zapomniałem, tego zapomniałam, zapomnieliśmy o nich, zapomnieliśmy ich, zapomniałem go dopisać, zapomniałam go dopisać',
  refersBack: 'który, która, które, co, to, ten, ta',
  wraps:
    'pakować, pakujcie, pakuj, zapakować, zapakuj*, owija*, owin*, składać, złożyć, zginać, zgiąć, układać, piętrować, zwijać, zwinąć, związywać, wiązać, gnieść',
  cutsGoods: 'uciąć, utnij*, przyciąć, przytnij*, skróć*, skrócić, ciąć, tnijcie',
  handedTo: 'u mnie, u nas, osobiście, do rąk, u sąsiada, u portiera, pod drzwiami',
  movesHouse: 'przeprowadz*, przenosimy się',
  roseTo: 'wzrosły do, wzrosła do, podrożały, spadły do',
  mends: 'wymie*, sprawd*, napraw*',
  ahead:
    'wysłać … wcześniej, wyślijcie … wcześniej, wcześniej wysłać, z wyprzedzeniem, z góry, na bok, przyjedzie po, wpadnie po, odbierze',
  requests:
    'zamów*, zamaw*, przes*, przys*, wys*, dost*, potrzeb*, prosz*, prosi*, chci*, chcę*, brak, braku*',
  asksFor:
    'domawia*, domówi*, na koniec*, dodać*, dołożyć*, dołóż*, biorę, bierzemy*, wezmę*, weźmi*, skończ*, kończy*, zarezerw*, podeś*, brak*',
  noRequest: 'w dobrym porządku',
  tellsOfPast:
    'przyszła, przyszło, przyszły, dotarł, dotarła, dotarło, dotarły, otrzymali*, ostatni*, temu, początkowo, pierwotnie',
  unwanted: 'zmień*, zmien*, nie potrzeb*, anul*, odwoł*, uszkodz*, zwraca*, zwrot*',
  quantityNames: 'ilość',
  listLinks: 'i, oraz, jak, poza, ponadto, też',
  listLinksBehind: 'również, też, następnie, jeszcze',
  positionNames: 'poz, pozycja, pozycje, pozycję, pozycji',
  articleNames: 'artykuł, art, indeks',
  numberNames: 'ofert*, nr, num*, tydzie*, tydz, tyg, zamówieni*, typ',
  whenWords: 'jutro, jutra, przyszł*, koniec, końca',
  knownPlaces: 'nasz*',
  prepositions: 'przed, pod, dla, w, od, do, na',
  beforeHours: 'godz, o, po',
  afterthoughts: 'też, również, także, proszę',
  politeWords: 'proszę, dziękuję',
  again: 'znów, ponownie',
  papersBeside: 'paragon, certyfikat*, faktur*',
  oneOfTalk: 'rzecz*, słow*, dostaw*, faktur*, tydzie*',
  fromHour: 'od',
  ofHour:
    'czynny, czynne, otwarty, otwarte, rano, jutro, ktoś, nikt, jesteśmy, jestem, jest, będzie, będziemy',
  standsThere: 'stoi, stoją, leży, leżą',
  takesBack: 'przepraszam, raczej, lepiej, jednak, właściwie, pomyłka',
  interjections: 'ach, och, albo, ale, a',
  saysAnew: 'to, jest, tylko',
  becauseWords: 'bo, ponieważ',
  brokenGoods: 'uszkodzon*, rozbit*',
  goesOn: 'ponadto, także, dodatkowo, oraz',
  ifPossible: 'jeśli możliwe, jeśli to możliwe, jeśli można',
  hasStock: 'mamy, zosta*',
  restOfOrder: 'pozosta*',
  countsAnew: 'niech będzie, zróbmy z tego',
  wantsNow: 'prosz*, prosimy, potrzeb*, domawia*, wyśl*, przyśl*',
  areWords: 'mamy, jest, są',
  sameAgain:
    'to samo jeszcze raz, to samo co, to samo jak, tak samo jeszcze raz, tak samo co, tak samo jak, takie samo zamówienie jeszcze raz, takie samo zamówienie co, takie samo zamówienie jak',
  excepts: 'ale, oprócz, bez',
  therefore: 'więc, dlatego',
  greetings: 'cześć, dzięki, pozdrawiam',
  dayOfDelivery: 'dostawa, dostawę, dostawy, dostarczy*, odbiór, odbierzemy, żądany, żądana, żądane',
  needsThen: 'potrzebuj*',
  canYou: 'czy, możesz, możecie',
  mustBe: 'musi, byłoby, ucieszy*',
  here: 'tutaj',
  allOfIt: 'wszystko, potrzebuj* tego',
  allIsNeeded: 'potrzebna jest, potrzebne jest, potrzebna są, potrzebne są',
  toBeDone: 'być',
  besideDays:
    'jak, zawsze, zwykle, przed, rano, po, południu, poludniu, jeśli, możliwe, proszę, prosze, byłoby, idealnie',
  otherMatters: 'adres, ceny',
  behindDay: 'do, byłoby, proszę',
  otherDays: 'każd*',
  called: 'dzwoni*',
  furtherOnes: 'inne, dodatkowe',
  noGoodsCounted:
    'osób, osoby, mieszkańc*, gości, dzieci, uczniów, zamówie*, poz*, podpis*, dostaw*, kopia, kopię, kopii, kopi, oddział*, zleceni*, klient*, piętr*, rzeczy, adresy, adresów, adresach',
  ifThere: 'jeśli jest, jeśli są, jeśli dostępn*',
  listEnds: 'proszę, tym razem, jeśli macie, jeśli mają, jeśli jeszcze macie, jeśli jeszcze mają',
  only: 'tylko',
  rather: 'raczej, lepiej, jednak',
  introduces: 'tu, tutaj, z tej strony, jestem',
  ofHouse: 'z, ze',
  roomNames: 'brama, wejście, rampa',
  bounds: 'maksymalnie, ponad',
  weWant: 'proszę, prosze, prosimy, potrzeb*',
  beforeDeliveryDay: 'do, na, dla, najlepiej',
  byDay: 'do',
  closedOn: 'zamknię*, urlop*, święto',
  thisDay: 'ten',
  isNumber: 'to, jest',
  behindNumber: 'z, na, do, i, proszę',
  asksPrice:
    'cena za, ceny za, cenę za, ceny na, cenę na, ceny dla, cenę dla, wycen* za, wycen* na, wycen* dla, ofert* za, ofert* na, ofert* dla',
  suffices: 'wystarcz*',
  notUrgent: 'piln*',
  noRush: 'bez pośpiechu, nie ma pośpiechu',
  fromNowOn: 'na przyszłość, w przyszłości, następnym razem',
  checkedTwice: 'sprawdzone dwukrotnie, sprawdzona dwukrotnie, sprawdzono dwukrotnie, sprawdzony dwukrotnie',
  firstThought: 'najpierw, początkowo',
  dozens: 'tuzin*',
  ofLength: 'sztuk*, rol*, długo*',
  ofGoods: 'à',
  beforePrice: 'po, za, cena',
  forPrice: 'za',
  priceSaid: 'w cenie, w cenie jednostkowej, cena jednostkowa, cena jedn., cena netto',
  sumSaid: 'razem, suma, wartość',
  workPlaces: 'magazyn*, warsztat*, biur*',
  ordersCounted: 'zamówieni*',
  companyFields: 'kontrahent, firma, nazwa firmy, nabywca',
  personFields: 'imię i nazwisko, osoba składająca, osoba kontaktowa, osoba zamawiająca',
  orderNumberFields: 'numer zamówienia, twój numer zamówienia, państwa numer zamówienia',
  emailFields: 'e-mail, email, adres e-mail, adres email',
  phoneFields: 'telefon, numer telefonu, tel, tel.',
  streetFields: 'ulica, adres',
  postcodeFields: 'kod pocztowy',
  townFields: 'miasto, miejscowość',
  placeFields: 'adres, adres dostawy, dostaw*, dostaw* do, dostaw* na, miejsce dostawy',
  wantsSome: 'potrzeb*, wystarcz*, zostawiamy, weźmiemy',
};
