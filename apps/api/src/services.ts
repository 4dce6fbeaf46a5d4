import type { Config } from './config.ts';
import type { DamageDetector } from './detection/detector.ts';
import type { Database } from './db/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Market } from './market/types.ts';
import type { Intake } from './intake/index.ts';
import type { Keys } from './domain/keys.ts';
import type { Media } from './media/index.ts';
import type { Mailer } from './messaging/mailer.ts';
import type { SmsSender } from './messaging/sms.ts';
import type { Realtime, Waiting } from './realtime/index.ts';
import type { Clock, Log } from './runtime.ts';
import type { Tracing } from './tracing/tracing.ts';
import type { VinDecoder } from './vins/decoder.ts';

/**
 * Passed to every module; built once in `start.ts`, or by the test harness. Types only: the parts
 * built here declare their own dependencies and never import this file.
 */
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
  vins: VinDecoder;
  /** Null: nobody looks for damages on photos. */
  detector: DamageDetector | null;
  realtime: Realtime;
  waiting: Waiting;
  mailer: Mailer;
  sms: SmsSender;
  /** Null: nothing is traced. */
  tracing: Tracing | null;
}
