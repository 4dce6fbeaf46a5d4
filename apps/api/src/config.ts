import { join } from 'node:path';
import type { DatabaseLimits } from './db/limits.ts';
import type { IntakeLimits } from './intake/index.ts';
import { isLoopback } from './settings/loopback.ts';
import { readSecret } from './settings/secret.ts';
import { readSettings, type Env } from './settings/read.ts';
import type { Settings } from './settings/settings.ts';

/** Where text messages go: a provider, the outbox of a demo, or `off`, where no SMS is offered. */
export type SmsConfig =
  | { kind: 'off' }
  | { kind: 'outbox' }
  | { kind: 'http'; url: string; token: string | null; from: string | null; receipts: boolean }
  | {
      kind: 'twilio';
      accountSid: string;
      authToken: string;
      from: string;
      /** Null: no WhatsApp. */
      whatsappFrom: string | null;
      receipts: boolean;
    };

/** Where email goes; see `SmsConfig`. */
export type MailConfig = { kind: 'off' } | { kind: 'outbox' } | { kind: 'smtp'; url: string };

/** Where files go: a folder below the data folder, or a bucket. */
export type StorageConfig =
  | { kind: 'local'; root: string }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      endpoint: string | null;
      accessKeyId: string;
      secretAccessKey: string;
    };

/** The provider of market data for cars; see `market/provider.ts`. */
export interface MarketConfig {
  url: string;
  key: string;
}

/** The decoder of VINs; see `vins/provider.ts`. */
export interface VinDecoderConfig {
  url: string;
  key: string | null;
}

/** The service that finds damages on photos; see `detection/detector.ts`. */
export interface DamageDetectionConfig {
  url: string;
  key: string | null;
}

/** Where traces go; see `tracing/tracing.ts`. */
export interface TracingConfig {
  url: string;
  headers: Record<string, string>;
  /** Of the calls and jobs that are traced: 0 to 1. */
  share: number;
}

/** The settings (`settings/settings.ts` documents each), and what is derived from them. */
export interface Config extends Settings {
  /** Key material of at least 32 bytes; every HMAC of the server is derived from it. */
  secret: Buffer;
  databaseLimits: DatabaseLimits;
  sms: SmsConfig;
  mail: MailConfig;
  storage: StorageConfig;
  /** Null: the survey answers with sample data, marked as a sample. */
  market: MarketConfig | null;
  /** Null: VINs are decoded by a table of makers alone. */
  vinDecoder: VinDecoderConfig | null;
  /** Null: nobody looks for damages on photos. */
  damageDetection: DamageDetectionConfig | null;
  /** Null: nothing is traced. */
  tracing: TracingConfig | null;
  /** Limits for request bodies; only tests override them. */
  intake?: Partial<IntakeLimits>;
}

/**
 * Reads the settings from the environment.
 *
 * Creates the data folder and, when `FORECOURT_SECRET` is unset, a secret in it on the first start.
 * @throws SettingsError with a line for each setting that is wrong.
 */
export function readConfig(env: Env = process.env, overrides: Partial<Config> = {}): Config {
  const settings = readSettings(env, overrides);
  return {
    ...settings,
    secret: overrides.secret ?? readSecret(settings),
    databaseLimits: limitsOf(settings),
    sms: smsOf(settings),
    mail: mailOf(settings),
    storage: storageOf(settings),
    market: marketOf(settings),
    vinDecoder: serviceOf(settings.vinDecoderUrl, settings.vinDecoderKey),
    damageDetection: serviceOf(settings.damageDetectionUrl, settings.damageDetectionKey),
    tracing: tracingOf(settings),
    ...overrides,
  };
}

function limitsOf(settings: Settings): DatabaseLimits {
  return {
    connect: settings.databaseConnectMs,
    statement: settings.databaseStatementMs,
    lock: settings.databaseLockMs,
    idleInTransaction: settings.databaseIdleMs,
  };
}

function smsOf(settings: Settings): SmsConfig {
  const { smsTwilioAccountSid: accountSid, smsTwilioAuthToken: authToken, smsFrom } = settings;
  if (accountSid && authToken && smsFrom) {
    // Twilio refuses an address that it cannot reach
    const receipts = !isLoopback(new URL(settings.publicUrl).hostname);
    const { twilioWhatsappFrom: whatsappFrom } = settings;
    return { kind: 'twilio', accountSid, authToken, from: smsFrom, whatsappFrom, receipts };
  }
  if (settings.smsHttpUrl) {
    const { smsHttpUrl: url, smsHttpToken: token, smsHttpReceipts: receipts } = settings;
    return { kind: 'http', url, token, from: smsFrom, receipts };
  }
  return { kind: withoutProvider(settings) };
}

function mailOf(settings: Settings): MailConfig {
  if (settings.smtpUrl) return { kind: 'smtp', url: settings.smtpUrl };
  return { kind: withoutProvider(settings) };
}

/**
 * Without a provider, only demo and test modes write messages to the outbox; production sends none.
 */
function withoutProvider({ mode }: Settings): 'off' | 'outbox' {
  return mode === 'production' ? 'off' : 'outbox';
}

function storageOf(settings: Settings): StorageConfig {
  const { s3Bucket, s3AccessKeyId, s3SecretAccessKey } = settings;
  if (!s3Bucket || !s3AccessKeyId || !s3SecretAccessKey) {
    return { kind: 'local', root: join(settings.dataFolder, 'media') };
  }
  return {
    kind: 's3',
    bucket: s3Bucket,
    region: settings.s3Region,
    endpoint: settings.s3Endpoint,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
  };
}

function marketOf({ marketUrl, marketKey }: Settings): MarketConfig | null {
  return marketUrl && marketKey ? { url: marketUrl, key: marketKey } : null;
}

function tracingOf({ tracesUrl, tracesHeaders, tracesShare }: Settings): TracingConfig | null {
  return tracesUrl ? { url: tracesUrl, headers: tracesHeaders, share: tracesShare } : null;
}

/** A service that may need no key. */
function serviceOf(
  url: string | null,
  key: string | null,
): { url: string; key: string | null } | null {
  return url ? { url, key } : null;
}
