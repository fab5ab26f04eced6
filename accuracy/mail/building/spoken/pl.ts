import type { SpokenWords } from '../spoken-words.ts';

export const spoken: SpokenWords = {
  mails: [
    {
      category: 'order_confirmation',
      subject: 'Państwa zamówienie',
      body: 'zapisaliśmy dla Państwa i dostarczymy we wtorek:\n\n{lines}\n\nProsimy sprawdzić dane.',
    },
    {
      category: 'order_confirmation',
      subject: 'Odp.: zamówienie',
      body: 'Państwa zamówienie dotarło do nas i wychodzi jutro:\n\n{lines}',
    },
    {
      category: 'order_confirmation',
      subject: 'Zamówienie 5512',
      body: 'potwierdzamy otrzymanie Państwa zamówienia na\n\n{lines}\n\nPrzewidywana wysyłka: 12 maja.',
    },
    {
      category: 'order_confirmation',
      subject: 'Odp.: rękawice',
      body: 'Zanotowane. Dostarczymy {goods} w piątek, nasz numer 88123.',
    },
    {
      category: 'delivery_note',
      subject: 'Wysłane',
      body: 'Państwa paczka opuściła dziś nasz magazyn. Zawartość:\n\n{lines}\n\nNumer przesyłki 1234567890',
    },
    {
      category: 'delivery_note',
      subject: 'Dostawa jutro',
      body: 'Nasz kierowca będzie u Państwa jutro między 8 a 10 i przywiezie {goods}.',
    },
    {
      category: 'delivery_note',
      subject: 'Towar w drodze',
      body: 'następujący towar jest w drodze do Państwa:\n\n{lines}\n\n1 paleta, 310 kg.',
    },
    {
      category: 'credit_note',
      subject: 'Korekta',
      body: 'za zwrócone artykuły uznajemy Państwa konto:\n\n{lines}\n\nKwota 84,20',
    },
    {
      category: 'credit_note',
      subject: 'Zwrot pieniędzy',
      body: 'zgodnie z ustaleniami zwracamy 84,20 za {goods}, odliczymy to od następnej faktury.',
    },
    {
      category: 'receipt',
      subject: 'Wpłata otrzymana',
      body: 'dziękujemy za wpłatę 184,20 za\n\n{lines}\n\nPaństwa konto jest rozliczone.',
    },
    {
      category: 'receipt',
      subject: 'Dziękujemy',
      body: 'Państwa przelew dotarł dzisiaj, 184,20 zł. Opłacone:\n\n{lines}',
    },
    {
      category: 'invoice',
      subject: 'Faktura 4410',
      body: 'obciążamy Państwa za:\n\n{lines}\n\nRazem 184,20, płatne w ciągu 14 dni.',
    },
    {
      category: 'invoice',
      subject: 'Przypomnienie',
      body: 'za\n\n{lines}\n\npozostaje do zapłaty 184,20 zł. Prosimy o uregulowanie w tym tygodniu.',
    },
    {
      category: 'quotation',
      subject: 'Nasze ceny',
      body: 'zgodnie z prośbą nasze ceny:\n\n{lines}\n\nWażne 30 dni.',
    },
    {
      category: 'quotation',
      subject: 'Propozycja',
      body: 'chętnie zaoferujemy Państwu {goods} po 6,20 za sztukę, termin tydzień.',
    },
    {
      category: 'quotation',
      subject: 'Cena?',
      body: 'ile kosztowałoby nas\n\n{lines}\n\ni jaki jest termin?',
    },
    {
      category: 'quotation',
      subject: 'Pytanie',
      body: 'szukamy dostawcy {goods}. Prosimy o najlepszą cenę.',
    },
    {
      category: 'unknown',
      subject: 'Reklamacja',
      body: '12 kartonów rękawic nitrylowych, które przyszły wczoraj, jest podartych. Co z nimi zrobić?',
    },
    {
      category: 'unknown',
      subject: 'Gdzie jest',
      body: 'dwa tygodnie temu zamówiliśmy {goods} i nic nie przyszło. Kiedy dotrze?',
    },
    {
      category: 'unknown',
      subject: 'Zwrot',
      body: 'chcemy zwrócić 4 rolki taśmy malarskiej, zły kolor. Jak to zrobić?',
    },
    {
      category: 'unknown',
      subject: 'Tylko w tym tygodniu',
      body: 'Tylko w tym tygodniu: 12 kartonów w cenie 10!\n\n{lines}\n\nWypisz się',
    },
    {
      category: 'unknown',
      subject: 'Anulowanie',
      body: 'prosimy anulować nasze zamówienie z zeszłego tygodnia na {goods}, już go nie potrzebujemy.',
    },
    {
      category: 'unknown',
      subject: 'Inwentaryzacja',
      body: 'w piątek mamy zamknięte z powodu inwentaryzacji, wracamy w poniedziałek.',
    },
    { category: 'purchase_order', subject: 'rękawice', body: '{lines}\n\njak najszybciej, dzięki' },
    {
      category: 'purchase_order',
      subject: 'Odp.: Państwa oferta 7712',
      body: 'przyjmujemy Państwa ofertę. Prosimy dostarczyć\n\n{lines}',
    },
    {
      category: 'purchase_order',
      subject: 'Wymiana',
      body: 'dwa kartony z ostatniej dostawy były podarte, więc prosimy przysłać {goods}. Faktura do centrali.',
    },
    {
      category: 'purchase_order',
      subject: 'magazyn',
      body: 'znowu się kończy, czy możecie w tym tygodniu podrzucić {goods}?',
    },
    {
      category: 'purchase_order',
      subject: 'Zamówienie',
      body: 'dziękujemy za ostatnią dostawę, wszystko dobrze. W tym miesiącu potrzebujemy\n\n{lines}\n\nFakturę na ksiegowosc@example.test i prosimy potwierdzić odbiór.',
    },
    {
      category: 'purchase_order',
      subject: 'jak uzgodniono',
      body: 'jak uzgodniono telefonicznie:\n\n{lines}\n\nDostawa jak zawsze.',
    },
  ],
  withoutGoods: [
    'Jeszcze raz to samo, proszę.',
    'Tak jak w zeszłym miesiącu, proszę.',
    'Prosimy powtórzyć nasze ostatnie zamówienie.',
    'To co zawsze, proszę.',
    'Oferta 7712 nam odpowiada, prosimy o realizację.',
    'Zgoda, prosimy dostarczyć jak w ofercie.',
    'Przyjmujemy, prosimy o dostawę.',
    'Zamawiamy zgodnie z ofertą 7712.',
    'Prosimy potraktować ofertę 7712 jako zamówienie.',
  ],
};
