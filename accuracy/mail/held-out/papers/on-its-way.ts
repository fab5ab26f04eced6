import { fromSeller } from './seller-mail.ts';

/** Goods of an order that come or have come. */
export const onItsWay = fromSeller(
  'papers-goods-on-their-way',
  { category: 'delivery_note', number: '{LS|DN-|8|}######', hasPrices: false },
  {
    en: {
      title: 'Delivery note',
      foot: 'Goods received in full and in good condition: ______________',
      subjects: ['Delivery note <nr>', 'On its way: your order <ours>', 'Despatch of <ours>'],
      attached: [
        'Good news, your order <ours> left our warehouse this morning. The delivery note is attached, expect the lorry on <d>.',
        'Dear customer,\n\nplease find the despatch papers <nr> attached. Check the number of parcels before you sign.',
        'Delivery note <nr> for the goods in transit.',
      ],
      listed: [
        'Hello,\n\nthe following was handed to the carrier today (order <ours>), arriving <d>:',
        'Packing list for shipment <nr>, order <ours>:',
      ],
      bye: 'Despatch',
    },
    de: {
      title: 'Lieferschein',
      foot: 'Ware vollständig und unbeschädigt erhalten: ______________',
      subjects: ['Lieferschein <nr>', 'Unterwegs: Ihre Bestellung <ours>', 'Versandanzeige zu <ours>'],
      attached: [
        'Gute Nachricht: Ihre Bestellung <ours> hat heute früh unser Lager verlassen. Der Lieferschein liegt bei, der LKW kommt am <d>.',
        'Sehr geehrter Kunde,\n\nanbei die Versandpapiere <nr>. Bitte vor der Unterschrift die Packstücke zählen.',
        'Lieferschein <nr> zur laufenden Sendung.',
      ],
      listed: [
        'Guten Tag,\n\nheute wurde dem Spediteur zu <ours> Folgendes übergeben, Ankunft am <d>:',
        'Packliste zur Sendung <nr>, Bestellung <ours>:',
      ],
      bye: 'Ihr Versandteam',
    },
    nl: {
      title: 'Pakbon',
      foot: 'Goederen volledig en onbeschadigd ontvangen: ______________',
      subjects: ['Pakbon <nr>', 'Onderweg: uw bestelling <ours>', 'Verzendbericht <ours>'],
      attached: [
        'Goed nieuws, uw bestelling <ours> is vanmorgen ons magazijn uitgegaan. De pakbon zit erbij, de vrachtwagen komt op <d>.',
        'Geachte klant,\n\nhierbij de verzendpapieren <nr>. Tel de colli voordat u tekent.',
        'Pakbon <nr> van de lopende zending.',
      ],
      listed: [
        'Goedendag,\n\nvandaag is voor <ours> het volgende aan de vervoerder meegegeven, aankomst <d>:',
        'Paklijst van zending <nr>, bestelling <ours>:',
      ],
      bye: 'Afdeling expeditie',
    },
    fr: {
      title: 'Bon de livraison',
      foot: 'Marchandise reçue complète et en bon état : ______________',
      subjects: ['Bon de livraison <nr>', 'En route : votre commande <ours>', 'Avis d’expédition <ours>'],
      attached: [
        'Bonne nouvelle, votre commande <ours> a quitté notre entrepôt ce matin. Le bon de livraison est joint, le camion passera le <d>.',
        'Cher client,\n\nci-joint les documents d’expédition <nr>. Merci de compter les colis avant de signer.',
        'Bon de livraison <nr> de l’envoi en cours.',
      ],
      listed: [
        'Bonjour,\n\nnous avons remis aujourd’hui au transporteur pour <ours>, arrivée le <d> :',
        'Liste de colisage de l’envoi <nr>, commande <ours> :',
      ],
      bye: 'Le service expédition',
    },
    es: {
      title: 'Albarán',
      foot: 'Mercancía recibida completa y en buen estado: ______________',
      subjects: ['Albarán <nr>', 'En camino: su pedido <ours>', 'Aviso de expedición <ours>'],
      attached: [
        'Buenas noticias: su pedido <ours> ha salido esta mañana del almacén. Va adjunto el albarán, el camión llegará el <d>.',
        'Estimado cliente:\n\nadjuntamos los documentos de envío <nr>. Cuenten los bultos antes de firmar.',
        'Albarán <nr> del envío en curso.',
      ],
      listed: [
        'Buenos días:\n\nhoy hemos entregado al transportista, de su pedido <ours>, lo siguiente; llegada el <d>:',
        'Lista de bultos del envío <nr>, pedido <ours>:',
      ],
      bye: 'Expediciones',
    },
    it: {
      title: 'Documento di trasporto',
      foot: 'Merce ricevuta completa e integra: ______________',
      subjects: ['DDT <nr>', 'In viaggio: il vostro ordine <ours>', 'Avviso di spedizione <ours>'],
      attached: [
        'Buone notizie, il vostro ordine <ours> è partito stamattina dal nostro magazzino. In allegato il DDT, il camion arriva il <d>.',
        'Gentile cliente,\n\nalleghiamo i documenti di spedizione <nr>. Contate i colli prima di firmare.',
        'DDT <nr> della spedizione in corso.',
      ],
      listed: [
        'Buongiorno,\n\noggi per <ours> abbiamo consegnato al corriere quanto segue, arrivo <d>:',
        'Packing list della spedizione <nr>, ordine <ours>:',
      ],
      bye: 'Ufficio spedizioni',
    },
    pt: {
      title: 'Guia de remessa',
      foot: 'Mercadoria recebida completa e em bom estado: ______________',
      subjects: ['Guia de remessa <nr>', 'A caminho: a vossa encomenda <ours>', 'Aviso de expedição <ours>'],
      attached: [
        'Boas notícias, a vossa encomenda <ours> saiu hoje de manhã do armazém. A guia vai em anexo, o camião chega a <d>.',
        'Caro cliente,\n\njuntamos os documentos de expedição <nr>. Contem os volumes antes de assinar.',
        'Guia de remessa <nr> do envio em curso.',
      ],
      listed: [
        'Bom dia,\n\nhoje entregámos à transportadora, relativo a <ours>, o seguinte, com chegada a <d>:',
        'Lista de volumes do envio <nr>, encomenda <ours>:',
      ],
      bye: 'Expedição',
    },
    pl: {
      title: 'Dowód dostawy WZ',
      foot: 'Towar odebrano w całości i bez uszkodzeń: ______________',
      subjects: ['WZ <nr>', 'W drodze: Państwa zamówienie <ours>', 'Awizo wysyłki <ours>'],
      attached: [
        'Dobra wiadomość: zamówienie <ours> wyjechało dziś rano z naszego magazynu. W załączniku WZ, samochód będzie <d>.',
        'Szanowny Kliencie,\n\nw załączeniu dokumenty wysyłkowe <nr>. Proszę przeliczyć paczki przed podpisaniem.',
        'WZ <nr> do przesyłki w drodze.',
      ],
      listed: [
        'Dzień dobry,\n\ndziś do zamówienia <ours> przekazaliśmy przewoźnikowi, dostawa <d>:',
        'Lista pakowa do przesyłki <nr>, zamówienie <ours>:',
      ],
      bye: 'Dział wysyłki',
    },
    da: {
      title: 'Følgeseddel',
      foot: 'Varerne er modtaget komplet og ubeskadiget: ______________',
      subjects: ['Følgeseddel <nr>', 'På vej: jeres ordre <ours>', 'Forsendelsesadvis <ours>'],
      attached: [
        'Gode nyheder, jeres ordre <ours> forlod vores lager i morges. Følgesedlen er vedhæftet, lastbilen kommer den <d>.',
        'Kære kunde,\n\nhermed forsendelsespapirerne <nr>. Tæl kolli, før I skriver under.',
        'Følgeseddel <nr> til den igangværende forsendelse.',
      ],
      listed: [
        'Goddag,\n\ni dag er følgende til <ours> afleveret til fragtmanden, ankomst den <d>:',
        'Pakkeliste til forsendelse <nr>, ordre <ours>:',
      ],
      bye: 'Ekspeditionen',
    },
  },
);
