import type { OrderTexts } from '../texts.ts';

export const orders: OrderTexts = {
  subjects: [
    'brakuje nam paru rzeczy',
    'uzupełnienie magazynu',
    'potrzeby na tydz. 12',
    'drobiazgi',
    'na najbliższy kurs',
  ],
  numbered: ['Nasz nr <n>', 'Zapotrzebowanie <n>', '<n> - materiały'],
  hidden: [
    'najpierw gratulacje z okazji jubileuszu, 75 lat to nie byle co! Żałuję, że 14-go nie mogłam być z Państwem, mieliśmy u siebie 30 gości.\n\nOstatnia przesyłka dotarła bez zarzutu, wszystkie 9 paczek.\n\nA piszę dlatego, że półki robią się puste. Czy byliby Państwo tak mili i przysłali nam najbliższym kursem <lines>? Nie pali się, byle przed <d>.\n\nI jeśli jest pan Piotr, miał mi wysłać cennik na 2026, ciągle pracuję na tym z 2023. Najlepiej dzwonić między 8 a 10.',
    'bardzo dziękuję za szybkie załatwienie sprawy z fakturą 118204, księgowość wczoraj ją zapłaciła.\n\nTymczasem 2. piętro jest gotowe i za 10 dni otwieramy, więc sami Państwo rozumieją. Na początek będzie nam potrzebne: <lines>. Może przyjść w dwóch turach.\n\nCo do pytania z zeszłego tygodnia: nie, beczek 30-litrowych już nie używamy, można je skreślić z naszej listy.\n\nProszę pozdrowić Marka, to już 15 lat, jak robiliśmy razem szpital.',
  ],
  sentences: [
    '<lines> poproszę, jak kierowca będzie w okolicy.',
    'proszę nam odłożyć <lines> na <d>, zlecenie <n>.',
    'Zapiszcie dla nas <lines>, w razie czego sami odbierzemy.',
  ],
  dictated: [
    'cześć tu warsztat skończyło nam się parę rzeczy przyślijcie <a> i jeszcze <b> aha i <c> też to wszystko dzięki',
    'dzień dobry czy mogą państwo dołożyć do najbliższej dostawy <a> poza tym <b> a przy okazji <c> dziękuję bardzo do usłyszenia',
  ],
  brief: ['Na jutro pilne:', 'proszę dorzucić na auto:', 'Budowa Północ'],
  intros: [
    'prosimy o realizację pod naszym nr <n>:',
    'tego brakuje w magazynie, potrzebne na <d>:',
    'lista na tym razem:',
    'poniżej nasze potrzeby, prosimy możliwie szybko.',
  ],
  outros: [
    'Rozładunek brama 3, do godz. 15.',
    'Kierowca niech zadzwoni 30 min wcześniej.',
    'Na papierach proszę podać <n>.',
  ],
  places: ['Kuchnia główna', 'Bufet w hali'],
  remarks: ['(ostatnio było 36)', '- te do linii 2', '(nie wersja 2023)', '(regał B14)', '', ''],
  notWanted: [
    'tym razem bez pozycji <old>, zostało jeszcze 45. Ale proszę przysłać <lines>.',
    '<old> na razie nie trzeba, w piątek naliczyliśmy 18. Chcemy natomiast <lines>, dostawa jak zwykle.',
  ],
  again: [
    'proszę to samo co w zeszłym miesiącu, bez zmian.',
    'czy mogą Państwo powtórzyć dokładnie zamówienie poniżej? Wszystko zużyte.',
  ],
  mixed: [
    'hope you are fine! Potrzebujemy asap <lines>, please deliver do <d> na rampę 2, same conditions as last year. Thanks i miłego weekendu!',
  ],
  form: {
    subject: 'Formularz ze strony: nowe zamówienie',
    intro: 'Na Państwa stronie wypełniono formularz „Zamów od ręki”. Prosimy nie odpowiadać na tę wiadomość.',
    labels: ['Osoba', 'Firma', 'Telefon zwrotny', 'Adres mail', 'Zamawiam'],
  },
  asked: [
    ['Ile w tym miesiącu potrzeba: <a>?', 'Wysłać od razu też <b>?', 'A <c>, jeszcze wystarczy?'],
    ['<1> poproszę', 'tak, <2>', 'kończy się, więc jeszcze <3>'],
  ],
  offer:
    'dziękujemy za zapytanie. Do końca miesiąca możemy zaproponować, dostawa gratis od 250,00, termin 3 do 5 dni:',
  accepted: [
    'ceny nam odpowiadają, prosimy więc o <lines>. Nasz numer to <n>.',
    'zgoda. Bierzemy <lines>, zamówienie <n>.',
  ],
  passedOn: [
    'Wprowadzisz to?',
    'Patrz niżej, trafiło do mnie.',
    'Do wbicia, klient dzwonił już 2 razy i mu się spieszy.',
  ],
  attached: [
    'w załączeniu nasze potrzeby, do dostarczenia w podanym terminie.',
    'tu zapotrzebowanie <n> w pliku, czekamy na potwierdzenie w ciągu 2 dni.',
    'tak jak rozmawialiśmy przez telefon, podpisane zamówienie.',
  ],
  attachedSeveral: [
    'trzy oddziały, więc osobne zamówienia, wszystko w załącznikach.',
    'przesyłam wszystkie zamówienia zatwierdzone dzisiaj. Proszę potwierdzić każde z osobna.',
  ],
  headings: ['Zamówienie nr <n>', 'Pod numerem <n> prosimy o:', 'Do zlecenia <n> potrzebujemy'],
  bodyAndAttached: [
    'duże zamówienie w załączniku. Do tego małe, z własnym numerem <n>:',
    'proszę potraktować jako dwa zamówienia: załącznik oraz pod nr <n> to:',
  ],
  repeated: [
    'nasze zamówienie w załączniku, w skrócie chodzi o:',
    'Zamówienie <n> w załączniku. Dla pewności jeszcze raz treść:',
  ],
  oldInvoice: [
    'w załączeniu nowe zamówienie <n>. Dołączam też kopię ostatniej faktury od Państwa, był na niej zły adres, proszę na przyszłość poprawić.',
  ],
  cancelledAndNew: [
    'nasze zamówienie <n> proszę anulować, to pomyłka. Zamiast niego proszę przysłać <lines>.',
    'zamówienie <n> nieaktualne. Tak naprawdę potrzebujemy <lines>.',
  ],
};
