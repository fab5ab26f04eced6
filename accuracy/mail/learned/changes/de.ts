import type { ChangeTexts } from '../texts.ts';

export const changes: ChangeTexts = {
  cancel: [
    'Pos. <i> können Sie weglassen, davon haben wir noch etwas gefunden.',
    'Achtung: Position <i> entfällt.',
    'Die Pos. <i> bitte aus der Bestellung nehmen.',
  ],
  drop: [
    '<t> aus der Bestellung wird nicht mehr benötigt, bitte herausnehmen.',
    'Bitte <t> nicht liefern, das Vorhaben wurde verschoben.',
  ],
  quantity: [
    'Bei Pos. <i> müssen es <q> sein, nicht <o>.',
    'Position <i> bitte von <o> auf <q> erhöhen.',
    'Auf Position <i> bitte <q> anstelle von <o> liefern.',
  ],
  amount: ['Von <t> brauchen wir <q>, nicht <o>.', 'Die Menge bei <t> erhöht sich auf <q>.'],
  add: [
    'Packen Sie bitte auch <lines> dazu, das steht nicht mehr auf dem PDF.',
    'In der Bestellung fehlen <lines>. Bitte ergänzen.',
  ],
  date: [
    'Das Datum in der Bestellung gilt nicht mehr, wir brauchen alles am <d>.',
    'Neuer Liefertermin ist der <d> statt des Termins im PDF.',
  ],
  address: [
    'Die Ware bitte nicht an die Anschrift in der Bestellung, sondern an <street>, <town>.',
    'Die Lieferadresse hat sich geändert: <street>, <town>.',
  ],
  reference: [
    'Bitte die Bestellnummer <n> anstelle der gedruckten verwenden.',
    'Die Nummer im PDF ist falsch, richtig lautet die Bestellnummer <n>.',
  ],
  unclear: [
    'Bitte beachten: eine der Positionen soll etwas weniger werden, Jörg weiß welche.',
    'Passen Sie die Mengen bitte so an, wie heute früh am Telefon besprochen.',
    'Den zweiten Posten bitte gegen die anderen tauschen, wie im Frühjahr.',
  ],
  none: [
    'Bitte nichts ändern, ohne vorher Rücksprache zu halten.',
    'Falls eine Position nicht vollständig lieferbar ist, geben Sie vor dem Versand Bescheid.',
    'Die Mengen sind doppelt geprüft, 2 Unterschriften wie vorgeschrieben.',
  ],
};
