import { call, type Result } from '../api/http.ts';
import { capturePath, type Link, parseLink } from '../api/link.ts';

/** Requests that the page sends while its own code is still loading. */
interface FirstCalls {
  /** The content of `/config.json`. */
  config: Promise<unknown>;
  /** The report and its URL; null if it could not be requested this early. */
  capture: Promise<{ path: string; result: Result<unknown> } | null>;
}

declare global {
  var forecourtCapture: FirstCalls | undefined;
}

/** Sends the requests that every visit starts with. Responses are validated where they are used. */
export function askFirst(pathname: string): void {
  const config = fetch('/config.json').then(async (response): Promise<unknown> => {
    if (!response.ok) throw new Error(`config.json: ${response.status}`);
    return response.json();
  });
  const link = parseLink(pathname);
  const capture = link ? askCapture(link, config) : Promise.resolve(null);
  globalThis.forecourtCapture = { config, capture };
  // The response may go unused, so a failed call must not become an unhandled rejection.
  config.catch(() => undefined);
}

async function askCapture(link: Link, config: Promise<unknown>) {
  const base = (await config.catch(() => null)) as { api_url?: unknown } | null;
  if (typeof base?.api_url !== 'string') return null;
  const path = base.api_url + capturePath(link);
  return { path, result: await call({ method: 'GET', path }) };
}

/** The content of `/config.json`, if it was requested early. */
export const firstConfig = (): Promise<unknown> | undefined => globalThis.forecourtCapture?.config;

/** The prefetched report, only once; undefined if it has to be fetched. */
export async function firstCapture(path: string): Promise<Result<unknown> | undefined> {
  const first = await globalThis.forecourtCapture?.capture;
  if (globalThis.forecourtCapture) globalThis.forecourtCapture.capture = Promise.resolve(null);
  return first?.path === path && first.result.kind !== 'unreachable' ? first.result : undefined;
}
