import { sql } from 'kysely';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';

/** On which a node tells the others of an auction's end. */
const CHANNEL = 'forecourt_auction_ends';
/** How often the clock is read at least while an auction runs: a computer may have slept. */
const LOOK_MS = 1000;
/** How often the ends are read again, whatever was announced. */
const READ_MS = 30_000;
/** Time between two attempts to close what could not be closed. */
const RETRY_MS = 1000;

type Parts = Pick<Services, 'clock' | 'db' | 'log'>;

/** Tells every node, when `tx` commits, that an auction ends at that time. */
export async function announceEnd(tx: Tx, end: Date): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${end.toISOString()})`.execute(tx);
}

/**
 * Rings at the nearest end of an auction, on each node, so that an auction is closed within a second
 * or two. What closes it looks again under the lock: it does not matter how often, and on how many
 * nodes, the alarm rings. The job in the queue does the same when no node was there to hear it.
 */
export class EndAlarm {
  private readonly parts: Parts;
  private readonly ring: () => Promise<void>;
  /** The nearest known end; null when no auction runs. */
  private next: number | null = null;
  private timer: NodeJS.Timeout | undefined;
  private reader: NodeJS.Timeout | undefined;
  private stopListening: (() => Promise<void>) | undefined;
  private work: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(parts: Parts, ring: () => Promise<void>) {
    this.parts = parts;
    this.ring = ring;
  }

  async start(): Promise<void> {
    const again = () => this.do(() => this.read());
    this.stopListening = await this.parts.db.listen(
      CHANNEL,
      (payload) => this.hear(Date.parse(payload)),
      again,
    );
    this.reader = setInterval(again, READ_MS);
    this.reader.unref();
    await this.read();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.reader);
    clearTimeout(this.timer);
    await this.stopListening?.();
    await this.work;
  }

  private hear(end: number): void {
    if (Number.isNaN(end) || (this.next !== null && this.next <= end)) return;
    this.next = end;
    this.wait(0);
  }

  private async read(): Promise<void> {
    const { end } = await this.parts.db.system((tx) =>
      tx
        .selectFrom('auctions')
        .where('status', '=', 'RUNNING')
        .select((eb) => eb.fn.min('end_time').as('end'))
        .executeTakeFirstOrThrow(),
    );
    this.next = end === null ? null : new Date(end).getTime();
    this.wait(0);
  }

  /** Looks at the clock at the nearest end, and now and then before that. */
  private wait(atLeast: number): void {
    clearTimeout(this.timer);
    if (this.next === null || this.stopped) return;
    const left = this.next - this.parts.clock.now().getTime();
    const wait = Math.max(atLeast, Math.min(left, LOOK_MS), 0);
    this.timer = setTimeout(() => this.look(), wait);
    this.timer.unref();
  }

  private look(): void {
    if (this.next === null) return;
    if (this.parts.clock.now().getTime() < this.next) return this.wait(0);
    this.do(async () => {
      await this.ring();
      await this.read();
    });
  }

  /** One thing after the other; after a failure, or when something is still due, not at once again. */
  private do(work: () => Promise<void>): void {
    this.work = this.work
      .then(() => (this.stopped ? undefined : work()))
      .catch((error: unknown) => this.parts.log.warn({ err: error }, 'auction ends'))
      .then(() => {
        const isDue = this.next !== null && this.next <= this.parts.clock.now().getTime();
        this.wait(isDue ? RETRY_MS : 0);
      });
  }
}
