import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './answer.ts';

/** What the program asked, as a model would find it in the user's message. */
export interface AskedOfModel {
  questions: {
    id: string;
    asks: string;
    form: string;
    why: string[];
    known?: unknown;
    read_so_far?: unknown;
  }[];
  pages: { page: number; lines: string[] }[];
}

/** One request as it came. */
export interface Heard {
  headers: IncomingHttpHeaders;
  body: { model: string; messages: { role: string; content: string }[]; response_format: unknown } & Record<
    string,
    unknown
  >;
  asked: AskedOfModel;
}

/** Answers a request; the response's end is the behaviour's own. */
export type Behaviour = (heard: Heard, response: Parameters<RequestListener>[1]) => void;

/** An endpoint like OpenAI's on this machine. */
export interface StandIn {
  baseUrl: string;
  heard: Heard[];
  behave: Behaviour;
  stop(): void;
}

export async function startStandIn(): Promise<StandIn> {
  const server = createServer(async (request, response) => {
    const body = JSON.parse(String(Buffer.concat(await request.toArray())));
    const heard = { headers: request.headers, body, asked: askedIn(body) };
    standIn.heard.push(heard);
    standIn.behave(heard, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: StandIn = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard: [],
    behave: (_, response) => response.writeHead(500).end(),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return standIn;
}

function askedIn(body: Heard['body']): AskedOfModel {
  const content = body.messages.at(-1)!.content;
  return JSON.parse(content.slice(content.indexOf('{"questions"')));
}

/** A chat completion with this text. */
export function completion(content: string | null, changes: object = {}) {
  return {
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'm1',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } }],
    usage: { prompt_tokens: 1200, completion_tokens: 80, total_tokens: 1280 },
    ...changes,
  };
}

/** Answers with this as JSON. */
export function saying(value: unknown): Behaviour {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(value));
  };
}

/** A well-behaved model that answers the question about each of some values; `asks` is the beginning of what it asks. */
export function answering(answers: ({ asks: string } & Omit<Answer, 'question'>)[]): Behaviour {
  return (heard, response) => {
    const given = answers.flatMap(({ asks, ...answer }) => {
      const question = heard.asked.questions.find((each) => each.asks.startsWith(asks));
      return question ? [{ question: question.id, ...answer }] : [];
    });
    saying(completion(JSON.stringify({ answers: given })))(heard, response);
  };
}
