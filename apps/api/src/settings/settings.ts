import { fileURLToPath } from 'node:url';
import { DEFAULT_LIMITS } from '../db/limits.ts';
import { optional, setting, type ValuesOf } from './definition.ts';
import {
  addresses,
  builtApps,
  dialCodes,
  headers,
  host,
  mailbox,
  matching,
  oneOf,
  origin,
  origins,
  secretText,
  share,
  text,
  url,
  whole,
  writableFolder,
  yesOrNo,
} from './values.ts';

const HTTP = ['http', 'https'];
const WEB = [...HTTP, 'ws', 'wss'];
/** Shorter secrets could be guessed. */
export const SECRET_LENGTH = 32;
const MAX_WAIT_MS = 3_600_000;

/**
 * Every setting of the server, in the order of the documentation. To add one, add an entry: its key
 * is its name in `Config`, and the table in docs/operate/settings.md is generated from here (`npm run settings`).
 * Rules between settings are in `rules.ts`.
 */
export const SETTINGS = {
  mode: setting({
    variable: 'FORECOURT_MODE',
    schema: oneOf('production', 'demo', 'test'),
    absent: 'production',
    description:
      '`demo` has known accounts, a page of sent messages and a sign-in hint, on this machine only; `npm start` and `npm run dev` set it',
  }),
  port: setting({
    variable: 'PORT',
    schema: whole(0, 65_535),
    absent: 4300,
    description: 'where the server listens; 0 takes a free port',
  }),
  host: setting({
    variable: 'HOST',
    schema: host(),
    absent: ({ mode }) => (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    absentText: '`0.0.0.0`; `127.0.0.1` in a demo',
    description: 'address to listen on; a demo takes only one of this machine',
  }),
  dataFolder: setting({
    variable: 'FORECOURT_DATA',
    schema: writableFolder(),
    absent: () => writableFolder().parse('.forecourt'),
    absentText: '`.forecourt`',
    description: 'data folder: the embedded database, pictures, the secret',
  }),
  secretText: optional({
    variable: 'FORECOURT_SECRET',
    schema: secretText(SECRET_LENGTH),
    absentText: 'made in the data folder; required with `DATABASE_URL`',
    secret: true,
    description: `all keys and links are derived from it; ${SECRET_LENGTH} characters or more, the same on every node`,
  }),
  demoData: setting({
    variable: 'FORECOURT_DEMO',
    schema: yesOrNo(),
    // an external database is for real data (design §6)
    absent: ({ mode, databaseUrl }) => mode === 'demo' && databaseUrl === null,
    absentText: '`1` in a demo on the embedded database',
    description: 'fill an empty demo database with accounts and data',
  }),
  signup: setting({
    variable: 'SIGNUP',
    schema: oneOf('open', 'invite', 'closed'),
    absent: ({ mode }) => (mode === 'production' ? 'invite' : 'open'),
    absentText: '`invite`; `open` in a demo',
    description:
      'who may register a business: anybody (`open`), whom you invite with `npm run invite -- <email>` (`invite`), nobody (`closed`); colleagues whom a business invites may always join',
  }),
  serviceWorkers: setting({
    variable: 'SERVICE_WORKERS',
    schema: oneOf('on', 'off'),
    absent: 'on',
    description:
      'whether pages open offline; `off` makes every browser drop its service worker and what that kept, at its next visit',
  }),
  sessionDays: setting({
    variable: 'SESSION_DAYS',
    schema: whole(1, 365),
    absent: 30,
    description: 'days after which a member must sign in again',
  }),
  sessionIdleDays: setting({
    variable: 'SESSION_IDLE_DAYS',
    schema: whole(1, 365),
    absent: 7,
    description: 'days without use after which a session ends',
  }),
  databaseUrl: optional({
    variable: 'DATABASE_URL',
    schema: url('postgres://user:password@host:5432/forecourt', 'postgres', 'postgresql'),
    absentText: 'embedded, in the data folder',
    secret: 'password',
    description: 'PostgreSQL 15 or newer',
  }),
  databasePoolSize: setting({
    variable: 'DATABASE_POOL_SIZE',
    schema: whole(2, 500),
    absent: 10,
    description: 'connections to PostgreSQL',
  }),
  databaseConnectMs: setting({
    variable: 'DATABASE_CONNECT_MS',
    schema: whole(100, MAX_WAIT_MS),
    absent: DEFAULT_LIMITS.connect,
    description: 'how long a call waits for a connection to PostgreSQL, in milliseconds',
  }),
  databaseStatementMs: setting({
    variable: 'DATABASE_STATEMENT_MS',
    schema: whole(100, MAX_WAIT_MS),
    absent: DEFAULT_LIMITS.statement,
    description: 'how long one statement may take',
  }),
  databaseLockMs: setting({
    variable: 'DATABASE_LOCK_MS',
    schema: whole(100, MAX_WAIT_MS),
    absent: DEFAULT_LIMITS.lock,
    description: 'how long a statement waits for a lock',
  }),
  databaseIdleMs: setting({
    variable: 'DATABASE_IDLE_MS',
    schema: whole(100, MAX_WAIT_MS),
    absent: DEFAULT_LIMITS.idleInTransaction,
    description: 'how long a transaction may be idle before PostgreSQL ends it',
  }),
  publicUrl: setting({
    variable: 'PUBLIC_URL',
    schema: origin('https://cars.example.com'),
    absent: ({ port }) => `http://localhost:${port}`,
    absentText: 'required; in a demo `http://localhost:4300`',
    description: 'origin of the links that are sent: https, unless it is localhost',
  }),
  apiUrl: setting({
    variable: 'API_URL',
    schema: url('https://api.example.com', ...HTTP),
    absent: '',
    absentText: "the page's own origin",
    description: 'base address of the API in `/config.json`',
  }),
  chatUrl: setting({
    variable: 'CHAT_URL',
    schema: url('https://chat.example.com', ...HTTP),
    absent: '',
    absentText: "the page's own origin",
    description: 'base address of the chat API',
  }),
  socketUrl: setting({
    variable: 'SOCKET_URL',
    schema: url('wss://live.example.com', ...WEB),
    absent: '',
    absentText: "the page's own origin",
    description: 'base address of the socket',
  }),
  mediaUrl: setting({
    variable: 'MEDIA_URL',
    schema: url('https://media.example.com', ...HTTP),
    absent: '',
    absentText: "the page's own origin",
    description: 'base address of pictures',
  }),
  corsOrigins: setting({
    variable: 'CORS_ORIGINS',
    schema: origins('https://cars.example.com'),
    absent: [],
    absentText: 'none',
    description: 'comma-separated origins whose pages may call the server',
  }),
  embedOrigins: setting({
    variable: 'EMBED_ORIGINS',
    schema: origins('https://www.northgate.example'),
    absent: [],
    absentText: 'any',
    description:
      'comma-separated origins of websites that may show the form of `embed.js` in a frame',
  }),
  nodeUrl: optional({
    variable: 'NODE_URL',
    schema: url('http://10.0.0.7:4300', ...HTTP),
    absentText: 'this machine',
    description: 'how other nodes of the deployment reach this one (long-poll)',
  }),
  trustedProxies: setting({
    variable: 'TRUSTED_PROXIES',
    schema: whole(0, 10),
    absent: 0,
    description: "how many proxies' `X-Forwarded-For` to believe",
  }),
  countryHeader: optional({
    variable: 'COUNTRY_HEADER',
    schema: matching(/^[A-Za-z][A-Za-z0-9-]*$/, 'name of a header, such as CF-IPCountry'),
    absentText: 'no country in the security log',
    description: 'header in which a trusted proxy gives the caller’s two-letter country code',
  }),
  smtpUrl: optional({
    variable: 'SMTP_URL',
    schema: url('smtps://user:password@mail.example.com', 'smtp', 'smtps'),
    absentText: 'no email; in a demo the outbox',
    secret: 'password',
    description: 'mail server',
  }),
  mailFrom: setting({
    variable: 'MAIL_FROM',
    schema: mailbox(),
    absent: 'Forecourt <no-reply@forecourt.test>',
    absentText: 'required with `SMTP_URL`',
    description: 'sender of email',
  }),
  smsHttpUrl: optional({
    variable: 'SMS_HTTP_URL',
    schema: url('https://sms.example.com/send', ...HTTP),
    absentText: 'no SMS; in a demo the outbox',
    secret: 'password',
    description: 'a gateway that accepts `{to, from, text}`',
  }),
  smsHttpToken: optional({
    variable: 'SMS_HTTP_TOKEN',
    schema: text(),
    secret: true,
    description: 'bearer token for that gateway',
  }),
  smsHttpReceipts: setting({
    variable: 'SMS_HTTP_RECEIPTS',
    schema: yesOrNo(),
    absent: false,
    description:
      '`1`: the gateway takes `receipt_url`, too, and posts `{"status": "delivered"}` or `"failed"` there',
  }),
  smsFrom: optional({
    variable: 'SMS_FROM',
    schema: matching(
      /^\+?[0-9A-Za-z ]{2,16}$/,
      'a number like +15550100 or a name of up to 11 letters',
    ),
    description: 'sender of SMS; required with Twilio',
  }),
  smsTwilioAccountSid: optional({
    variable: 'SMS_TWILIO_ACCOUNT_SID',
    schema: matching(/^[0-9A-Za-z]{2,64}$/, "an account's identifier of letters and digits"),
    description: 'Twilio instead of a gateway',
  }),
  smsTwilioAuthToken: optional({
    variable: 'SMS_TWILIO_AUTH_TOKEN',
    schema: text(),
    secret: true,
    description: 'its token',
  }),
  twilioWhatsappFrom: optional({
    variable: 'TWILIO_WHATSAPP_FROM',
    schema: matching(/^\+[1-9]\d{6,14}$/, 'a number like +15550100'),
    absentText: 'no WhatsApp',
    description:
      'number of your WhatsApp sender at Twilio; partners add their [approved templates](whatsapp.md)',
  }),
  smsPerDay: setting({
    variable: 'SMS_PER_DAY',
    schema: whole(0, 1_000_000),
    absent: 50,
    description:
      'text messages that a partner may send in a day; `npm run set-quota -w @forecourt/api` raises it for one',
  }),
  emailPerDay: setting({
    variable: 'EMAIL_PER_DAY',
    schema: whole(0, 1_000_000),
    absent: 200,
    description: 'emails that a partner may send in a day',
  }),
  smsCountries: optional({
    variable: 'SMS_COUNTRIES',
    schema: dialCodes(),
    absentText: 'any',
    description:
      'country calling codes that text messages may go to; partners choose among them, their own country at first',
  }),
  s3Bucket: optional({
    variable: 'S3_BUCKET',
    schema: matching(/^[0-9A-Za-z][\w.-]{1,254}$/, "a bucket's name"),
    absentText: 'the data folder',
    description: 'stores pictures in a bucket',
  }),
  s3Region: setting({
    variable: 'S3_REGION',
    schema: matching(/^[a-z0-9-]{2,40}$/i, "a region's name"),
    absent: 'auto',
    description: 'its region',
  }),
  s3Endpoint: optional({
    variable: 'S3_ENDPOINT',
    schema: url('https://s3.example.com', ...HTTP),
    absentText: "Amazon's",
    description: 'address of an S3-compatible store',
  }),
  s3AccessKeyId: optional({
    variable: 'S3_ACCESS_KEY_ID',
    schema: text(),
    secret: true,
    absentText: 'required with `S3_BUCKET`',
    description: 'access key of the store',
  }),
  s3SecretAccessKey: optional({
    variable: 'S3_SECRET_ACCESS_KEY',
    schema: text(),
    secret: true,
    absentText: 'required with `S3_BUCKET`',
    description: 'secret key of the store',
  }),
  marketUrl: optional({
    variable: 'MARKET_URL',
    schema: url('https://api.marketcheck.com', ...HTTP),
    absentText: 'a marked sample',
    description: "who knows the market for cars, in MarketCheck's manner",
  }),
  marketKey: optional({
    variable: 'MARKET_KEY',
    schema: text(),
    secret: true,
    absentText: 'required with `MARKET_URL`',
    description: 'the key for it',
  }),
  vinDecoderUrl: optional({
    variable: 'VIN_DECODER_URL',
    schema: url('https://vins.example.com', ...HTTP),
    absentText: 'a table of makers',
    description: 'who knows what car a VIN stands for: `GET {address}/{vin}` (see below)',
  }),
  vinDecoderKey: optional({
    variable: 'VIN_DECODER_KEY',
    schema: text(),
    secret: true,
    absentText: '–',
    description: 'bearer token for it',
  }),
  damageDetectionUrl: optional({
    variable: 'DAMAGE_DETECTION_URL',
    schema: url('https://damages.example.com/detect', ...HTTP),
    absentText: 'off',
    description: 'who finds damages on photos of reports: `POST {address}` (see below)',
  }),
  damageDetectionKey: optional({
    variable: 'DAMAGE_DETECTION_KEY',
    schema: text(),
    secret: true,
    absentText: '–',
    description: 'bearer token for it',
  }),
  webhooksToPrivate: setting({
    variable: 'WEBHOOKS_TO_PRIVATE',
    schema: yesOrNo(),
    absent: false,
    absentText: '0',
    description:
      'lets webhooks use http and addresses that are not public: for trying them on one machine',
  }),
  companySignInToPrivate: setting({
    variable: 'COMPANY_SIGN_IN_TO_PRIVATE',
    schema: yesOrNo(),
    absent: false,
    absentText: '0',
    description:
      'lets company sign-in use http and addresses that are not public: for a provider inside your own network',
  }),
  captureLinkDays: setting({
    variable: 'CAPTURE_LINK_DAYS',
    schema: whole(1, 365),
    absent: 30,
    description: "days after the last use until a customer's link has expired",
  }),
  appsFolder: setting({
    variable: 'FORECOURT_APPS',
    schema: builtApps(),
    absent: fileURLToPath(new URL('../../../', import.meta.url)),
    absentText: '`apps`',
    description: 'folder with the built `console` and `capture`',
  }),
  metricsToken: optional({
    variable: 'METRICS_TOKEN',
    schema: secretText(SECRET_LENGTH),
    secret: true,
    absentText: 'no metrics',
    description: `bearer token with which Prometheus reads \`/metrics\`; ${SECRET_LENGTH} characters or more`,
  }),
  tracesUrl: optional({
    variable: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    schema: url('https://collector.example.com/v1/traces', ...HTTP),
    absentText: 'no traces',
    secret: 'password',
    description: 'collector that takes traces as OTLP over HTTP (JSON), with its path',
  }),
  tracesHeaders: setting({
    variable: 'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
    schema: headers(),
    absent: {},
    absentText: 'none',
    secret: true,
    description: 'headers for it, as `name=value` with commas between them: its key, for instance',
  }),
  tracesShare: setting({
    variable: 'OTEL_TRACES_SAMPLER_ARG',
    schema: share(),
    absent: 1,
    description: 'share of the calls and jobs that are traced, from 0 to 1',
  }),
  operators: setting({
    variable: 'OPERATORS',
    schema: addresses(),
    absent: [],
    absentText: 'no one',
    description:
      'comma-separated addresses of the accounts that may open `/system`, once they are verified; signing in by a company does not count',
  }),
  logLevel: setting({
    variable: 'LOG_LEVEL',
    schema: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    absent: ({ mode }) => (mode === 'production' ? 'info' : 'warn'),
    absentText: '`info`; `warn` in a demo',
    description: 'log level',
  }),
};

/** The values of all settings, by name. */
export type Settings = ValuesOf<typeof SETTINGS>;
