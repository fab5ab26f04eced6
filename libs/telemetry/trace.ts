import {
  context,
  isSpanContextValid,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { TracerProvider } from '@opentelemetry/sdk-trace';

/** Header names in lower case to their values. */
export type Carrier = Record<string, string>;

let started = false;

/** Makes trace context flow through awaits and across calls (W3C `traceparent`). Later calls change nothing. */
export function startTracing(): void {
  if (started) return;
  started = true;
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(new TracerProvider());
}

/** What the caller sent along continues here; a fresh trace starts when it sent nothing. */
export function inServerSpan<T>(name: string, carrier: Carrier, run: () => Promise<T>): Promise<T> {
  const parent = propagation.extract(context.active(), carrier);
  return context.with(parent, () => inSpan(name, SpanKind.SERVER, run));
}

/** Runs `call` in a span of its own, giving it the headers to send along. */
export function inClientSpan<T>(name: string, call: (carrier: Carrier) => Promise<T>): Promise<T> {
  return inSpan(name, SpanKind.CLIENT, () => {
    const carrier: Carrier = {};
    propagation.inject(context.active(), carrier);
    return call(carrier);
  });
}

function inSpan<T>(name: string, kind: SpanKind, run: () => Promise<T>): Promise<T> {
  return trace.getTracer('orderloom').startActiveSpan(name, { kind }, async (span: Span) => {
    try {
      return await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The trace that the running code belongs to: 32 hex digits, or undefined outside of any. */
export function activeTraceId(): string | undefined {
  const span = trace.getActiveSpan()?.spanContext();
  return span && isSpanContextValid(span) ? span.traceId : undefined;
}
