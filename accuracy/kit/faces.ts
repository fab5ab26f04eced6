import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));
const dejavu = (name: string) => path.join(folderOf('dejavu-fonts-ttf'), 'ttf', `${name}.ttf`);
const google = (name: string, style: string) =>
  path.join(folderOf(`@expo-google-fonts/${name.toLowerCase()}`), style, `${name}_${style}.ttf`);

interface FaceFiles {
  regular: string;
  bold: string;
  italic: string;
  /** One of the fonts that every PDF reader has: only the characters of WinAnsi. */
  standard: boolean;
}

const files = {
  helvetica: { regular: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique', standard: true },
  times: { regular: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic', standard: true },
  courier: { regular: 'Courier', bold: 'Courier-Bold', italic: 'Courier-Oblique', standard: true },
  sans: {
    regular: dejavu('DejaVuSans'),
    bold: dejavu('DejaVuSans-Bold'),
    italic: dejavu('DejaVuSans-Oblique'),
    standard: false,
  },
  condensed: {
    regular: dejavu('DejaVuSansCondensed'),
    bold: dejavu('DejaVuSansCondensed-Bold'),
    italic: dejavu('DejaVuSansCondensed-Oblique'),
    standard: false,
  },
  serif: {
    regular: dejavu('DejaVuSerif'),
    bold: dejavu('DejaVuSerif-Bold'),
    italic: dejavu('DejaVuSerif-Italic'),
    standard: false,
  },
  mono: {
    regular: dejavu('DejaVuSansMono'),
    bold: dejavu('DejaVuSansMono-Bold'),
    italic: dejavu('DejaVuSansMono-Oblique'),
    standard: false,
  },
  lato: {
    regular: google('Lato', '400Regular'),
    bold: google('Lato', '700Bold'),
    italic: google('Lato', '400Regular_Italic'),
    standard: false,
  },
  /** As if written by hand. */
  hand: {
    regular: google('Caveat', '400Regular'),
    bold: google('Caveat', '700Bold'),
    italic: google('Caveat', '400Regular'),
    standard: false,
  },
} satisfies Record<string, FaceFiles>;

export type Face = keyof typeof files;

/** What pdfkit takes as a font. */
export function fontOf(
  face: Face,
  { bold = false, italic = false }: { bold?: boolean; italic?: boolean },
): string {
  const { regular, bold: heavy, italic: slanted } = files[face];
  return bold ? heavy : italic ? slanted : regular;
}

/** Throws when a standard font would draw something else in the place of a character. */
export function checkCharacters(face: Face, text: string): void {
  const foreign = files[face].standard ? /[^\x20-\x7e\xa0-\xff€‘’“”–—…•]/.exec(text) : null;
  if (foreign) throw new Error(`${face} has no ${JSON.stringify(foreign[0])}: ${JSON.stringify(text)}`);
}

export const proportionalFaces: readonly Face[] = [
  'helvetica',
  'times',
  'sans',
  'condensed',
  'serif',
  'lato',
];
export const monospacedFaces: readonly Face[] = ['courier', 'mono'];

/** The faces of `among` that have all letters of `language`. */
export function facesFor(language: string, among: readonly Face[]): Face[] {
  return among.filter((face) => language !== 'pl' || !files[face].standard);
}
