import { isIP } from 'node:net';
import { ConfigurationError } from '@orderloom/config/read.ts';
import { isAllowed, type TargetPolicy } from '@orderloom/outbound/allowed-address.ts';
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
  checkAddress(new URL(baseUrl), policy);
  return createSecondOpinion({
    ...parts,
    ask: openAiModel({ baseUrl, model, apiKey, policy }),
    model,
    timeoutMs: config.LLM_TIMEOUT_SECONDS * 1000,
    prices: pricesOf(config),
    now: () => performance.now(),
  });
}

/** What a name stands for is checked at each call. */
function checkAddress({ hostname, port, protocol }: URL, policy: TargetPolicy): void {
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0 || isAllowed(host, Number(port || (protocol === 'https:' ? 443 : 80)), policy)) return;
  const remedy = policy.allowPrivate
    ? ''
    : '; for this machine or a private network set ALLOW_PRIVATE_TARGETS=true';
  throw new ConfigurationError(`LLM_BASE_URL names an address that is not called: ${host}${remedy}`);
}

function pricesOf({
  LLM_PRICE_PROMPT: prompt,
  LLM_PRICE_COMPLETION: completion,
  LLM_PRICE_CURRENCY: currency,
}: SecondOpinionConfig): Prices | null {
  return prompt === undefined || completion === undefined ? null : { prompt, completion, currency };
}
