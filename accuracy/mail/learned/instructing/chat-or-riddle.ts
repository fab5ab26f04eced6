import type { Language } from '../../../languages.ts';
import { lineOf, mailAbout } from '../../kit/changed.ts';
import { otherQuantity } from '../../kit/house-order.ts';
import { quantityOf } from '../../kit/lines.ts';
import { besidePaper } from '../../kit/manner.ts';
import { stockOrder } from '../../kit/stock.ts';
import type { MailFamily } from '../../mail-family.ts';

/** Half of these only talk of goods and leave the order as it is; the others ask for what nobody can book. */
export const chatOrRiddle: MailFamily = {
  name: 'chat-or-riddle',
  category: 'purchase_order',
  make: (source) => {
    const { random, language } = source;
    const drawn = stockOrder(source, 3, 7);
    const order = { ...drawn, lines: drawn.lines.slice(0, -1) };
    const { line, values } = lineOf(source, order);
    const isUnclear = random.chance(0.5);
    const { subject, chat, riddle } = remarks[language];
    const remark = random.pick(isUnclear ? riddle : chat);
    return mailAbout(source, order, besidePaper(source, subject, remark), {
      values: {
        ...values,
        q: String(quantityOf(line)),
        before: String(otherQuantity(source, line)),
        absent: drawn.lines.at(-1)!.description,
      },
      ...(isUnclear && { isUnclear }),
    });
  },
};

interface Remarks {
  subject: string;
  chat: readonly string[];
  riddle: readonly string[];
}

const remarks: Record<Language, Remarks> = {
  en: {
    subject: '{Order <n>|<n>}',
    chat: [
      'Yes, I know <q> of the <t> sounds odd, but that’s what the school asked for.',
      'In case you wonder: <absent> isn’t on it this time, we buy that locally now.',
      'Last order you shorted us on the <t>, hope it’s all there this time!',
      'First I’d typed <before> for the <t>, but I corrected it before printing, so the PDF is right.',
      'Do you stock <absent> as well? Just curious, not for this order.',
    ],
    riddle: [
      'Could you bump up the <t> a little? Not sure how much we’ll need.',
      'For the <t> please use the quantity your rep and I agreed at the trade fair.',
      'Please swap the <t> for the other make, you know which one.',
      'Oh, and this time it doesn’t go to the address on the PDF, you’ll hear from us where.',
    ],
  },
  de: {
    subject: '{Bestellung <n>|<n>}',
    chat: [
      'Ja, <q> bei <t> klingt komisch, ist aber so von der Schule gewünscht.',
      'Falls Sie sich wundern: „<absent>“ ist diesmal nicht dabei, das holen wir jetzt vor Ort.',
      'Letztes Mal hat bei „<t>“ etwas gefehlt, hoffentlich ist diesmal alles da!',
      'Erst hatte ich bei <t> eine <before> getippt, vor dem Drucken aber korrigiert, das PDF stimmt also.',
      'Führen Sie eigentlich auch „<absent>“? Nur aus Neugier, nicht für diese Bestellung.',
    ],
    riddle: [
      'Bei „<t>“ bitte etwas mehr schicken, wie viel wir brauchen weiß ich noch nicht genau.',
      'Für <t> gilt die Menge, die ich mit Ihrem Außendienst auf der Messe vereinbart habe.',
      'Statt „<t>“ bitte das andere Fabrikat liefern, Sie wissen schon welches.',
      'Ach ja, und diesmal bitte nicht an die Adresse im PDF liefern, wohin genau sagen wir noch.',
    ],
  },
  nl: {
    subject: '{Bestelling <n>|<n>}',
    chat: [
      'Ja, <q> bij <t> klinkt gek, maar zo heeft de school het gevraagd.',
      'Mocht je je afvragen: <absent> staat er dit keer niet op, dat halen we nu hier in de buurt.',
      'Vorige keer kwamen we <t> tekort, hopelijk is het nu compleet!',
      'Eerst had ik bij <t> een <before> getypt, maar dat heb ik voor het printen verbeterd, de pdf klopt dus.',
      'Verkopen jullie eigenlijk ook <absent>? Gewoon nieuwsgierig, niet voor deze bestelling.',
    ],
    riddle: [
      'Doe van <t> maar een beetje meer, ik weet nog niet precies hoeveel.',
      'Voor <t> geldt het aantal dat ik op de beurs met jullie vertegenwoordiger heb afgesproken.',
      'Graag in plaats van <t> het andere merk leveren, je weet wel welk.',
      'O ja, en dit keer niet naar het adres op de pdf, waarheen wel hoor je nog.',
    ],
  },
  fr: {
    subject: '{Commande <n>|<n>}',
    chat: [
      'Oui, <q> pour « <t> » paraît bizarre, mais c’est bien ce que demande l’école.',
      'Si vous vous posez la question : « <absent> » n’y figure pas cette fois, on le prend maintenant sur place.',
      'La dernière fois il nous en manquait pour « <t> », j’espère que ce sera complet !',
      'J’avais d’abord tapé <before> pour « <t> », mais je l’ai corrigé avant d’imprimer, le PDF est donc juste.',
      'Au fait, vendez-vous aussi l’article « <absent> » ? Simple curiosité, pas pour cette commande.',
    ],
    riddle: [
      'Pour « <t> », mettez-en un peu plus, je ne sais pas encore combien au juste.',
      'Pour « <t> », prenez la quantité convenue avec votre commercial au salon.',
      'Merci de remplacer « <t> » par l’autre marque, vous savez laquelle.',
      'Ah oui, et cette fois ne livrez pas à l’adresse du PDF, on vous dira où.',
    ],
  },
  es: {
    subject: '{Pedido <n>|<n>}',
    chat: [
      'Sí, <q> de «<t>» suena raro, pero es lo que ha pedido el colegio.',
      'Por si os extraña: «<absent>» esta vez no va, ahora lo compramos aquí al lado.',
      'La última vez faltaba parte de «<t>», a ver si esta vez viene todo.',
      'Primero había puesto <before> en «<t>», pero lo corregí antes de imprimir, así que el PDF está bien.',
      '¿Tenéis también «<absent>»? Es por curiosidad, no para este pedido.',
    ],
    riddle: [
      'De «<t>» mandad un poco más, todavía no sé cuánto hará falta.',
      'Para «<t>» vale la cantidad que acordé con vuestro comercial en la feria.',
      'En lugar de «<t>» envíen la otra marca, ya saben cuál.',
      'Ah, y esta vez no va a la dirección del PDF, ya les diremos adónde.',
    ],
  },
  it: {
    subject: '{Ordine <n>|<n>}',
    chat: [
      'Sì, <q> per «<t>» suona strano, ma è quello che ha chiesto la scuola.',
      'Se ve lo chiedete: «<absent>» stavolta non c’è, ormai lo prendiamo qui in zona.',
      'L’ultima volta di «<t>» ne mancava una parte, speriamo che stavolta ci sia tutto!',
      'Prima avevo scritto <before> per «<t>», ma l’ho corretto prima di stampare, quindi il pdf è giusto.',
      'Avete anche «<absent>»? Solo curiosità, non per questo ordine.',
    ],
    riddle: [
      'Di «<t>» mandatene un po’ di più, non so ancora quanto ci servirà.',
      'Per «<t>» vale la quantità concordata con il vostro agente in fiera.',
      'Al posto di «<t>» mandateci l’altra marca, sapete quale.',
      'Ah, e stavolta non all’indirizzo del pdf, dove di preciso ve lo diciamo noi.',
    ],
  },
  pt: {
    subject: '{Encomenda <n>|<n>}',
    chat: [
      'Sim, <q> de «<t>» parece estranho, mas é o que a escola pediu.',
      'Se estranharem: «<absent>» desta vez não vai, agora compramos cá perto.',
      'Da última vez faltou parte de «<t>», espero que agora venha tudo!',
      'Primeiro tinha escrito <before> em «<t>», mas corrigi antes de imprimir, por isso o PDF está certo.',
      'Também têm «<absent>»? É só por curiosidade, não é para esta encomenda.',
    ],
    riddle: [
      'De «<t>» mandem um bocadinho mais, ainda não sei ao certo quanto.',
      'Para «<t>» vale a quantidade que combinei na feira com o vosso comercial.',
      'Em vez de «<t>» mandem a outra marca, vocês sabem qual.',
      'Ah, e desta vez não é para a morada do PDF, depois dizemos para onde.',
    ],
  },
  pl: {
    subject: '{Zamówienie <n>|<n>}',
    chat: [
      'Tak, <q> przy „<t>” brzmi dziwnie, ale tyle chce szkoła.',
      'Gdyby się Państwo dziwili: „<absent>” tym razem nie ma, kupujemy to teraz na miejscu.',
      'Ostatnio brakowało części „<t>”, mam nadzieję, że teraz będzie komplet!',
      'Najpierw wpisałem przy „<t>” <before>, ale poprawiłem przed wydrukiem, więc PDF jest dobry.',
      'A czy macie też „<absent>”? Pytam z ciekawości, nie do tego zamówienia.',
    ],
    riddle: [
      '„<t>” proszę dać trochę więcej, nie wiem jeszcze dokładnie ile.',
      'Przy „<t>” obowiązuje ilość uzgodniona z Państwa handlowcem na targach.',
      'Zamiast „<t>” proszę dać tę drugą markę, wiedzą Państwo którą.',
      'Aha, i tym razem nie pod adres z PDF, damy znać gdzie.',
    ],
  },
  da: {
    subject: '{Ordre <n>|<n>}',
    chat: [
      'Ja, <q> ved <t> lyder mærkeligt, men det er, hvad skolen har bedt om.',
      'Hvis I undrer jer: <absent> er ikke med denne gang, det køber vi nu lokalt.',
      'Sidst manglede der noget af <t>, så håber det hele er der nu!',
      'Først havde jeg skrevet <before> ved <t>, men rettede det før udskrift, så pdf’en passer.',
      'Har I også <absent>? Bare af nysgerrighed, ikke til denne ordre.',
    ],
    riddle: [
      'Send lidt ekstra af <t>, jeg ved ikke helt hvor meget endnu.',
      'For <t> gælder det antal, jeg aftalte med jeres sælger på messen.',
      'I stedet for <t> må I gerne sende det andet mærke, I ved nok hvilket.',
      'Nå ja, og denne gang skal det ikke til adressen i pdf’en, I hører fra os hvorhen.',
    ],
  },
};
