import { addressOf } from '@forecourt/api-client';
import { EarlyCalls } from '@forecourt/api-client/early';
import { applyColorMode } from '@forecourt/ui/theme';
import { readConfig } from './readConfig.ts';

/** Requests started before the page's code has loaded. */
export interface Boot {
  config: Promise<unknown>;
  answers: EarlyCalls;
}

declare global {
  var forecourtBoot: Boot | undefined;
}

/** A GET of the contract: its path (`@forecourt/contract/paths`), path parameters and query. */
export type FirstCall = readonly [
  path: string,
  parameters?: Record<string, unknown>,
  query?: Record<string, unknown>,
];

/** Sends one of a page's first calls; resolves to its body, not yet validated. */
export type Ask = (...call: FirstCall) => Promise<unknown>;

/**
 * What the entry script of a document does first. The page's own code finds in `forecourtBoot` what
 * it has asked for: its API client takes these answers instead of asking again.
 *
 * @param token of the session; null for a page without one
 * @param send sends the page's first calls; its errors are ignored
 * @returns when `send` has ended; never rejects
 */
export async function bootPage(
  token: string | null,
  send: (ask: Ask) => Promise<unknown>,
): Promise<void> {
  // Style sheets may load before the page's code: apply the device's color scheme now.
  applyColorMode('system');
  const config = readConfig();
  const answers = new EarlyCalls(token);
  globalThis.forecourtBoot = { config, answers };
  try {
    const { api_url: apiUrl } = (await config) as { api_url: string };
    await send((...call) => answers.ask(addressOf(apiUrl, ...call)));
  } catch {
    // the page's code asks again
  }
}
