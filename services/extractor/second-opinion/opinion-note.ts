import type { Tokens } from './ask-model.ts';
import type { Judgement } from './judge-answers.ts';
import type { TemplateText } from './prompt.ts';

/** Of a million tokens. */
export interface Prices {
  prompt: number;
  completion: number;
  /** ISO 4217. */
  currency: string;
}

/** What one call came to, told in the order's timeline. */
export interface CallFacts {
  model: string;
  /** Null when nobody was asked. */
  tokens: Tokens | null;
  prices: Prices | null;
  durationMs: number;
  used: readonly TemplateText[];
}

/** A sentence for the order's timeline about answers that came. */
export function noteOfAnswers(
  { opinions, refused }: Judgement,
  asked: { questions: number; leftOut: number },
  facts: CallFacts,
): string {
  const agree = opinions.filter(({ agrees }) => agrees).map(({ path }) => path);
  const others = opinions.filter(({ agrees }) => !agrees).map(({ path }) => path);
  const parts = [
    `${asked.questions} doubtful value(s) asked`,
    ...(asked.leftOut > 0 ? [`${asked.leftOut} more not asked`] : []),
    ...(agree.length > 0 ? [`agrees with ours on ${agree.join(', ')}`] : []),
    ...(others.length > 0 ? [`proposes another on ${others.join(', ')}`] : []),
    ...(refused.length > 0 ? [`${refused.length} answer(s) refused (${countsOf(refused)})`] : []),
    ...(opinions.length + refused.length === 0 ? ['nothing answered'] : []),
  ];
  return `Second opinion of ${facts.model}: ${parts.join('; ')}. ${usageOf(facts)}`;
}

/** A sentence for the order's timeline about a call that gave nothing. `why` is the end of a sentence. */
export function noteOfFailure(why: string, facts: CallFacts): string {
  const usage = facts.tokens ? ` ${usageOf(facts)}` : '';
  return `No second opinion of ${facts.model}: ${why}. The order stands as it was read.${usage}`;
}

function countsOf(reasons: readonly string[]): string {
  const counts = Map.groupBy(reasons, (reason) => reason);
  return [...counts].map(([reason, each]) => `${each.length} ${reason}`).join(', ');
}

function usageOf({ tokens, prices, durationMs, used }: CallFacts): string {
  const seconds = `${(durationMs / 1000).toFixed(1)} s`;
  const sentences = [
    tokens
      ? `${tokens.prompt} prompt and ${tokens.completion} completion tokens${costOf(tokens, prices)}, ${seconds}.`
      : `Tokens not told, ${seconds}.`,
    ...(used.length > 0 ? [`Template parameters: ${used.map(nameOf).join(', ')}.`] : []),
  ];
  return sentences.join(' ');
}

function costOf({ prompt, completion }: Tokens, prices: Prices | null): string {
  if (!prices) return '';
  const cost = (prompt * prices.prompt + completion * prices.completion) / 1e6;
  return `, cost ${Number(cost.toFixed(6))} ${prices.currency}`;
}

function nameOf({ role, parameter, version }: TemplateText): string {
  return `${role}/${parameter}${version === null ? '' : ` version ${version}`}`;
}
