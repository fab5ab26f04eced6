import { setTimeout as sleep } from 'node:timers/promises';
import type { Subscription } from '../event-log.ts';
import type { Member, Position, Positions } from './positions.ts';

export interface SubscriberParts {
  positions: Positions;
  member: Member;
  subscription: Subscription;
  now: () => number;
  /** Pause after the first failure of an event; it doubles with each further one. */
  firstPauseMs: number;
  onTrouble: (error: unknown) => void;
}

/** No event waits longer than this for its next try. */
const longestPauseMs = 60_000;
/** A full disk is not asked again at once. */
const troublePauseMs = 1_000;
/** A reason is for a person; a whole stack or answer in it would not be. */
const reasonMaxLength = 500;

/** One running subscription: holds its share of the partitions and hands their events to the handler. */
export class Subscriber {
  readonly member: Member;
  /** When the next postponed event is due; infinite when nothing waits. */
  dueAtMs = Number.POSITIVE_INFINITY;
  readonly #parts: SubscriberParts;
  readonly #running = new Map<number, Promise<void>>();
  #scheduled = false;
  #stopping = false;

  constructor(parts: SubscriberParts) {
    this.#parts = parts;
    this.member = parts.member;
  }

  /** Looks for work soon; many calls in one turn are one look. */
  wake(): void {
    if (this.#scheduled || this.#stopping) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      if (!this.#stopping) this.#guarded(() => this.#look());
    });
  }

  /** Running handlers end, then the partitions are free for others at once. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#running.values());
    this.#guarded(() => this.#parts.positions.leave(this.member));
  }

  #look(): void {
    this.dueAtMs = Number.POSITIVE_INFINITY;
    const held = this.#holdFairShare();
    const nowMs = this.#parts.now();
    const ready = held.filter(({ next, partition }) => next !== null && !this.#running.has(partition));
    const waiting = ready.filter(({ againAtMs }) => againAtMs > nowMs).map(({ againAtMs }) => againAtMs);
    this.dueAtMs = Math.min(...waiting);
    const due = ready.filter(({ againAtMs }) => againAtMs <= nowMs).sort((a, b) => a.next! - b.next!);
    const free = this.#parts.subscription.concurrency - this.#running.size;
    for (const position of due.slice(0, free)) this.#start(position);
  }

  /** Gives back partitions that are another's share now, takes free ones of the own share, and lists what is held. */
  #holdFairShare(): Position[] {
    const { positions, now } = this.#parts;
    const { topic, group, member } = this.member;
    const all = positions.list(topic, group);
    const members = positions.liveMembers(topic, group, now());
    const isMyShare = ({ partition }: Position) => members[partition % members.length] === member;
    const isHeld = ({ owner }: Position) => owner === member;

    const foreign = all.filter((p) => isHeld(p) && !isMyShare(p));
    const surplus = foreign.filter(({ partition }) => !this.#running.has(partition));
    for (const { partition } of surplus) positions.release(this.member, partition);
    const isFree = ({ owner }: Position) => owner === null || !members.includes(owner);
    const missing = all.filter((p) => isMyShare(p) && isFree(p)).map(({ partition }) => partition);
    if (missing.length === 0) return all.filter((p) => isHeld(p) && isMyShare(p));
    positions.claim(this.member, missing, now());
    return positions.list(topic, group).filter((p) => isHeld(p) && isMyShare(p));
  }

  #start(position: Position): void {
    const running = this.#handle(position).finally(() => {
      this.#running.delete(position.partition);
      this.wake();
    });
    this.#running.set(position.partition, running);
  }

  async #handle(position: Position): Promise<void> {
    const { positions, subscription, onTrouble } = this.#parts;
    try {
      if (position.attempts >= subscription.maxAttempts) {
        const reason = `The process ended ${position.attempts} times while it handled this event`;
        this.#bury(position, position.attempts, reason);
        return;
      }
      const event = positions.begin(this.member, position);
      if (event === null) return;
      const problem = await subscription.handle(event).then(
        () => null,
        (error: unknown) => ({ reason: reasonOf(error) }),
      );
      if (problem === null) positions.finish(this.member, position);
      else this.#failed(position, event.attempt, problem.reason);
    } catch (error) {
      onTrouble(error);
      await sleep(troublePauseMs);
    }
  }

  /** Nobody looks at dead letters unasked. */
  #bury(position: Position, attempts: number, reason: string): void {
    const { positions, onTrouble } = this.#parts;
    positions.bury(this.member, position, attempts, reason);
    const { topic, group } = this.member;
    onTrouble(
      new Error(
        `an event of ${topic} went to the dead letters of ${group} after ${attempts} tries: ${reason}`,
      ),
    );
  }

  #failed(position: Position, attempt: number, reason: string): void {
    const { positions, subscription, now, firstPauseMs } = this.#parts;
    if (attempt >= subscription.maxAttempts) {
      this.#bury(position, attempt, reason);
      return;
    }
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (attempt - 1));
    positions.postpone(this.member, position, now() + pauseMs);
  }

  /** A full disk or a locked file must not end the process: the next heartbeat looks again. */
  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#parts.onTrouble(error);
    }
  }
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return reason.slice(0, reasonMaxLength);
}
