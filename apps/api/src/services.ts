import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database, Tx } from './db/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Market } from './market/survey.ts';
import type { Intake } from './intake/index.ts';
import type { Keys } from './domain/keys.ts';
import type { Media } from './media/index.ts';
import type { Mailer } from './messaging/mailer.ts';
import type { SmsSender } from './messaging/sms.ts';
import type { Waiting } from './modules/messages/waiting.ts';
import type { Realtime } from './realtime/index.ts';

/** The only source of time in the server, so that a test can move it. */
export interface Clock {
  now(): Date;
}

export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** What every module gets; built once in `start.ts`, or by the test harness. */
export interface Services {
  config: Config;
  clock: Clock;
  log: Log;
  db: Database;
  jobs: Jobs;
  keys: Keys;
  intake: Intake;
  media: Media;
  market: Market;
  realtime: Realtime;
  waiting: Waiting;
  mailer: Mailer;
  sms: SmsSender;
}

export type { Database, Jobs, Keys, Media, Mailer, Realtime, SmsSender, Tx };
