import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type Tracer,
} from '@opentelemetry/api';

/** A part of a trace as it is described before it runs. Never anything of a person, nor a key. */
export interface SpanDescription {
  name: string;
  kind?: SpanKind;
  attributes?: Attributes;
}

interface Enclosing {
  tracer: Tracer;
  span: Span;
}

/** The span that encloses the running code; nothing where nothing is traced. */
const enclosing = new AsyncLocalStorage<Enclosing>();

/** Runs `work` so that what is timed in it becomes a part of the span. */
export function runWithin<T>(tracer: Tracer, span: Span, work: () => T): T {
  return enclosing.run({ tracer, span }, work);
}

/**
 * Times `work` as a part of the trace that encloses it, and hands it the span. Without a trace it only
 * runs, and is not described.
 */
export function timed<T>(
  describe: () => SpanDescription,
  work: (span?: Span) => Promise<T>,
): Promise<T> {
  const around = enclosing.getStore();
  if (!around) return work();
  const { name, kind = SpanKind.INTERNAL, attributes = {} } = describe();
  const parent = trace.setSpan(ROOT_CONTEXT, around.span);
  const span = around.tracer.startSpan(name, { kind, attributes }, parent);
  const run = () => work(span);
  return endWith(span, runWithin(around.tracer, span, run));
}

/** Ends the span with its work. Of an error it has the kind alone: messages may quote a person's data. */
export async function endWith<T>(span: Span, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    fail(span, kindOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Marks a span as failed. @param kind of the error, such as `57014`, `ECONNREFUSED` or `TypeError` */
export function fail(span: Span, kind: string): void {
  span.setAttribute('error.type', kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

const CODE = /^\w{1,40}$/;

/** PostgreSQL's and the system's errors have a code, others the name of their class. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && CODE.test(code) ? code : error.constructor.name;
}
