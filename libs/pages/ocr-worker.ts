import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { Picture } from './picture.ts';

/** A word as OCR saw it, in pixels of the picture. */
export interface SeenWord {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** 0 to 1. */
  confidence: number;
  /** Which line of the picture it stands in: a number of its own for each. */
  line: number;
}

/** The engine's memory grows with each picture; a new one costs half a second. */
const mostPicturesPerWorker = 50;

interface Engine {
  worker: Worker;
  /** Language packs in its file system, and those it reads with. */
  loaded: string[];
  used: string;
}
let running: { engine: Promise<Engine>; pictures: number } | null = null;
/** Ends when the picture before is read: the engine reads with one set of languages at a time. */
let last: Promise<unknown> = Promise.resolve();

/**
 * How the engine looks for text: `page` follows columns and lines and reads best; `scattered` finds what stands alone,
 * such as the single figures of a quantity column; `block` takes all for lines of one text.
 */
export type Layout = 'page' | 'scattered' | 'block';
const segmentation: Record<Layout, PSM> = {
  page: PSM.AUTO,
  scattered: PSM.SPARSE_TEXT,
  block: PSM.SINGLE_BLOCK,
};

/**
 * Reads the words of a grey picture with language packs as Tesseract names them, the first being the main model. One
 * engine serves the process; calls wait for each other.
 */
export function ocr(picture: Picture, layout: Layout, packs: readonly string[]): Promise<SeenWord[]> {
  const words = last.then(() => recognise(picture, layout, packs));
  last = words.catch(() => undefined);
  return words;
}

async function recognise(picture: Picture, layout: Layout, packs: readonly string[]): Promise<SeenWord[]> {
  if (running && running.pictures >= mostPicturesPerWorker) await stopOcr();
  running ??= { engine: startEngine(), pictures: 0 };
  running.pictures += 1;
  const engine = await running.engine;
  await readWith(engine, packs);
  const options = { tessedit_pageseg_mode: segmentation[layout] } as object;
  const { data } = await engine.worker.recognize(toPgm(picture), options, { text: false, tsv: true });
  return parseTsv(data.tsv ?? '');
}

/** Ends the engine; the next call of `ocr` starts another. */
export async function stopOcr(): Promise<void> {
  const ending = running;
  running = null;
  await (await ending?.engine)?.worker.terminate();
}

const mainPack = 'eng';

async function startEngine(): Promise<Engine> {
  // The engine loads every language from one folder, and each comes in a package of its own. It takes an array of
  // languages as its list of what is loaded, so those written later are not looked for again.
  const loaded = [mainPack];
  const worker = await createWorker(loaded, OEM.LSTM_ONLY, {
    langPath: path.dirname(dataFile(mainPack)),
    cacheMethod: 'none',
    gzip: true,
    // Without a handler the engine throws outside of any promise.
    errorHandler: () => {},
  });
  // The Italian pack asks for a list of words that it does not bring.
  await worker.FS('writeFile', ['./ita.special-words', new Uint8Array()]);
  await worker.setParameters({ user_defined_dpi: '300' });
  return { worker, loaded, used: mainPack };
}

/** Changing the languages takes 0.1 to 0.3 s, measured for one to four. */
async function readWith(engine: Engine, packs: readonly string[]): Promise<void> {
  const wanted = packs.join('+');
  if (engine.used === wanted) return;
  for (const pack of packs.filter((name) => !engine.loaded.includes(name))) {
    const data = gunzipSync(await readFile(dataFile(pack)));
    await engine.worker.FS('writeFile', [`./${pack}.traineddata`, data]);
    engine.loaded.push(pack);
  }
  await engine.worker.reinitialize(wanted, OEM.LSTM_ONLY);
  await engine.worker.setParameters({ user_defined_dpi: '300' });
  engine.used = wanted;
}

function dataFile(language: string): string {
  const folder = path.dirname(
    createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/package.json`),
  );
  return path.join(folder, '4.0.0_best_int', `${language}.traineddata.gz`);
}

/** The simplest format the engine reads: no time is lost on compression. */
function toPgm({ pixels, width, height }: Picture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
}

/** Columns: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function parseTsv(tsv: string): SeenWord[] {
  const words: SeenWord[] = [];
  let line = 0;
  for (const row of tsv.split('\n')) {
    const cells = row.split('\t');
    const [left, top, width, height, confidence] = cells.slice(6, 11).map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ];
    if (cells[0] === '4') line += 1;
    const text = cells[11]?.trim() ?? '';
    if (cells[0] !== '5' || text === '') continue;
    words.push({ text, left, top, width, height, confidence: confidence / 100, line });
  }
  return words;
}
