import type { FastifyBaseLogger } from 'fastify';

/** The only source of time in the server, so that a test can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
