import type { MailWords } from './mail-words.ts';

export const de: MailWords = {
  language: 'de',
  namesNothing:
    'vor, ort, pro, ohne, einem, einer, über, unter, nach, dann, denn, weil, wer, habe, hast, war, waren, wurde, können, soll, sollen, muss, müssen, darf, wollen, mal, gar, sehr, mehr, viel, alle, alles, dies, diese, dieser, dieses, jede, jeder, kein, keine, schon, erst, seit, gut, gern, dank, euch, mich, mir, dir, sich, selbst, aber, oder, dort, hier, her, hin, vom, nein',
  common:
    'der, die, das, und, in, zu, den, dem, von, mit, für, auf, ist, nicht, es, wir, sie, ihr, ein, eine, einen, bitte, an, als, auch, im, bei, wird, werden, uns, wenn, noch, nur, aus, haben, hat, am, bis, kann, dass, sind, unser, unsere, ich, zum, zur, doch, wie, so, pos, zeile, position, statt, ruhig',
  conditions:
    'ohne nachricht, ohne rückmeldung, sofern, außer ihr hört, wenn, falls, sofern, sollte es, sollte sie, sollte er, sollte das, sollte die, sollte der, sollte ein, sollte eine, sollte noch, sollte nicht, sollten sie, sollten die, sollten wir, sollten es, sollten noch, vorausgesetzt, unter der bedingung, es sei denn, je nachdem, nur dann, abhängig davon, im falle, für den fall, außer sie, außer es, außer er, außer wenn, außer ihr, außer die, außer das, nur wenn, nur falls',
  stillPossible:
    'möglich, machbar, geht, ginge, noch, schaffen, schafft, recht ist, passt, zeitlich, zu spät, reicht, klappt',
  notTooLate:
    'nicht zu spät, keine umstände, kein problem, nichts ausmacht, nicht zu viel verlangt, noch nicht, nicht schon, nicht bereits, nicht längst',
  politeFrames:
    'dankbar wenn, dankbar - wenn, verbunden wenn, schön wenn, gut wenn, nett wenn, toll wenn, super wenn, prima wenn, lieb wenn, freuen wenn, hilfreich wenn, recht wenn, begrüßen wenn',
  vagueAmounts:
    'ein paar, einige, einiges, mehrere, etwas, etliche, eine handvoll, ein wenig, ein bisschen, ein oder zwei, zwei oder drei, eins oder zwei, so um die, etwas mehr, etwas weniger, ein paar mehr, ein paar weniger, deutlich mehr, deutlich weniger',
  undecided:
    'nicht mehr sicher, nicht mehr ganz sicher, nicht ganz sicher, muss … schauen, müssen … schauen, muss … sehen, müssen … sehen, muss … prüfen, müssen … prüfen, muss … klären, müssen … klären, muss … fragen, muss … gucken, nicht sicher, unsicher, weiß nicht, weiß ich nicht, wissen wir nicht, weiß noch nicht, wissen noch nicht, eventuell, evtl, unter umständen, ggf, gegebenenfalls, womöglich, möglicherweise, noch nicht entschieden, noch offen, steht noch nicht fest, hängt davon ab, kommt darauf an, kommt drauf an, überlegen noch, gebe … bescheid, geben … bescheid, sage … bescheid, weiß wohin, weiß wo, weiß welche, weiß wie viele, könnten sie prüfen, können sie prüfen, prüfen sie, prüfen ob, schauen ob, ungefähr, circa, ca, zirka, in etwa, so etwa, mehr oder weniger, plusminus, vielleicht brauchen, brauchen wir vielleicht, vielleicht nehmen, vielleicht auch, wir vielleicht, vielleicht noch mehr, nicht einig, uneinig, nicht alle einig',
  checks:
    'schauen sie … ob, schauen … ob, schaut … ob, schaut … was, schau … ob, sehen … ob, seht … ob, sehen sie zu, seht zu, prüfen … ob, prüft … ob, prüfen sie ob, fragen sie … wohin, fragen sie … ob, fragt … ob, fragt … wohin, fragen sie … wie, klären sie, klärt, gucken … ob, guckt … ob, nachsehen ob, nachschauen ob, fragen sie den, fragen sie bitte den, fragen sie bitte beim, fragen sie beim, fragt den, fragt beim, sagen sie mir ob, sagen sie uns ob, lassen sie mich wissen ob, sagen ob, mitteilen ob, mir sagen ob, erklären warum, bestätigen ob, wissen ob',
  questionTopics:
    'rabatt*, günstiger, mengenrabatt, nachlass, abholen, lieferung, liefern, anliefern, vormittag*, nachmittag*, mittag, morgens, farbe, farben, größe, größer, größeren, reicht, reichen, genügt, ausreichend, auf einmal, diese woche, dieser woche, verpackung, lieferbar, menge',
  otherwise:
    'früher, eher, später, mehr, weniger, andere, anderer, anderes, anderen, anderem, anders, woanders, stattdessen, getrennt, aufteilen, aufgeteilt, tauschen, umtauschen, größer, kleiner, nächste woche, mitte der woche, ende der woche, anfang der woche, wochenmitte, wochenende, schneller, vorziehen, verschieben',
  negations: 'nicht, kein, keine, keinen, keiner, keinem, nie, ohne, nichts',
  supplies:
    'liefern, geliefert, mitliefern, mitgeliefert, schicken, geschickt, mitschicken, senden, gesendet, versenden, versendet, packen, gepackt, einpacken, eingepackt, mitpacken, auszuführen, ausführen, ausgeführt, berücksichtigen, berücksichtigt, beachten, beachtet, einplanen, bereitstellen, kommissionieren, rauslegen, beilegen, anliefern, angeliefert, auszuliefern, zu liefern, benötigt, gebraucht',
  leavesOut:
    'können sie … vergessen, kannst du … vergessen, könnt ihr … vergessen, kannst … vergessen, könnt … vergessen, bleiben weg, bleibt weg, bleiben draußen, bleibt draußen, nehmen wir abstand, nehme ich abstand, nehmen abstand, ziehen wir zurück, ziehe ich zurück, ziehen … zurück, bestellen wir ab, bestelle ich ab, kippt … aus der, kippen … aus der, bitte vergessen, vergessen könnt ihr, könnt ihr vergessen, können sie vergessen, kannst du vergessen, entfällt ersatzlos, außen vor lassen, lasst … weg, lassen sie … weg, lassen … weg, weglasst, weglassen, rauslassen, lasst … raus, außer acht lassen, ignorieren, wird nicht mehr gebraucht, ist hinfällig, kann entfallen, können entfallen, lass … weg, nimm … raus, nehmt … raus, nimm … runter, nehmt … runter, kann raus, können raus, bitte raus, wieder raus, schmeiß … raus, schmeißt … raus, lass … sein, könnt ihr euch sparen, könnt ihr weglassen, kannst du weglassen, brauch ich nicht, brauch ich doch nicht, brauch ich keine*, brauch ma nicht, brauchen wir … keine*, brauchen wir nun keine*, nicht nötig, fliegt raus, fliegen raus, ist nicht mehr nötig, sind nicht mehr nötig, von der bestellung nehmen, aus der bestellung nehmen, von der liste nehmen, könnt ihr euch schenken, können sie sich schenken, kannst du dir schenken, könnt ihr behalten, brauchma nicht, brauchma keine*, brauchma … keine*, brauchen ma keine*, brauch ma keine*, rausschmeißen, rauswerfen, ist vom tisch, sind vom tisch, von der liste runter, lass bleiben, lass ma bleiben, lass ma doch bleiben, lass mal bleiben, lassen wir bleiben, lassen wir doch bleiben, lass ich bleiben, lasse ich bleiben, lassen sie bleiben, lasst bleiben, springen ab, fallen flach, fällt flach, verwenden wir doch nicht, verwenden wir nun doch nicht, setzen wir doch nicht ein, nutzen wir doch nicht',
  willTell:
    'melde ich mich, melden wir uns, ich melde mich, wir melden uns, rufe ich an, ich rufe an, rufen wir an, sage ich bescheid, sagen wir bescheid, gebe ich bescheid, geben wir bescheid, hören sie von, hört ihr von',
  settles:
    'rechnet mit, rechnen sie mit, rechne mit, geht von, werden es, wird es, es werden, es sollen, nehmen wir, sagen wir, machen wir, wir nehmen, wir machen, wir gehen auf, wir brauchen nun, also dann, sollten es sein, hätten es sein sollen, macht dann, wären dann, sinds, nehm ma, nehm wir, nehmen ma, machma, mach ma, mach wir',
  staysAsIs:
    'bleibt, bleiben, unverändert, wie bestellt, wie gehabt, wie gedruckt, wie auf dem zettel, wie auf dem blatt, wie auf dem formular, wie auf der liste, wie auf der bestellung, stimmt, stimmen, passt, passen, ist richtig, sind richtig, ist ok, sind ok, in ordnung, i.o., lassen sie drin, lasst bitte drin, lasst drin, bitte drin lassen, so lassen, wie es ist, wie sie sind, keine änderung',
  sameAmount:
    'genauso viele, genauso viel, genau so viele, ebenso viele, ebenso viel, so viele … wie, so viel … wie, gleich viele, gleich viel, gleiche menge wie, dieselbe menge wie, gleiche anzahl wie, gleiche anzahl … wie, gleich viele … wie, genauso viele … wie, so wenig … wie, so wenige … wie',
  limits:
    'aber, wenn, falls, sofern, bis, nur, außer, nicht, kein*, nie, vielleicht, sonst, oder, später, ander*',
  haveStill:
    'noch da, haben noch, habe noch, hab noch, haben wir noch, hab ich noch, habe ich noch, noch genug, noch genügend, übrig, auf lager, am lager, im lager, noch vorrätig, gefunden, liegen noch, liegt noch',
  mixedUp: 'vertauscht, verwechselt, verdreht, durcheinandergeraten',
  sameQuantity:
    'gleiche menge, gleiche anzahl, gleiche stückzahl, selbe menge, selbe anzahl, menge bleibt, anzahl bleibt, menge wie gehabt, gleich viele, genauso viele',
  openers:
    "ach ja, ach, bevor ich es vergesse, bevor ich's vergesse, nebenbei bemerkt, nebenbei, übrigens, apropos, wo ich grad dran denke, wo ich gerade dran denke, wo ich gerade daran denke, da fällt mir ein, da fällt mir noch ein, lustigerweise, im übrigen, noch was, noch etwas, so nebenbei, zur info, ehe ich es vergesse, oh, na ja",
  informs:
    'wir informieren sie dass, wir möchten sie informieren dass, wir teilen ihnen mit dass, hiermit teilen wir ihnen mit dass, wir möchten ihnen mitteilen dass, zu ihrer information, wir weisen darauf hin dass',
  litotes:
    'schaden nicht, schadet nicht, schaden auch nicht, schadet auch nicht, kann nicht schaden, können nicht schaden, kann nichts schaden, wäre nicht schlecht, wären nicht schlecht, tut nicht weh',
  reasons:
    'weil, da, denn, nachdem, damit, wo, wovon, welche, welcher, die wir, die er, die sie, das wir, das er, den wir, den er, aber, obwohl, wenn, während, bis, bevor, als',
  longReasons: 'weil, nachdem',
  rest: 'der rest, den rest, rest, alles andere, alles übrige, alles weitere, die anderen, die übrigen, die restlichen, alle anderen, alle übrigen, für die anderen, übrige zeilen, andere zeilen, das übrige, das andere',
  dayNouns:
    'termin*, datum, lieferdatum, liefertermin*, wunschtermin*, tag, wie angegeben, wie gedruckt, wie bestellt, wie geplant, wie vorgesehen, bestelldatum, pünktlich',
  weather:
    'regen, regnet, regnete, schüttet, gießt, schneit, schnee*, sturm, gewitter, hitze, hitzewelle, sonne, sonnig, wetter, glatteis, nebel, frost, eiskalt',
  officeThings:
    'katalog*, preisliste*, prospekt*, broschüre*, kalender*, newsletter, visitenkarte*, portal, zugang*, passwort, datenblatt, datenblätter, zertifikat*, kontoauszug, bankverbindung, telefonnummer, mailadresse, öffnungszeiten, ansprechpartner*, betriebsferien, agb, farbkarte*, musterbuch, lieferantenerklärung*, langzeitlieferantenerklärung*, konformitätserklärung*, ursprungszeugnis*, unbedenklichkeitsbescheinigung*, freistellungsbescheinigung*, sicherheitsdatenblatt, sicherheitsdatenblätter, prüfbericht*, garantiezeit, gewährleistung*, garantiefrist, lieferzeit*',
  provisos:
    'vorbehaltlich, unter vorbehalt, unter dem vorbehalt, sofern, sollte der, sollte die, sollten die, vorausgesetzt, sobald genehmigt, nach freigabe, nach genehmigung, muss noch genehmigt',
  portions:
    'einen teil der, einen teil davon, ein teil der, aufteilen, geteilt, in zwei teilen, in zwei lieferungen, in zwei etappen, die hälfte davon, hälfte davon, den rest im, den rest an, den rest nach, den rest später, der rest im, der rest an, der rest nach, der rest später, rest im, rest nach, rest später, teils, je karton, pro karton, je beutel, pro beutel, pro palette, in einen beutel, in unser lager, an unser lager, zurücklegen, zurückhalten, können warten, kann warten, hat zeit, haben zeit, eilen nicht, eilt nicht, können später, kann später, können nachkommen, kann nachkommen, jetzt … später, erst … später, teilen sie … auf, teilt … auf, verteilen',
  otherTimes:
    'künftig, zukünftig, in zukunft, nächstes mal, das nächste mal, beim nächsten mal, ab jetzt, von nun an, jeden monat, monatlich, jede woche, wöchentlich, jedes quartal, pro monat, pro woche, pro jahr, normalerweise, üblicherweise, gewöhnlich, in der regel, sonst immer, vorab, zum anfang, für den anfang, diese woche',
  forNow: 'erst einmal, erst mal, erstmal, fürs erste, vorerst, zunächst, einstweilen',
  lieHere:
    'stehen noch, liegen noch, stehen hier, liegen hier, hier stehen, hier liegen, stehen bei, liegen bei, stehen … hier, liegen … hier, stehen … herum, liegen … herum, kamen an, sind angekommen, haben löcher, wollte er, er wollte, sie wollte, sie wollten, wir wollten, bleiben bei, bleibt bei, bleiben wir bei, belassen es bei, kaputt, nehmen … zurück, schicken … zurück, senden … zurück',
  notAdded:
    'zurücksenden, zurückschicken, zurück, zurücknehmen, zurückgeben, gutschrift, gutschreiben, schreiben … gut, angebot für, anbieten, preis für, rechnung für, rechnung über, zertifikat für, abholen, packen … in, in … packen, weniger, pro karton, je karton, pro palette, zu je',
  wishful:
    'toll wäre, schön wäre, super wäre, prima wäre, gut wäre, wäre toll, wäre schön, wäre super, wäre prima, wäre gut, wäre klasse, wäre ideal, würde mich freuen, würden uns freuen, würde uns freuen, freuen uns über, gern auch, danke fürs, danke für das, danke für die streichung, danke für die stornierung, dank fürs, im voraus für',
  wholeOrder:
    'die bestellung, diese bestellung, unsere bestellung, den auftrag, diesen auftrag, alles, das ganze, sämtliches, alle positionen, alle zeilen',
  sites: 'lager, depot, filiale, baustelle, werk, standort, hof, niederlassung, halle, zentrale, bauhof',
  towards: 'an, in, zu, zur, zum, nach, ans, ins',
  noAmountBehind: 'mit, in, für, an, am, im, je, pro, tor, raum, halle, team, etage, klasse, typ, gr',
  noAmountBefore:
    'kopie*, zertifikat*, exemplar*, personen, leute, mann, cent, euro, steckdosen, tage*, wochen, kollegen, mitarbeiter*, standorte, teams, schichten, uhr, stunden, minuten, bar, grad, prozent, Wochen, Wöchelchen, Stündchen, Monate, Jahre, Kilometer, Angestellte*, Mitarbeiter*, Kinder',
  forKnowledge:
    'zu ihrer kenntnis, zur kenntnis, zur information, zu ihrer information, für ihre unterlagen, zur info',
  differences:
    'weniger, mehr, runter, herunter, rauf, ab, weg, drauf, dazu, hinzu, abziehen, abzüglich, minus, plus, zusätzlich, wegnehmen, nehmen … weg, ziehen … ab',
  held: 'vorerst nicht, zunächst nur, nur vormerken, nur vorgemerkt, erst nach rücksprache, erst nach telefonischer rücksprache, erst nach freigabe, nur zur information, nur zur info, dient nur, dient lediglich, nur ein entwurf, ein entwurf, nur entwurf, nicht freigegeben, freigabe erfolgt, freigabe folgt, freigabe steht, freigabe fehlt, noch freigegeben werden, noch genehmigt, unter vorbehalt, vorbehaltlich, hinfällig, hat sich erledigt, hat sich … erledigt, kommando zurück, zurückgezogen, ziehen … zurück, ziehe … zurück, treten … zurück, trete … zurück, bestellung ist ein versehen, bestellung war ein versehen, auftrag war ein versehen, versehentlich gesendet, versehentlich geschickt, irrtümlich gesendet, irrtümlich geschickt, nicht buchen, nicht ausführen, nicht ausgeführt, nicht bearbeiten, nicht bearbeitet, nicht einbuchen, nicht verbuchen, nicht erfassen, auf abruf, abruf erfolgt, abruf folgt, abrufe erfolgen, nicht verbindlich, unverbindlich, ungültig, nicht mehr gültig, nicht final, nicht endgültig, keine bestellung, nur eine anfrage, nur eine reservierung, zur reservierung, nur reservieren, zurückstellen, zurückgestellt, widerrufen, widerrufe, bereits bestellt, schon bestellt, nur eine preisanfrage, ist eine preisanfrage, ist eine anfrage, dies ist eine kopie, das ist eine kopie, liegt auf eis, auf eis legen, auf eis gelegt',
  heldInSubject:
    'storno, stornierung, storniert, stornieren, annulliert, entwurf, ignorieren, duplikat, doppelt, widerruf, angebotsanfrage, rückruf, preisanfrage',
  fetches:
    'holen ab, hole ab, holen … ab, hole … ab, wird abgeholt, werden abgeholt, selbst abholen, selbstabholung, selbstabholer',
  retracts:
    'doch nicht, doch lieber nicht, nein warten sie, moment nein, kommando zurück, vergessen sie das, vergessen sie es, vergiss das, vergiss es, vergesst das, quatsch, nur spaß, nur ein scherz, kleiner scherz, ein scherz, anderer meinung, sehe ich anders, sehe das anders, lassen sie es, lassen sie sie, lassen wir es, lassen wir sie, alles beim alten, bleibt alles, bleibt es dabei, behalten sie sie, brauchen sie doch, brauchen wir doch, ignorieren sie das, nehme ich zurück, nehme das zurück, alles zurück, recht bedenke, bei näherem nachdenken, bei näherer betrachtung',
  unmeant:
    'meinen sie, meint ihr, glauben sie, denken sie dass, bin dagegen, sind dagegen, anderer meinung, sehe ich anders, nur spaß, nur ein scherz, kleiner scherz, dürfen gern, dürfen sie gern, wäre zu viel, wären zu viel, wären zu viele, wäre zu wenig, wären zu wenig, geht auch, gehen auch, wäre auch gut, auch in ordnung, versuchen sie, idealerweise, bei bedarf, notfalls, zur not, wie sie meinen, schlägt vor, schlagen vor',
  wonders: 'sollen wir, sollten wir, soll ich',
  former:
    'kamen, bekamen wir, wir bekamen, erhielten wir, wir erhielten, haben sie … geliefert, wurden … geliefert, lieferten sie, letzte lieferung, letzten lieferung, vorige lieferung, ging an, gingen an',
  packs: 'packen, packt, verpacken, verpackt, gepackt, verteilen, verteilt, aufteilen, aufgeteilt',
  concedes: 'obwohl, auch wenn, selbst wenn, wenn auch, wenngleich, trotz',
  toldAmounts:
    'glaubte*, dachte*, vermutete*, angeblich, gehört, gezählt, bezahlt, der kunde wollte, jemand schrieb, jemand hat, prognose, vorschau, bestandsliste, lagerliste, inventur, in rechnung, berechnet*, beschriften, beschriftet, haben … bekommen, haben … erhalten, haben wir schon, hab ich schon, haben schon, haben wir bereits, haben bereits, glaubt, meint, denkt, vereinbart waren, vereinbart war, hätten … bestellt, hätten … genommen, hätten … gebraucht, hätte … bestellt, foto, fotos, bild, bilder, zeichnung, zeichnungen, sind für, gedacht für, hatte erst, hatte zuerst, hatte zunächst, hatten erst, hatten zuerst, wenn es nach mir, ginge es nach mir, brachte, brachten, brachte mit',
  aspects:
    'rabatt*, preis*, zuschlag*, verpackung*, folie*, etikett*, aufkleber*, zertifikat*, muster, farbe*, logo, aufdruck*, menge*, anzahl, stückzahl*, zahl, termin*, notiz*, bemerkung*, hinweis*, rückstand*, angebot*, rechnung*, pfand, garantie, bestätigung*, bestätigen, Mehrwertsteuer, MwSt, Umsatzsteuer, Strichcode*, Barcode*',
  colours: 'rote*, blaue*, grüne*, gelbe*, schwarze*, weiße*, graue*, braune*, kleine*, große*',
  sentBefore:
    'bereits gefaxt, schon gefaxt, bereits gesendet, schon gesendet, bereits geschickt, schon geschickt, nochmals gesendet, erneut gesendet, liegt ihnen bereits vor, liegt ihnen schon vor',
  oldColumn:
    'gedruckt, alt, alte menge, bisher, bisherige menge, bestellt, laut bestellung, ursprünglich, vorher, war, statt',
  newColumn:
    'neu, neue menge, jetzt, nunmehr, benötigt, gewünscht, künftig, richtig, korrekt, geändert, soll, wird, nachher',
  bills:
    '*rechnung, *rechnungen, gutschrift*, kontoauszug, kontoauszüge, zahlung*, bezahlt, beglichen, überweis*, überwiesen, zahllauf, mahnung*, lastschrift*, skonto, offener posten, offene posten, buchhaltung, saldo, erstattung, rückerstattung, zahlungserinnerung*',
  absent:
    'im urlaub, in urlaub, urlaub, nicht im büro, nicht im haus, elternzeit, abwesend, abwesenheit, krankgeschrieben, vertritt mich, meine vertretung, in der zwischenzeit, in der zeit, solange ich weg, durchwahl, rückfragen, handy erreichbar, nicht da',
  closed:
    'geschlossen, betriebsferien, betriebsurlaub, betriebsruhe, werksferien, inventur, haben zu, machen zu, schließen, feiertag, feiertage, brückentag, ruhetag, wieder da, wieder geöffnet',
  empties:
    'leere* palette*, leerpalette*, leergut, leere* gitterbox*, leere* kiste*, leere* fässer, leere* behälter, leere* kanister, europalette*, europaletten, alte* palette*, die paletten, tauschpalette*',
  goesBack:
    'mitnehmen, mitnimmt, mitnehmt, nehmen … mit, nimmt … mit, nehmt … mit, nimm … mit, mitgenommen, abholen, abgeholt, holt … ab, holen … ab, zurücknehmen, zurück, rückgabe, tauschen, stehen bereit, liegen bereit, bereit, retour',
  gratitude:
    'danke für, vielen dank für, danke nochmal für, besten dank für, herzlichen dank für, danke euch für, nochmals danke für, entschuldig*, sorry für, sorry wegen, tut mir leid',
  announcesVisit:
    'avis, avisieren, avisiert, avisierung, vorher anrufen, vorher kurz anrufen, anruf … vorher, stunde vorher, stunden vorher, minuten vorher, tag vorher, vorab anrufen, telefonisch anmelden, telefonisch ankündigen, ruft … vorher an, rufen … vorher an',
  sinceOrUntil: 'ab, vom, von, bis, seit, zum',
  since: 'ab, seit',
  onceMore: 'erneut, nochmal, nochmals, noch einmal, noch mal, ein zweites mal, nachliefern, nachgeliefert',
  someMore: 'mehr als, paar mehr, etwas mehr, einige mehr, bisschen mehr, mehr von, mehr davon',
  openAgain: 'wieder da, wieder offen, wieder geöffnet, wieder erreichbar, zurück, ab … wieder',
  leadsIn:
    'zwei sachen, zwei dinge, drei sachen, eine sache, ein paar sachen, zwei änderungen, eine änderung, drei änderungen, folgendes, noch was, noch etwas, anbei, anhang, hängt dran, hängt an, angehängt, moin, hallo, guten morgen, servus, ach, ach ja, sorry, kleine änderung, kurze änderung',
  upTo: 'auf, zu, nimm, nehmt, mach, macht',
  addsOn:
    'pack noch, packt noch, pack … drauf, packt … drauf, pack … rein, leg noch, leg … dazu, legt … dazu, mit drauf, mit rein, obendrauf, oben drauf, schmeiß … rein, schmeißt … rein, schreib noch, schreib … dazu, nimm noch, dazunehmen, wirf noch, tu noch',
  bringsIt:
    'liefern, liefern sie, liefert, liefere, liefer, liefern sie es, liefern sie alles, liefern sie die ware, liefert es, liefert alles, anliefern, bringen, bringen sie es, bringen sie alles, bringen sie die ware, bringt es, bringt alles, bring es, bring alles, kommt, kommen sie, komm, alles liefern, die ware liefern, könnt ihr liefern, können sie liefern, könnten sie liefern, könntet ihr liefern, schickt es, schicken sie es',
  prefersDay:
    'kommt bitte, komm bitte, bringt, bringen sie, wäre uns lieber, wäre mir lieber, ist uns lieber, lieber, passt uns besser, passt besser, wäre besser, ist besser, machen wir, sagen wir, könnt ihr kommen, könnt ihr … kommen, kannst du … kommen, können sie … kommen, als termin, termin, wunschtermin, schafft ihr, schaffen sie, schaffst du, ginge, ginge es, klappt, geht auch, ginge auch, wäre … möglich, ist … möglich, könnte es … sein',
  fillers:
    'gar, doch, nun doch, dann doch, jetzt doch, eigentlich, einfach, mal, ma, halt, eben, eh, ja, im grunde, ehrlich gesagt, letztendlich, letztlich, schließlich, diesmal, dieses mal, nun, überhaupt, ersatzlos, also',
  thisTime: 'diesmal, dieses mal, diese woche, diesen monat, ausnahmsweise, dann doch, nun doch',
  mindChanged:
    'hat es sich anders überlegt, hat sich anders entschieden, haben uns anders entschieden, haben es uns anders überlegt, anders überlegt, anders entschieden, pläne haben sich geändert, plan hat sich geändert, geht weg wie warme semmeln, gehen weg wie warme semmeln, gehen weg wie nichts, verkauft sich wie verrückt, verkaufen sich wie verrückt, werden uns aus den händen gerissen',
  changeHeadings:
    'ergeben, aufgefallen, noch was, nachtrag*, nachträg*, vertan, versehen, tippfehler*, abweichung*, änderung*, korrektur*, berichtigung*, anpassung*, abweich*, mengen, stückzahlen, neue menge, wie folgt, folgende*, folgendes, falsch, fehler, sondern, sachen, dinge, punkte, im anhang, anbei, angehängte*, die bestellung, der bestellung, unsere bestellung, unserer bestellung, zur bestellung, zum auftrag, aber, allerdings',
  stateHeadings:
    'lager*, bestand, vorrat, vorrätig, restbestand, übrig, erhalten, geliefert, gekommen, angekommen, defekt*, beschädigt*, kaputt, rückstand*, rückständ*, letzte bestellung, letztes mal, letzten, vorige*, preise*, preisliste, berechnet, bereits, schon, verkauft, verbraucht, für die, für den, für das',
  callsOff:
    'stornier*, streich*, gestrichen, lösch*, gelöscht, entfern*, weglass*, weggelassen, weg zu lassen, wegzulassen, rausnehmen, rauszunehmen, rausgenommen, herausnehmen, herauszunehmen, herausgenommen, abbestell*, zu verzichten, verzichten, kürzen, wegnehmen, wegzunehmen, loswerden, zurückziehen, storno',
  denials: 'nicht, nie, niemals, keinesfalls, keineswegs, keinen Grund',
  forbids:
    'auf keinen Fall, in keinem Fall, unter keinen Umständen, keinesfalls, niemals, niemand, keiner, kein Mensch, kommt nicht in Frage, kommt nicht infrage, nie davon, nie gesagt, hüten',
  questionWords:
    'bis wann, ab wann, seit wann, wie lange, wie lang, wann, wer, warum, wieso, weshalb, was kostet, was passiert, was würde, stimmt es, haben Sie, habt ihr, wie viel, wieviel',
  goneElsewhere:
    'haben Sie … gestrichen, habt ihr … gestrichen, haben Sie … storniert, habt ihr … storniert, hattet ihr … gestrichen, hatten Sie … storniert, Sie haben … gestrichen, Sie haben … storniert, bei der Konkurrenz … storniert, bei der Konkurrenz … gestrichen, beim Wettbewerb … storniert, in einer anderen Bestellung, im anderen Auftrag, in einem anderen Auftrag, nicht aus dieser, nicht aus diesem, nicht von dieser, hören Sie nicht auf, hört nicht auf, glauben Sie … nicht, glaubt … nicht, was auch immer … sagt, egal was, angeblich, Gerücht*, dachte … storniert, glaubte … storniert, meinte … gestrichen, nicht wir, nicht unsere, aus dem Katalog, aus dem Sortiment, vom Markt, hat mir … gestrichen, hat uns … gestrichen, haben mir … gestrichen, haben uns … gestrichen',
  wouldHave:
    'hätte gern, hätte gerne, hätten gern, hätten gerne, hätte … gern, hätte … gerne, hätten … gern, hätten … gerne, würde … gern, würde … gerne, wollte, wollten, fast, beinahe, anfangs, zuerst',
  pondered:
    'wäre schade, wäre ein Jammer, wäre dumm, wäre ein Fehler, jammerschade, überlege, überlegen, erwäge, erwägen, spiele mit dem Gedanken, denke darüber nach, denken darüber nach, Storno war, Stornierung war, Streichung war, Storno … war, Stornierung … war, Streichung … war, war ein Scherz, die Idee, der Gedanke, den Gedanken, wieder aufnehmen, wieder rein, wieder mit rein, lassen sie aber, lassen sie doch, aber drin, meine Bitte von, unsere Bitte von, meine Bitte vom, unsere Bitte vom, Bitte zurückziehen, Wunsch zurückziehen, könnten … verzichten, könnte … verzichten, hätten … können, hätte … können, hätten … sollen, stimmt nicht dass, nicht wahr dass, ignorieren sie meine, vergessen sie meine, aber ich nicht, wir aber nicht, ich aber nicht',
  noGoods:
    'Besuch, Reklamation*, Beschwerde, Mahnung, *folie, Folie, Zellophan, Cellophan, Geschenkpapier, Geschenkverpackung, Plastik, Plastikhülle, Abo, den Namen, unseren Namen, das Logo, Staub, Termin, Termine, Besuchstermin, kaputte, kaputten, defekte, defekten, beschädigte, beschädigten, abgelaufene, abgelaufenen, verdorbene, verdorbenen, gebrochene, zerbrochene, zerbrochenen, schadhafte, schadhaften, mangelhafte, mangelhaften',
  otherDoings:
    'Finger weg, Hände weg, nicht anfassen, nicht antasten, nicht anrühren, eilt nicht, eilen nicht, keine Eile, nicht eilig, nicht dringend, nicht anrufen, wie warme Semmeln, keine Party, kein Fest, aufgeschmissen, verloren, läuft nichts, läuft nix, geht nichts, geht nix, dazupacken, nix zu, nichts zu, keinen Ersatz, kein Ersatz, keine Ersatzartikel',
  regrets:
    'wären schön gewesen, wäre schön gewesen, hätte gern, darf aber nicht, dürfen aber nicht, bei mehr budget, wenn es nach mir ginge, habe nein gesagt, haben nein gesagt, vom tisch, brauchen sie nicht zu ändern, wieder rückgängig, abgelehnt, war ein gerücht, nur ein gerücht, nichts entschieden, nichts ist entschieden, je nach wetter, rein theoretisch, rein hypothetisch, vergessen sie was ich, schwanken zwischen, dann gehen sie zurück, meldet sich selbst, schreibt ihnen selbst, geworden wenn',
  otherOrders:
    'anderen bestellung, andere bestellung, weitere bestellung, separate bestellung, dauerauftrag, abo, anderen filiale, andere filiale, anderen laden, anderes geschäft, anderswo, woanders, nächsten monat, nächstes jahr, nächste saison, in unsere filiale, an unsere filiale, eines tages, irgendwann, im frühjahr, im herbst, seine bestellung, ihre eigene bestellung, als geschenk',
  asksOnly:
    'was würde, was würden, was kosten, was kostet, wie viel kosten, welchen preis, welcher preis, würden sie … zurücknehmen, auf einmal, nicht wahr, oder?, stimmt das, was würde sich ändern, warum, wieso, weshalb, mindestmenge, mindestbestellmenge, gäbe es, versandkostenfrei, frei haus',
  prices:
    'preis, preise, preises, stückpreis, einzelpreis, rabatt, rabatte, nachlass, kosten, zuschlag, cent, pfand, prozent',
  codes:
    'artikelnummer, artikelnr, artikel-nr, teilenummer, produktnummer, bestellnummer, referenznummer, kundennummer, neue nummer, zusatz, adresse, anschrift, hausnummer, kostenstelle, liefertermin',
  numbered:
    'seite, dock, steg, liegeplatz, regal, gang, tür, code, referenz, der bestellung, aus bestellung, von bestellung, zur bestellung, auftrag, rechnung, charge',
  eachOf:
    'tisch, fahrt, fuhre, lkw, tüte, rezept, etage, stockwerk, person, kopf, boot, zimmer, tag, gast, portion, quadratmeter',
  toldOf:
    'haben wir … verbraucht, verbraucht*, nur noch, übrig geblieben, hatten wir im, sie schreiben, sie schrieben, sie haben geschrieben, im katalog, auf dem foto, auf dem bild, verlangt der, ausgeliehen, geliehen, verkauft, hieß es, das programm, das system, bat mich, der vorrat',
  onTop:
    'ergänzen, hinzufügen, hinzu, dazu, on top, obendrauf, obendrein, zusätzlich*, es fehlen, fehlen auf, hinaus, schlagen … auf, aufschlagen',
  deducts: 'abziehen, ziehen … ab, zieht … ab, zieh … ab',
  refusesLast: 'bitte nicht, bitte nicht machen, bitte so lassen',
  afterwards: 'nach, später, danach, dann',
  onForm:
    'draufsteht, draufstehen, stehen drauf, steht drauf, sind drauf, sind bloß, sind bloss, hab ich geschrieben, habe ich geschrieben, haben wir geschrieben, hatte … geschrieben, hatten … geschrieben, geschrieben hatte, geschrieben hatten, in der bestellung, auf der bestellung, im formular, auf dem formular, auf dem zettel, auf dem blatt, im pdf, da steht, da stehen, dort steht, dort stehen',
  unfitAmount:
    'kommen wir nicht hin, komme ich nicht hin, komm ich nicht hin, komm i net hin, kommen wir nicht aus, kommen wir nicht weit, komme ich nicht weit, komme ich nicht aus, reichen nicht, reicht nicht, reichen nie, reicht nie, reichen uns nicht, reicht uns nicht, genügen nicht, genügt nicht, langen nicht, langt nicht, sind zu wenig, ist zu wenig, sind zu wenige, zu knapp, kein platz für, keinen platz für, keinen platz mehr für, kein platz mehr für, zu viel, zu viele, sind zu viel, ist zu viel',
  counted:
    'kinder, kindern, kids, gäste, gästen, schüler*, besucher*, kunden, patienten, bewohner*, mitglieder*, azubis, lehrlinge*, monteure*, maler, schreiner, helfer*, handwerker*, kolleginnen, leuten, kälber*, lämmer*, kühe*, schafe*, pferde*, schweine*, hühner*, hunde*, punkte*, tore, jahre*',
  doors:
    'torcode, türcode, code für … tor, code für … tür, code für … schranke, code am tor, code der schranke, zugangscode, pin am tor, schlüsselsafe, schlüsseltresor, klingel, klingeln bei, tor, schranke, zimmer, raum',
  codeWords: 'code, pin',
  isThere:
    'besetzt, geöffnet, öffnet, schließt, offen, öffnungszeiten, bürozeiten, anwesend, vor ort, zu erreichen, erreichbar, wieder da, im haus, am empfang, niemand, keiner da, jemand, sind wir von, sind wir ab, sind wir bis, bin weg, sind weg, bin ich vor, ich wieder, wir wieder, bin wieder, wieder besetzt, bin ich vor ort, wieder vor ort, bin vor ort',
  feasts:
    'hochzeit, geburtstag, kindergeburtstag, jubiläum, fest, laternenfest, sommerfest, weihnachtsfeier, feier, spiel, konzert, tag der offenen tür, sportfest, prüfung*, eröffnung, ferien, beerdigung, taufe, wettkampf, turnier, audit, brandschutzübung',
  reachBy: 'anrufen, ruf, rufen, ruft, telefon, telefonisch, handy, mobil, whatsapp, erreichbar, erreichen',
  wellWishes:
    'wünschen ihnen, wünschen wir ihnen, wünsche ihnen, wünschen euch, frohes neues, gutes neues, alles gute für, guten start',
  thanksAgain:
    'danke nochmal für, danke noch mal für, danke noch einmal für, vielen dank nochmal für, vielen dank noch mal für, vielen dank noch einmal für, vielen dank nochmals für, danke nochmals für, nochmals danke für, nochmals vielen dank für, danke für die muster, danke für die probe*',
  thankedFor:
    'danke dass sie, danke … dass sie, danke dass ihr, danke … dass ihr, danke dass du, danke … dass du, dank dass sie, dank … dass sie, dank dass ihr, dank … dass ihr, dank dass du, dank … dass du',
  lastDelivery:
    'die letzte lieferung, ihre letzte lieferung, eure letzte lieferung, die vorige lieferung, die letzte sendung, ihre letzte sendung, die vorherige lieferung',
  wentWell:
    'einwandfrei, tadellos, perfekt, unversehrt, heil angekommen, gut angekommen, pünktlich, vollständig, in ordnung, prima, bestens, super, schon geklärt, bereits geklärt',
  bringsOrder:
    'anbei, im anhang finden sie, in der anlage finden sie, anbei finden sie, anbei erhalten sie, im anhang findet ihr, im anhang, beiliegend, beigefügt, in der anlage, als anlage, hiermit sende ich, hiermit senden wir, sende ich ihnen, senden wir ihnen, schicke ich ihnen, schicken wir ihnen',
  offers: 'ihrem angebot, ihr angebot, eurem angebot, angebot, ihrer offerte, offerte',
  daySuits:
    'passt, passt uns, ist perfekt, ist gut, ist ok, ist in ordnung, ist richtig, bleibt, gilt, wie auf der bestellung, wie bestellt',
  thanking:
    'möchten wir uns … bedanken, möchten uns … bedanken, möchte mich … bedanken, möchte ich mich … bedanken, wollen wir uns … bedanken',
  settledSince:
    'wurde gutgeschrieben, ist gutgeschrieben, bereits gutgeschrieben, schon gutgeschrieben, ist geklärt, schon geklärt, bereits geklärt, schon ersetzt, bereits ersetzt, ist erledigt, schon erledigt',
  handedBack:
    'brauchen … zurück, wollen … zurück, möchten … zurück, nehmen … zurück, zurückgeben, zurückgebe, zurücknehmen, zurückschicken, zurücksenden, retour, retoure, retournieren, tauschen, umtauschen, austauschen, umgetauscht, ausgetauscht, ersetzen, ersetzt, Ersatz, reparieren, repariert, gutschreiben, gutgeschrieben, Gutschrift, erstatten, abholen, abgeholt, angeboten, anbieten, Angebot',
  atLeast:
    'mindestens, wenigstens, zumindest, min., mind., maximal, höchstens, etwa, circa, ca., ungefähr, rund, gut, knapp, fast, beinahe, über, unter, mehr als, weniger als, bestätigen sie, bestätigt, bestätigen',
  hereNow:
    'wir haben, ich habe, wir hätten, wir hatten, es sind, es waren, da sind, hier sind, es gibt, es gab',
  cameOrLies:
    'da, dabei gewesen, angekommen, gekommen, kam, kamen, eingetroffen, erhalten, haben … bekommen, bekommen haben, habe … bekommen, waren im, waren in, waren dabei, war dabei, wurden geliefert, wurde geliefert, geliefert worden, an Bord, auf Lager, übrig, vorhanden, hier, bisher, bislang, heute?, morgen?, noch keine, noch kein, dabei, bekommen, da gewesen, mitgekommen, drin gewesen, lagen bei, lag bei',
  asksPolitely:
    'bitte, können Sie, können wir, kann ich, könnten, könnte, könntet, kannst, könnt, würden, würde, würdest, würdet, dürfen, dürfte, dürften, darf, möglich, machbar, wären Sie, wärt ihr, wäre es, ließe sich, ließen sich, lassen sich, lässt sich, geht es, ginge es, danke, möchten, können, kann, ginge, passen noch, passt noch, ginge auch',
  eachOne: 'jeweils, pro Stück, das Stück, pro Nase',
  plainNo: 'nein, nee, nö, halt, moment',
  leavesIt: 'doch, lassen, lass, lasst, warten, warte, behalten, bleibt, moment, lieber, stimmt',
  dayDenied:
    'ist falsch, war falsch, falsch, stimmt nicht, stimmt so nicht, ist überholt, überholt, ist hinfällig, hinfällig, veraltet, gilt nicht, passt nicht, passt uns nicht, passt mir nicht, passt leider nicht, geht nicht, geht leider nicht, klappt nicht, ist zu früh, ist zu spät, wäre zu früh, wäre zu spät, nicht mehr, nie vereinbart, nicht vereinbart, ist ein irrtum, ist ein fehler, ist nichts, kommt nicht in frage',
  stillSays:
    'steht noch, stehen noch, steht immer noch, steht weiterhin, noch drin, nennt noch, zeigt noch, sagt noch, trägt noch, noch immer, hat noch, haben noch',
  forgotThem:
    'die habe ich vergessen einzutragen, das habe ich vergessen einzutragen, die hatte ich vergessen einzutragen, ich habe vergessen sie, ich habe vergessen es, ich hatte vergessen sie, ich hatte vergessen es, ich habe vergessen das, ich habe vergessen die, wir haben vergessen sie, wir haben vergessen es, die hatte ich vergessen, die hab ich vergessen, die habe ich vergessen, das hatte ich vergessen, das habe ich vergessen, den hatte ich vergessen, den habe ich vergessen, die hatten wir vergessen, die haben wir vergessen, das hatten wir vergessen, das haben wir vergessen, hatte ich vergessen, habe ich vergessen, hab ich vergessen, haben wir vergessen, wurde vergessen, wurden vergessen, ist mir durchgerutscht, sind mir durchgerutscht',
  refersBack: 'der, die, das, dieser, dies, was',
  wraps:
    'einpack*, eingepackt, einwickeln, eingewickelt, einschweiß*, falten, gefaltet, faltet, knicken, geknickt, knickt, biegen, gebogen, gestapelt, gerollt, aufrollen, bündel*, gebündelt, zusammenbinden, quetsch*, zusammenlegen, verpacken, verpackt, stapeln',
  cutsGoods: 'kürz*, gekürzt, schneid*, geschnitten, ablängen, abgelängt, zuschneiden, zugeschnitten, sägen',
  handedTo:
    'bei mir, bei uns, an mich, zu mir, zu uns, persönlich, beim Nachbarn, beim Pförtner, vor die Tür, in die Hand',
  movesHouse: 'ziehen um, ziehen wir um, zieht um, umzug, umziehen, ziehen … um',
  roseTo: 'gestiegen, gesunken, gefallen auf',
  mends: 'ersetz*, ersetzt, umtauschen, austauschen, tauschen, prüfen, prüft, testen, reparieren',
  ahead:
    'vorab, vorneweg, vorweg, im voraus, voraus, zur seite, beiseite, holt … ab, hole … ab, holen … ab, vorbeikommen',
  requests:
    'bestell*, liefer*, schick*, send*, brauch*, benötig*, hätt*, möcht*, order*, nehmen wir, wir nehmen, bedarf*, fehl*, ausgegangen*, zukommen*',
  asksFor:
    'ich … hol*, wir … hol*, hol, hole, zum abschluss*, zum abschluß*, zum schluss*, zum schluß*, zuletzt*, abschließend*, frag* nach*, frag* auch nach*, frag* noch nach*, frag* außerdem nach*, bat um*, gebeten um*, pack*, leg*, reservier*, knapp*, aus, leer*, alle, notier*, bitte*, wunsch*, erbitt*, abruf*, ruf*, gebraucht*, dazu noch*, außerdem noch*, nachschub*, einverstanden*, akzeptier*, kann ich 0, kann ich ein*, kann ich bitte 0, kann ich bitte ein*, kann ich noch 0, kann ich noch ein*, kann ich wieder 0, kann ich wieder ein*, könnte ich 0, könnte ich ein*, könnte ich bitte 0, könnte ich bitte ein*, könnte ich noch 0, könnte ich noch ein*, könnten wir 0, könnten wir ein*, könnten wir bitte 0, könnten wir bitte ein*, könnten wir noch 0, könnten wir noch ein*, dürfte ich ein*, dürften wir ein*, dürfte ich 0, dürften wir 0',
  noRequest: 'in bester Ordnung',
  tellsOfPast:
    'geliefert, angekommen, eingetroffen, erhalten, letzte, letzter, letzten, war, waren, hatten, vor 0, zurückgeschickt, zuerst, ursprünglich',
  unwanted: 'änder*, storn*, nicht mehr*, annul*, beschädig*, zu viel*, zurück*, modif*',
  quantityNames: 'menge, anzahl, anz, stk, stück',
  listLinks: 'und, plus, sowie, außerdem, ferner, dann, dazu, samt, auch',
  listLinksBehind: 'ebenso, dann, noch, dazu',
  positionNames: 'pos, position, positionen, zeile, zeilen, posten',
  articleNames:
    'ref, referenz, refnr, ref.nr, art, artikel, art-nr, art.-nr, artnr, art.nr, teilenr, teile-nr, bestellnr, bestell-nr, artikelnr, artikel-nr, artikelnummer, katnr, kat-nr, katalognr, katalog-nr, materialnr, material-nr, materialnummer, matnr, mat-nr, mat.nr, mat.-nr',
  numberNames:
    'angebot*, offert*, nr, num*, woche, kw, wo, art, artikel, bestellung, bestellnummer, auftrag, vom, konto, nummer, größe, gr, typ, tel',
  whenWords: 'morgen, heute, nächste*, kommende*, ende, anfang, diese*',
  knownPlaces: 'unser*, uns, die bekannte, die übliche, die baustelle, die adresse, das lager',
  prepositions: 'bis, am, an, auf, für, zum, zur, vor, ab, unter, im, in, nach',
  beforeHours: 'um, gegen, nach, innerhalb, über, mehr, circa, ca',
  afterthoughts: 'auch, noch, dazu, bitte',
  politeWords: 'bitte, danke',
  again: 'wieder, wiederum, nochmal, nochmals, bitte',
  papersBeside:
    'quittung, zertifikat*, zeugnis*, prüfzeugnis, bestätigung, auftragsbestätigung, rechnung, lieferschein',
  oneOfTalk:
    'ding, dings, sache, wort, rechnung*, einzige*, bestätigung*, kurz*, gut*, schön*, klein*, groß*, lieferung, kopie, woche, monat, stunde, frage, termin*',
  fromHour: 'ab, bis, gegen, um',
  ofHour:
    'uhr, offen, geöffnet, auf, zu, besetzt, erreichbar, da, hier, früh, morgens, vormittag, vormittags, nachmittag, nachmittags, abends, spätestens, geschlossen, heute, morgen, jemand, niemand, kommt, kommen, wäre, würde, geht, passt, wir, ich, er, sie, ist, sind, wird, bin, anrufen, melden, abholen, anliefern, liefern',
  standsThere: 'steht, stehen, liegt, liegen',
  takesBack: 'nein, halt, besser, besser gesagt, lieber, korrektur, quatsch, doch lieber, doch nur',
  interjections: 'ach, äh, och, oder, aber',
  saysAnew: 'das, sind, es, nur, bitte',
  becauseWords: 'weil, da, denn, bitte',
  brokenGoods: 'kaputt, zerbrochen, beschädigt, defekt',
  goesOn: 'außerdem, ausserdem, zusätzlich, dazu, ferner, weiterhin, sowie, und',
  ifPossible:
    'wenn möglich, falls möglich, sofern möglich, wenn es möglich, falls es möglich, sofern es möglich, wenn es geht',
  hasStock: 'haben 0, haben noch 0, haben wir 0, haben wir noch 0, noch da, übrig, vorrätig',
  restOfOrder: 'restmenge, restliche, verbleib*, offene',
  countsAnew:
    'mach daraus, macht daraus, mach bitte daraus, machen sie daraus, machen sie bitte daraus, machen wir daraus, mach das, machen sie das, machen wir das, mach doch, macht doch, machen sie doch, machen wir doch, mach lieber, macht lieber, machen sie lieber, machen sie bitte lieber, machen wir lieber, doch lieber, doch nur',
  wantsNow: 'bitte, brauch*, benötig*, schick*, leg* bei, mitgeben',
  areWords: 'hat, haben, hatte, hatten, ist, sind, wird, werden, reicht, reichen',
  sameAgain:
    'das gleiche nochmal, das gleiche nochmals, das gleiche noch mal, das gleiche noch einmal, das gleiche wie, dasselbe nochmal, dasselbe nochmals, dasselbe noch mal, dasselbe noch einmal, dasselbe wie, gleiche bestellung nochmal, gleiche bestellung nochmals, gleiche bestellung noch mal, gleiche bestellung noch einmal, gleiche bestellung wie',
  excepts: 'aber, außer, ohne, nur',
  therefore: 'deshalb, daher, darum',
  greetings: 'hallo, moin, servus, grüße, gruß, tschüss, lg, vg, danke, dank',
  dayOfDelivery:
    'liefer, lieferung, liefern, liefert, liefertermin, anliefer, anlieferung, anliefern, anliefert, ausliefer, auslieferung, ausliefern, ausliefert, beliefer, belieferung, beliefern, beliefert, zustellung, zustellen, zustellt, abhol, abholung, abholen, abholt, eintreffen, gewünscht, wunschtermin, benötigt, erwünscht',
  needsThen: 'brauch, brauche, brauchen, braucht, bräuchte, bräuchten, benötige, benötigen',
  canYou: 'kannst, könnt*, können, würde*',
  mustBe:
    'muss, müssen, müsste*, wäre, würde mich … freuen, würde uns … freuen, würden uns … freuen, würden mich … freuen, würde ich mich … freuen, würden wir uns … freuen, freue mich, freue ich mich',
  here: 'hier, da',
  allOfIt:
    'alles, das alles, das ganze, brauche das, brauchen das, brauch das, brauche es, brauchen es, brauche alles, brauchen alles',
  allIsNeeded:
    'wird … gebraucht, werden … gebraucht, wird … benötigt, werden … benötigt, brauche das, brauche es, brauche sie, brauche alles, brauche ich das, brauche ich es, brauche ich sie, brauche ich alles, brauchen das, brauchen es, brauchen sie, brauchen alles, brauchen wir das, brauchen wir es, brauchen wir sie, brauchen wir alles',
  toBeDone: 'kann, soll, muss, bitte',
  besideDays:
    'wie, immer, sonst, früh, um, bis, ab, kurz, noch, bitte, wäre, ware, gut, super, schön, schon, ideal, wenn, möglich, moglich, frueh, fruh, vormittag, vormittags, nachmittag, nachmittags, mittag, abend, danke, spätestens, spatestens, morgen',
  otherMatters: 'adresse, anschrift, preis, preise, gültig, rechnung*, seit',
  behindDay: 'an, nach, zu, zum, zur, wäre, bitte, wenn',
  otherDays: 'nächste*, letzte*, jede*, seit, kommende*',
  called: 'angerufen',
  furtherOnes: 'weitere, andere, zusätzliche',
  noGoodsCounted:
    'personen, leute, mann, gäste, bewohner*, schüler*, patienten, mitarbeiter*, besucher, mitglieder, bestellungen, aufträge, positionen, zeilen, lieferungen, teile, teilen, kopie, kopien, standort, standorte, filiale, filialen, baustelle, baustellen, adressen, projekte, projekten, kunden, lkw, dinge, sachen',
  ifThere:
    'wenn da, wenn vorhanden, wenn verfügbar, wenn lieferbar, falls da, falls vorhanden, falls verfügbar, falls lieferbar',
  listEnds:
    'zur Lieferung, so schnell, so bald, vielen, bis bald, bitte, danke, dringend, dieses Mal, diesmal, wenn es, wenn das geht, wenn sie, wenn ihr, wenn du, falls sie, falls ihr, falls du, falls es, sofern sie, sofern ihr, sofern du, sofern es, unsere',
  only: 'nur, lediglich, bloß',
  rather: 'lieber, besser, doch, statt*, ich meinte',
  introduces: 'hier ist, hier spricht, ich bin, mein Name ist, hier',
  ofHouse: 'von der, vom, von, aus',
  roomNames: 'Eingang, Ausgang, Tor, Halle, Rampe, Haus, Gebäude',
  bounds: 'über, oberhalb, höchstens, max, maximal',
  weWant: 'wir, ich, brauchen, benötigen, bestellen, bitte',
  beforeDeliveryDay: 'für, bis, am, zum, vor, möglichst, spätestens, idealerweise',
  byDay: 'bis, spätestens, vor',
  closedOn: 'geschlossen, betriebsferien, feiertag, urlaub',
  thisDay: 'diesen',
  isNumber: 'ist, lautet',
  behindNumber: 'vom, für, bitte, und, mit, bis, am, ist, wann',
  asksPrice:
    'preis für, preis über, preis zu, preise für, preise über, preise zu, angebot für, angebot über, angebot zu',
  suffices: 'reicht, reichen, genügt, genügen',
  notUrgent: 'dringend, eilig',
  noRush: 'keine Eile, eilt nicht',
  fromNowOn: 'künftig, zukünftig, in Zukunft, nächstes Mal',
  checkedTwice: 'doppelt gepr*, doppelt überpr*, zweimal gepr*, zweimal überpr*',
  firstThought: 'erst, erstmal, zuerst, zunächst, ursprünglich, hatte ich',
  dozens: 'dutzend',
  ofLength: 'je, stück*, lang, lange, länge*, rolle, rollen, bund, bunde',
  ofGoods: 'von',
  beforePrice: 'zu, zum, je, preis, einzelpreis, stückpreis, nettopreis, einheitspreis, ep',
  forPrice: 'für, bei',
  priceSaid: 'zum Preis von, zum Stückpreis von, zum Einzelpreis von',
  sumSaid: 'gesamt, insgesamt, zusammen, macht, ergibt',
  workPlaces: 'lager, werkstatt, büro',
  ordersCounted: 'bestellungen, aufträge',
  companyFields: 'Firma, ihre Firma, Firmenname, Unternehmen, Betrieb',
  personFields: 'Name, ihr Name, Ansprechpartner, Ansprechpartnerin, bestellt von, bestellt durch',
  orderNumberFields:
    'Bestellnummer, Bestellreferenz, Bestell-Nr, Bestell-Nr., Bestellnr, Bestellnr., ihre Bestellnummer, ihre Bestellreferenz, ihre Bestell-Nr, ihre Bestell-Nr.',
  emailFields: 'E-Mail, Email, Mail, E-Mail-Adresse, E-Mailadresse, Email-Adresse, Emailadresse',
  phoneFields: 'Telefon, Telefonnummer, Tel, Tel.',
  streetFields: 'Straße, Strasse, Adresse',
  postcodeFields: 'PLZ, Postleitzahl',
  townFields: 'Ort, Stadt, Wohnort',
  placeFields:
    'liefer*, Versand, Versand an, Rechnung an, Rechnungsadresse, Rechnungsanschrift, Adresse, Anschrift, Baustelle',
  wantsSome: 'brauch*, benötig*, nehmen wir, wir nehmen, behalt*, reich*, genüg*, hätten gern*',
};
