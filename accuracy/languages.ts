export const languages = ['en', 'de', 'nl', 'fr', 'es', 'it', 'pt', 'pl', 'da'] as const;
export type Language = (typeof languages)[number];
