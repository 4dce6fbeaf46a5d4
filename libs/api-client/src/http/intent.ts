import { newIdempotencyKey } from './idempotency.ts';

/**
 * Something a person wants done once, with its idempotency key. The key stays the same as long as
 * the intent does, so a second press, or a retry after no response, cannot do it twice. A different
 * intent, or the same one after it was done, gets a new key.
 */
export class Intent {
  private current: { meaning: string; key: string } | null = null;
  private readonly newKey: () => string;

  constructor(newKey: () => string = newIdempotencyKey) {
    this.newKey = newKey;
  }

  /** @param meaning what is to be done; compared as JSON */
  keyFor(meaning: unknown): string {
    const text = JSON.stringify(meaning);
    if (this.current?.meaning !== text) this.current = { meaning: text, key: this.newKey() };
    return this.current.key;
  }

  /** It was done: the same again is a new intent. */
  fulfilled(): void {
    this.current = null;
  }
}
