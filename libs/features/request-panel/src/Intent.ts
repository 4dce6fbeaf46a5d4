/**
 * The key of what is meant to be sent. It stays the same while the content does, so that a retry
 * after a timeout cannot send twice; other content, or the next send, is another intent.
 */
export class Intent {
  private current: { content: string; key: string } | null = null;
  private readonly newKey: () => string;

  constructor(newKey: () => string) {
    this.newKey = newKey;
  }

  keyFor(body: unknown): string {
    const content = JSON.stringify(body);
    if (this.current?.content !== content) this.current = { content, key: this.newKey() };
    return this.current.key;
  }

  /** It was sent: the same content again is meant anew. */
  fulfilled(): void {
    this.current = null;
  }
}
