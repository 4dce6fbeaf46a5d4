import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where text messages go: a provider, or the outbox when none is set. */
export type SmsConfig =
  | { kind: 'outbox' }
  | { kind: 'http'; url: string; token: string | null; from: string | null }
  | { kind: 'twilio'; accountSid: string; authToken: string; from: string };

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

/** Who knows the market for cars; see `market/provider.ts`. */
export interface MarketConfig {
  url: string;
  key: string;
}

/** What partners may send; null of the countries is any. */
export interface SendingConfig {
  /** In a day, of a partner for which nothing else is set. */
  smsPerDay: number;
  emailPerDay: number;
  /** Dial codes that text messages may go to at all. */
  smsCountries: readonly string[] | null;
}

export interface Config {
  production: boolean;
  /** Development only: the outbox page, demo data and its sign-in hint. */
  development: boolean;
  host: string;
  port: number;
  /** Absolute path of the data folder. */
  dataFolder: string;
  /** PostgreSQL connection string, or null for the embedded database. */
  databaseUrl: string | null;
  databasePoolSize: number;
  /** Key material of at least 32 bytes; every HMAC of the server is derived from it. */
  secret: Buffer;
  /** Origin that customers reach, without a trailing slash: it starts every link that is sent. */
  publicUrl: string;
  /** Base URLs the clients read from /config.json; '' is the origin that served the page. */
  apiUrl: string;
  chatUrl: string;
  socketUrl: string;
  mediaUrl: string;
  /** Base URL under which the other nodes of a deployment reach this one; null when it is alone. */
  nodeUrl: string | null;
  /** Number of proxies whose X-Forwarded-For is believed; 0 believes none. */
  trustedProxies: number;
  /** Folder that holds console/dist and capture/dist. */
  appsFolder: string;
  smtpUrl: string | null;
  mailFrom: string;
  sms: SmsConfig;
  storage: StorageConfig;
  /** Null answers with a sample that says so. */
  market: MarketConfig | null;
  demoData: boolean;
  sending: SendingConfig;
  logLevel: string;
}

type Env = Record<string, string | undefined>;

/**
 * Reads the settings from the environment.
 *
 * Creates the data folder and, when `FORECOURT_SECRET` is unset, a secret in it on the first start.
 * @throws Error naming the variable when a value cannot be used.
 */
export function readConfig(env: Env = process.env, overrides: Partial<Config> = {}): Config {
  const dataFolder = resolve(overrides.dataFolder ?? env.FORECOURT_DATA ?? '.forecourt');
  mkdirSync(dataFolder, { recursive: true });
  const production = env.NODE_ENV === 'production';
  const port = overrides.port ?? readInteger(env, 'PORT', 4300, 0, 65_535);
  return {
    production,
    development: !production,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port,
    dataFolder,
    databaseUrl: env.DATABASE_URL || null,
    databasePoolSize: readInteger(env, 'DATABASE_POOL_SIZE', 10, 2, 500),
    secret: overrides.secret ?? readSecret(env, dataFolder),
    publicUrl: trimSlash(env.PUBLIC_URL ?? `http://localhost:${port}`),
    apiUrl: trimSlash(env.API_URL ?? ''),
    chatUrl: trimSlash(env.CHAT_URL ?? ''),
    socketUrl: trimSlash(env.SOCKET_URL ?? ''),
    mediaUrl: trimSlash(env.MEDIA_URL ?? ''),
    nodeUrl: env.NODE_URL ? trimSlash(env.NODE_URL) : null,
    trustedProxies: readInteger(env, 'TRUSTED_PROXIES', 0, 0, 10),
    appsFolder: resolve(env.FORECOURT_APPS ?? fileURLToPath(new URL('../../', import.meta.url))),
    smtpUrl: env.SMTP_URL || null,
    mailFrom: env.MAIL_FROM ?? 'Forecourt <no-reply@forecourt.test>',
    sms: readSms(env),
    storage: readStorage(env, dataFolder),
    market: env.MARKET_URL
      ? { url: trimSlash(env.MARKET_URL), key: required(env, 'MARKET_KEY') }
      : null,
    // a database of one's own is for one's own data (design §6)
    demoData: (env.FORECOURT_DEMO ?? (production || env.DATABASE_URL ? '0' : '1')) === '1',
    sending: {
      smsPerDay: readInteger(env, 'SMS_PER_DAY', 50, 0, 1_000_000),
      emailPerDay: readInteger(env, 'EMAIL_PER_DAY', 200, 0, 1_000_000),
      smsCountries: env.SMS_COUNTRIES ? env.SMS_COUNTRIES.split(',') : null,
    },
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    ...overrides,
  };
}

function readSecret(env: Env, dataFolder: string): Buffer {
  if (env.FORECOURT_SECRET) {
    if (env.FORECOURT_SECRET.length < 32)
      throw new Error('FORECOURT_SECRET needs 32 characters or more');
    return Buffer.from(env.FORECOURT_SECRET, 'utf8');
  }
  const file = join(dataFolder, 'secret.key');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    chmodSync(file, 0o600);
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
}

function readSms(env: Env): SmsConfig {
  if (env.SMS_TWILIO_ACCOUNT_SID) {
    return {
      kind: 'twilio',
      accountSid: env.SMS_TWILIO_ACCOUNT_SID,
      authToken: required(env, 'SMS_TWILIO_AUTH_TOKEN'),
      from: required(env, 'SMS_FROM'),
    };
  }
  if (env.SMS_HTTP_URL) {
    return {
      kind: 'http',
      url: env.SMS_HTTP_URL,
      token: env.SMS_HTTP_TOKEN ?? null,
      from: env.SMS_FROM ?? null,
    };
  }
  return { kind: 'outbox' };
}

function readStorage(env: Env, dataFolder: string): StorageConfig {
  if (!env.S3_BUCKET) return { kind: 'local', root: join(dataFolder, 'media') };
  return {
    kind: 's3',
    bucket: env.S3_BUCKET,
    region: env.S3_REGION ?? 'auto',
    endpoint: env.S3_ENDPOINT ?? null,
    accessKeyId: required(env, 'S3_ACCESS_KEY_ID'),
    secretAccessKey: required(env, 'S3_SECRET_ACCESS_KEY'),
  };
}

function required(env: Env, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} must be set`);
  return value;
}

function readInteger(env: Env, name: string, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new Error(`${name} must be a whole number from ${min} to ${max}`);
  }
  return value;
}

function trimSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
