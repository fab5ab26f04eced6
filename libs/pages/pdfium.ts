import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type Methods, type WrappedPdfiumModule } from '@embedpdf/pdfium';

const answerBytes = 1024;

/** Views of the engine's memory; its package's types leave them out. */
interface Memory {
  HEAPU8: Uint8Array;
  HEAPU32: Uint32Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
}

type Compiled<Method> = Method extends (...given: infer Given) => infer Result
  ? (
      ...given: { [Index in keyof Given]: Given[Index] extends string ? number : Given[Index] }
    ) => Result extends boolean ? number : Result
  : never;

/**
 * The engine's functions as they were compiled: a text is given by its address, yes and no come back as 1 and 0.
 * The package's own functions convert each argument, which takes longer than most calls.
 */
export type Calls = { readonly [Name in keyof Methods]: Compiled<Methods[Name]> };

/** PDFium, compiled to WebAssembly. Its handles of documents, pages, objects… are numbers, 0 for none. */
export class Pdfium {
  readonly calls: Calls;
  /** Address of `answerBytes` bytes for what a call gives back through a pointer. */
  readonly answer: number;
  readonly #memory: Memory;
  readonly #heap: WrappedPdfiumModule['pdfium']['wasmExports'];

  constructor({ pdfium }: WrappedPdfiumModule) {
    this.#heap = pdfium.wasmExports;
    this.#memory = pdfium as unknown as Memory;
    this.calls = pdfium.wasmExports as unknown as Calls;
    this.calls.PDFiumExt_Init();
    this.answer = this.allocate(answerBytes);
  }

  /** To be given back with `free`. */
  allocate(bytes: number): number {
    return this.#heap.malloc(bytes);
  }

  free(address: number): void {
    this.#heap.free(address);
  }

  /** A view that holds until the next call: the engine's memory may move when it grows. */
  bytesAt(address: number, length: number): Uint8Array {
    return this.#memory.HEAPU8.subarray(address, address + length);
  }

  /** The address of a text with a zero after it. */
  allocateText(text: string): number {
    const bytes = new TextEncoder().encode(`${text}\0`);
    const address = this.allocate(bytes.length);
    this.bytesAt(address, bytes.length).set(bytes);
    return address;
  }

  /** The answer's float number `index`. */
  float(index: number): number {
    return this.#memory.HEAPF32[(this.answer >> 2) + index]!;
  }

  /** The answer's double number `index`. */
  double(index: number): number {
    return this.#memory.HEAPF64[(this.answer >> 3) + index]!;
  }

  /** The 32-bit integer at an address. */
  integerAt(address: number): number {
    return this.#memory.HEAPU32[address >> 2]!;
  }

  /**
   * A text that `write` puts at an address with a zero after it. It is told how many bytes there are and where a
   * length may be put, and gives how many bytes the text takes; a longer text is cut.
   */
  text(
    encoding: 'utf-8' | 'utf-16le',
    write: (address: number, bytes: number, lengthAddress: number) => number,
  ): string {
    const bytes = answerBytes - 8;
    const needed = Math.min(write(this.answer, bytes, this.answer + bytes), bytes);
    const end = needed - (encoding === 'utf-8' ? 1 : 2);
    return new TextDecoder(encoding).decode(this.bytesAt(this.answer, Math.max(end, 0)));
  }
}

let running: Promise<Pdfium> | undefined;

/** Started with the first document; all documents share it. */
export function startPdfium(): Promise<Pdfium> {
  running ??= load();
  return running;
}

async function load(): Promise<Pdfium> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  return new Pdfium(await init({ wasmBinary: wasm.buffer as ArrayBuffer }));
}

/** After a crash its memory cannot be trusted: the next document gets a new one. */
export function dropPdfium(): void {
  running = undefined;
}
