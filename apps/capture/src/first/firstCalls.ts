import { type EarlyAnswers, EarlyCalls } from '@forecourt/api-client/early';
import { parseLink, reportUrl } from '../api/link.ts';

/** Requests that the page sends while its own code is still loading. */
interface FirstCalls {
  /** The content of `/config.json`. */
  config: Promise<unknown>;
  /** The report, if it could be requested this early. */
  answers: EarlyCalls;
}

declare global {
  var forecourtCapture: FirstCalls | undefined;
}

/** How old the prefetched report may be: the page's code may take this long on a slow line. */
const MAX_AGE_MS = 60_000;

/** Sends the requests that every visit starts with. Responses are validated where they are used. */
export function askFirst(pathname: string): void {
  const config = fetch('/config.json').then(async (response): Promise<unknown> => {
    if (!response.ok) throw new Error(`config.json: ${response.status}`);
    return response.json();
  });
  const answers = new EarlyCalls(null, MAX_AGE_MS);
  globalThis.forecourtCapture = { config, answers };
  const link = parseLink(pathname);
  const ask = (body: unknown): void => {
    const apiUrl = (body as { api_url?: unknown } | null)?.api_url;
    if (link && typeof apiUrl === 'string') void answers.ask(reportUrl(apiUrl, link));
  };
  // Without the config nothing is asked early; it may also go unused, so it must not reject here.
  config.then(ask, () => undefined);
}

/** The content of `/config.json`, if it was requested early. */
export const firstConfig = (): Promise<unknown> | undefined => globalThis.forecourtCapture?.config;

/** The prefetched report, each response only once. */
export const firstAnswers = (): EarlyAnswers | undefined => globalThis.forecourtCapture?.answers;
