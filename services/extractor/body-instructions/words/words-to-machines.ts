import { wholeWords } from '@orderloom/pages/whole-words.ts';

/**
 * What nobody writes to the people at an order desk, in nine languages: it means to make a program do something that
 * its owner did not ask for.
 */
export const speaksToMachines = wholeWords(
  [
    '(?:note|message|instructions?) (?:to|for) (?:the |an? |any )?(?:order |mail |e-?mail )?(?:assistant|ai|bot|agent|parser|model|llm|system)|(?:ignore|disregard|forget|override) (?:all |any |the |your |of )*(?:previous|prior|above|earlier|system|existing)? ?(?:instructions|prompts?|rules|catalog(?:ue)?|price list)|system (?:prompt|note|override)|(?:as|you are) an? (?:ai|assistant|language model)',
    '(?:hinweis|anweisung|nachricht)(?:en)? (?:an|für) (?:den |die |das |einen )?(?:bestell)?(?:assistenten|ki|bot|agenten|parser|modell|system)|(?:ignorier|missacht|vergiss|vergess)\\p{L}* (?:sie )?(?:alle |die |deine |ihre )*(?:bisherigen |vorherigen |obigen )?(?:anweisungen|regeln|vorgaben|preisliste)|system-?(?:hinweis|prompt|nachricht)',
    '(?:instructie|bericht|opmerking)s? (?:aan|voor) (?:de |het |een )?(?:bestel)?(?:assistent|ai|bot|agent|parser|model|systeem)|negeer (?:alle |de |je |uw )*(?:vorige |eerdere |bovenstaande )?(?:instructies|regels|prijslijst)|systeem-?(?:bericht|prompt|opmerking)',
    '(?:note|message|instructions?|consigne) (?:à|pour|au) (?:l[’\\x27]|le |la )?(?:assistant|ia|bot|agent|analyseur|modèle|système)|ignore[rz]? (?:toutes )?(?:les |vos |tes )?(?:instructions|règles|consignes)|(?:message|note) (?:du )?système',
    '(?:nota|mensaje|instrucci(?:ón|ones)) (?:para|al?) (?:el |la )?(?:asistente|ia|bot|agente|modelo|sistema)|ignor(?:a|e|en|ar) (?:todas )?(?:las |sus |tus )?(?:instrucciones|reglas)|(?:mensaje|nota) del sistema',
    '(?:nota|messaggio|istruzion[ei]) (?:per|all[’\\x27]|al) ?(?:l[’\\x27]|il |la )?(?:assistente|ia|bot|agente|modello|sistema)|ignora(?:re|te)? (?:tutte )?(?:le |le tue |le vostre )?(?:istruzioni|regole)|(?:messaggio|nota) di sistema',
    '(?:nota|mensagem|instruç(?:ão|ões)) (?:para|ao) (?:o |a )?(?:assistente|ia|bot|agente|modelo|sistema)|ignor(?:a|e|em|ar) (?:todas )?(?:as |as suas )?(?:instruções|regras)|(?:mensagem|nota) d[eo] sistema',
    '(?:uwaga|wiadomość|instrukcja|polecenie) (?:dla|do) (?:asystenta|ai|bota|agenta|parsera|modelu|systemu)|(?:zignoruj|ignoruj|pomiń)\\p{L}* (?:wszystkie )?(?:poprzednie |powyższe )?(?:instrukcje|polecenia|zasady)|komunikat systemowy',
    '(?:besked|note|instruktion)(?:er)? til (?:ordre)?(?:assistenten|ai|botten|agenten|parseren|modellen|systemet)|ignor[eé]r (?:alle )?(?:de )?(?:tidligere |ovenstående )?(?:instruktioner|regler)|system-?(?:besked|prompt)',
  ].join('|'),
);
