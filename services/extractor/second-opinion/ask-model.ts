import type { PromptRole } from '@orderloom/orders/prompt-roles.ts';

/** One message to a model. */
export interface Message {
  role: PromptRole;
  content: string;
}

/** What a call used, as the endpoint says. */
export interface Tokens {
  prompt: number;
  completion: number;
}

export interface Reply {
  /** Null when there is none: the model refused, or its answer was cut. */
  text: string | null;
  /** Why there is no text, as part of a sentence. */
  without: string | null;
  /** Null when the endpoint does not say. */
  tokens: Tokens | null;
}

/**
 * Asks once, without tools. Rejects with a Failure, whose message is the end of a sentence about the endpoint
 * ("it answered 500"): `deadline` and `unavailable` when it is away, `unreadable` when it talks nonsense.
 */
export type AskModel = (
  messages: readonly Message[],
  limits: { timeoutMs: number; signal?: AbortSignal | undefined },
) => Promise<Reply>;
