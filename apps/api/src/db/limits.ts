/** How long the server waits for its database, in milliseconds. */
export interface DatabaseLimits {
  /** For a connection, be it a new one or one of the pool's. */
  connect: number;
  /** For the end of one statement. */
  statement: number;
  /** For a lock that another transaction holds. */
  lock: number;
  /** For the next statement of an open transaction, before the database ends it. */
  idleInTransaction: number;
}

export const DEFAULT_LIMITS: DatabaseLimits = {
  connect: 5000,
  statement: 30_000,
  lock: 10_000,
  idleInTransaction: 30_000,
};

/** A database that says nothing at all: its own limit has had its time to speak. */
const SILENCE_MS = 2000;

/** Settings of a connection by which neither side waits for ever. */
export function clientLimits({ connect, statement }: DatabaseLimits) {
  return {
    connectionTimeoutMillis: connect,
    query_timeout: statement + SILENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/** SQL by which the database itself ends what takes too long. */
export function sessionLimits({ statement, lock, idleInTransaction }: DatabaseLimits): string {
  return [
    `set statement_timeout = ${statement}`,
    `set lock_timeout = ${lock}`,
    `set idle_in_transaction_session_timeout = ${idleInTransaction}`,
  ].join('; ');
}
