import type { ChangeTexts } from '../texts.ts';

export const changes: ChangeTexts = {
  cancel: [
    'La posizione <i> si può togliere, ne abbiamo trovati in magazzino.',
    'Attenzione: la riga <i> è annullata.',
    'Non consegnate la riga <i>.',
  ],
  drop: [
    'L’articolo <t> dell’ordine non serve più, eliminatelo per favore.',
    'Non spedite <t>, il lavoro è rimandato.',
  ],
  quantity: [
    'Alla riga <i> devono essere <q> e non <o>.',
    'Portate la posizione <i> da <o> a <q>, per favore.',
    'Alla posizione <i> fornite <q> anziché <o>.',
  ],
  amount: ['Di <t> ne servono <q>, non <o>.', 'La quantità di <t> diventa <q>.'],
  add: ['Aggiungete anche <lines>, nel PDF non c’è.', 'Nell’ordine mancano <lines>. Da inserire, grazie.'],
  date: [
    'La data dell’ordine non vale più, ci serve tutto il <d>.',
    'Nuova data di consegna: <d>, al posto di quella del PDF.',
  ],
  address: [
    'La merce non va all’indirizzo dell’ordine ma in <street>, <town>.',
    'L’indirizzo di consegna è cambiato: <street>, <town>.',
  ],
  reference: [
    'Usate il numero d’ordine <n> al posto di quello stampato.',
    'Il numero nel PDF è sbagliato, il numero d’ordine giusto è <n>.',
  ],
  unclear: [
    'Tenete presente che una delle righe va un po’ ridotta, Gino sa quale.',
    'Adeguate le quantità come detto stamattina al telefono.',
    'Cambiate il secondo lotto con gli altri, come in primavera.',
  ],
  none: [
    'Per favore non cambiate nulla senza sentirci.',
    'Se una riga non si può consegnare per intero, avvisateci prima di spedire.',
    'Le quantità sono state controllate due volte, 2 firme come previsto.',
  ],
};
