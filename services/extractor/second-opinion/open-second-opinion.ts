import { ConfigurationError } from '@orderloom/config/read.ts';
import { whyNotCalled } from '@orderloom/outbound/configured-target.ts';
import { ownAddresses } from '@orderloom/outbound/own-addresses.ts';
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
  const policy = {
    allowPrivate: config.ALLOW_PRIVATE_TARGETS,
    ownPorts: config.OWN_PORTS,
    ownAddresses: ownAddresses(),
  };
  const problem = whyNotCalled('LLM_BASE_URL', new URL(baseUrl), policy);
  if (problem !== null) throw new ConfigurationError(problem);
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
