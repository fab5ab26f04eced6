import { requireCallable } from '@orderloom/outbound/configured-target.ts';
import { targetPolicyOf } from '@orderloom/outbound/target-policy.ts';
import type { SecondOpinionConfig } from '../config.ts';
import { openAiModel } from './openai.ts';
import type { Prices } from './opinion-note.ts';
import { createSecondOpinion, type SecondOpinion, type SecondOpinionParts } from './second-opinion.ts';

/**
 * The second opinion that a configuration asks for, undefined when it asks for none. Throws a ConfigurationError when
 * the endpoint is where no call may go.
 */
export function openSecondOpinion(
  config: SecondOpinionConfig,
  parts: Pick<SecondOpinionParts, 'templateTexts' | 'count' | 'onDefect'>,
): SecondOpinion | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = config;
  if (baseUrl === undefined || model === undefined) return undefined;
  const policy = targetPolicyOf(config);
  requireCallable('LLM_BASE_URL', baseUrl, policy);
  return createSecondOpinion({
    ...parts,
    ask: openAiModel({ baseUrl, model, apiKey, policy }),
    model,
    timeoutMs: config.LLM_TIMEOUT_SECONDS * 1000,
    prices: pricesOf(config),
    now: () => performance.now(),
  });
}

function pricesOf({
  LLM_PRICE_PROMPT: prompt,
  LLM_PRICE_COMPLETION: completion,
  LLM_PRICE_CURRENCY: currency,
}: SecondOpinionConfig): Prices | null {
  return prompt === undefined || completion === undefined ? null : { prompt, completion, currency };
}
