import type { OrderTexts } from '../texts.ts';

export const orders: OrderTexts = {
  subjects: [
    'bräuchten mal wieder was',
    'Lager auffüllen',
    'Materialanforderung KW 12',
    'Kleinkram',
    'für die nächste Tour',
  ],
  numbered: ['Unsere BE <n>', 'Abruf <n>', '<n> / Material'],
  hidden: [
    'zunächst alles Gute nachträglich zum Firmenjubiläum, 75 Jahre muss man erst einmal schaffen! Leider konnte ich am 14. nicht dabei sein, wir hatten an dem Tag selbst 30 Gäste im Haus.\n\nDie letzte Sendung kam übrigens heil an, alle 9 Pakete, da gibt es nichts zu meckern.\n\nWeshalb ich eigentlich schreibe: bei uns geht so langsam alles zur Neige, daher wäre ich Ihnen dankbar, wenn Sie bei der nächsten Tour <lines> mitgeben könnten. Es eilt nicht, bis <d> reicht es völlig.\n\nUnd falls Herr Petersen im Haus ist: er wollte mir noch die Preisliste 2026 zukommen lassen, ich habe immer noch die von 2023. Erreichbar bin ich am besten zwischen 8 und 10 Uhr.',
    'herzlichen Dank, dass Sie die Sache mit der Rechnung 118204 so unkompliziert geregelt haben, unsere Buchhaltung hat sie gestern bezahlt.\n\nInzwischen ist der 2. Bauabschnitt fertig, in 10 Tagen ziehen wir ein, und natürlich fehlt es an allen Ecken. Für den Anfang benötigen wir <lines>. Teillieferung ist kein Problem.\n\nZu Ihrer Frage von neulich: nein, die 30-Liter-Fässer verwenden wir nicht mehr, die können Sie aus unserem Sortiment nehmen.\n\nGrüßen Sie mir bitte den Klaus, wir haben vor 15 Jahren zusammen das Krankenhaus gemacht.',
  ],
  sentences: [
    '<lines> bitte, wenn der Fahrer das nächste Mal bei uns in der Ecke ist.',
    'schickt uns doch bitte <lines> mit, Bestellzeichen <n>, bis <d> sollte es da sein.',
    'Merken Sie für uns bitte <lines> vor, wir holen das auch gern selbst ab.',
  ],
  dictated: [
    'hallo hier ist die werkstatt uns sind ein paar sachen ausgegangen schick uns doch bitte <a> und dann noch <b> ach ja und <c> auch das wars danke',
    'guten morgen könnten sie uns bitte mit der nächsten lieferung <a> mitgeben außerdem <b> und wenn es geht noch <c> vielen dank bis bald tschüss',
  ],
  brief: ['Bräuchte bis morgen:', 'bitte einpacken:', 'Für Baustelle Nord'],
  intros: [
    'wir bitten um Zusendung unter unserem Zeichen <n>:',
    'folgendes fehlt im Lager, bitte bis <d>:',
    'die Liste für dieses Mal:',
    'nachstehend unser Bedarf mit der Bitte um prompte Erledigung.',
  ],
  outros: [
    'Anlieferung wie gehabt an Tor 3, nur bis 15 Uhr.',
    'Der Fahrer soll 30 min vorher durchklingeln.',
    'Auf den Papieren bitte <n> angeben.',
  ],
  places: ['Großküche', 'Vereinsheim'],
  remarks: [
    '(letztes Mal waren es 36)',
    '- die für Anlage 2',
    '(nicht die Ausführung von 2023)',
    '(Regal B14)',
    '',
    '',
  ],
  notWanted: [
    'diesmal keine <old>, davon liegen noch 45 im Regal. Schicken Sie uns aber bitte <lines>.',
    '<old> brauchen wir vorerst nicht, am Freitag haben wir noch 18 gezählt. Was wir wollen, sind <lines>, Lieferung wie sonst.',
  ],
  again: [
    'bitte das Gleiche wie letzten Monat, ohne Änderungen.',
    'könnten Sie die untenstehende Bestellung noch einmal genau so liefern? Ist alles aufgebraucht.',
  ],
  mixed: [
    'hope you are fine! Wir brauchen asap <lines>, please deliver bis <d> an unser Werk in Halle 2, same conditions as last year. Thanks und schönes Wochenende!',
  ],
  form: {
    subject: 'Kontaktformular: neue Bestellanfrage eingegangen (verbindlich)',
    intro:
      'Über das Formular "Direkt bestellen" Ihrer Website ist ein Eintrag eingegangen. Antworten Sie nicht auf diese Mail.',
    labels: ['Ansprechpartner', 'Firma', 'Rückrufnummer', 'Mailadresse', 'Ich bestelle'],
  },
  asked: [
    [
      'Wie viel soll es bei <a> diesmal sein?',
      'Sollen wir <b> auch gleich mitschicken?',
      'Und <c>, reicht das noch?',
    ],
    ['<1> bitte', 'ja gern, <2>', 'wird knapp, also auch <3>'],
  ],
  offer:
    'danke für Ihre Anfrage. Bis Monatsende können wir Ihnen Folgendes anbieten, frei Haus ab 250,00, Lieferzeit 3 bis 5 Tage:',
  accepted: [
    'die Preise passen, dann liefern Sie uns bitte <lines>. Unsere Nummer dazu ist <n>.',
    'einverstanden. Wir nehmen <lines>, Bestellung <n>.',
  ],
  passedOn: [
    'Kannst du das bitte einbuchen?',
    'S. unten, ist bei mir gelandet.',
    'Bitte anlegen, Kunde hat schon 2x angerufen und braucht es schnell.',
  ],
  attached: [
    'in der Anlage unser Bedarf mit der Bitte um termingerechte Ausführung.',
    'hier kommt BE <n> als Datei, bitte um Ihre AB innerhalb von 2 Tagen.',
    'wie telefonisch besprochen die unterschriebene Bestellung.',
  ],
  attachedSeveral: [
    'drei Standorte, deshalb getrennte Bestellungen, alles in der Anlage.',
    'anbei alle Bestellungen, die heute freigegeben wurden. Bitte jede einzeln bestätigen.',
  ],
  headings: ['Bestellung Nr. <n>', 'Unter <n> bitte:', 'Für Auftrag <n> brauchen wir'],
  bodyAndAttached: [
    'die große Bestellung hängt an. Dazu kommt noch eine kleine mit eigener Nummer <n>:',
    'bitte als zwei Aufträge behandeln: einmal die Anlage, und unter Nr. <n> das hier:',
  ],
  repeated: [
    'unsere Bestellung hängt an, kurz gefasst geht es um:',
    'BE <n> im Anhang. Der Inhalt zur Sicherheit noch einmal:',
  ],
  oldInvoice: [
    'anbei unsere neue Bestellung <n>. Dazu eine Kopie Ihrer letzten Rechnung, auf der die Anschrift falsch war, bitte künftig berichtigen.',
  ],
  cancelledAndNew: [
    'unsere Bestellung <n> ist hinfällig, die war ein Versehen. Stattdessen schicken Sie uns bitte <lines>.',
    'vergessen Sie Bestellung <n>, die ist storniert. Was wir tatsächlich brauchen, sind <lines>.',
  ],
};
