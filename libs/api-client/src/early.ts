import { HTTP_TIMEOUT_MS } from '@forecourt/platform';

/** Id of the script element in which a server may put the config, sparing the page a request. */
export const inlineConfigId = 'runtime-config';

/** What was asked before there was a client to ask with. */
export interface EarlyAnswers {
  /**
   * Hands over the answer to a GET, once. Undefined where nobody asked, or too long ago; rejects where
   * there was no answer with a success: the client then asks by itself.
   */
  take(token: string, url: string): Promise<unknown> | undefined;
}

interface Early {
  at: number;
  body: Promise<unknown>;
}

/**
 * Asks for what a page is sure to need while the page's own code is on its way. Knows nothing of the
 * contract: who takes an answer checks it.
 */
export class EarlyCalls implements EarlyAnswers {
  private readonly calls = new Map<string, Early>();
  private readonly token: string;

  constructor(token: string) {
    this.token = token;
  }

  /** Asks, and keeps the answer for the client. */
  ask(url: string): Promise<unknown> {
    const body = this.fetchJson(url);
    // Who takes it hears of a failure; nobody may.
    body.catch(() => undefined);
    this.calls.set(url, { at: Date.now(), body });
    return body;
  }

  take(token: string, url: string): Promise<unknown> | undefined {
    const call = this.calls.get(url);
    this.calls.delete(url);
    const usable = token === this.token && call && Date.now() - call.at < HTTP_TIMEOUT_MS;
    return usable ? call.body : undefined;
  }

  private async fetchJson(url: string): Promise<unknown> {
    const response = await fetch(url, {
      headers: { accept: 'application/json', authorization: this.token },
      signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response.json() as Promise<unknown>;
  }
}
