import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import onnx from 'onnxruntime-node';

/** A picture as the models take it: planes of rows of numbers; or what they give. */
export interface Planes {
  values: Float32Array;
  /** Picture, plane, row, column; of an answer as the model says. */
  shape: readonly number[];
}

/** The two models: where text stands, and what a line of it says. [models/](models) tells where they come from. */
export type ModelName = 'find-text' | 'read-text';

/** The characters that the reader tells apart, in the order of its answers. */
export const characters: readonly string[] = [
  ...(JSON.parse(readFileSync(new URL('models/characters.json', import.meta.url), 'utf8')) as string),
];

/** A grey of 0 to 255 as the models take it: black is -1, white 1. */
export function toModel(grey: number): number {
  return grey / 127.5 - 1;
}

/** The models are made for colours: the first third of `planes`, a grey picture, is repeated in the others. */
export function intoThreeColours(planes: Float32Array): Float32Array {
  const length = planes.length / 3;
  planes.copyWithin(length, 0, length);
  planes.copyWithin(2 * length, 0, length);
  return planes;
}

const sessions = new Map<ModelName, Promise<onnx.InferenceSession>>();

/** Runs a model. One thread: workers share the cores, and sums come out the same on each run. */
export async function runModel(name: ModelName, { values, shape }: Planes): Promise<Planes> {
  const session = sessions.get(name) ?? start(name);
  sessions.set(name, session);
  const model = await session.catch((cause: unknown) => {
    // The next page tries again.
    sessions.delete(name);
    throw cause;
  });
  const answers = await model.run({
    [model.inputNames[0]!]: new onnx.Tensor('float32', values, shape),
  });
  const { data, dims } = answers[model.outputNames[0]!]!;
  return { values: data as Float32Array, shape: dims };
}

async function start(name: ModelName): Promise<onnx.InferenceSession> {
  const bytes = await readFile(new URL(`models/${name}.onnx`, import.meta.url));
  return onnx.InferenceSession.create(bytes, {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // Lines are of many widths, and what was kept for one serves no other.
    enableCpuMemArena: name === 'find-text',
    enableMemPattern: false,
    logSeverityLevel: 3,
  });
}
