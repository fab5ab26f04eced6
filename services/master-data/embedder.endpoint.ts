import { Failure } from '@orderloom/errors/failure.ts';
import { z } from 'zod';
import type { Embedder } from './embedder.ts';

const answerSchema = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).min(1) })),
});

export interface Endpoint {
  /** Of an API like OpenAI's: `http://localhost:11434/v1`. */
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
  timeoutMs: number;
}

/** Any endpoint with OpenAI's `POST /embeddings`. A redirect is not followed: the key would go with it. */
export function endpointEmbedder({ baseUrl, model, apiKey, timeoutMs }: Endpoint): Embedder {
  const url = `${baseUrl.replace(/\/+$/, '')}/embeddings`;
  const headers = {
    'content-type': 'application/json',
    ...(apiKey && { authorization: `Bearer ${apiKey}` }),
  };

  async function ask(texts: string[]): Promise<unknown> {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      body: JSON.stringify({ model, input: texts, encoding_format: 'float' }),
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    return response.json();
  }

  return {
    name: `${model} at ${url}`,
    async embed(texts) {
      try {
        const { data } = answerSchema.parse(await ask(texts));
        const vectors = data
          .toSorted((a, b) => a.index - b.index)
          .map(({ embedding }) => ofLengthOne(embedding));
        if (vectors.length !== texts.length) {
          throw new Error(`it gave ${vectors.length} vectors for ${texts.length} texts`);
        }
        return vectors;
      } catch (error) {
        const reason =
          error instanceof z.ZodError ? 'its answer is none of embeddings' : (error as Error).message;
        throw new Failure(
          'unavailable',
          `The embeddings of ${model} are not available: ${reason}`,
          {},
          { cause: error },
        );
      }
    },
  };
}

function ofLengthOne(numbers: number[]): Float32Array {
  const vector = Float32Array.from(numbers);
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((each) => each / length);
}
