import { fromSeller } from './seller-mail.ts';

/** That a seller has booked an order of ours. */
export const orderNoted = fromSeller(
  'papers-order-noted',
  { category: 'order_confirmation', number: '{AB-|SO|C}#####', hasPrices: true },
  {
    en: {
      title: 'Order acknowledgement',
      foot: 'Please check within two days. Delivery expected on <d>.',
      subjects: [
        'Order acknowledgement <nr>',
        'We’ve got it: your order <ours>',
        'Re <ours>: booked as <nr>',
      ],
      attached: [
        'Hello,\n\nthank you for order <ours>. Our acknowledgement is attached, we’ll deliver on <d>.',
        'Your order has been entered as <nr>, see the PDF. Shout if anything looks wrong.',
        'Dear customer,\n\nwe hereby confirm receipt and acceptance of your order <ours>.',
      ],
      listed: [
        'Hi,\n\nyour <ours> is in our system and leaves on <d>. This is what we have noted:',
        'Acknowledgement <nr>. You will receive from us:',
      ],
      bye: 'Sales desk',
    },
    de: {
      title: 'Auftragsbestätigung',
      foot: 'Bitte binnen zwei Tagen prüfen. Voraussichtliche Lieferung am <d>.',
      subjects: [
        'Auftragsbestätigung <nr>',
        'Ist notiert: Ihre Bestellung <ours>',
        'Zu <ours>: erfasst als <nr>',
      ],
      attached: [
        'Guten Tag,\n\nvielen Dank für die Bestellung <ours>. Unsere Bestätigung hängt an, wir liefern am <d>.',
        'Ihr Auftrag ist unter <nr> angelegt, siehe PDF. Bitte melden, falls etwas nicht passt.',
        'Sehr geehrter Kunde,\n\nhiermit bestätigen wir Eingang und Annahme Ihrer Bestellung <ours>.',
      ],
      listed: [
        'Hallo,\n\nIhre <ours> ist im System und geht am <d> raus. Notiert haben wir:',
        'Bestätigung <nr>. Sie erhalten von uns:',
      ],
      bye: 'Ihr Vertriebsinnendienst',
    },
    nl: {
      title: 'Orderbevestiging',
      foot: 'Gelieve binnen twee dagen te controleren. Verwachte levering: <d>.',
      subjects: [
        'Orderbevestiging <nr>',
        'Genoteerd: uw bestelling <ours>',
        'Betreft <ours>: geboekt als <nr>',
      ],
      attached: [
        'Goedendag,\n\ndank voor bestelling <ours>. Onze bevestiging zit erbij, wij leveren op <d>.',
        'Uw order staat bij ons onder <nr>, zie pdf. Laat het weten als er iets niet klopt.',
        'Geachte klant,\n\nhierbij bevestigen wij de ontvangst en aanvaarding van uw bestelling <ours>.',
      ],
      listed: [
        'Hallo,\n\nuw <ours> staat in het systeem en gaat op <d> de deur uit. Dit hebben we genoteerd:',
        'Bevestiging <nr>. U ontvangt van ons:',
      ],
      bye: 'Verkoop binnendienst',
    },
    fr: {
      title: 'Accusé de réception de commande',
      foot: 'À vérifier sous deux jours. Livraison prévue le <d>.',
      subjects: [
        'Accusé de commande <nr>',
        'C’est noté : votre commande <ours>',
        '<ours> : enregistrée sous <nr>',
      ],
      attached: [
        'Bonjour,\n\nmerci pour la commande <ours>. Notre confirmation est jointe, nous livrons le <d>.',
        'Votre commande est saisie sous <nr>, voir PDF. Dites-nous si quelque chose cloche.',
        'Cher client,\n\nnous accusons réception de votre commande <ours> et vous en confirmons l’acceptation.',
      ],
      listed: [
        'Bonjour,\n\nvotre <ours> est dans notre système et part le <d>. Voici ce que nous avons noté :',
        'Confirmation <nr>. Vous recevrez :',
      ],
      bye: 'L’administration des ventes',
    },
    es: {
      title: 'Confirmación de pedido',
      foot: 'Rogamos lo revisen en dos días. Entrega prevista el <d>.',
      subjects: [
        'Confirmación de pedido <nr>',
        'Anotado: su pedido <ours>',
        'Sobre <ours>: registrado como <nr>',
      ],
      attached: [
        'Buenos días:\n\ngracias por el pedido <ours>. Adjuntamos nuestra confirmación, entregamos el <d>.',
        'Su pedido está grabado como <nr>, ver PDF. Avísennos si algo no cuadra.',
        'Estimado cliente:\n\npor la presente confirmamos la recepción y aceptación de su pedido <ours>.',
      ],
      listed: [
        'Hola:\n\nsu <ours> está en el sistema y sale el <d>. Hemos anotado esto:',
        'Confirmación <nr>. Recibirán de nosotros:',
      ],
      bye: 'Atención comercial',
    },
    it: {
      title: 'Conferma d’ordine',
      foot: 'Da verificare entro due giorni. Consegna prevista: <d>.',
      subjects: [
        'Conferma d’ordine <nr>',
        'Preso nota: vostro ordine <ours>',
        'Rif. <ours>: registrato come <nr>',
      ],
      attached: [
        'Buongiorno,\n\ngrazie per l’ordine <ours>. In allegato la nostra conferma, consegna prevista <d>.',
        'Il vostro ordine è inserito con il n. <nr>, vedi pdf. Fateci sapere se qualcosa non torna.',
        'Gentile cliente,\n\ncon la presente confermiamo ricezione e accettazione del vostro ordine <ours>.',
      ],
      listed: [
        'Salve,\n\nil vostro <ours> è a sistema, partenza <d>. Abbiamo segnato:',
        'Conferma <nr>. Riceverete da noi:',
      ],
      bye: 'Ufficio commerciale',
    },
    pt: {
      title: 'Confirmação de encomenda',
      foot: 'Verifiquem por favor em dois dias. Entrega prevista a <d>.',
      subjects: [
        'Confirmação de encomenda <nr>',
        'Anotada: a vossa encomenda <ours>',
        'Ref. <ours>: registada como <nr>',
      ],
      attached: [
        'Bom dia,\n\nobrigado pela encomenda <ours>. A nossa confirmação vai em anexo, entregamos a <d>.',
        'A vossa encomenda está lançada como <nr>, ver PDF. Digam se alguma coisa não bater certo.',
        'Caro cliente,\n\nconfirmamos a receção e aceitação da vossa encomenda <ours>.',
      ],
      listed: [
        'Olá,\n\na vossa <ours> já está no sistema e sai a <d>. Anotámos o seguinte:',
        'Confirmação <nr>. Vão receber de nós:',
      ],
      bye: 'Comercial',
    },
    pl: {
      title: 'Potwierdzenie zamówienia',
      foot: 'Prosimy sprawdzić w ciągu dwóch dni. Przewidywana dostawa: <d>.',
      subjects: [
        'Potwierdzenie zamówienia <nr>',
        'Zanotowane: Państwa zamówienie <ours>',
        'Dot. <ours>: zapisane jako <nr>',
      ],
      attached: [
        'Dzień dobry,\n\ndziękujemy za zamówienie <ours>. Nasze potwierdzenie jest w załączniku, dostawa <d>.',
        'Państwa zamówienie jest u nas pod numerem <nr>, patrz PDF. Proszę dać znać, jeśli coś się nie zgadza.',
        'Szanowny Kliencie,\n\nniniejszym potwierdzamy otrzymanie i przyjęcie zamówienia <ours>.',
      ],
      listed: [
        'Witam,\n\nPaństwa <ours> jest w systemie i wyjeżdża <d>. Zanotowaliśmy:',
        'Potwierdzenie <nr>. Otrzymają Państwo od nas:',
      ],
      bye: 'Dział sprzedaży',
    },
    da: {
      title: 'Ordrebekræftelse',
      foot: 'Kontrollér venligst inden to dage. Forventet levering den <d>.',
      subjects: ['Ordrebekræftelse <nr>', 'Noteret: jeres ordre <ours>', 'Vedr. <ours>: oprettet som <nr>'],
      attached: [
        'Goddag,\n\ntak for ordre <ours>. Vores bekræftelse er vedhæftet, vi leverer den <d>.',
        'Jeres ordre er oprettet som <nr>, se pdf. Sig til, hvis noget ser forkert ud.',
        'Kære kunde,\n\nhermed bekræfter vi modtagelse og accept af jeres ordre <ours>.',
      ],
      listed: [
        'Hej,\n\njeres <ours> ligger i systemet og går af sted den <d>. Vi har noteret:',
        'Bekræftelse <nr>. I modtager fra os:',
      ],
      bye: 'Salgskontoret',
    },
  },
);
