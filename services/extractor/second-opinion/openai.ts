import { Failure } from '@orderloom/errors/failure.ts';
import type { TargetPolicy } from '@orderloom/outbound/allowed-address.ts';
import { postJson } from '@orderloom/outbound/post-json.ts';
import OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import { z } from 'zod';
import { answerSchema } from './answer.ts';
import type { AskModel, Reply } from './ask-model.ts';

export interface ModelEndpoint {
  /** Of an API like OpenAI's: `http://localhost:11434/v1`. */
  baseUrl: string;
  model: string;
  /** Sent as a bearer token; undefined for endpoints that want none. */
  apiKey: string | undefined;
  /** Where it may be. */
  policy: TargetPolicy;
}

/** What we use of a chat completion. Whatever else an endpoint says of tokens is as good as nothing. */
const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z
    .object({ prompt_tokens: z.int().nonnegative(), completion_tokens: z.int().nonnegative() })
    .nullish()
    .catch(null),
});

/**
 * Any endpoint with OpenAI's `POST /chat/completions`. Connections are made as those to the ERP: to a checked address,
 * without redirects, an answer of at most 1 MiB. What is busy or broken is asked once more within the time.
 */
export function openAiModel({ baseUrl, model, apiKey, policy }: ModelEndpoint): AskModel {
  return async (messages, { timeoutMs, signal }) => {
    const ends = performance.now() + timeoutMs;
    const deadline = AbortSignal.timeout(timeoutMs);
    const client = new OpenAI({
      baseURL: baseUrl.replace(/\/+$/, ''),
      apiKey: apiKey ?? 'none',
      ...(apiKey === undefined && { defaultHeaders: { authorization: null } }),
      // Never from variables that nobody set for us.
      organization: null,
      project: null,
      // What it would log holds the document.
      logLevel: 'off',
      maxRetries: 1,
      timeout: timeoutMs,
      fetch: (url, init) =>
        guardedFetch(String(url), init, Math.max(1, Math.ceil(ends - performance.now())), policy),
    });
    try {
      const completion: unknown = await client.chat.completions.create(
        {
          model,
          messages: [...messages],
          response_format: zodResponseFormat(answerSchema, 'second_opinion'),
        },
        { signal: signal ? AbortSignal.any([signal, deadline]) : deadline },
      );
      return replyOf(completion);
    } catch (error) {
      signal?.throwIfAborted();
      if (deadline.aborted)
        throw new Failure('deadline', `it did not answer in ${timeoutMs / 1000} s`, {}, { cause: error });
      throw failureOf(error);
    }
  };
}

async function guardedFetch(
  url: string,
  init: RequestInit | undefined,
  timeoutMs: number,
  policy: TargetPolicy,
): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init?.headers));
  const signal = init?.signal ?? undefined;
  const result = await postJson(
    { url, headers, timeoutMs, ...(signal && { signal }) },
    String(init?.body),
    policy,
  );
  signal?.throwIfAborted();
  switch (result.kind) {
    case 'answered':
      return new Response(new Uint8Array(result.body), {
        status: result.status,
        headers: { 'content-type': 'application/json' },
      });
    case 'too_large':
      throw new Failure('unreadable', 'its answer is larger than 1 MiB');
    case 'timed_out':
      throw new Failure('deadline', 'it did not answer in time');
    case 'unreachable':
      throw new Failure('unavailable', 'it could not be reached');
  }
}

function replyOf(completion: unknown): Reply {
  const { choices, usage } = completionSchema.parse(completion);
  const { message, finish_reason } = choices[0]!;
  const tokens = usage ? { prompt: usage.prompt_tokens, completion: usage.completion_tokens } : null;
  const without = withoutText(message, finish_reason ?? null);
  return { text: without === null ? message.content! : null, without, tokens };
}

function withoutText(
  { content, refusal }: { content?: string | null | undefined; refusal?: string | null | undefined },
  finish: string | null,
): string | null {
  if (refusal || finish === 'content_filter') return 'it refused to answer';
  if (finish === 'length') return 'its answer was cut off';
  return content ? null : 'its answer is empty';
}

/** What the endpoint says of an error is not repeated: it may hold the document. A defect of ours stays one. */
function failureOf(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof Failure) return at;
  if (error instanceof OpenAI.APIError && error.status !== undefined)
    return new Failure('unavailable', `it answered ${error.status}`, {}, { cause: error });
  if (error instanceof OpenAI.APIConnectionError) return error.cause;
  return new Failure('unreadable', 'its answer is no chat completion', {}, { cause: error });
}
