import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Socket } from 'node:net';
import { SpanKind } from '@opentelemetry/api';
import type { Pool, PoolClient, QueryConfig, QueryResult as PgResult } from 'pg';
import { timed, type SpanDescription } from '../tracing/span.ts';

/** How a transaction begins. */
export interface Opening {
  /** SQL that opens it, sent as one message: `begin` and the settings of row-level security. */
  begin: string;
  /** Whether the result may be used before the commit is confirmed; only if nothing is written. */
  readOnly: boolean;
  /** Whether it has one statement only; its commit is then sent in the same message. */
  single: boolean;
}

/** The opening of the transaction that the calling code is about to start. */
export const opening = new AsyncLocalStorage<Opening>();

const PLAIN: Opening = { begin: 'begin', readOnly: false, single: false };
/**
 * Once this many are named, statements are sent unnamed: each named one takes memory in every
 * connection.
 */
const MAX_NAMED = 500;
/** Prepared statements belong to connections, so everything that uses a pool shares its names. */
const namesOf = new WeakMap<Pool, Map<string, string>>();

/**
 * Kysely on `pg`, with fewer round trips than its own driver: a transaction opens together with its
 * first statement, statements are prepared once per connection, and a read does not wait for its
 * commit.
 */
export class PoolDriver implements Driver {
  private readonly pool: Pool;
  private readonly names: Map<string, string>;

  constructor(pool: Pool) {
    this.pool = pool;
    this.names = namesOf.get(pool) ?? new Map<string, string>();
    namesOf.set(pool, this.names);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PoolConnection> {
    // only a call that has to wait for a connection spends time here
    const client =
      this.pool.idleCount > 0
        ? await this.pool.connect()
        : await timed(describeWait, () => this.pool.connect());
    return new PoolConnection(client, this.names);
  }

  async beginTransaction(connection: PoolConnection): Promise<void> {
    connection.begin(opening.getStore() ?? PLAIN);
  }

  commitTransaction(connection: PoolConnection): Promise<void> {
    return connection.end('commit');
  }

  rollbackTransaction(connection: PoolConnection): Promise<void> {
    return connection.end('rollback');
  }

  async releaseConnection(connection: PoolConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.pool.end();
  }
}

class PoolConnection implements DatabaseConnection {
  private readonly client: PoolClient;
  private readonly names: Map<string, string>;
  private readonly pipelined: boolean;
  private opening: Opening | null = null;
  private begun: Promise<unknown> | null = null;
  private ended: Promise<unknown> = Promise.resolve();
  private broken = false;

  constructor(client: PoolClient, names: Map<string, string>) {
    this.client = client;
    this.names = names;
    this.pipelined = client.pipeline;
  }

  begin(how: Opening): void {
    this.opening = how;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const query = {
      text: sql,
      values: [...parameters],
      ...(parameters.length > 0 ? { name: this.nameOf(sql) } : {}),
    };
    const sent = timed(
      () => describeStatement(sql),
      () => this.send(query),
    );
    const result = (await sent.catch(this.judge)) as PgResult;
    const { command, rowCount, rows } = result;
    const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE';
    return {
      rows: (rows ?? []) as Row[],
      ...(changes ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}),
    };
  }

  /** A transaction without any statement never reached the server. */
  async end(how: 'commit' | 'rollback'): Promise<void> {
    const { readOnly, single } = this.opening ?? PLAIN;
    this.opening = null;
    if (!this.begun || single) return;
    // closing the connection ends its transaction on the server, without waiting
    if (this.broken && this.pipelined && how === 'rollback') return;
    const ended = this.finish(how);
    this.begun = null;
    if (readOnly && how === 'commit') return;
    const [, { command }] = await ended;
    if (how === 'commit' && command === 'ROLLBACK') {
      throw new Error('The transaction was rolled back: one of its statements had failed');
    }
  }

  release(): void {
    void this.ended.then(() => this.client.release(this.broken));
  }

  streamQuery(): never {
    throw new Error('Rows are not streamed');
  }

  /**
   * Sends a statement with its opening and commit; in a single write if the server supports that.
   */
  private async send(query: QueryConfig): Promise<unknown> {
    const { single } = this.opening ?? PLAIN;
    if (single && this.begun) throw new Error('This transaction is for one statement');
    if (!this.pipelined) {
      await this.open();
      const answer = await this.client.query(query);
      if (single) void this.finish('commit');
      return answer;
    }
    const { stream } = (this.client as PoolClient & { connection: { stream: Socket } }).connection;
    stream.cork();
    try {
      void this.open();
      const answer = this.client.query(query);
      if (single) void this.finish('commit');
      return answer;
    } finally {
      stream.uncork();
    }
  }

  /** After a timeout or a lost connection, the connection must not be used again. */
  private readonly judge = (error: unknown): never => {
    if (!isAnswer(error)) this.broken = true;
    throw error;
  };

  private finish(how: 'commit' | 'rollback'): Promise<[unknown, PgResult]> {
    const ended = Promise.all([this.begun, this.client.query(how)]);
    this.ended = ended.catch(() => (this.broken = true));
    return ended;
  }

  /**
   * Sends the opening right before the first statement, without waiting for its answer. If it
   * fails, the server has an aborted transaction, in which statements have no effect.
   */
  private open(): Promise<unknown> | null {
    if (!this.opening || this.begun) return this.begun;
    this.begun = this.client.query(this.opening.begin);
    this.begun.catch(() => (this.broken = true));
    return this.begun;
  }

  private nameOf(sql: string): string | undefined {
    // The best plan depends on the pattern, so these statements are planned on every call.
    if (/ i?like /.test(sql)) return undefined;
    const known = this.names.get(sql);
    if (known || this.names.size >= MAX_NAMED) return known;
    const name = `s${this.names.size}`;
    this.names.set(sql, name);
    return name;
  }
}

const POSTGRESQL = { 'db.system.name': 'postgresql' };

const describeWait = (): SpanDescription => ({
  name: 'wait for a connection',
  attributes: POSTGRESQL,
});

/** Values are parameters, and not in it. */
function describeStatement(text: string): SpanDescription {
  const [verb = ''] = /\w+/.exec(text) ?? [];
  const attributes = { ...POSTGRESQL, 'db.query.text': text };
  return { name: verb.toUpperCase(), kind: SpanKind.CLIENT, attributes };
}

/** The embedded database has its own error class; what it shares with `pg` is `severity`. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'ERROR';
}
