import { call, type Result } from '../api/http.ts';
import { capturePath, type Link, parseLink } from '../api/link.ts';

/** What the page asks for while its own code is still on its way. */
interface FirstCalls {
  /** The content of `/config.json`. */
  config: Promise<unknown>;
  /** The report, and the address it was asked of; null where it could not be asked so early. */
  capture: Promise<{ path: string; result: Result<unknown> } | null>;
}

declare global {
  var forecourtCapture: FirstCalls | undefined;
}

/** Sends the calls that every visit begins with. An answer is validated where it is used. */
export function askFirst(pathname: string): void {
  const config = fetch('/config.json').then(async (response): Promise<unknown> => {
    if (!response.ok) throw new Error(`config.json: ${response.status}`);
    return response.json();
  });
  const link = parseLink(pathname);
  const capture = link ? askCapture(link, config) : Promise.resolve(null);
  globalThis.forecourtCapture = { config, capture };
  // The answer may go unused, so a failed call must not count as an unhandled rejection.
  config.catch(() => undefined);
}

async function askCapture(link: Link, config: Promise<unknown>) {
  const base = (await config.catch(() => null)) as { api_url?: unknown } | null;
  if (typeof base?.api_url !== 'string') return null;
  const path = base.api_url + capturePath(link);
  return { path, result: await call({ method: 'GET', path }) };
}

/** The content of `/config.json`, where it was asked for. */
export const firstConfig = (): Promise<unknown> | undefined => globalThis.forecourtCapture?.config;

/** The first read of a report, once; undefined where it has to be asked for. */
export async function firstCapture(path: string): Promise<Result<unknown> | undefined> {
  const first = await globalThis.forecourtCapture?.capture;
  if (globalThis.forecourtCapture) globalThis.forecourtCapture.capture = Promise.resolve(null);
  return first?.path === path && first.result.kind !== 'unreachable' ? first.result : undefined;
}
