import { expect, test } from 'vitest';
import { classify } from './classify.ts';

const categoryOf = (subject: string, text: string) =>
  classify({ subject, text, automatic: null, attachments: [] }).category;

test.each([
  ['', 'Bonjour, on prend les 6 bancs en teck au prix annoncé. Livraison au dépôt svp.'],
  ['Nouvelle vente', "L'article « Vase grès » vient d'être vendu à 1 exemplaire. Expédiez avant le 4 mai."],
  ['Complément', 'Rajoutez 3 rouleaux de ruban à la commande de mardi svp.'],
  [
    '',
    'Merci de livrer 12 sacs de terreau et 4 bacs chez notre client à Sion. Facture au nom de la société.',
  ],
  ['Presupuesto 77', 'Aceptamos su presupuesto 77. Procedan con la fabricación de las 4 puertas.'],
  ['', 'hola, apuntadme 5 cajas de tomate y 2 de limon para el viernes'],
  ['¡Vendiste!', 'Te compraron "Lámpara de pie". Cantidad: 1. Despachalo antes de mañana.'],
  ['', 'Vale, pues nos quedamos con las 8 sillas blancas. Facturad a Hostal Sol SL.'],
  ['Urgente', 'Envíennos por favor hoy dos correas 6204 y un filtro, portes a nuestro cargo.'],
  ['Reposición', 'Favor de surtir 3 bidones de cloro y 10 cepillos, como siempre.'],
  ['Re: offerta', 'Va bene per l’offerta 88, procedete pure. Serve la consegna entro venerdì.'],
  ['', 'Ciao, ci porti 4 casse di acqua e 2 di vino sabato? Grazie'],
  [
    'Hai venduto un articolo!',
    'Il tuo articolo "Brocca smaltata" è stato venduto per EUR 18,00. Spediscilo entro lunedì.',
  ],
  ['', 'La lampada da terra la compro, e prendo anche 2 lampadine. Passo domani.'],
  ['Fabbisogno officina', 'Vi preghiamo di fornire 6 taniche di olio e 3 filtri. Fattura come al solito.'],
  ['Ordine urgente', 'Macchina ferma! Spedire subito n. 2 cinghie e n. 1 cuscinetto.'],
])('who takes, accepts or has something sold orders it: %s | %s', (subject, text) => {
  expect(categoryOf(subject, text)).toBe('purchase_order');
});

test.each([
  ['', "C'est tout bon, les 5 stères sont prévus pour jeudi."],
  ['Fw:', 'Le fournisseur confirme : 20 chaises, livraison semaine 18.'],
  ['Commande bien reçue', 'Votre commande 3381 a été intégrée, départ prévu lundi.'],
  ['Modification acceptée', 'Le changement de couleur est pris en compte pour votre commande 12.'],
  ['', 'Hola Pedro, apuntadas las 3 paellas para el domingo.'],
  ['', 'Recibimos tu compra, mañana entra en producción.'],
  ['', 'Queda registrada su orden con el número 4410. Plazo: 8 días.'],
  ['', 'Perfetto, le 4 finestre sono confermate. Tempi circa 20 giorni.'],
  ['Risposta all’ordine 77', 'Accettato con modifiche: riga 3 non disponibile.'],
  ['Fw:', 'Il fornitore conferma le 30 sedie, consegna garantita 4/9.'],
  ['', 'Grazie dell’ordine! Lo prepariamo e ti avvisiamo.'],
])('who notes, takes in or hands on an acceptance confirms: %s | %s', (subject, text) => {
  expect(categoryOf(subject, text)).toBe('order_confirmation');
});

test.each([
  ['', 'Votre tondeuse est réparée et prête, vous pouvez venir la chercher.'],
  [
    'Tentative de livraison',
    "Le livreur est passé à 14 h, il n'y avait personne. Nouvelle présentation demain.",
  ],
  ['', 'Ci-joint liste de colisage et CMR, le camion est parti ce matin.'],
  ['Livraison effectuée', 'Remis en mains propres à 9:12, signataire : M. Roche.'],
  ['', 'La pompe repart chez vous aujourd’hui par messagerie.'],
  ['', 'Ya tienes tus cortinas listas, puedes pasar cuando quieras hasta las 8.'],
  ['Intento de entrega', 'Hemos intentado entregar tu envío sin éxito. Volveremos mañana.'],
  ['', 'Las telas salieron ayer por agencia, llegan el jueves.'],
  ['Aviso de llegada', 'El contenedor con su mercancía llegará el lunes al puerto.'],
  ['Guía de remisión 88', 'Se adjunta la guía de remisión 88 de la entrega de hoy.'],
  ['', 'La bici è pronta, puoi passare a ritirarla domani.'],
  ['Tentativo di consegna', 'Il corriere è passato ma non ha trovato nessuno. Riproverà domani.'],
  ['', 'Il tuo quadro è appena partito con il corriere!'],
  ['Prova di consegna', 'In allegato la POD firmata da Rossi per la consegna di ieri.'],
])('what is ready, on its way, brought or tried to be is told: %s | %s', (subject, text) => {
  expect(categoryOf(subject, text)).toBe('delivery_note');
});

test.each([
  ['', 'Veuillez trouver notre proposition pour les 8 radiateurs, pose non comprise.'],
  ['Soumission', 'Fourniture de mobilier : offre à déposer avant le 3 juin.'],
  ['', 'Nous serions heureux de recevoir vos conditions pour 40 extincteurs.'],
  ['', 'Le hacemos llegar nuestra propuesta de renting: 210 €/mes, mantenimiento incluido.'],
  ['', 'Me decis precio y plazo de dos ventanas iguales?'],
  ['Concurso', 'Les invitamos a participar en el concurso. Remitan oferta antes del 8.'],
  ['', 'In allegato la nostra proposta economica per le divise.'],
  ['', 'mi fai sapere quanto spendo per 30 mq di parquet?'],
  ['Gara d’appalto', 'Le offerte economiche dovranno pervenire entro il 9.'],
])('who proposes, tenders or wants to know a price writes of offers: %s | %s', (subject, text) => {
  expect(categoryOf(subject, text)).toBe('quotation');
});

test.each([
  ['receipt', 'Avis', 'Nous avons effectué ce jour un virement de 310,00 EUR.'],
  ['receipt', '', "c'est réglé, virés ce matin"],
  ['receipt', 'Cobro', 'Su cuota de gimnasio de 31,20 € se ha cobrado correctamente.'],
  ['receipt', '', 'Te paso el justificante de la transferencia de hoy.'],
  ['receipt', '', 'Pagato adesso, contabile allegata.'],
  ['receipt', 'Accredito', 'Hai ricevuto un bonifico di 80,00 € da Anna V.'],
  ['credit_note', '', "Vous trouverez l'avoir correspondant en annexe."],
  ['credit_note', 'N/C 0031', 'Se adjunta N/C 0031 por diferencia de precio.'],
  ['credit_note', 'Nota di variazione', 'Segue nota di variazione a Vostro favore di € 12,00.'],
])('money that was paid or goes back: %s %s | %s', (category, subject, text) => {
  expect(categoryOf(subject, text)).toBe(category);
});

test.each([
  ['', 'Pouvez-vous me renvoyer la facture de mars ? Je ne la retrouve pas.'],
  ['', '¿Por qué no ha llegado el pedido? Seguimos esperando.'],
  ['', 'Possiamo spostare la consegna a lunedì? Venerdì siamo chiusi.'],
  ['Cambio taglia', 'Sono ancora in tempo a cambiare la taglia dell’ordine 12?'],
])('who reminds, asks, complains or tells of accounts orders nothing: %s | %s', (subject, text) => {
  expect(categoryOf(subject, text)).toBe('unknown');
});
