import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { readSettings } from './read.ts';
import { SettingsError } from './SettingsError.ts';
import { unknownSettings } from './unknown.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SECRET = 'a secret of thirty-two characters';
/** Production settings that are valid. */
const GOOD = {
  FORECOURT_DATA: folder,
  PUBLIC_URL: 'https://cars.example.com',
  SMTP_URL: 'smtps://user:hunter22@mail.example.com',
  MAIL_FROM: 'Northgate <cars@example.com>',
};
const DEMO = { FORECOURT_MODE: 'demo', FORECOURT_DATA: folder };
const TWILIO = {
  SMS_TWILIO_ACCOUNT_SID: 'AC1',
  SMS_TWILIO_AUTH_TOKEN: 'sesame',
  SMS_FROM: '+1555',
};

function refused(env: Record<string, string | undefined>): readonly string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.lines;
    throw error;
  }
  return [];
}

test('what is needed in production, and no more, starts it', () => {
  const config = readConfig(GOOD);
  expect(config).toMatchObject({
    mode: 'production',
    host: '0.0.0.0',
    port: 4300,
    demoData: false,
    logLevel: 'info',
    publicUrl: 'https://cars.example.com',
    sms: { kind: 'off' },
    mail: { kind: 'smtp' },
  });
});

test('a demo listens on this machine, and its messages go into the outbox', () => {
  expect(readConfig(DEMO)).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    demoData: true,
    publicUrl: 'http://localhost:4300',
    sms: { kind: 'outbox' },
    mail: { kind: 'outbox' },
  });
});

test('NODE_ENV decides nothing', () => {
  for (const NODE_ENV of ['development', 'test', 'Production', '']) {
    expect(readConfig({ ...GOOD, NODE_ENV }).mode).toBe('production');
  }
});

test('an empty variable is one that is not set', () => {
  expect(readSettings({ ...GOOD, PORT: '', DATABASE_URL: '', S3_BUCKET: '' })).toMatchObject({
    port: 4300,
    databaseUrl: null,
    s3Bucket: null,
  });
});

describe('wrong values are refused in one line that names them', () => {
  test.each<[Record<string, string>, string]>([
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL=mail.example.com: expected an address like smtps'],
    [{ SMTP_URL: 'https://mail.example.com' }, 'SMTP_URL=https://mail.example.com: expected'],
    [{ PUBLIC_URL: 'not-a-url' }, 'PUBLIC_URL=not-a-url: expected an origin like https://cars'],
    [{ PUBLIC_URL: 'localhost:4300' }, 'PUBLIC_URL=localhost:4300: expected an origin'],
    [{ PUBLIC_URL: 'https://cars.example.com/app' }, 'app: expected an origin like https'],
    [
      { PUBLIC_URL: 'http://cars.example.com' },
      'PUBLIC_URL=http://cars.example.com: expected https',
    ],
    [{ PUBLIC_URL: '' }, 'PUBLIC_URL is not set: expected the https origin'],
    [{ FORECOURT_APPS: '/nonexistent' }, 'FORECOURT_APPS=/nonexistent: expected a folder with'],
    [{ FORECOURT_DATA: '/dev/null/data' }, 'FORECOURT_DATA=/dev/null/data: expected a folder that'],
    [{ DATABASE_URL: 'foo', FORECOURT_SECRET: SECRET }, 'DATABASE_URL=foo: expected an address'],
    [
      { DATABASE_URL: 'postgres://db/forecourt' },
      'FORECOURT_SECRET is not set: expected 32 characters or more, the same on every node',
    ],
    [{ DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE=1: expected a whole number from 2 to 500'],
    [{ OPERATORS: 'ann@example.com,' }, 'OPERATORS=ann@example.com,: expected addresses like'],
    [{ OPERATORS: 'ann' }, 'OPERATORS=ann: expected addresses like'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud: expected one of fatal, error, warn'],
    [{ PORT: 'http' }, 'PORT=http: expected a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT=70000: expected a whole number from 0 to 65535'],
    [{ PORT: '43.5' }, 'PORT=43.5: expected a whole number from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT=-1: expected a whole number'],
    [{ HOST: 'cars.example.com:80' }, 'HOST=cars.example.com:80: expected an IP address or a host'],
    [{ TRUSTED_PROXIES: 'yes' }, 'TRUSTED_PROXIES=yes: expected a whole number from 0 to 10'],
    [{ FORECOURT_DEMO: 'maybe' }, 'FORECOURT_DEMO=maybe: expected 1 or 0'],
    [{ FORECOURT_DEMO: '1' }, 'FORECOURT_DEMO=1: expected 0 in production'],
    [{ FORECOURT_MODE: 'development' }, 'FORECOURT_MODE=development: expected one of production'],
    [{ FORECOURT_SECRET: 'short' }, 'FORECOURT_SECRET=(hidden, 5 characters): expected 32'],
    [{ SMTP_URL: '', MAIL_FROM: '' }, 'SMTP_URL is not set: expected a way to send'],
    [{ MAIL_FROM: '' }, 'MAIL_FROM is not set: expected the sender of email'],
    [{ MAIL_FROM: 'Northgate' }, 'MAIL_FROM=Northgate: expected a sender like Name <a@b.example>'],
    [
      { ...TWILIO, SMS_TWILIO_AUTH_TOKEN: '' },
      'SMS_TWILIO_AUTH_TOKEN is not set: expected a value',
    ],
    [
      { ...TWILIO, SMS_TWILIO_ACCOUNT_SID: '' },
      'SMS_TWILIO_ACCOUNT_SID is not set: expected a value',
    ],
    [{ ...TWILIO, SMS_FROM: '' }, 'SMS_FROM is not set: expected a sender'],
    [
      { TWILIO_WHATSAPP_FROM: '+15550199' },
      'TWILIO_WHATSAPP_FROM=+15550199: expected SMS_TWILIO_ACCOUNT_SID beside it',
    ],
    [
      { ...TWILIO, TWILIO_WHATSAPP_FROM: 'Northgate' },
      'TWILIO_WHATSAPP_FROM=Northgate: expected a number like +15550100',
    ],
    [
      { ...TWILIO, SMS_HTTP_URL: 'https://sms.example.com' },
      'expected nothing here or in SMS_HTTP_URL',
    ],
    [{ SMS_HTTP_TOKEN: 'sesame' }, 'SMS_HTTP_TOKEN=(hidden, 6 characters): expected SMS_HTTP_URL'],
    [{ SMS_HTTP_URL: 'sms.example.com' }, 'SMS_HTTP_URL=sms.example.com: expected an address like'],
    [
      { S3_ENDPOINT: 'https://s3.test' },
      'S3_ENDPOINT=https://s3.test: expected S3_BUCKET beside it',
    ],
    [
      { S3_BUCKET: 'cars', S3_ACCESS_KEY_ID: 'id' },
      'S3_SECRET_ACCESS_KEY is not set: expected a value, because S3_BUCKET is set',
    ],
    [
      { MARKET_URL: 'https://market.test' },
      'MARKET_KEY is not set: expected the key of the provider',
    ],
    [{ MARKET_KEY: 'sesame' }, 'MARKET_KEY=(hidden, 6 characters): expected MARKET_URL beside it'],
    [
      { VIN_DECODER_KEY: 'sesame' },
      'VIN_DECODER_KEY=(hidden, 6 characters): expected VIN_DECODER_URL beside it',
    ],
    [
      { DAMAGE_DETECTION_KEY: 'sesame' },
      'DAMAGE_DETECTION_KEY=(hidden, 6 characters): expected DAMAGE_DETECTION_URL beside it',
    ],
    [{ API_URL: 'api.example.com' }, 'API_URL=api.example.com: expected an address like https'],
    [{ SOCKET_URL: 'ftp://live.test' }, 'SOCKET_URL=ftp://live.test: expected an address like wss'],
    [{ NODE_URL: '10.0.0.7:4300' }, 'NODE_URL=10.0.0.7:4300: expected an address like http'],
  ])('%o', (wrong, line) => {
    const lines = refused({ ...GOOD, ...wrong });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(line);
    expect(lines[0]).not.toMatch(/\n|sesame|hunter22/);
  });

  test('a demo is not put on a network', () => {
    for (const FORECOURT_MODE of ['demo', 'test']) {
      expect(refused({ ...DEMO, FORECOURT_MODE, HOST: '0.0.0.0' })).toEqual([
        expect.stringMatching(
          /^HOST=0\.0\.0\.0: expected 127\.0\.0\.1, ::1 or localhost outside production/,
        ),
      ]);
    }
    for (const HOST of ['127.0.0.1', '::1', 'localhost', '127.8.8.8']) {
      expect(refused({ ...DEMO, HOST })).toEqual([]);
    }
  });

  test('passwords in addresses are not printed', () => {
    const lines = refused({
      ...GOOD,
      SMTP_URL: 'user:hunter22@mail.example.com',
      FORECOURT_SECRET: SECRET,
      DATABASE_URL: 'mysql://root:p@hunter22@db/x?password=hunter22',
    });
    expect(lines).toEqual([
      expect.stringContaining('DATABASE_URL=mysql://(hidden)@db/x?password=(hidden): expected'),
      expect.stringContaining('SMTP_URL=(hidden)@mail.example.com: expected'),
    ]);
  });
});

test('a misspelt setting is pointed out with the one that is meant', () => {
  expect(unknownSettings({ FORECOURT_SERCET: 'x', FORECOURT_API: 'x', HOME: '/' })).toEqual([
    'FORECOURT_SERCET is not a setting and is ignored; is FORECOURT_SECRET meant?',
  ]);
  expect(unknownSettings({ FORECOURT_COLOUR: 'red' })).toEqual([
    'FORECOURT_COLOUR is not a setting and is ignored',
  ]);
});
