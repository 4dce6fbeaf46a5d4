import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** A message of the socket: join reference, reference, topic, event, payload. */
type Frame = [string | null, string | null, string, string, unknown];

/**
 * What a page hears over its live connection: each event, and each join, before which it may have
 * missed some, is a cause to fetch again. Create it before the first page.
 */
export class LiveLine {
  private joins = 0;
  /** How often the page had a cause to fetch again. */
  causes = 0;

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/socket/')) return;
      socket.on('framereceived', ({ payload }) => this.read(String(payload)));
    });
    // On a machine so busy that the socket comes too late, events come by answers.
    page.on('response', (answer) => {
      if (!answer.url().includes('/socket/longpoll')) return;
      this.causes += 1;
      this.joins += 1;
    });
  }

  /** Waits until the page hears events. */
  async joined(): Promise<void> {
    await expect.poll(() => this.joins, 'the page joins').toBeGreaterThan(0);
  }

  private read(text: string): void {
    const [, , topic, event] = JSON.parse(text) as Frame;
    if (event !== 'phx_reply') {
      this.causes += 1;
      return;
    }
    if (!topic.startsWith('partners:')) return;
    this.joins += 1;
    this.causes += 1;
  }
}

/** The calls that were made more often than there was cause for. */
export function repeated(calls: readonly string[], causes: number): string[] {
  const timesOf = (call: string) => calls.filter((one) => one === call).length;
  return [...new Set(calls)].filter((call) => timesOf(call) > 1 + causes);
}
