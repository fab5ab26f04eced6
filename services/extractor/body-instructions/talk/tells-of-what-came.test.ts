import { describe, expect, test } from 'vitest';
import { draft } from '../attached-order.fixture.ts';
import { bringsOrder, tellsOfWhatCame } from './tells-of-what-came.ts';

describe('what came before', () => {
  test.each([
    'Vielen Dank noch einmal für die 50 Probe-Buntstifte, die Kinder waren begeistert.',
    'Dziękuję też za 2 kalendarze!',
    'The last lot (200 plates, delivered 12 May) was spot on by the way, no scratches at all.',
    'Die letzte Lieferung mit den 40 Eimern kam pünktlich und vollständig.',
    'La dernière livraison de 12 cartons était parfaite.',
    'La última entrega de 12 cajas llegó perfecta.',
    'L’ultima consegna di 12 scatole era perfetta.',
    'A última entrega de 12 caixas chegou perfeita.',
    'Ostatnia dostawa 12 kartonów była idealna.',
    'Den sidste levering på 12 kasser var perfekt.',
    'Last month 4 filters came instead of 6; it has been credited, thanks.',
    'De vorige levering (26-033) kwam twee zakken te kort aan maar dat is inmiddels opgelost, bedankt daarvoor.',
    'El mes pasado nos llegaron 4 filtros en lugar de 6; ya está abonado, gracias.',
  ])('%s', (text) => expect(tellsOfWhatCame(text, draft.rows)).toBe(true));

  test.each([
    'Thanks again for the 50 gloves, another 50 please.',
    'Thanks again for the 50 gloves, we take 20.',
    'Thanks again for the 50 gloves, the same again.',
    'Thanks again for the 50 gloves, we have enough.',
    'Thanks again for adding 50 sponges.',
    'Thanks again for making it 40.',
    'Thanks again for delivering on 5 April.',
    'Danke nochmal für die Lieferung am 5. April.',
    'Danke nochmals für 40 statt 30.',
    'Merci encore pour les 50 gants, encore 50.',
    'Merci encore pour l’ajout de 40 gants.',
    'Dziękuję też za 50 rękawic więcej.',
    'The last delivery was perfect, 40 will do.',
    'The last delivery was 40, perfect for us.',
    'The last delivery was perfect, make it 40.',
    'The last delivery on Friday was perfect, Friday is good.',
    'The last delivery was not complete, 10 gloves short.',
    'Die letzte Lieferung war perfekt, diesmal 40.',
    'La dernière livraison était parfaite, 40 suffisent.',
    'La última entrega fue perfecta, 40 bastan.',
    'Last month 4 filters came instead of 6.',
    'Last month 4 filters came instead of 6; it has been credited, 6 this time.',
    'Last month 4 filters came instead of 6; it was credited but we still need them.',
    'Letzten Monat kamen 4 Filter statt 6, das ist geklärt, die fehlenden bitte mitschicken.',
    'Le mois dernier 4 filtres au lieu de 6, c’est réglé, encore 2.',
  ])('wants something: %s', (text) => expect(tellsOfWhatCame(text, draft.rows)).toBe(false));
});

describe('the order comes with the letter', () => {
  test.each([
    'Attached is PO PO-1001 for the plates and blankets.',
    'Im Anhang finden Sie die Bestellung für den Umbau vom Waschhaus.',
    'wie telefonisch besprochen sende ich Ihnen unsere Bestellung PO-1001 zu Ihrem Angebot 5540.',
    'beiliegend unsere Bestellung PO-1001 zu Ihrem Angebot AN-5520 vom 10.03.2026.',
    'In de bijlage onze bestelling voor de tenten.',
    'Ci-joint notre commande pour les cylindres.',
    'Adjunto el pedido de los filtros.',
    'Em anexo a encomenda das baterias.',
    'przesyłam zamówienie nr PO-1001.',
    'Vedhæftet er ordren på handskerne.',
  ])('%s', (text) => expect(bringsOrder(text, 'PO-1001')).toBe(true));

  test.each([
    'Attached is the order PO-1002.',
    'Attached is the order without the gloves.',
    'Attached is the order for the gloves only.',
    'Attached is the order for the gloves, the bolts can wait.',
    'Attached is the order for 40 gloves.',
    'Attached is the corrected order.',
    'Attached is the old order.',
    'Attached is a draft order.',
    'Attached is the order for Friday.',
    'Attached is the order for our Leeds branch.',
    'Attached order to be collected.',
    'Anbei unsere Bestellung, doppelt so viele Handschuhe.',
    'Anbei die Bestellung zur Abholung.',
    'In de bijlage de bestelling voor volgende week.',
    'Ci-joint la commande sans les gants.',
    'In allegato l’ordine senza i guanti.',
    'W załączniku zamówienie bez rękawic.',
    'Vedhæftet er ordren uden handsker.',
  ])('says more: %s', (text) => expect(bringsOrder(text, 'PO-1001')).toBe(false));
});
