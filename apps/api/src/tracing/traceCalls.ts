import type { FastifyInstance, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Span } from '@opentelemetry/api';
import { fail } from './span.ts';
import type { Tracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The call in its trace; null outside what is traced. */
    span: Span | null;
  }
}

/**
 * A trace of each call: the route as the contract writes it, never the address, which may hold a
 * key, and nothing of who calls. The log's lines about the call name the trace.
 * @param trusted whether `traceparent` comes from a proxy, as `X-Forwarded-For` does
 */
export function traceCalls(
  app: FastifyInstance,
  tracing: Tracing | null,
  { trusted }: { trusted: boolean },
): void {
  if (!tracing) return;
  app.decorateRequest('span', null);

  const enterSpan = (request: FastifyRequest, _: unknown, done: HookHandlerDoneFunction): void => {
    if (request.span) tracing.within(request.span, done);
    else done();
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, headers } = request;
    const { url: route, config } = routeOptions;
    const header = trusted ? headers['traceparent'] : undefined;
    const attributes = {
      'http.request.method': method,
      ...(route !== undefined && { 'http.route': route }),
      ...(config.operation !== undefined && { 'forecourt.operation': config.operation }),
    };
    const name = route === undefined ? method : `${method} ${route}`;
    request.span = tracing.begin({ name, attributes }, String(header ?? ''));
    if (request.span) {
      request.log = request.log.child({ trace: request.span.spanContext().traceId });
      reply.log = request.log;
    }
    enterSpan(request, reply, done);
  });
  // a body arrives in events of its socket, which know nothing of the call
  app.addHook('preValidation', enterSpan);
  app.addHook('onRequestAbort', async ({ span }) => {
    if (span) fail(span, 'ABORTED');
  });
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    if (!span) return;
    span.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) fail(span, String(statusCode));
    span.end();
  });
}
