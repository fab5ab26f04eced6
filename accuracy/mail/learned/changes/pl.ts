import type { ChangeTexts } from '../texts.ts';

export const changes: ChangeTexts = {
  cancel: [
    'Pozycja <i> może odpaść, znaleźliśmy jeszcze w magazynie.',
    'Uwaga: pozycja <i> anulowana.',
    'Pozycji <i> proszę nie wysyłać.',
  ],
  drop: [
    'Artykuł <t> z zamówienia nie jest już potrzebny, proszę go usunąć.',
    'Proszę nie wysyłać: <t>, robota została przesunięta.',
  ],
  quantity: [
    'W pozycji <i> ma być <q>, a nie <o>.',
    'Proszę zwiększyć pozycję <i> z <o> na <q>.',
    'W poz. <i> prosimy dostarczyć <q> zamiast <o>.',
  ],
  amount: ['Potrzebujemy <t> w ilości <q>, nie <o>.', 'Ilość <t> zmienia się na <q>.'],
  add: ['Proszę dołożyć też <lines>, nie ma tego na PDF.', 'W zamówieniu brakuje: <lines>. Proszę dopisać.'],
  date: [
    'Data na zamówieniu jest nieaktualna, wszystko potrzebne na <d>.',
    'Nowy termin dostawy: <d> zamiast daty z PDF.',
  ],
  address: [
    'Towar proszę wysłać nie na adres z zamówienia, tylko na <street>, <town>.',
    'Zmienił się adres dostawy: <street>, <town>.',
  ],
  reference: [
    'Proszę użyć numeru zamówienia <n> zamiast wydrukowanego.',
    'Numer na PDF jest błędny, właściwy numer zamówienia to <n>.',
  ],
  unclear: [
    'Proszę pamiętać, że jedną z pozycji trzeba trochę zmniejszyć, Zbyszek wie którą.',
    'Proszę dopasować ilości tak, jak dziś rano ustaliliśmy przez telefon.',
    'Drugą partię proszę wymienić na tamte, jak na wiosnę.',
  ],
  none: [
    'Proszę niczego nie zmieniać bez uzgodnienia z nami.',
    'Jeśli którejś pozycji nie da się dostarczyć w całości, proszę o znak przed wysyłką.',
    'Ilości były sprawdzane dwa razy, 2 podpisy zgodnie z zasadą.',
  ],
};
