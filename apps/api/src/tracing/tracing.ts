import { ROOT_CONTEXT, SpanKind, trace, type Span, type Tracer } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../config.ts';
import type { Log } from '../runtime.ts';
import { VERSION } from '../version.ts';
import { endWith, runWithin, type SpanDescription } from './span.ts';

/** Begins traces: one for each call and each job that falls into the share. */
export interface Tracing {
  /**
   * Begins the span of a call; null outside the share that is traced.
   * @param traceParent the header `traceparent` of a proxy that traces as well
   */
  begin(description: SpanDescription, traceParent?: string): Span | null;
  /** Runs code within a span that `begin` returned. */
  within<T>(span: Span, work: () => T): T;
  /** Runs a job as a trace of its own. */
  run<T>(description: SpanDescription, work: () => Promise<T>): Promise<T>;
  /** Sends what is left, for three seconds at most. */
  close(): Promise<void>;
}

/** How long one delivery to the collector may take. */
const DELIVERY_MS = 3000;

/**
 * Traces of OpenTelemetry, sent by OTLP over HTTP; null without the setting. Nothing is loaded then.
 *
 * The provider is this server's own: a global one would be shared by all servers of a process.
 */
export async function createTracing(
  config: TracingConfig | null,
  log: Log,
): Promise<Tracing | null> {
  if (!config) return null;
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { parseTraceParent }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
    ]);
  const { url, headers, share } = config;
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: DELIVERY_MS });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'forecourt', 'service.version': VERSION }),
    // by the trace alone: a caller must not be able to ask that all of its calls are traced
    sampler: new sdk.TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: withWarning(exporter, log),
        exportTimeoutMillis: DELIVERY_MS,
      }),
    ],
  });
  const tracer: Tracer = provider.getTracer('forecourt', VERSION);

  const begin: Tracing['begin'] = ({ name, kind = SpanKind.SERVER, attributes = {} }, header) => {
    const parent = header ? parseTraceParent(header) : null;
    const context = parent
      ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true })
      : ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind, attributes }, context);
    return span.isRecording() ? span : null;
  };
  return {
    begin,
    within: (span, work) => runWithin(tracer, span, work),
    run(description, work) {
      const span = begin(description);
      return span ? endWith(span, runWithin(tracer, span, work)) : work();
    },
    // what could not be delivered is in the log
    close: () => provider.shutdown().catch(() => undefined),
  };
}

/** Says once that the collector takes nothing, and again after it did. */
function withWarning(exporter: SpanExporter, log: Log): SpanExporter {
  let refused = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined;
        if (failed && !refused) log.warn({ err: result.error }, 'traces are not delivered');
        refused = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
