// What is told beside orders, in nine languages: alternations of whole words.

/** What such a notice names, in all languages alike. */
export const ofFreight =
  'hbl|mbl|b/l|bill of lading|hawb|mawb|awb|vessel|voy(?:age)?|container|consignee|shipper|eta|empfänger der ladung|konnossement|cognossement|connaissement|conocimiento de embarque|polizza di carico|conhecimento de embarque|konosament|konnossement';
