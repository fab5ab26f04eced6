/** The service answered, and said no. Its message is a sentence; ends a command with 1. */
export class ServiceRefusal extends Error {
  override readonly name = 'ServiceRefusal';
  /** Of HTTP. */
  readonly status: number;
  /** The member `detail` of the answer: a string, an object or a list of problems. */
  readonly detail: unknown;

  constructor(status: number, detail: unknown) {
    super(sentenceOf(status, detail));
    this.status = status;
    this.detail = detail;
  }
}

/** Nobody answered. Ends a command with 3. */
export class NotReachable extends Error {
  override readonly name = 'NotReachable';

  constructor(baseUrl: string, cause: unknown) {
    super(`${baseUrl} is not reachable (${reasonOf(cause)}). Is the service running there?`, { cause });
  }
}

function sentenceOf(status: number, detail: unknown): string {
  if (typeof detail === 'string') return detail;
  if (Array.isArray(detail)) return detail.map(problemOf).join('; ');
  const { message, category } = (detail ?? {}) as Record<string, unknown>;
  if (typeof message === 'string') return category ? `${message} [${category}]` : message;
  return `The service answered ${status}`;
}

/** One entry of a validation answer: {loc: ["body", "request_id"], msg}. */
function problemOf(problem: { loc?: unknown[]; msg?: string }): string {
  return `${problem.loc?.join('.') ?? 'request'}: ${problem.msg ?? 'not valid'}`;
}

function reasonOf(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  return code ?? message;
}
