import { Failure } from '@orderloom/errors/failure.ts';
import type { ResolveOrderResponse } from '@orderloom/proto/gen/masterdata/v1/master_data.ts';
import type { Extraction } from '@orderloom/proto/gen/orders/v1/extraction.ts';
import { answerSchema } from './answer.ts';
import type { AskModel, Reply } from './ask-model.ts';
import { type Judgement, judgeAnswers, type Opinion } from './judge-answers.ts';
import { type CallFacts, noteOfAnswers, noteOfFailure, type Prices } from './opinion-note.ts';
import { type Prompt, promptOf, type TemplateText } from './prompt.ts';
import { type Question, questionsOf } from './questions.ts';
import type { ReadForOpinion } from './read-child.ts';

export interface SecondOpinionParts {
  ask: AskModel;
  /** Its name, for the timeline. */
  model: string;
  /** Of one order, with the one repetition. */
  timeoutMs: number;
  prices: Prices | null;
  /** The client's texts for prompts. */
  templateTexts: () => Promise<TemplateText[]>;
  /** Milliseconds. */
  now: () => number;
  /** Counts what came of calls and answers. */
  count: (outcome: OpinionOutcome) => void;
  /** Hears of an error that is ours. */
  onDefect: (error: unknown) => void;
}

export type OpinionOutcome = 'agrees' | 'proposes' | 'refused' | 'failed' | 'not asked';

/** An order that was read, and what of it a model may see and be held against. */
export interface DoubtfulOrder {
  extraction: Extraction;
  read: Pick<ReadForOpinion, 'pages' | 'rivals'>;
  master: ResolveOrderResponse | null;
  /** The tenant's own company. */
  supplier: string;
  signal?: AbortSignal | undefined;
}

/** What was said about an order. */
export interface Heard {
  opinions: Opinion[];
  /** For the timeline; null when nothing was doubtful. */
  note: string | null;
}

/** Rejects with the signal's reason and nothing else: whatever the model does, the order stands as it was read. */
export type SecondOpinion = (order: DoubtfulOrder) => Promise<Heard>;

/** Calls in a row that fail before an endpoint is left alone for a while: every order would wait for it. */
const mostFailures = 3;
const pauseMs = 60_000;

/** Asks a model about what is doubtful in an order: one call for each order. */
export function createSecondOpinion(parts: SecondOpinionParts): SecondOpinion {
  let failures = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  function noteEnd(isAway: boolean): void {
    failures = isAway ? failures + 1 : 0;
    if (failures >= mostFailures) pausedUntil = parts.now() + pauseMs;
  }

  return async (order) => {
    const { questions, leftOut } = questionsOf(order.extraction, order.read, order.master);
    if (questions.length === 0) return { opinions: [], note: null };
    if (parts.now() < pausedUntil) return notAsked(parts);
    const began = parts.now();
    let used: CallFacts['used'] = [];
    let reply: Reply | null = null;
    const facts = (): CallFacts => ({
      model: parts.model,
      tokens: reply?.tokens ?? null,
      prices: parts.prices,
      durationMs: parts.now() - began,
      used,
    });
    try {
      const prompt = promptOf(questions, order.read.pages, await textsOf(parts));
      used = prompt.used;
      reply = await askOnce(prompt, order.signal);
      const judgement = judge(reply, questions, order);
      countAll(judgement, parts);
      const note = noteOfAnswers(judgement, { questions: questions.length, leftOut }, facts());
      return { opinions: judgement.opinions, note };
    } catch (error) {
      order.signal?.throwIfAborted();
      parts.count('failed');
      if (error instanceof Failure) return { opinions: [], note: noteOfFailure(error.message, facts()) };
      parts.onDefect(error);
      return { opinions: [], note: noteOfFailure('an internal error came between', facts()) };
    }
  };

  async function askOnce({ messages }: Prompt, signal: AbortSignal | undefined): Promise<Reply> {
    try {
      const reply = await parts.ask(messages, { timeoutMs: parts.timeoutMs, signal });
      noteEnd(false);
      return reply;
    } catch (error) {
      if (!signal?.aborted) noteEnd(!(error instanceof Failure && error.kind === 'unreadable'));
      throw error;
    }
  }
}

async function textsOf({ templateTexts }: SecondOpinionParts): Promise<TemplateText[]> {
  try {
    return await templateTexts();
  } catch (error) {
    // What the client wants said may be what keeps the answers right.
    throw new Failure('unavailable', 'the template parameters could not be read', {}, { cause: error });
  }
}

function notAsked({ model, count }: SecondOpinionParts): Heard {
  count('not asked');
  const facts = { model, tokens: null, prices: null, durationMs: 0, used: [] };
  return {
    opinions: [],
    note: noteOfFailure('it did not answer lately, and is left alone for a minute', facts),
  };
}

function judge({ text, without }: Reply, questions: readonly Question[], order: DoubtfulOrder): Judgement {
  if (text === null) throw new Failure('unreadable', without ?? 'its answer is empty');
  const answers = answerSchema.safeParse(jsonOf(text));
  if (!answers.success) throw new Failure('unreadable', 'its answer has not the form that was asked for');
  const { extraction, read, supplier } = order;
  return judgeAnswers(answers.data.answers, {
    questions,
    pages: read.pages,
    evidence: extraction.evidence,
    supplier,
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure('unreadable', 'its answer is no JSON', {}, { cause: error });
  }
}

function countAll({ opinions, refused }: Judgement, { count }: SecondOpinionParts): void {
  for (const { agrees } of opinions) count(agrees ? 'agrees' : 'proposes');
  for (const _ of refused) count('refused');
}
