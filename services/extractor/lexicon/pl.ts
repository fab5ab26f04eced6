import type { Lexicon } from './lexicon.ts';

export const pl: Lexicon = {
  language: 'pl',
  labels: {
    orderNumber: `
      numer zamówienia, nr zamówienia, zamówienie nr, zamówienie numer, nr zam, zam nr, zamówienie
      zakupu nr, zamówienie zakupu numer, numer zamówienia zakupu, nr zamówienia zakupu, zamówienie do
      dostawcy nr, zamówienie do dostawcy, numer zamówienia do dostawcy, nr zamówienia do dostawcy, nasz
      numer zamówienia, nasz nr zamówienia, nasze zamówienie nr, nasze zamówienie, państwa numer
      zamówienia, państwa zamówienie nr, wasze zamówienie nr, numer zamówienia klienta, nr zamówienia
      klienta, numer zamówienia kupującego, nr zamówienia kupującego, nr zamówienia odbiorcy, numer
      zamówienia odbiorcy, nr zamówienia zamawiającego, zamówienie własne nr, zamówienie obce nr,
      zamówienie towaru nr, zamówienie towarów nr, zamówienie materiałów nr, zlecenie nr, nr zlecenia,
      numer zlecenia, zlecenie zakupu nr, numer zlecenia zakupu, zapotrzebowanie zamówienie nr, numer
      dokumentu zamówienia nr, nr zz nr, zw nr, zp nr, numer po, nr po, po nr, identyfikator
      zamówienia, id zamówienia, symbol zamówienia, oznaczenie zamówienia, sygnatura zamówienia,
      zamówienie ramowe nr, nr zamówienia ramowego, numer zamówienia data, nr zamówienia data,
      zamówienie z dnia nr, numer referencyjny zamówienia, referencja zamówienia, numer odwołania,
      zamówienie no, dokument nr, nr zlecenia zakupu, numer zobowiązania, nr zobowiązania, nr karty
      zamówienia, nr formularza zamówienia, nr listy zamówienia, nr arkusza zamówienia`,
    orderTitle: `
      zamówienie, zamówienie zakupu, zamówienie do dostawcy, zamówienie towaru, zamówienie materiałów,
      zlecenie, zlecenie zakupu, zamówienie własne, zamówienie obce`,
    anyNumber: `
      numer, nr, numer dokumentu, nr dokumentu, referencja, numer referencyjny, nr ref, nr referencyjny,
      dok nr, nr dok, identyfikator dokumentu, id dokumentu`,
    orderDate: `
      data zamówienia, data księgowania, data złożenia zamówienia, data wystawienia, zamówienie z dnia, data zam, data
      zlecenia, data dokumentu, data wystawienia zamówienia, data utworzenia, data sporządzenia,
      wystawiono dnia, wystawiono, data zamówienia zakupu, data dok, złożone dnia, złożono dnia, data
      złożenia, data zakupu, data wystaw, data rejestracji, data wprowadzenia, miejsce i data
      wystawienia, miejscowość i data, utworzono, numer zamówienia data, wystawiona dnia, data emisji,
      nasze zamówienie z dnia, data powstania, wysłane dnia, wysłano, wysłano dnia, zamówiono, zamówiono
      dnia, napisano dnia, napisano, sporządzono dnia, sporządzono, wystawione dnia, utworzono dnia,
      data pisma, pismo z dnia, zlecono dnia, data wypełnienia, wypełniono dnia`,
    anyDate: `
      data, dnia, z dnia, dn, w dniu, miejsce i data, miejscowość data, datowane`,
    deliveryDate: `
      data dostawy, termin dostawy, termin realizacji, data realizacji, wymagana data dostawy, wymagany
      termin dostawy, żądana data dostawy, żądany termin dostawy, oczekiwana data dostawy, oczekiwany
      termin dostawy, planowana data dostawy, planowany termin dostawy, przewidywany termin dostawy,
      przewidywana data dostawy, pożądany termin dostawy, pożądana data dostawy, termin dostarczenia,
      data dostarczenia, dostawa do, dostawa do dnia, dostawa na, dostawa na dzień, dostawa w dniu,
      dostawa dnia, dostarczyć do, dostarczyć do dnia, dostarczyć dnia, dostarczyć w dniu, dostarczyć
      na, prosimy o dostawę do, prosimy o dostawę w terminie, termin wykonania, data wykonania, termin
      odbioru, data odbioru, termin wysyłki, data wysyłki, czas dostawy, czas realizacji, data
      przyjęcia, data wpływu towaru, data planowanej dostawy, data oczekiwana, data wymagana, wymagany
      na, potrzebne na, data zapotrzebowania, tydzień dostawy, dostawa tydzień, okres dostawy, okno
      dostawy, najpóźniejszy termin dostawy, najwcześniejszy termin dostawy, ostateczny termin dostawy,
      potwierdzona data dostawy, potwierdzony termin dostawy, termin zamówienia, realizacja do,
      realizacja do dnia, zrealizować do, data ważności dostawy, data załadunku, data rozładunku, termin
      realizacji zamówienia, termin dost, data dost, termin, dostawa, planowany termin realizacji, data
      realizacji zamówienia, żądany termin realizacji, oczekiwany termin realizacji, data zakończenia
      realizacji, kiedy, okno dostaw, przedział dostawy,
      szacowana data dostawy, dostarczyć najpóźniej do`,
    dueDate: 'termin, na dzień',
    buyer: `
      nadawca, zamawiający, nabywca, kupujący, klient, odbiorca faktury, dane zamawiającego, dane nabywcy,
      dane kupującego, zleceniodawca, inwestor, firma, nazwa firmy, zamawiający nabywca, nabywca płatnik,
      nabywca zamawiający, dane klienta, dane firmy, kontrahent zamawiający, nazwa zamawiającego,
      kupujący nabywca, adres zamawiającego, dane zleceniodawcy, wystawca zamówienia, wystawca,
      wystawiający, spółka zamawiająca, nasz adres, adres firmy, gospodarstwo, jednostka zamawiająca,
      adres biura, komórka zamawiająca, dział zamawiający, z gospodarstwa, sprzedano do, sprzedane do,
      sprzedaż do, dane firmy, informacje o firmie`,
    contact: `
      przedstawiciel ds zakupów, przedstawiciel zakupów, pracownik, kontakt, osoba kontaktowa, osoba do kontaktu, dane kontaktowe, zamówił, zamówiła,
      zamawia, zamawiający imię i nazwisko, osoba zamawiająca, wystawił, wystawiła, sporządził,
      sporządziła, imię i nazwisko, opiekun, opiekun zamówienia, prowadzący, prowadzący sprawę, kupiec,
      osoba odpowiedzialna, odpowiedzialny, do rąk, do wiadomości, uwagę kieruje, uwaga pan, zamówienie
      złożył, złożył, przygotował, przygotowała, zatwierdził, zatwierdziła, autoryzował, nasz kontakt,
      państwa kontakt, specjalista ds zakupów, dział zakupów kontakt, osoba upoważniona, osoba
      prowadząca, referent, handlowiec zamawiającego, kontakt w sprawie zamówienia, kontakt w sprawie
      dostawy, pracownik, kierownik projektu, upoważniony do odbioru, osoba składająca zamówienie,
      wprowadził, utworzył, wystawca imię i nazwisko, nazwisko, att, zgłaszający, zgłosił, obecny
      kupiec, aktualny kupiec, pytać o, planista, zakup przez, osoba odpowiedzialna za zamówienie,
      odpowiedzialny za zamówienie, odpowiedzialna za zamówienie, sprawę prowadzi, sprawę załatwia,
      prowadzi sprawę, osoba prowadząca sprawę, zamówienie wystawił, zamówienie wystawiła, zamówienie
      sporządził, zamówienie sporządziła, opracował, opracowała, pytania do, pytania, w razie pytań, w
      razie pytań kontakt, kontakt w sprawie, specjalista ds zamówień, zaopatrzeniowiec, składający
      zamówienie, imię i nazwisko zamawiającego, napisał, napisała, koordynator, koordynator zamówienia,
      informacji udziela, wyjaśnień udziela, kierownik zakupów, kierownik działu zakupów, zamówienie
      przygotował, zamówienie przygotowała, zlecił, zleciła, kontakt zamówienie, kupująca, osoba
      zamawiająca towar, wypełnił, wypełniła`,
    shipTo: `
      adres docelowy dostawy, docelowy adres dostawy, adres docelowy,
      odbiorca towaru, zamawiamy dla, zamówienie dla, kupiono od, zakupiono od, zamówienie u, zamówione u, dostawa dla, wyślij wszystkie pozycje do, adres
      dostawy, miejsce dostawy, dostawa do adres, dostarczyć na adres, odbiorca, adres wysyłki, adres
      odbiorcy, miejsce dostarczenia, adres dostarczenia, miejsce odbioru, adres odbioru, miejsce
      przeznaczenia, miejsce docelowe, dostawa na adres, adres do wysyłki, wysłać do, wysłać na adres,
      wysyłka do, wysyłka na adres, dostarczyć do adres, dane do wysyłki, dane do dostawy, odbiorca
      towaru, magazyn dostawy, magazyn docelowy, magazyn odbiorcy, adres magazynu, miejsce rozładunku,
      adres rozładunku, punkt dostawy, miejsce realizacji, adres budowy, plac budowy, teren budowy,
      budowa, adres realizacji, adresat dostawy, adres doręczenia, miejsce wykonania, dane odbiorcy,
      towar dostarczyć do, dostawę prosimy kierować, towar prosimy dostarczyć, adres dostawy towaru,
      lokalizacja dostawy, jednostka odbierająca, miejsce i adres dostawy, prosimy dostarczyć do,
      dostarczyć do, prosimy o dostawę do, gdzie, dokąd, towar wysłać do, wysłać towar do, rozładunek w,
      rozładować w, rozładunek przy, dostarczyć na budowę, dostawa na budowę, zawieźć do, dostarczyć do
      magazynu, rampa, rampa rozładunkowa, dok rozładunkowy, nazwa odbiorcy, dane do wysyłki towaru, dane dostawy`,
    billTo: `
      adres dokumentu, adres dokumentów,
      adres do faktury, dane do faktury, faktura na, fakturę wystawić na, faktura dla, fakturę prosimy
      wystawić na, fakturę prosimy przesłać, fakturę należy wystawić na, faktury na adres, adres do
      wysyłki faktury, adres fakturowania, adres rozliczeniowy, dane do wystawienia faktury, płatnik,
      adres płatnika, adres korespondencyjny faktury, adres faktury, adres wysyłki faktury, fakturę
      wysłać na, faktury prosimy przesyłać, dane płatnika, dane fakturowe, faktura proszę na, nabywca na
      fakturze, wysyłka faktury, fakturę przesłać na, księgowość, dział księgowości, dane do fakturowania`,
    supplier: `
      dostawca, wystawca faktury, sprzedawca, sprzedający, wykonawca, kontrahent, dane dostawcy, adres dostawcy, dane
      sprzedawcy, nazwa dostawcy, zleceniobiorca, oferent, do firmy, zamówienie dla, adresat, dla firmy,
      dane kontrahenta, dostawca nazwa, nazwa kontrahenta, dane wykonawcy, producent dostawca,
      przyjmujący zamówienie, dostawca towaru,
      opiekun handlowy, Państwa opiekun, handlowiec, wystawione dla, zamówienie wystawione dla, zamówienie skierowane do, płatne na rzecz`,
    otherParty: `
      przewoźnik, producent, spedytor, użytkownik końcowy, klient końcowy, agencja celna, bank,
      dane bankowe, spedycja, firma transportowa, faktor, dane do przelewu, kurier, miejsce załadunku,
      adres załadunku, transport zleca, księgowość, alarmowy`,
    customerNumber: `
      numer klienta, nr klienta, numer odbiorcy, nr odbiorcy, kod klienta, nasz numer klienta,
      nasz nr klienta, numer kontrahenta, kod odbiorcy, kod kontrahenta, nr kontrahenta,
      nasz numer u państwa, nasz nr u państwa, numer nabywcy, państwa numer klienta, numer konta klienta,
      id klienta, indeks klienta, symbol klienta, nasz kod klienta, nr nabywcy, nr konta klienta,
      numer zamawiającego`,
    currency: `
      waluta, waluta zamówienia, waluta dokumentu, kod waluty, ceny w, wszystkie ceny w, kwoty w,
      waluta rozliczenia, wartości w`,
    email: `
      e mail, email, mail, adres e mail, adres email, poczta elektroniczna, poczta, e mail kontaktowy,
      adres poczty elektronicznej, adres mailowy`,
    phone: `
      telefon, tel, tel kom, telefon komórkowy, kom, komórka, telefon kontaktowy, nr telefonu, numer
      telefonu, nr tel, tel kontaktowy, telefony, tel stacjonarny, telefon stacjonarny, tel bezpośredni,
      tel nr, tel fax, mobile, centrala, tel komórkowy, telefon kom, wewn, infolinia, gsm, telefon
      bezpośredni, numer bezpośredni, tel biuro, tel wewn, tel do biura`,
    deliveryPhone: `
      telefon dostawy, tel na budowie, telefon na budowie, tel magazynu, telefon magazynu, telefon odbiorcy,
      tel odbiorcy, telefon do odbiorcy,
      tel portiernia, telefon portierni, tel brama, kontakt na budowie, kontakt na miejscu, awizacja, awizacje, awizacja dostaw`,
    vatId: `
      nip, n i p, numer nip, nr nip, nip ue, nip eu, vat ue, vat eu, vat, numer vat, nr vat,
      numer identyfikacji podatkowej, nip nabywcy, nip zamawiającego, nip pl, numer vat ue, nr vat ue,
      numer identyfikacyjny vat, nr identyfikacyjny vat, nr ident vat, nr ewid podatkowej, europejski nip,
      nip vat`,
    bankAccount: `
      iban, bic, swift, kod swift, bic swift, swift bic, nr konta, numer konta, konto, konto bankowe,
      rachunek, rachunek bankowy, nr rachunku, numer rachunku, nr rachunku bankowego,
      numer rachunku bankowego, nr konta bankowego, numer konta bankowego, nazwa banku, bank konto, nrb, r k,
      konto pln, konto eur, rachunek pln, rachunek eur`,
    instructions: `
      instrukcje dostawy, warunki odbioru, uwagi do dostawy, uwagi dotyczące dostawy, wytyczne dostawy,
      godziny dostaw, godziny dostawy, godziny przyjęć, godziny przyjmowania dostaw, godziny pracy magazynu,
      godziny przyjęcia towaru, przyjęcia towaru, rozładunek, warunki rozładunku, instrukcja dostawy,
      instrukcje wysyłki, instrukcje pakowania, instrukcja pakowania, instrukcje specjalne,
      specjalne instrukcje, instrukcje, awizacja, awizacja dostawy, awizacja dostaw, godziny otwarcia,
      godziny rozładunku, magazyn czynny, informacje o dostawie, przyjmowanie dostaw,
      wymagania dotyczące dostawy, dostawy przyjmujemy`,
    remarks: `
      uwagi, uwaga, komentarz, komentarze, notatka, notatki, dodatkowe informacje, informacje dodatkowe,
      informacja dodatkowa, opis dodatkowy, adnotacje, adnotacja, uwagi do zamówienia, uwagi dodatkowe,
      uwagi dla dostawcy, treść, informacje, ważne, inne, pozostałe informacje, wiadomość,
      wiadomość dla dostawcy, ustalenia dodatkowe, pozostałe ustalenia, dodatkowe uwagi, zastrzeżenia,
      dodatkowe ustalenia, objaśnienia, postanowienia dodatkowe, szczegóły, wymagania dodatkowe, dopiski,
      warunki szczególne, warunki dodatkowe, inne uwagi, pozostałe uwagi, opis zamówienia, prosimy o`,
    branch: `
      oddział, filia, zakład, sklep, magazyn, placówka, lokalizacja, jednostka, numer sklepu, nr sklepu,
      kod sklepu, zakład produkcyjny, punkt sprzedaży, kod magazynu, siedziba oddziału, hurtownia, market,
      nr magazynu, nr oddziału, jednostka organizacyjna`,
    other: `
      kierownik budowy, osoba na budowie, kontakt na budowie, data płatności, warunki płatności,
      termin płatności, płatność, forma płatności, sposób płatności, warunki dostawy, sposób dostawy,
      forma dostawy, strona, str, fax, faks, regon, krs, numer dostawcy, nr dostawcy, kod dostawcy, podpis,
      metoda płatności, rodzaj płatności, zapłata, sposób zapłaty, forma zapłaty, termin zapłaty,
      warunki zapłaty, warunek płatności, warunki handlowe, warunki zakupu, ogólne warunki zakupu,
      ogólne warunki, owz, ogólne warunki zamówienia, warunki zamówienia, warunki realizacji,
      warunki gwarancji, warunki transportu, incoterms, incoterm, baza dostawy, incoterms 2010,
      incoterms 2020, sposób wysyłki, sposób transportu, środek transportu, rodzaj transportu,
      forma transportu, transport, koszt transportu, koszty transportu, wysyłka, opakowanie, opakowania,
      ubezpieczenie, spedycja warunki, nasz numer dostawcy, państwa numer dostawcy, numer dostawcy u nas,
      id dostawcy, indeks dostawcy, faktura, faktura nr, nr faktury, numer faktury, data faktury,
      data sprzedaży, oferta, oferta nr, nr oferty, numer oferty, oferta z dnia, państwa oferta,
      państwa oferta nr, państwa oferta z dnia, data oferty, wg oferty, zgodnie z ofertą, według oferty,
      dotyczy oferty, dotyczy, w nawiązaniu do, w odpowiedzi na, temat, przedmiot, przedmiot zamówienia,
      nasz znak, państwa znak, wasz znak, znak sprawy, nasza referencja, państwa referencja, nasz nr ref,
      państwa nr ref, nasz nr, wasz nr, umowa, umowa nr, nr umowy, numer umowy, umowa ramowa, kontrakt,
      kontrakt nr, nr kontraktu, numer kontraktu, projekt, nr projektu, numer projektu, nazwa projektu,
      kod projektu, budowa nr, mpk, m p k, miejsce powstawania kosztów, centrum kosztów, konto księgowe,
      konto kosztowe, element pep, budżet, pozycja budżetu, zapotrzebowanie, zapotrzebowanie nr,
      nr zapotrzebowania, numer zapotrzebowania, wniosek, wniosek nr, nr wniosku, dział, departament,
      wydział, stanowisko, funkcja, typ, rodzaj, rodzaj zamówienia, typ zamówienia, typ dokumentu, status,
      wersja, rewizja, zmiana, data zmiany, zmieniono, zmienił, aneks, data aktualizacji, wydrukowano,
      data wydruku, drukowano, wydruk, oryginał, kopia, strona z, strony, arkusz, zatwierdzono,
      data zatwierdzenia, akceptacja, akceptował, zaakceptował, pieczęć, pieczęć i podpis, podpis i pieczęć,
      pieczątka, podpis osoby upoważnionej, potwierdzenie przyjęcia, potwierdzam, przyjęto do realizacji,
      sąd rejonowy, kapitał zakładowy, kapitał, nr krs, krs nr, wpisana do, rejestr,
      rejestr przedsiębiorców, bdo, nr bdo, numer bdo, siedziba, zarząd, prezes zarządu, prezes,
      strona internetowa, strona www, internet, www, web, gln, iln, kod ean, eori, duns, kod cn, kod pkwiu,
      pkwiu, kod celny, taryfa celna, kraj pochodzenia, pochodzenie, waga, waga brutto, waga netto, masa,
      masa brutto, masa netto, objętość, rysunek, nr rysunku, numer rysunku, certyfikat, certyfikaty, atest,
      atesty, świadectwo, jakość, gwarancja, ważność, ważne do, ważność oferty, kurs, kurs waluty, język,
      godzina, rabat, upust, przedstawiciel, przedstawiciel handlowy, handlowiec, opiekun handlowy,
      telefaks, nr faks, płatne, przelew, termin, priorytet, skonto, kara umowna, kary umowne,
      umowa obowiązuje do, koniec umowy, umowa ważna do, obowiązywanie umowy, obciążenie rachunku, obciąża budżet, godzina wydruku, wydrukowano dnia, zamówienie ważne do`,
  },
  labelWords: {
    order:
      'zamówienie, zamówienia, zamówieniem, zamówień, zam, zamów, zlecenie, zlecenia, zakup, zakupu, zakupów',
    orderMark: 'zam, zz, po',
    number: 'numer, nr, no, num, znak, ref, referencja, kod, symbol, rejestracja, rejestracji',
    date: 'data, dnia, dzień, z dnia',
    delivery: `
      dostawa, dostawy, dostaw, dostawę, dostarczyć, dostarczenia, dostarczenie, wysyłka, wysyłki, wysłać,
      odbiór, odbioru, rozładunek, rozładunku, doręczenia, doręczenie, przyjęcia, realizacji, realizacja`,
    send: 'wysłać, przesłać, wysyłać, przesyłać, kierować',
    goods: 'towar, towaru, towary, towarów, materiał, materiału, materiały, materiałów, przesyłka, przesyłki',
    article: `
      artykuł, artykułu, indeks, indeksu, produktu, produkt, części, część, materiał, materiału, typ, typu,
      katalogowy, ident, towaru, wyrobu, ean`,
    site: `
      magazyn centralny, centrum logistyczne, budowa, budowy, magazyn, magazynu, sklep, sklepu, oddział,
      oddziału, zakład, zakładu, filia, hala, placówka, obiekt, na miejscu`,
    place: 'miejsce, miejsca, punkt, lokalizacja',
    address: 'adres, adresu, ulica',
    postcode: 'kod pocztowy, kod',
    town: 'miasto, miejscowość',
    country: 'kraj',
    recipient: 'odbiorca, odbiorcy, adresat',
    to: 'na, do, pod, w',
    invoice: 'faktura, faktury, fakturę, faktur, fakturowania, rachunek',
    payment: 'płatność, płatności, zapłata, zapłaty',
    phone: `
      telefon, tel, telefonu, komórka, kom, komórkowy, wew, wewn, wewnętrzny, zadzwonić, dzwonić,
      telefonicznie, telefonować`,
    direct: 'bezpośredni, bezp, centrala, stacjonarny',
    fax: 'fax, faks, telefaks',
    email: 'email, e mail, mail, poczta, elektroniczna',
    person: `
      właściciel, kontakt, kontaktowa, osoba, imię, nazwisko, referent, sprawę, pytania, nazwa, pytań,
      wyjaśnień, informacji`,
    company: 'firma, nazwa, nazwa firmy, jednostka, instytucja, pełna nazwa, nazwa prawna',
    manager: `
      kierownik, majster, magazynier, opiekun, koordynator, brygadzista, mistrz, nadzorca,
      kierowniczka, inspektor, magazynierka, szef`,
    director: 'dyrektor, prezes, zarząd, właściciel',
    handled: `
      złożone, złożono, zatwierdzony, zatwierdzona, zatwierdzone, zatwierdzono, utworzył, utworzyła, utworzono, wysłane, prowadzi, prowadzący, prowadząca,
      sporządził, sporządziła, wystawił, wystawiła, zamawia, zamówił, zamówiła, opracował, opracowała,
      przygotował, przygotowała, odpowiedzialny, odpowiedzialna, załatwia, napisał, napisała, napisano,
      sporządzono, wystawiono, wystawione, opracowano, zlecił, zleciła`,
    buyer: `
      zamawiający, zamawiająca, kupujący, kupiec, nabywca, zaopatrzenie, zaopatrzeniowiec, dział,
      zakupów, kupująca`,
    supplier: 'dostawca, dostawcy, sprzedawca, sprzedający, wykonawca, kontrahent, kontrahenta',
    customer: 'klient, klienta, konto',
    offer: 'oferta, oferty, umowa, umowy, kontrakt, kontraktu, zapytanie, zapytania, wycena',
    vat: 'nip, vat, podatkowy, identyfikacyjny',
    deadline: 'termin, terminu, do, tydzień, czas, graniczny',
    wanted: `
      wymagane, potrzebna, najpóźniej, wymagany, wymagana, oczekiwany, oczekiwana, planowany, planowana,
      żądany, żądana, potrzebne, potrzebny`,
    conditions: `
      warunki, warunków, sposób, forma, instrukcje, transport, przewoźnik, godziny, uwagi, status, strona,
      arkusz, waluta, kwota, wartość, suma, koszt`,
    gross: 'brutto',
    amount: 'wartość, kwota, suma, razem, łącznie, łączna, łączny, netto',
    price: 'cena, ceny, kwoty, wartości',
    details: 'dane, szczegóły',
    particle: `
      i, nasz, nasze, naszego, z, od, za, proszę, prosimy, egz, egzemplarzach, kopia, kopiach, dwóch,
      trzech, przez, elektroniczna, elektroniczną`,
  },
  columns: {
    position: `
      lp, l p, poz, pozycja, nr, nr poz, pozycja nr, nr pozycji, nr linii, wiersz, linia, nr wiersza, p, l,
      numer pozycji, nr p, lp.,
      poz umowy, pozycja umowy, lp umowy, poz zam, pozycja zamówienia`,
    article: `
      indeks, kod, symbol, nr artykułu, numer artykułu, artykuł, kod towaru, kod produktu, nr kat,
      numer katalogowy, nr katalogowy, indeks towaru, indeks materiału, indeks materiałowy, indeks produktu,
      indeks artykułu, symbol towaru, symbol produktu, symbol materiału, kod artykułu, kod materiału,
      kod wyrobu, nr materiału, numer materiału, materiał, nr produktu, numer produktu, nr towaru,
      numer towaru, nr części, numer części, kod części, nr indeksu, numer indeksu, kod ean, ean, ean13,
      kod kreskowy, kod paskowy, gtin, isbn, sku, model, kod katalogowy, katalog, referencja, ref, nr ref,
      kod handlowy, kod asortymentu, kod zapasu, towar kod, id produktu, id towaru, indeks handlowy, kod ref,
      numer pozycji magazynowej, nr zapasu, kod wewnętrzny produktu, oznaczenie, typ, nr detalu, kod pozycji,
      indeks kod, indeks mat, nr art`,
    customerArticle: `
      nasz kod, nasz indeks, nasz nr artykułu, nasz numer artykułu, nasz symbol, indeks klienta, kod klienta,
      indeks odbiorcy, nasz nr, nasz numer, nasz nr kat, indeks zamawiającego, kod zamawiającego,
      indeks własny, kod własny, kod wewnętrzny, indeks wewnętrzny, numer wewnętrzny, nr wewnętrzny,
      nasz kod towaru, nasz materiał, nasz nr materiału, kod odbiorcy, kod u odbiorcy, kod nabywcy,
      indeks nabywcy, nr artykułu klienta, numer artykułu klienta, kod towaru odbiorcy, symbol odbiorcy,
      kod kupującego, indeks u klienta, nasza referencja, nr artykułu kupującego, indeks kupującego,
      indeks wewn, kod wewn`,
    supplierArticle: `
      kod dostawcy, indeks dostawcy, nr artykułu dostawcy, numer artykułu dostawcy, państwa indeks,
      państwa kod, państwa numer artykułu, symbol dostawcy, państwa nr artykułu, państwa nr kat,
      państwa symbol, państwa nr, państwa numer, wasz kod, wasz indeks, wasz nr artykułu,
      wasz numer artykułu, wasz symbol, wasz nr, kod u dostawcy, indeks u dostawcy, kod towaru dostawcy,
      kod produktu dostawcy, kod artykułu dostawcy, nr kat dostawcy, numer katalogowy dostawcy,
      nr katalogowy dostawcy, indeks obcy, kod obcy, nr materiału dostawcy, numer materiału dostawcy,
      kod producenta, nr producenta, indeks producenta, numer producenta, nr kat producenta,
      numer katalogowy producenta, symbol producenta, kod sprzedawcy, indeks sprzedawcy, referencja dostawcy,
      nr ref dostawcy, symbol u dostawcy, nr towaru dostawcy, numer produktu dostawcy, kod kontrahenta,
      indeks kontrahenta, symbol kontrahenta, nazwa u dostawcy,
      nr katal dostawcy`,
    description: `
      nazwa, nazwa towaru, opis, nazwa produktu, towar, nazwa artykułu, nazwa towaru lub usługi,
      nazwa towaru usługi, nazwa materiału, opis towaru, opis produktu, opis artykułu, opis materiału,
      nazwa usługi, usługa, towar usługa, towar lub usługa, produkt, wyszczególnienie, nazwa asortymentu,
      asortyment, nazwa wyrobu, nazwa i opis, przedmiot zamówienia, przedmiot, specyfikacja, szczegóły,
      treść, tekst, krótki tekst, nazwa części, nazwa pozycji, opis pozycji, nazwa handlowa,
      nazwa towarów i usług, nazwa towarów, nazwa detalu, nazwa skrócona, opis usługi, materiał nazwa,
      rodzaj towaru, przedmiot dostawy, opis przedmiotu zamówienia, nazwa elementu, wyrób, tytuł`,
    articleAndDescription: `
      kod nazwa, indeks nazwa, symbol nazwa, kod i nazwa, indeks i nazwa, artykuł nazwa, symbol i nazwa,
      kod towaru nazwa, nazwa kod, nazwa i kod, nazwa indeks, nazwa symbol, materiał opis,
      materiał nazwa materiału, artykuł opis, kod opis, indeks opis, towar kod nazwa, kod produktu nazwa,
      numer artykułu nazwa, kod towaru nazwa towaru, indeks nazwa towaru, nr artykułu opis, nazwa towaru kod,
      nazwa i symbol`,
    quantity: `
      ilość, ilość zamówiona, zamówiona ilość, ilość szt, ilość j m, szt, liczba, ilosc, ilość zam,
      ilość zamawiana, zamówiono, zamówione, ilość jm, ilość i jm, ilość jedn, ilość jednostka, ilość razem,
      ilość całkowita, ilość sztuk, liczba sztuk, il, il zam, ilość w szt, zam ilość, ilość do dostawy,
      wymagana ilość, ilość wymagana, ilość łączna, sztuk, sztuki, qty, zapotrzebowanie, ilość op,
      ilość opakowań, liczba jednostek, ilość j m zam, do zamówienia, ilość zakupu, ilość zamówienia,
      ilość mag,
      ilość zamaw,
      zamówić, do zamówienia, do wysłania, do dostarczenia, uzupełnić, do uzupełnienia,
      to zamówienie, niniejsze zamówienie, to wywołanie, wywołanie, odwołanie, bieżące zamówienie,
      bieżące wywołanie, ilość wywołana, wywołana ilość, ilość teraz, zamawiam teraz, teraz zamawiane,
      ta dostawa, ilość bieżąca, ilość niniejszego zamówienia,
      ile`,
    unit: `
      jm, j m, jednostka, jedn, jednostka miary, miara, jedn miary, jedn m, j miary, jednostka zakupu,
      opakowanie, op, jednostka sprzedaży, jdn, jednostki, jed, j mag, jm zakupu, jed miary, opak, jmz`,
    price: `
      cena, cena netto, cena jednostkowa, cena jedn, cena jednostkowa netto, cena jedn netto, cena j netto,
      cena jedn., cena j, cena szt, cena netto pln, cena pln, cena za szt, cena za jednostkę, cena za jedn,
      cena za sztukę, cena brutto, cena jednostkowa brutto, cena jedn brutto, cena po rabacie,
      cena netto po rabacie, cena katalogowa, cena zakupu, cena zakupu netto, cena netto za szt,
      cena netto szt, cena netto za jedn, cena netto jedn, cena netto jednostkowa, cena netto zł, cena zł,
      cena w zł, cena w pln, cena eur, cena netto eur, cena jednostkowa pln, cena jedn pln, cena jedn zł,
      cena jedn netto pln, cena jedn netto zł, cena jednostkowa netto pln, cena jednostkowa netto zł,
      cena jednostkowa zł, cena jm, cena za jm, cena za j m, cena j m, cena netto za jm, cena bazowa,
      cena cennikowa, cena umowna, cena 100, cena za 100, cena za 1000, cena za, cena ofertowa, cena bez vat,
      cena jednostkowa bez vat, koszt jednostkowy, koszt jedn, wartość jednostkowa, wartość jedn,
      stawka netto, cena detaliczna zakupu, cena katalogowa netto, c netto, c jedn, c jednostkowa,
      cena z rabatem, cena j brutto, cena zamówienia, bezpośredni koszt jednostkowy, cena dostawcy,
      cena za op, cena opakowania,
      cena katal, cena po rab, cena zak, c jedn netto,
      za sztukę, za szt, po ile, cena za artykuł, cena za produkt, koszt za sztukę`,
    priceUnit: `
      za, za ilość, jednostka ceny, jedn ceny, cena za ilość, jm ceny, baza ceny, jednostka cenowa,
      jedn cenowa, przelicznik ceny, ilość ceny, podstawa ceny,
      ceny za`,
    discount: `
      rabat, rabat %, upust, upust %, % rabatu, % upustu, rab, rab %, opust, opust %, rabat w %,
      rabat procentowy, rabat wiersza, bonifikata, rabat kwota, zniżka, skonto, stawka rabatu, kwota rabatu,
      rabat pozycji,
      % rab`,
    tax: `
      vat, vat %, stawka vat, % vat, kwota vat, podatek, podatek vat, st vat, stawka, stawka podatku,
      stawka vat %, vat stawka, wartość vat, kwota podatku, kwota podatku vat, st vat %, stawka podatku vat,
      ptu, podatek %, kod vat, vat kwota, s vat, vat w %`,
    lineTotal: `
      wartość, wartość netto, kwota, kwota netto, suma, razem, wartość brutto, wartość netto pln,
      wartość pln, wartość zł, wartość w zł, wartość w pln, wartość netto zł, wartość netto w zł,
      wartość eur, wartość netto eur, wartość zamówienia, wartość pozycji, wartość netto pozycji, wart netto,
      wart, wart brutto, wart pozycji, wart netto pln, wart zł, łączna wartość, łączna cena, łączna kwota,
      łącznie, wartość łączna, wartość razem, razem netto, razem brutto, suma netto, suma brutto, suma pln,
      kwota brutto, kwota netto pln, kwota pln, kwota zł, kwota wiersza, kwota pozycji,
      kwota wiersza bez vat, cena łączna, cena łączna netto, cena całkowita, cena razem, cena ogółem, ogółem,
      netto, brutto, wartość całkowita, wartość ogółem, wartość bez vat, wartość bez podatku, koszt,
      koszt całkowity, wartość towaru, wartość sprzedaży netto, wartość zakupu, wartość towaru netto,
      całkowita wartość, suma pozycji, całkowita cena, wartość linii, wartość wiersza, wartość po rabacie,
      netto pln,
      w netto,
      wartość netto zamówienia, wartość zam netto, netto wartość, wartość netto wiersza,
      wartość netto linii, wartość netto bez vat, kwota bez vat, suma wiersza, wartość bez kwoty vat,
      w sumie`,
    deliveryDate: `
      data dostawy, termin dostawy, termin, data realizacji, termin realizacji, data, dostawa, data dost,
      termin dost, term dost, term dostawy, termin real, data real, wymagana data, wymagany termin,
      wymagana data dostawy, żądana data, żądany termin, planowana data dostawy, plan data dostawy,
      oczekiwana data dostawy, oczekiwana data, oczekiwana data przyjęcia, data przyjęcia, data odbioru,
      tydzień, tydzień dostawy, tydz, tydz dostawy, data wysyłki, data potrzeby, data zapotrzebowania,
      pożądany termin, planowany termin, data wymagana, dostawa do, dostawa na, data oczekiwana,
      termin wykonania, czas dostawy, data wykonania, data na kiedy, na kiedy,
      oczekiwany termin`,
    ignored: `
      jest, zostało, na stanie, stan obecny, na regale, policzono, na magazynie,
      waga, magazyn, dostarczono, ilość dostarczona, dostarczona ilość, ilość przyjęta, przyjęto,
      ilość odebrana, otrzymano, ilość otrzymana, zrealizowano, ilość zrealizowana, zreal, pozostało,
      ilość pozostała, pozostało do realizacji, do realizacji, do dostarczenia, zaległe, zafakturowano,
      ilość zafakturowana, ilość potwierdzona, potwierdzono, stan, stan magazynowy, stan mag, dostępne, mag,
      lokalizacja, waga kg, waga netto, waga brutto, masa, masa kg, masa netto, objętość, długość, szerokość,
      wysokość, wymiary, wymiar, kolor, rozmiar, marka, producent, kraj pochodzenia, kraj, pochodzenie,
      pkwiu, kod cn, cn, pkwiu cn, kod celny, partia, nr partii, numer partii, seria, nr serii, nr seryjny,
      numer seryjny, data ważności, rysunek, nr rysunku, numer rysunku, rewizja, rew, zmiana, mpk, konto,
      konto księgowe, projekt, nr projektu, budowa, umowa, nr umowy, kontrakt, zapotrzebowanie nr,
      nr zapotrzebowania, nr zlecenia, zlecenie, wnioskujący, zamawiający, odbiorca, dział, kategoria, grupa,
      grupa towarowa, status, rodzaj, uwagi, uwaga, notatki, cena sprzedaży, cena detaliczna, opakowań,
      ilość w op, ilość w opakowaniu, szt w op, szt op, ilość kartonów, kartony, palety, ilość palet,
      dostawca, zdjęcie, foto, gatunek, norma, atest, jakość, zużycie, gtu, kgo, przeznaczenie,
      minimum, stan minimalny, oddział, pokój,
      uzgodniona ilość, ilość uzgodniona, uzgodniono, ilość umowna, ilość z umowy, ilość wg umowy,
      ilość w umowie, ilość kontraktowa, ilość ramowa, ilość roczna, dotychczas zamówiono, dotąd zamówiono,
      już zamówiono, zamówiono dotychczas, wcześniej zamówiono, już wywołano, dotychczas wywołano, wywołano,
      dotychczas odwołano, dotychczas dostarczono, już dostarczono, wcześniej dostarczono,
      narastająco ilość, ilość narastająco, skumulowana ilość, ilość skumulowana, do wywołania,
      pozostało do zamówienia, pozostało w umowie, prognoza, ostatnie zamówienie, centrum kosztów, paragraf, rozdział budżetowy, termin ważności, termin przydatności`,
  },
  traits: `
    kształt, przekrój, profil, rozmiar, wymiar, wymiary, długość, szerokość, wysokość, grubość,
    średnica, gatunek, gatunek stali, jakość, materiał, wykończenie, powierzchnia, kolor, barwa, cecha`,
  refused: `
    anulowano, anulowane, anulowana, anulować, skreślone, nie dostarczać, nie wysyłać, wstrzymane,
    wstrzymać, tylko jeśli, jeśli dostępne, nie potrzeba, niepotrzebne, już niepotrzebne,
    do potwierdzenia, nie dostarczone, jest opcjonalna, jest opcjonalne, pozycja opcjonalna,
    opcjonalnie, zastąpione przez, zastąpiony przez, zastąpić, już dostarczone, już dostarczono,
    już otrzymane, już otrzymano, zmieniono na, zmiana na, ilość zmieniona, zmniejszono do,
    zwiększono do, dostarczyć tylko, wysłać tylko, tylko połowa, tylko połowę, 0 teraz, 0 później,
    tylko wycena, do wyceny, tylko cena, nie zamawiać, nie zamówiono, zamiast 0`,
  courtesies: 'prosimy, proszę, prosi się, uprzejmie prosimy',
  schedules: `
    harmonogram dostaw, harmonogram, plan dostaw, dostawy częściowe, terminy dostaw, transze dostaw,
    transze, terminarz dostaw`,
  unordered: `
    opcjonalnie, opcjonalne, opcje, opcja, zwrot, zwroty, anulowane, anulowano, skreślone,
    już dostarczone, już otrzymane, do wyceny, tylko wycena, zapytanie o cenę, zapytanie ofertowe,
    niepotrzebne, nie dostarczać, poprzednie zamówienie, ostatnie zamówienie, wstrzymane,
    alternatywy, alternatywnie, do wiadomości`,
  since: 'od, od roku, rok założenia, zał',
  former: `
    poprzednie, poprzedniego, poprzednim, ostatnie, ostatniego, ostatnim, zastępuje, anuluje, zamiast,
    jak przy, jak w, pierwotne, pierwotnego, wcześniejsze, wcześniejszego`,
  numberOwners: {
    buyer: `
      nasz, nasza, nasze, klient, klienta, odbiorca, odbiorcy, zamawiający, zamawiającego, zam, kupujący,
      kupującego, nabywca, nabywcy, wewnętrzny, wewn, własny, szpital, szpitala, stocznia, stoczni`,
    supplier: `
      wasz, wasza, wasze, państwa, dostawca, dostawcy, dost, wykonawca, wykonawcy, wyk, sprzedawca,
      sprzedawcy, kontrahent, kontrahenta, producent, producenta, prod, zewnętrzny, obcy`,
  },
  stamps: `
    anulowane, anulowano, anulowany, projekt zamówienia, wersja robocza, robocze, szkic, wstępne, nieważne,
    niezatwierdzone, nie zatwierdzone, nie zatwierdzono, oczekuje na zatwierdzenie, do zatwierdzenia, odrzucone,
    zablokowane, wstrzymane, wstrzymano, tylko do wiadomości, do wiadomości, to nie jest zamówienie, zamówienie
    testowe, test, nie realizować, nie dostarczać, nie wysyłać`,
  holds: `
    nie dublować, nie powielać, nie realizować ponownie, nie wysyłać do czasu, nie dostarczać do czasu, nie
    realizować do czasu, wstrzymać do czasu, nie wysyłać przed potwierdzeniem, zamówione telefonicznie, zamówiono
    telefonicznie, proszę dodać 0, prosimy dodać 0, prosimy dołożyć 0, dodać 0, rabat na wszystkie, rabatu na
    wszystkie, wszystkie pozycje 0, wszystkie artykuły 0`,
  totals: {
    grandTotal: `
      kwota końcowa, sumy zamówienia, razem, wartość zamówienia, razem brutto, do zapłaty, suma brutto, wartość brutto,
      łączna wartość zamówienia, łączna wartość, ogółem, razem do zapłaty, wartość zamówienia netto,
      wartość zamówienia brutto, wartość netto zamówienia, wartość brutto zamówienia,
      łączna wartość zamówienia netto, łączna wartość zamówienia brutto, łączna wartość netto,
      łączna wartość brutto, całkowita wartość zamówienia, całkowita wartość, całkowita wartość netto,
      całkowita wartość brutto, całkowita kwota, wartość całkowita, wartość całkowita zamówienia,
      wartość ogółem, ogółem brutto, razem pln, razem zł, razem eur, razem zamówienie, razem wartość,
      razem wartość brutto, razem wartość zamówienia, suma zamówienia, suma zamówienia netto,
      suma zamówienia brutto, suma całkowita, suma końcowa, kwota zamówienia, kwota do zapłaty, kwota brutto,
      kwota całkowita, kwota ogółem, łącznie brutto, łącznie do zapłaty, łącznie pln, łącznie zł,
      łącznie eur, łączna kwota, łączna kwota zamówienia, łączna kwota brutto, łączna suma,
      wartość brutto pln, wartość łączna, wartość łączna brutto, wartość końcowa, wartość zamówienia razem,
      wartość zamówienia pln, total pln, suma pln, suma łączna, należność ogółem, należność,
      do zapłaty razem, całość, suma z vat, razem z vat, wartość z vat, wartość zamówienia ogółem,
      cena całkowita, łączna cena, cena brutto razem, wartość zamówienia wynosi,
      kwota zobowiązania, wartość zobowiązania, łączna wartość zobowiązania,
      łączna kwota zamówienia netto, łączna kwota zamówienia brutto, kwota zamówienia netto,
      kwota zamówienia brutto`,
    total: `
      suma, razem netto, łącznie, total, suma netto, wartość netto, ogółem netto, łącznie netto,
      razem wartość netto, wartość netto razem, wartość ogółem netto, suma wartości netto, netto razem,
      kwota netto, netto ogółem, razem bez vat, wartość bez vat, suma bez vat, netto, razem netto pln,
      wartość netto pln, łączna kwota netto, kwota netto razem, suma wartości, suma netto pln, total netto,
      wartość łączna netto, wartość netto ogółem, całkowita kwota netto,
      razem wartości, sumy, ogółem wartość, kwota łączna`,
    subtotal: `
      w tym, suma częściowa, suma pozycji, wartość towaru, wartość towarów, wartość pozycji, razem pozycje,
      suma towarów, wartość towaru netto, podsuma, podstawa opodatkowania, podstawa vat, suma pośrednia,
      razem towary, suma częściowa netto, wartość materiałów, razem materiały, wartość usług, w tym netto,
      sprzedaż opodatkowana, suma wierszy, wartość netto towaru, wartość netto towarów, wartość przed rabatem,
      towary, razem towar, wartość pozycji netto, suma netto pozycji, razem pozycje netto, materiały,
      suma materiałów,
      razem rozdział, suma rozdziału, razem dział`,
    tax: `
      vat, podatek vat, podatek, kwota vat, suma vat, razem vat, kwota podatku, kwota podatku vat, vat 23,
      vat 8, vat 5, podatek od towarów i usług, w tym vat, wartość vat, vat razem, łącznie vat, stawka vat,
      podatek naliczony, cło, akcyza, łączny vat, wartość podatku, vat kwota, ptu`,
    freight: `
      transport, koszt transportu, koszty transportu, koszty dostawy, koszt dostawy, wysyłka, koszty wysyłki,
      koszt wysyłki, opakowanie, opakowania, fracht, dostawa, koszt opakowania, koszty opakowania,
      koszt przesyłki, koszty przesyłki, przesyłka, opłata za dostawę, opłata za transport,
      opłata transportowa, opłata paliwowa, dopłata paliwowa, dodatek paliwowy, dopłata, dopłaty,
      opłata manipulacyjna, opłata logistyczna, opłata dodatkowa, opłaty dodatkowe, koszty dodatkowe,
      inne koszty, pozostałe koszty, ubezpieczenie, kurier, palety zwrotne, kaucja, koszty spedycji,
      opłata recyklingowa, kgo, koszt narzędzi, koszt oprzyrządowania, koszt kuriera`,
    discount: `
      rabat, upust, łączny rabat, suma rabatów, wartość rabatu, kwota rabatu, rabat łączny, opust,
      bonifikata, rabat ogółem, razem rabat, skonto, rabat od zamówienia, rabat zamówienia, rabat handlowy,
      wartość upustu, zniżka, bonus, rabat ogólny, rabat klienta, kaucja gwarancyjna, potrącenie`,
    paid: `
      zaliczka, zapłacono, przedpłata, pozostało do zapłaty, wpłacono, zadatek, saldo, kwota zaliczki,
      wpłata, opłacono, pozostaje do zapłaty, zapłacona kwota`,
    carried: `
      z przeniesienia, do przeniesienia, przeniesienie, razem strona, suma strony, przeniesiono,
      razem na stronie, suma na stronie, z poprzedniej strony, do przeniesienia na następną stronę,
      przeniesienie z poprzedniej strony, przeniesiono z poprzedniej strony, ciąg dalszy,
      suma z przeniesienia, cd, narastająco`,
    counted: `
      łączna ilość, razem ilość, suma ilości, ilość razem, liczba pozycji, razem sztuk, waga całkowita,
      łączna waga, waga razem, waga brutto, waga netto, masa całkowita, łączna masa, masa brutto, masa netto,
      ilość pozycji, ilość palet, liczba palet, liczba sztuk, łączna liczba, łączna liczba sztuk,
      ilość sztuk, łącznie sztuk, objętość całkowita, ilość opakowań, liczba opakowań, suma sztuk, waga,
      masa, ilość łączna, ilość ogółem, kartonów razem, pozycji razem, liczba kartonów, waga łączna,
      ilość całkowita`,
  },
  priceWords: {
    per: 'za, na',
    lead: 'po',
    hundred: 'sto',
    thousand: 'tys',
  },
  relativeDays: {
    tomorrow: 'jutro',
    overmorrow: 'pojutrze',
    aMorning: 'każde',
    nextWeek: 'przyszłym tygodniu, w przyszłym tygodniu',
    monthEnd: 'końca miesiąca, koniec miesiąca',
  },
  dayWords: {
    number: 'dnia',
    ending: '-go',
    weekday: 'w, we',
    month: 'w',
    time: 'rano, po południu',
    behind: 'do, w, byłoby, niż, zamiast',
  },
  noOrder: {
    this: 'to, niniejsze pismo',
    isNo: 'nie jest, nie stanowi',
    new: 'nowym, nowego',
    noNew: 'nie jest nowym',
  },
  provisos: 'chyba, dopóki, bez',
  askedFor: 'wymagane, wymagany',
  purchases: 'zakup*, zamów*',
  placeholders: 'papier firmowy, logo firmy, twoje logo, nazwa twojej firmy, miejsce na logo',
  billed: {
    number: 'numer faktury, faktura nr, nr faktury, faktura',
    date: 'data faktury, data wystawienia faktury',
  },
  confirms: 'potwierdz*',
  revised: 'poprawion*, zmienion*, korekta, aktualizacja, wersja, rewizja',
  sizes: 'roz., rozm, rozm., rozmiar*',
  also: 'oraz, dodatkowo, także',
  quantityHeadings: {
    stock: 'jest, zostało, pozostało, stan, stanie, na stan, na stanie, na regale, policzono',
    wanted: 'wysłać, dostarczyć, proszę wysłać, proszę dostarczyć, prosimy wysłać, prosimy dostarczyć',
    open: 'pozostało',
    ordered: '*zamów*',
  },
  placeHeadings: {
    delivery: 'dostawa, dostawy',
    company: 'nazwa, firma',
    street: 'ulica, adres',
    postalCode: 'kod pocztowy, kod',
    city: 'miasto, miejscowość',
    country: 'kraj',
  },
  taxWords: {
    rate: 'podstawowa, obniżona, zwolniony, zwolniona',
    code: 'kod, typ',
    beside: 'bez',
  },
  accordingTo: 'zgodnie, wg, według',
  measures: {
    weight: 'waga, masa',
    size: '*długość*, *zawartość*',
  },
  grossNet: {
    gross: 'brutto',
    tare: 'tara',
    net: 'netto',
  },
  orderForms: 'formularz zamówienia',
  mailboxes: {
    payables: '*faktur*, *ksiegowosc*, *zobowiazan*',
    quality: '*jakosc*',
    purchasing: '*zakup*, *zaopatrzenie*',
    sales: '*sprzedaz*, *handlowy*, *zamowieni*',
  },
  honorifics: 'Pan, Pani, inż',
  subtotals: 'suma część*, suma pośr*, suma parc*, podsum*',
  extensions: 'wew, wewn',
  documentTypes: {
    purchase_order: `
      umowa zakupu, zamówienie, zamówienie zakupu, zamówienie do dostawcy, zamówienie towaru, zamówienie materiałów,
      formularz zamówienia, zamówienie ramowe, zamówienie nr, zamówienie własne, zamówienie obce,
      zamówienie towarów, zamówienie zewnętrzne, zamówienie na dostawę, zamówienie na towar,
      zamówienie na materiały, zamówienie na usługę, zamówienie usługi, zamówienie wysyłkowe,
      zamówienie pilne, zlecenie zakupu, zlecenie, zlecenie dostawy, druk zamówienia, nowe zamówienie,
      odwołanie, zamówienie cykliczne, harmonogram dostaw, zamówienie hurtowe, zamówienie handlowe,
      zamówienie klienta do dostawcy, zamówienie części, zamówienie publiczne, zamówienie zd,
      zamówienie kooperacyjne, zamówienie materiału, zamówienie uzupełniające,
      umowa zakupu, umowa dostawy, zamówienie magazynowe, uzupełnienie magazynu, zlecenie na dostawę,
      zlecenie na materiały, pismo zamówienie, zamówienie do producenta, zamówienie budowlane,
      zamówienie sklepu, wywołanie, wezwanie do dostawy, zapotrzebowanie i zamówienie, zamówienie na części,
      zakup, zamówienie u dostawcy`,
    order_change: `
      zmiana zamówienia, aneks do zamówienia, korekta zamówienia, zmiana do zamówienia, zamówienie zmienione,
      aktualizacja zamówienia, modyfikacja zamówienia, zamówienie skorygowane, zmienione zamówienie,
      zamówienie korygujące, zmiana w zamówieniu, rewizja zamówienia, zamówienie zaktualizowane`,
    order_cancellation: `
      anulowanie, anulowanie zamówienia, anulacja zamówienia, odwołanie zamówienia, rezygnacja z zamówienia,
      zamówienie anulowane, anulowane zamówienie, anulacja, wycofanie zamówienia, storno zamówienia,
      odstąpienie od zamówienia, anulowano zamówienie, cofnięcie zamówienia, rezygnacja`,
    order_confirmation: `
      potwierdzenie zamówienia, potwierdzenie przyjęcia zamówienia, potwierdzenie, zamówienie sprzedaży,
      zamówienie od klienta, potwierdzenie złożenia zamówienia, zamówienie od odbiorcy,
      potwierdzenie przyjęcia zamówienia do realizacji, potwierdzenie zakupu, potwierdzenie zlecenia,
      zamówienie klienta, potwierdzenie realizacji zamówienia, podsumowanie zamówienia,
      dziękujemy za zamówienie, dziękujemy za złożenie zamówienia, akceptacja zamówienia, zlecenie sprzedaży,
      potwierdzenie nr`,
    invoice: `
      faktura, faktura vat, faktura nr, faktura pro forma, faktura proforma, faktura sprzedaży,
      faktura handlowa, faktura zaliczkowa, faktura końcowa, proforma, rachunek, faktura vat nr,
      numer faktury, nr faktury, faktura eksportowa, faktura zakupu, faktura wdt, wezwanie do zapłaty,
      ponaglenie, przypomnienie o płatności, monit, zestawienie należności, potwierdzenie salda,
      nota odsetkowa, rachunek nr, faktura duplikat, faktura marża, faktura uproszczona,
      faktura elektroniczna`,
    delivery_note: `
      wz, dokument wz, list przewozowy, dowód dostawy, specyfikacja wysyłkowa, dokument dostawy,
      wydanie zewnętrzne, wydanie zewnętrzne wz, pz, przyjęcie zewnętrzne, przyjęcie zewnętrzne pz,
      dokument pz, dokument przyjęcia, protokół odbioru, protokół przekazania, protokół zdawczo odbiorczy,
      list przewozowy cmr, cmr, awizo, awizo dostawy, awizacja wysyłki, lista pakunkowa, lista załadunkowa,
      specyfikacja załadunku, potwierdzenie dostawy, potwierdzenie odbioru, kwit magazynowy,
      dokument wydania, zwrot, zwrot do dostawcy, packing list, specyfikacja dostawy, nota wysyłkowa,
      zlecenie transportowe, zlecenie spedycyjne, przyjęcie towaru, karta przekazania odpadu, kompletacja,
      rozchód wewnętrzny, specyfikacja pakowania,
      zwrot towaru, dokument zwrotu, protokół zwrotu, zwrot towaru do dostawcy, protokół reklamacyjny,
      reklamacja, zgłoszenie reklamacji, nota zwrotu`,
    quotation: `
      oferta, zapytanie ofertowe, wycena, zapytanie o cenę, oferta nr, oferta cenowa, oferta handlowa,
      zapytanie, zapytanie cenowe, kosztorys, zapotrzebowanie, wniosek o zakup, wniosek zakupowy,
      zapotrzebowanie na zakup, zaproszenie do złożenia oferty, prośba o wycenę, prośba o ofertę,
      zapytanie o ofertę, przetarg, specyfikacja istotnych warunków zamówienia, swz, siwz, cennik,
      formularz ofertowy, formularz cenowy, propozycja cenowa, oferta sprzedaży, propozycja,
      zgłoszenie zapotrzebowania, kalkulacja, wycena nr, zapytanie nr, zaproszenie do składania ofert`,
    receipt: `
      paragon, paragon fiskalny, potwierdzenie płatności, potwierdzenie zapłaty, dowód zakupu, dowód wpłaty,
      pokwitowanie, kwit, dowód zapłaty, kp, kasa przyjmie, potwierdzenie wpłaty, potwierdzenie przelewu,
      niefiskalny, paragon niefiskalny, potwierdzenie transakcji, bilet`,
    credit_note: `
      faktura korygująca, nota korygująca, korekta faktury, nota kredytowa, nota uznaniowa, faktura korekta,
      korekta, faktura vat korekta, nota obciążeniowa, nota księgowa, nota debetowa, faktura korygująca nr,
      korekta faktury vat, nota`,
  },
  ordering: `
    zamawiamy, niniejszym zamawiamy, składamy zamówienie, prosimy o dostarczenie, prosimy o dostawę, zlecamy
    dostawę,
    zamawiamy u państwa, niniejszym składamy zamówienie, niniejszym zlecamy, zlecamy państwu,
    zlecamy realizację, zleca a wykonawca przyjmuje, zamawiający zleca, zamawiający zamawia, zamawiam,
    zlecam, prosimy o dostarczenie następujących, prosimy o realizację zamówienia, prosimy o realizację,
    prosimy dostarczyć, proszę o dostarczenie, proszę dostarczyć, prosimy o przesłanie, prosimy o wysłanie,
    chcemy zamówić, chcielibyśmy zamówić, składamy następujące zamówienie, przesyłamy zamówienie,
    odwołujemy, wywołujemy, udzielamy zamówienia`,
  confirming: `
    dziękujemy za zamówienie, dziękujemy za złożenie zamówienia, dziękujemy za państwa zamówienie,
    dziękujemy za złożone zamówienie, otrzymaliśmy państwa zamówienie, otrzymaliśmy twoje zamówienie,
    państwa zamówienie zostało przyjęte, twoje zamówienie zostało przyjęte,
    zamówienie zostało przyjęte do realizacji, przyjęliśmy państwa zamówienie,
    przyjęliśmy zamówienie do realizacji, potwierdzamy państwa zamówienie,
    potwierdzamy przyjęcie zamówienia, potwierdzamy przyjęcie państwa zamówienia,
    potwierdzamy otrzymanie zamówienia, potwierdzamy otrzymanie państwa zamówienia,
    potwierdzamy realizację zamówienia, otrzymanie państwa zamówienia, zamówienie jest w trakcie realizacji`,
  subject: 'dotyczy, temat, dot, przedmiot pisma',
  months: `
    styczeń stycznia sty stycz, luty lutego lut, marzec marca mar marz, kwiecień kwietnia kwi kwiec,
    maj maja, czerwiec czerwca cze czerw, lipiec lipca lip, sierpień sierpnia sie sierp,
    wrzesień września wrz wrzes, październik października paź pazdz, listopad listopada lis list,
    grudzień grudnia gru grudz`,
  weekdays: `
    poniedziałek pon pn poniedz, wtorek wt wto, środa śr środę, czwartek czw cz, piątek pt pią,
    sobota sob sb sobotę, niedziela niedz nd niedzielę`,
  calendarWeek: 'tydz, tydzień, tyg, tygodnia, tydzień nr, tydz nr, tygodniu, t',
  periods: {
    days: 'dzień, dni',
    weeks: 'tydzień, tygodnie, tygodni',
    other: 'miesiąc, miesiące, miesięcy, kwartał',
  },
  monthParts: {
    beginning: 'początek, na początku, początkiem',
    middle: 'połowa, połowie, w połowie, połowę',
    end: 'koniec, pod koniec, końcem, na koniec',
  },
  plusMinus: 'plus, minus, mniej, dodać, odjąć, pomniejszone o',
  within: 'w ciągu, w terminie, za, w przeciągu',
  atLeast: 'co najmniej, przynajmniej, minimum, min, nie mniej niż',
  window: {
    from: `
      od, od dnia, począwszy od, poczynając od, między, pomiędzy, nie wcześniej niż, najwcześniej, po,
      od dn, w dniach, w dniach od`,
    until: `
      do, do dnia, aż do, najpóźniej, najpóźniej do, nie później niż, przed, do końca, maksymalnie do, do dn,
      max do, najpóźniej w dniu, najpóźniej dnia, nie po, w dniu lub przed`,
    and: 'i, a, oraz, lub',
  },
  otherWishes: `
    potwierd-, odpow-, ofert-, faktur-, zapłat-, płatn-`,
  issuers: 'wystawca, wystawił',
  possessives: {
    our: 'nasz, nasza, nasze, naszego, naszej, naszym',
    your: 'państwa, wasz, wasza, wasze, pana, pani',
    their: 'jego, jej',
  },
  sameAddress: `
    jak wyżej, j w, jak nabywca, jak zamawiający, ten sam, ten sam adres, jak adres nabywcy, idem, adres
    jak wyżej, nasz adres, jw`,
  asap: `
    pilne, natychmiast, jak najszybciej, niezwłocznie, od ręki, asap, bardzo pilne, pilnie,
    najszybciej jak to możliwe, możliwie najszybciej, najszybciej, w najszybszym możliwym terminie,
    w najkrótszym możliwym terminie, najszybszy możliwy termin, najszybszy termin, najbliższy termin,
    najbliższy możliwy termin, najbliższa dostawa, w trybie pilnym, natychmiastowa, bezzwłocznie, na już,
    na cito, cito, ekspres, z magazynu, z półki, na wczoraj, dziś, dzisiaj, na dzisiaj`,
  placeElsewhere: `
    odbiór, odbiór własny, odbierze, odbierzemy, załącznik, załączniku`,
  undecided: `
    do ustalenia, do uzgodnienia, do potwierdzenia, wg ustaleń, według ustaleń, zgodnie z ustaleniami,
    zgodnie z ofertą, wg oferty, według oferty, zgodnie z umową, wg umowy, według umowy, na telefon,
    na wezwanie, na żądanie, na zapytanie, wg potrzeb, według potrzeb, w miarę potrzeb, nie dotyczy, nd, n d,
    brak, brak danych, b d, bd, nieznany, nieznana, nieokreślony, do określenia, do wyceny, wg cennika,
    według cennika, jak wyżej, jw, j w, jak niżej, patrz niżej, patrz uwagi, patrz załącznik, w załączniku,
    różne, tbd, n a, ustalany telefonicznie, ustalić telefonicznie, do negocjacji, oczekuje,
    zgodnie z zapytaniem, wg rysunku, zgodnie z rysunkiem, w uzgodnieniu, po uzgodnieniu, nie podano, nie określono, nie wskazano`,
  goodsWords: {
    deliver: 'dostaw, dostawa, dostawy, dostawę, dostawie, dostawą, dostarcz*, dowieź*',
    send: 'wysł*, wysy*',
    leave: 'wysyłk*, nadani*',
    arrive: 'przyby*',
    receive: 'otrzym*',
    need: 'potrzeb*',
  },
  smallWords: {
    the: 'ten, ta, to',
    a: 'część',
    of: 'z, ze',
    to: 'do, na',
    at: 'na',
    from: 'z, ze, od',
    for: 'dla, na',
    by: 'przez',
    with: 'z',
    and: 'i, oraz',
    or: 'lub',
    but: 'lecz, ale, tylko',
    is: 'to, jest',
    us: 'nas, mnie',
  },
  nameParticles: 'i',
  townParts: { begin: 'nowa, stary', middle: 'nad' },
  dated: 'z, z dnia, dnia',
  beforeDays: { by: 'do, przed', on: 'dnia' },
  premises: {
    building: 'budynek, hala, hala nr',
    block: 'blok, budynek',
    room: 'pokój, lokal',
    floor: 'piętro',
    dock: 'brama, rampa',
    loading: 'rampa załadunkowa, rampa rozładunkowa',
    goodsIn: 'przyjęcie',
    direction: 'północ, południe, wschód, zachód',
    estate: 'strefa',
    grounds: 'kampus, oddział',
    plant: 'zakład, magazyn',
    office: 'biuro',
  },
  imprint: {
    seat: 'siedziba',
    capital: 'kapitał zakładowy',
    register: 'krs, regon',
    printedBy: 'wydrukowan* przez, wydrukowan* z',
  },
  signing: { behalf: 'w imieniu', signed: 'podpisano' },
  recipients: 'odbiorca',
  addressees: 'adresat',
  names: 'nazwa',
  departments: 'dział',
  posts: 'kierownik, dyrektor, księgowy, księgowa',
  questions: 'pytania',
  addressed: {
    attention: 'na ręce, do rąk',
    careOf: 'u',
  },
  owners: 'właściciel, właścicielka',
  frames: 'ramow*',
  setAside: 'zobowi*',
  references: 'referencja, znak',
  accounts: 'mpk, konto, paragraf',
  projects: 'budowa',
  directLines: 'telefon bezpośredni*, numer bezpośredni*, linia bezpośredni*',
  pages: 'strona',
  certificates: '*certyfikat*, świadectw*, atest*, karta charakterystyki, karty charakterystyki',
  instead: 'nie, bez, zamiast, tylko',
  changed: 'zmienion*, zwiększon*, zmniejszon*',
  units: `
    szt, sztuka, sztuki, sztuk, szt., sztk, para, par, pary, kpl, kompl, komplet, komplety, kompletów, op,
    opak, opakowanie, opakowania, opakowań, opk, karton, kartony, kartonów, kart, krt, kar, ktn, rolka,
    rolki, rolek, rol, rl, kg, kilogram, kilogramy, kilogramów, g, gr, gram, gramów, dag, dkg, t, to, tona,
    tony, ton, m, mb, metr, metry, metrów, mtr, m b, mm, cm, km, m2, m3, mkw, metr bieżący, l, litr, litry,
    litrów, ltr, ml, hl, zgrzewka, zgrzewki, zgrz, zgrzewek, worek, worki, worków, wor, paleta, palety,
    palet, pal, plt, arkusz, arkusze, arkuszy, ark, puszka, puszki, puszek, pusz, butelka, butelki, butelek,
    but, btl, godz, godzina, godziny, godzin, rbg, rbh, h, zestaw, zestawy, zestawów, zest, zst, skrzynka,
    skrzynki, skrzynek, skrz, skrzynia, paczka, paczki, paczek, pacz, pcz, kanister, kanistry, kanistrów,
    kan, wiadro, wiadra, wiader, wiad, beczka, beczki, beczek, becz, tuba, tuby, tub, słoik, słoiki, torba,
    torby, toreb, saszetka, saszetki, sasz, woreczek, doza, pojemnik, pojemniki, pojemników, poj, bęben,
    bębny, szpula, szpule, szpul, krążek, krąg, zwój, zwoje, bela, bele, ryza, ryzy, ryz, blok, bloki,
    bloczek, bloczki, płyta, płyty, płyt, plyt, płt, pręt, pręty, prętów, laska, laski, listwa, listwy,
    odcinek, odcinki, wiązka, wiązki, wiąz, pęczek, pęczki, tysiąc, tys, tys szt, sto, setka, set, 100szt,
    tuzin, dzień, dni, doba, tydzień, miesiąc, miesiące, miesięcy, mies, m c, rok, lata, usługa, usługi, usł,
    usl, ryczałt, rycz, kurs, kursy, partia, licencja, licencje, osoba, osób, os, egz, egzemplarz,
    egzemplarze, egzemplarzy, kontener, display, taca, tacka, tacki, ampułka, ampułki, fiolka, fiolki, tabl,
    tabletki, kapsułki, blister, pakiet, pakiety, pak, pck, sztang, gatunek, kostka, kostki, porcja, porcje,
    nakład, zaw, zwijka, siatka, siatki, wiązanka`,
  currencies: `
    PLN złoty, PLN złote, PLN złotych, PLN zł, PLN polski złoty, PLN złotówki, EUR euro, USD dolar,
    USD dolary, USD dolarów, USD dolar amerykański, USD dolarów amerykańskich, GBP funt, GBP funt szterling,
    GBP funty, GBP funtów, GBP funt brytyjski, CHF frank szwajcarski, CHF franki szwajcarskie,
    CHF franków szwajcarskich, CZK korona czeska, CZK korony czeskie, CZK koron czeskich, DKK korona duńska,
    DKK korony duńskie, DKK koron duńskich, SEK korona szwedzka, SEK korony szwedzkie, SEK koron szwedzkich,
    NOK korona norweska, NOK korony norweskie, NOK koron norweskich, HUF forint, HUF forinty, RON lej,
    UAH hrywna, JPY jen, CNY yuan,
    NGN naira, PHP peso filipińskie, PHP pesos filipińskich, KES szyling kenijski, GHS cedi, MZN metical, AOA kwanza`,
  legalForms: `
    Sp. z o.o., Sp.z o.o., Spółka z o.o., Sp. z o. o., Spółka z ograniczoną odpowiedzialnością,
    Spółka Akcyjna, S.A., Sp. j., Sp.j., Sp. k., Sp.k., Sp. z o.o. Sp. k., Sp. z o.o. Sp.k.,
    Spółka komandytowa, Spółka jawna, S.K.A., SKA, S.C., s.c., Spółka cywilna, P.S.A., PSA, P.P.H.U., PPHU,
    P.H.U., PHU, F.H.U., FHU, F.H., P.H., PPH, P.P.H., P.P.U.H., ZPU, Z.P.H., PPUH, P.U.H., PUH,
    Przedsiębiorstwo, Spółdzielnia, Zakład Produkcyjny, Hurtownia, Sp. p., Fundacja, Stowarzyszenie, Zakłady,
    Wytwórnia, Sp. z.o.o., S.K.`,
  streets: `
    ul, ulica, al, aleja, aleje, pl, plac, os, osiedle, rondo, skwer, bulwar, szosa, droga, rynek, bulw,
    trakt, most, nabrzeże, nabrz, skr poczt, skrytka pocztowa, skrytka, skr, lok, lokal, m, hala, budynek,
    bud, klatka, piętro, park, park przemysłowy, strefa ekonomiczna, zaułek, wybrzeże, autostrada, kolonia,
    deptak, wieś, hurtownia ul`,
  countries: `
    US Stany Zjednoczone, US Stany Zjednoczone Ameryki, US USA, CA Kanada, MX Meksyk, BR Brazylia,
    GB Wielka Brytania, GB Zjednoczone Królestwo, GB Anglia, IE Irlandia, DE Niemcy, DE RFN, AT Austria,
    CH Szwajcaria, LI Liechtenstein, NL Holandia, NL Niderlandy, BE Belgia, LU Luksemburg, FR Francja,
    ES Hiszpania, PT Portugalia, IT Włochy, GR Grecja, CY Cypr, MT Malta, PL Polska,
    PL Rzeczpospolita Polska, CZ Czechy, CZ Republika Czeska, SK Słowacja, HU Węgry, RO Rumunia, BG Bułgaria,
    SI Słowenia, HR Chorwacja, RS Serbia, UA Ukraina, BY Białoruś, TR Turcja, DK Dania, SE Szwecja,
    NO Norwegia, FI Finlandia, IS Islandia, EE Estonia, LV Łotwa, LT Litwa, AU Australia, NZ Nowa Zelandia,
    IN Indie, CN Chiny, HK Hongkong, TW Tajwan, JP Japonia, KR Korea Południowa, SG Singapur, MY Malezja,
    TH Tajlandia, VN Wietnam, BD Bangladesz, AE Zjednoczone Emiraty Arabskie, SA Arabia Saudyjska, IL Izrael,
    EG Egipt, MA Maroko, TN Tunezja, ZA Republika Południowej Afryki, ZA RPA`,
  offices: {
    purchasing: 'zakupy, zakupów, zaopatrzenie, zaopatrzenia, kupiec',
    sales: 'sprzedaż, sprzedaży, handlowy, klienta, klientów',
    other: `
      portier, dozorca, woźny, ochrona,
      dział, dz, wewnętrzny, wewnętrznej, biuro, zespół, magazyn, magazynu, magazynowy, logistyka, logistyki, księgowość, administracja,
      zamówienia, zamówień, system, automatyczny, sekretariat, obsługa, obsługi, centrala,
      kuchnia, recepcja, sekretarka, portiernia, techniczny`,
  },
  trades: `
    restauracja, kawiarnia, piekarnia, cukiernia, pizzeria, bar, hotel, pensjonat, apteka, klinika,
    szpital, szkoła, zespół szkół, szkół, szkoły, przedszkole, urząd, gmina, sklep, hurtownia, księgarnia, warsztat, zakład, zakłady,
    stolarnia, drukarnia, gospodarstwo, browar, bracia, spółka, fabryka, firma, przedsiębiorstwo,
    stowarzyszenie, fundacja, instytut, uniwersytet, grupa, transport, przychodnia, lodziarnia, masarnia,
    usługi, handel, kwiaciarnia, delikatesy, ogrodnictwo, gabinet,
    liceum, muzeum, ministerstwo, powiat, starostwo, wojewódzki, ośrodek, dom, spółdzielnia, centrum, parafia, biblioteka, teatr, pralnia, młyn, tartak, stocznia,
    diecezja, klasztor, kościół`,
  salutations: `
    szanowny panie, szanowna pani, szanowni państwo, szanowny, szanowna, szanowni, dzień dobry, witam,
    witaj, cześć, drogi, droga, drodzy, dobry wieczór`,
  givenNames: `
    Paweł, Łukasz, Małgorzata, Agnieszka, Katarzyna, Krzysztof, Grzegorz, Tomasz, Michał, Piotr, Marcin,
    Wojciech, Zbigniew, Andrzej, Jerzy, Stanisław, Tadeusz, Ryszard, Mariusz, Dariusz, Sławomir, Jarosław,
    Przemysław, Bartosz, Kamil, Jakub, Maciej, Rafał, Jacek, Marek, Ewa, Barbara, Joanna, Beata, Iwona,
    Dorota, Elżbieta, Bożena, Grażyna, Danuta, Jadwiga, Urszula, Zofia, Aleksandra, Magdalena, Monika,
    Justyna, Kinga, Wioletta, Halina, Arkadiusz, Benedykt, Błażej, Brygida, Cezary, Elwira, Feliks,
    Hieronim, Ireneusz, Izolda, Jeremiasz, Józefina, Judyta, Juliusz, Klaudiusz, Konstanty, Mikołaj,
    Nadzieja, Sylwester, Szczepan, Wacław, Walenty, Wawrzyniec, Wincenty, Władysław, Włodzimierz, Łucja,
    Walentyna`,
};
