/** Abbreviations whose point ends nothing. */
export const abbreviation =
  /^(?:no|nr|pos|art|ref|réf|st|stk|pcs|pc|ca|z\.b|i\.p\.v|bzw|incl|excl|inkl|exkl|mr|mrs|hr|fr|dr|approx|qty|poz|n°|tel|str|p\.o|a\.u\.b|al|ul|os|pl|av|blvd|rd|sr|sra|sig|hnos|núm|n\.º|nº|sett|kl|ord|best|bst|lev|gr|c\.a|resp|max|min|fig|rys|zał|il|egz|rozm|mat|maat|tam|tg|mis|dim|wg|ctra|avda|pol|urb|pza|plza|crta|edif|strad|loc|szt|uds|ud|pz|pezzi|stck|ztg|zeichn)\.$/i;
