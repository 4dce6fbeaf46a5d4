/** How long the server waits for its database, in milliseconds. */
export interface DatabaseLimits {
  /** To get a connection, new or from the pool. */
  connect: number;
  /** To run one statement. */
  statement: number;
  /** To wait for a lock that another transaction holds. */
  lock: number;
  /** Between two statements of an open transaction, before the database ends it. */
  idleInTransaction: number;
}

export const DEFAULT_LIMITS: DatabaseLimits = {
  connect: 5000,
  statement: 30_000,
  lock: 10_000,
  idleInTransaction: 30_000,
};

/** Added to the statement's limit, so that the database can report its own timeout first. */
const SILENCE_MS = 2000;

/** Connection settings that keep either side from waiting forever. */
export function clientLimits({ connect, statement }: DatabaseLimits) {
  return {
    connectionTimeoutMillis: connect,
    query_timeout: statement + SILENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/** SQL that makes the database itself end what takes too long. */
export function sessionLimits({ statement, lock, idleInTransaction }: DatabaseLimits): string {
  return [
    `set statement_timeout = ${statement}`,
    `set lock_timeout = ${lock}`,
    `set idle_in_transaction_session_timeout = ${idleInTransaction}`,
  ].join('; ');
}
