import { SpanKind, type Attributes } from '@opentelemetry/api';
import { fail, timed } from './span.ts';

/** Calls another server, as `fetch` does. */
export type Fetch = (address: string | URL, init?: RequestInit) => Promise<Response>;

/** `fetch` as a part of the trace. */
export const timedFetch: Fetch = (address, init) =>
  timedCall(init?.method ?? 'GET', address, () => fetch(address, init));

/** Times a call of another server by HTTP. It is named by its host alone: the rest may hold keys. */
export function timedCall<T extends { status: number }>(
  method: string,
  address: string | URL,
  call: () => Promise<T>,
): Promise<T> {
  const describe = () => ({
    name: method,
    kind: SpanKind.CLIENT,
    attributes: { 'http.request.method': method, ...serverOf(address) },
  });
  return timed(describe, async (span) => {
    const answer = await call();
    const { status } = answer;
    span?.setAttribute('http.response.status_code', status);
    if (span && status >= 400) fail(span, String(status));
    return answer;
  });
}

/** Times work of another server that is no HTTP of ours. */
export function timedWork<T>(
  name: string,
  address: string | URL,
  work: () => Promise<T>,
): Promise<T> {
  return timed(() => ({ name, kind: SpanKind.CLIENT, attributes: serverOf(address) }), work);
}

function serverOf(address: string | URL): Attributes {
  const { hostname, port } = new URL(address);
  return { 'server.address': hostname, ...(port !== '' && { 'server.port': Number(port) }) };
}
