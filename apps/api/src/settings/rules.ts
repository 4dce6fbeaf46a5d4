import { isLoopback } from './loopback.ts';
import { SETTINGS, type Settings } from './settings.ts';
import { nameAndValue } from './SettingsError.ts';

type Key = keyof Settings;
type Env = Record<string, string | undefined>;
/** Invalid values are missing here; rules that depend on them are skipped. */
type Read = Partial<Settings>;

interface Rule {
  /** The setting to report when the rule is broken. */
  of: Key;
  broken(settings: Read, set: (key: Key) => boolean): boolean;
  expected: string;
}

const production = ({ mode }: Read) => mode === 'production';
const together = (of: Key, needs: Key, expected: string): Rule => ({
  of,
  expected,
  broken: (_settings, set) => !set(of) && set(needs),
});
const needsOneOf = (of: Key, without: readonly Key[], expected: string): Rule => ({
  of,
  expected,
  broken: (_settings, set) => set(of) && !without.some(set),
});

/** Rules between settings. */
const RULES: readonly Rule[] = [
  {
    of: 'publicUrl',
    broken: (settings, set) => production(settings) && !set('publicUrl'),
    expected:
      'the https origin of the links that customers are sent, like https://cars.example.com',
  },
  {
    of: 'publicUrl',
    broken: (settings, set) =>
      production(settings) && set('publicUrl') && isPlainAbroad(settings.publicUrl),
    expected: 'https, because customers open it from elsewhere (http is for localhost)',
  },
  {
    of: 'secretText',
    broken: (settings, set) => production(settings) && set('databaseUrl') && !set('secretText'),
    expected: '32 characters or more, the same on every node of DATABASE_URL',
  },
  {
    of: 'smtpUrl',
    broken: (settings, set) =>
      production(settings) &&
      !(['smtpUrl', 'smsHttpUrl', 'smsTwilioAccountSid'] as const).some((key) => set(key)),
    expected: 'a way to send: SMTP_URL, SMS_HTTP_URL or SMS_TWILIO_ACCOUNT_SID',
  },
  {
    of: 'mailFrom',
    broken: (settings, set) => production(settings) && set('smtpUrl') && !set('mailFrom'),
    expected: 'the sender of email, because SMTP_URL is set',
  },
  {
    of: 'demoData',
    broken: ({ mode, demoData }) => mode === 'production' && demoData === true,
    expected: '0 in production: demo accounts have passwords that everybody knows',
  },
  {
    of: 'host',
    broken: ({ mode, host }) =>
      (mode === 'demo' || mode === 'test') && host !== undefined && !isLoopback(host),
    expected:
      '127.0.0.1, ::1 or localhost outside production, because accounts and links are open to all who reach it',
  },
  {
    of: 'smsTwilioAccountSid',
    broken: (_settings, set) => set('smsTwilioAccountSid') && set('smsHttpUrl'),
    expected: 'nothing here or in SMS_HTTP_URL: one SMS provider, not two',
  },
  together(
    'smsTwilioAccountSid',
    'smsTwilioAuthToken',
    'a value, because SMS_TWILIO_AUTH_TOKEN is set',
  ),
  together(
    'smsTwilioAuthToken',
    'smsTwilioAccountSid',
    'a value, because SMS_TWILIO_ACCOUNT_SID is set',
  ),
  together('smsFrom', 'smsTwilioAccountSid', 'a sender, because SMS_TWILIO_ACCOUNT_SID is set'),
  needsOneOf(
    'twilioWhatsappFrom',
    ['smsTwilioAccountSid', 'smsTwilioAuthToken'],
    'SMS_TWILIO_ACCOUNT_SID beside it',
  ),
  needsOneOf('smsHttpToken', ['smsHttpUrl'], 'SMS_HTTP_URL beside it'),
  needsOneOf('smsHttpReceipts', ['smsHttpUrl'], 'SMS_HTTP_URL beside it'),
  needsOneOf(
    'smsFrom',
    ['smsHttpUrl', 'smsTwilioAccountSid', 'smsTwilioAuthToken'],
    'SMS_HTTP_URL or SMS_TWILIO_ACCOUNT_SID beside it',
  ),
  needsOneOf('s3Endpoint', ['s3Bucket'], 'S3_BUCKET beside it'),
  needsOneOf('s3Region', ['s3Bucket'], 'S3_BUCKET beside it'),
  needsOneOf('s3AccessKeyId', ['s3Bucket'], 'S3_BUCKET beside it'),
  needsOneOf('s3SecretAccessKey', ['s3Bucket'], 'S3_BUCKET beside it'),
  together('s3AccessKeyId', 's3Bucket', 'a value, because S3_BUCKET is set'),
  together('s3SecretAccessKey', 's3Bucket', 'a value, because S3_BUCKET is set'),
  together('marketKey', 'marketUrl', 'the key of the provider, because MARKET_URL is set'),
  needsOneOf('marketKey', ['marketUrl'], 'MARKET_URL beside it'),
  needsOneOf('vinDecoderKey', ['vinDecoderUrl'], 'VIN_DECODER_URL beside it'),
  needsOneOf('tracesHeaders', ['tracesUrl'], 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT beside it'),
  needsOneOf('damageDetectionKey', ['damageDetectionUrl'], 'DAMAGE_DETECTION_URL beside it'),
];

/** A line for each broken rule. */
export function brokenRules(settings: Read, env: Env, set: (key: Key) => boolean): string[] {
  return RULES.filter((rule) => rule.broken(settings, set)).map(({ of, expected }) => {
    const definition = SETTINGS[of];
    return `${nameAndValue(definition, env[definition.variable])}: expected ${expected}`;
  });
}

function isPlainAbroad(publicUrl: string | undefined): boolean {
  if (publicUrl === undefined) return false;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol !== 'https:' && !isLoopback(hostname);
}
