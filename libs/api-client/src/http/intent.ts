import { newIdempotencyKey } from './idempotency.ts';

/**
 * What a person means to do once, and its idempotency key. It stays the same while what is meant does,
 * so that a second press, or a retry after no answer came, cannot do it twice; something else, or the
 * same again after it was done, is another intent.
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

  /** It was done: the same again is meant anew. */
  fulfilled(): void {
    this.current = null;
  }
}
