/** After this time a topic's last event is forgotten; pages that join are younger. */
const MEMORY_MS = 5 * 60_000;

/** How long each topic has had no event, as far as this node has listened to the bus. */
export class Quiet {
  private readonly last = new Map<string, number>();
  private readonly now: () => number;
  private since: number | null = null;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** The node has begun to listen to the bus, or may have missed events: earlier ones are unknown. */
  begin(): void {
    this.since = this.now();
    this.last.clear();
  }

  /** An event of the topic has arrived. */
  note(topic: string): void {
    // Deleted first, so that the map stays in the order of time.
    this.last.delete(topic);
    this.last.set(topic, this.now());
    for (const [earlier, at] of this.last) {
      if (this.now() - at < MEMORY_MS) break;
      this.last.delete(earlier);
    }
  }

  /**
   * For how many milliseconds the topic has surely had no event; undefined before `begin`. A node
   * that has just started answers with a short time, even if the topic has been quiet for longer.
   */
  of(topic: string): number | undefined {
    if (this.since === null) return undefined;
    const last = Math.max(this.last.get(topic) ?? this.since, this.since);
    return Math.floor(Math.min(this.now() - last, MEMORY_MS));
  }
}
