/** What firms of a country are called and where they are: invented names, real forms. */
export interface Country {
  code: string;
  /** Beginnings and endings of family names. */
  nameStarts: string[];
  nameEnds: string[];
  trades: string[];
  legalForms: string[];
  places: string[];
  placeEnds: string[];
  streets: string[];
  streetPattern: (street: string, number: number) => string;
  postalPattern: string;
  vatPattern: string;
  topDomain: string;
  phonePrefix: string;
  /** Numbers in the register of firms; where each court counts for itself, the court stands at the `~`. */
  registerPatterns: string[];
  /** Where private people have their mail, and small firms. */
  mailProviders: string[];
}

export const words = (text: string) => text.trim().split(/\s+/);
export const after = (street: string, number: number) => `${street} ${number}`;
export const before = (street: string, number: number) => `${number} ${street}`;
