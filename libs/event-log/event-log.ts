/**
 * The port between services that do not wait for each other. Shaped so that Kafka fits behind it: topics with
 * partitions, a key decides the partition, order holds within a partition, groups share partitions, delivery is
 * at least once. Events carry ids only, never document text or personal data.
 */
export interface EventLog {
  /** Resolves when the events are durable. Events of one key keep their order. */
  append(topic: string, events: OutgoingEvent[]): Promise<void>;
  /**
   * Starts delivering to `handle`, one event at a time per partition. When it resolves the event is done; when it
   * rejects the event comes again after a growing pause, and after `maxAttempts` it goes to the dead letters with
   * the reason, and its partition goes on.
   */
  subscribe(options: Subscription): Promise<RunningSubscription>;
  /** Events of `topic` that `group` has not finished. */
  lag(topic: string, group: string): Promise<number>;
  deadLetters: DeadLetters;
  /** Stops all subscriptions (running handlers end first) and closes what is open. */
  close(): Promise<void>;
}

export interface OutgoingEvent {
  /** Made by the producer; the same event appended twice has the same id, and consumers know it by that. */
  id: string;
  /** Events of one key keep their order: the order's request_id. */
  key: string;
  type: string;
  /** Small JSON of ids. */
  data: Record<string, string | number>;
}

export interface IncomingEvent extends OutgoingEvent {
  topic: string;
  /** Counts from 1. */
  attempt: number;
  /** ISO 8601 time of the append. */
  at: string;
}

export interface Subscription {
  topic: string;
  /** Subscriptions of one group share the work; each group sees every event. */
  group: string;
  handle(event: IncomingEvent): Promise<void>;
  /** Handlers that may run at once in this subscription; at most one per partition. */
  concurrency: number;
  /** Tries before an event goes to the dead letters. */
  maxAttempts: number;
}

export interface RunningSubscription {
  /** Resolves when running handlers have ended; their events are then done or will come again. */
  stop(): Promise<void>;
}

export interface DeadLetter {
  /** Unique within the log. */
  id: number;
  group: string;
  event: IncomingEvent;
  reason: string;
}

export interface DeadLetters {
  /** Oldest first. */
  list(topic: string): Promise<DeadLetter[]>;
  /** Puts a dead letter back as a new event for its group and forgets the letter. */
  replay(id: number): Promise<void>;
  purge(id: number): Promise<void>;
}
