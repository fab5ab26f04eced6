import type { Language } from '../../languages.ts';
import type { MailSource } from '../mail-family.ts';
import type { Letter } from './letter.ts';

/** How somebody says it: a subject, and the paragraphs between greeting and farewell. */
export interface Saying {
  subject: string;
  said: readonly string[];
}

/** A mail as its writer begins and ends mails; now and then without a greeting, or with it in the first line. */
export function inMannerOf({ random, language }: MailSource, { subject, said }: Saying): Letter {
  const hello = random.pick(hellos[language]);
  const bye = random.pick(byes[language]);
  const [first = '', ...rest] = said;
  // Which words keep their capital in German only a German knows.
  const isRunOn = random.chance(0.3) && language !== 'de';
  const runOn = hello.endsWith(',') ? uncapitalised(first) : first;
  const opening = random.chance(0.12) ? [first] : isRunOn ? [`${hello} ${runOn}`] : [hello, first];
  return { subject, body: [...opening, ...rest, bye === '' ? '<sign>' : `${bye}\n<sign>`] };
}

const uncapitalised = (said: string) =>
  /^\p{Lu}\p{Ll}/u.test(said) ? `${said[0]!.toLowerCase()}${said.slice(1)}` : said;

/** Says that the order is on paper, then what is to be said of it: in one paragraph or in two. */
export function besidePaper(source: MailSource, subject: string, remark: string): Letter {
  const paper = source.random.pick(papers[source.language]);
  const said = source.random.chance(0.5) ? [`${paper} ${remark}`] : [paper, remark];
  return inMannerOf(source, { subject, said });
}

const papers: Record<Language, readonly string[]> = {
  en: ['Order <n> attached.', 'Our order <n> is in the PDF.', 'See attachment (<n>).', 'Here’s order <n>.'],
  de: ['Anbei unsere Bestellung <n>.', 'Bestellung <n> hängt an.', 'Im Anhang die <n>.', 'Siehe PDF (<n>).'],
  nl: [
    'Bijgaand order <n>.',
    'In de bijlage onze bestelling <n>.',
    'Zie pdf, nr. <n>.',
    'Hier is order <n>.',
  ],
  fr: ['Ci-joint notre commande <n>.', 'La commande <n> est en PJ.', 'Voir PDF <n>.', 'Voilà le bon <n>.'],
  es: ['Adjuntamos el pedido <n>.', 'Va adjunto el pedido <n>.', 'Ver PDF (<n>).', 'Os paso el pedido <n>.'],
  it: ['In allegato ordine <n>.', 'Vi giro l’ordine <n>.', 'Vedi pdf (<n>).', 'Ecco il nostro ordine <n>.'],
  pt: ['Em anexo a encomenda <n>.', 'Junto encomenda <n>.', 'Ver PDF (<n>).', 'Cá vai a encomenda <n>.'],
  pl: [
    'W załączeniu zamówienie <n>.',
    'Zamówienie <n> w pliku.',
    'Patrz PDF (<n>).',
    'Wysyłam zamówienie <n>.',
  ],
  da: ['Vedhæftet ordre <n>.', 'Ordre <n> ligger i pdf’en.', 'Se bilag (<n>).', 'Her kommer ordre <n>.'],
};

const hellos: Record<Language, readonly string[]> = {
  en: ['Hi Ingrid,', 'Morning,', 'Dear Sir or Madam,', 'Hiya,', 'Hello again,', 'Good afternoon,'],
  de: ['Guten Morgen,', 'Hallo zusammen,', 'Sehr geehrte Damen und Herren,', 'Moin,', 'Servus,', 'Tag,'],
  nl: ['Goedemorgen,', 'Beste Ingrid,', 'Geachte heer/mevrouw,', 'Hoi,', 'Dag allemaal,', 'Ha,'],
  fr: ['Bonjour à tous,', 'Madame, Monsieur,', 'Bonjour Ingrid,', 'Salut,', 'Re-bonjour,', 'Bjr,'],
  es: ['Buenos días:', 'Buenas,', 'Estimados señores:', 'Hola Ingrid,', 'Buenas tardes,', 'Hola a todos:'],
  it: ['Buongiorno,', 'Buonasera,', 'Spett.le ditta,', 'Ciao Ingrid,', 'Salve a tutti,', 'Gentilissimi,'],
  pt: ['Bom dia,', 'Boa tarde,', 'Exmos. Senhores,', 'Olá Ingrid,', 'Viva,', 'Caros,'],
  pl: ['Dzień dobry,', 'Witam,', 'Szanowni Państwo,', 'Cześć,', 'Dobry,', 'Dzień dobry Pani Ingrid,'],
  da: ['Hej Ingrid,', 'Godmorgen,', 'Hejsa,', 'Til ordrekontoret', 'Hej igen,', 'Goddag,'],
};

const byes: Record<Language, readonly string[]> = {
  en: ['Cheers', 'Kind regards,', 'Thx', 'Yours faithfully', 'Many thanks and have a good weekend', ''],
  de: ['Gruß', 'MfG', 'Mit freundlichen Grüßen', 'Danke vorab!', 'Schöne Grüße aus der Werkstatt', ''],
  nl: ['Groet,', 'Mvg', 'Met vriendelijke groet,', 'Alvast bedankt!', 'Fijne dag nog', ''],
  fr: ['Cordialement', 'Cdt,', 'Bien à vous', 'Merci d’avance', 'Bonne fin de journée', ''],
  es: ['Un saludo', 'Saludos cordiales,', 'Gracias de antemano', 'Atentamente', 'Slds,', ''],
  it: ['Cordiali saluti', 'Grazie e buon lavoro', 'Distinti saluti', 'A presto', 'Saluti', ''],
  pt: ['Cumprimentos', 'Com os melhores cumprimentos,', 'Obrigado', 'Cpts', 'Até breve', ''],
  pl: ['Pozdrawiam', 'Z poważaniem', 'Dziękuję i pozdrawiam', 'Pozdr.', 'Miłego dnia', ''],
  da: ['Mvh', 'Venlig hilsen', 'Med venlig hilsen', 'Tak for hjælpen', 'Ha’ en god dag', ''],
};
