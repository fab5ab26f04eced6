import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '@orderloom/errors/failure.ts';
import type { TargetPolicy } from '@orderloom/outbound/allowed-address.ts';
import { type PostResult, postJson } from '@orderloom/outbound/post-json.ts';
import { z } from 'zod';
import type { Embedder } from './embedder.ts';

const answerSchema = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).min(1) })),
});

export interface Endpoint {
  /** Of an API like OpenAI's: `http://localhost:11434/v1`. */
  baseUrl: string;
  model: string;
  /** Sent as a bearer token; undefined for endpoints that want none. */
  apiKey: string | undefined;
  /** Where it may be. */
  policy: TargetPolicy;
}

/** Of 64 texts: 4,096 numbers each, written with 20 characters, make 5 MiB. */
const maxAnswerBytes = 16 * 1024 * 1024;
/** Before what is busy or broken is asked once more. */
const againMs = 200;

/**
 * Any endpoint with OpenAI's `POST /embeddings`. Connections are made as those to the ERP: to a checked address, without
 * redirects (the key would go with them), with a bound on the answer.
 */
export function endpointEmbedder({ baseUrl, model, apiKey, policy }: Endpoint): Embedder {
  const url = `${baseUrl.replace(/\/+$/, '')}/embeddings`;
  const headers: Record<string, string> = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };

  function ask(texts: string[], until: number): Promise<PostResult> {
    const left = Math.max(1, Math.ceil(until - performance.now()));
    const body = JSON.stringify({ model, input: texts, encoding_format: 'float' });
    return postJson({ url, headers, timeoutMs: left, maxAnswerBytes }, body, policy);
  }

  return {
    name: `${model} at ${url}`,
    /** Its repetition included. */
    async embed(texts, timeoutMs) {
      const until = performance.now() + timeoutMs;
      let result = await ask(texts, until);
      if (isPassing(result) && performance.now() + againMs < until) {
        await pause(againMs);
        result = await ask(texts, until);
      }
      const read = vectorsOf(result, texts.length, timeoutMs);
      if (typeof read !== 'string') return read;
      const kind = isRefusal(result) ? 'validation' : 'unavailable';
      throw new Failure(kind, `The embeddings of ${model} are not available: ${read}`);
    },
  };
}

/** Likely otherwise in a moment. */
function isPassing(result: PostResult): boolean {
  if (result.kind !== 'answered') return result.kind === 'unreachable';
  return result.status === 408 || result.status === 429 || result.status >= 500;
}

/** Of a text that is too long, say; other answers in the 400s are of a wrong key, path or model. */
function isRefusal(result: PostResult): boolean {
  return result.kind === 'answered' && [400, 413, 422].includes(result.status);
}

/** The vectors in the order of the texts, or why there are none. */
function vectorsOf(result: PostResult, count: number, timeoutMs: number): Float32Array[] | string {
  switch (result.kind) {
    case 'timed_out':
      return `it did not answer in ${timeoutMs / 1000} s`;
    case 'unreachable':
      return 'it could not be reached';
    case 'too_large':
      return 'its answer is larger than 16 MiB';
    case 'answered':
      return result.status === 200 ? readVectors(result.body, count) : `it answered ${result.status}`;
  }
}

function readVectors(body: Uint8Array, count: number): Float32Array[] | string {
  const answer = answerSchema.safeParse(jsonOf(body));
  if (!answer.success) return 'its answer is none of embeddings';
  const vectors = answer.data.data
    .toSorted((a, b) => a.index - b.index)
    .map(({ embedding }) => ofLengthOne(embedding));
  if (vectors.length !== count) return `it gave ${vectors.length} vectors for ${count} texts`;
  if (vectors.some((vector) => !vector.every(Number.isFinite))) return 'a number in its vectors is too large';
  return new Set(vectors.map(({ length }) => length)).size > 1 ? 'its vectors differ in length' : vectors;
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    return undefined;
  }
}

function ofLengthOne(numbers: number[]): Float32Array {
  const vector = Float32Array.from(numbers);
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((each) => each / length);
}
