import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { defaultMessage: 'System', description: 'Title of the page /system, for operators' },
  lead: {
    defaultMessage: 'The whole installation, across all businesses. Only operators see this page.',
    description: 'Under the title of the page /system',
  },
  refresh: { defaultMessage: 'Refresh', description: 'Loads the page /system again' },
  failed: {
    defaultMessage: 'The state of the system could not be loaded',
    description: 'The page /system failed',
  },
  loading: { defaultMessage: 'Loading the system', description: 'Spoken while /system loads' },
  overview: { defaultMessage: 'Overview', description: 'Heading of versions and sizes' },
  version: { defaultMessage: 'Version', description: 'Of the product' },
  database: { defaultMessage: 'Database', description: 'Its size and version' },
  files: { defaultMessage: 'Files', description: 'Size and number of stored photos and files' },
  room: { defaultMessage: 'Free on this disk', description: 'Room on the disk of the server' },
  sockets: { defaultMessage: 'Live connections', description: 'Open live connections, a number' },
  ofThisNode: {
    defaultMessage: 'Of the server that answered',
    description: 'Under the number of live connections, and under free room on the disk',
  },
  backup: { defaultMessage: 'Last backup', description: 'When the last backup ended' },
  noBackup: { defaultMessage: 'None', description: 'No backup is known' },
  noBackupText: {
    defaultMessage: 'No backup has ended here yet.',
    description: 'Under "None", where the last backup would be',
  },
  queues: { defaultMessage: 'Queues', description: 'Heading: background jobs by kind' },
  noQueues: {
    defaultMessage: 'Nothing is waiting.',
    description: 'There are no background jobs to do',
  },
  queue: { defaultMessage: 'Queue', description: 'Column: kind of background job' },
  waiting: { defaultMessage: 'Waiting', description: 'Column: number of jobs' },
  running: { defaultMessage: 'Running', description: 'Column: number of jobs' },
  failedCount: { defaultMessage: 'Failed', description: 'Column: number of jobs' },
  oldest: { defaultMessage: 'Oldest due since', description: 'Column: date and time' },
  jobs: { defaultMessage: 'Failed jobs', description: 'Heading of a list' },
  jobsText: {
    defaultMessage:
      'They are not tried again by themselves. The server log has the whole error beside the job’s id.',
    description: 'Under the heading "Failed jobs"',
  },
  noJobs: { defaultMessage: 'No job has failed.', description: 'The list of failed jobs is empty' },
  jobsFailed: {
    defaultMessage: 'The failed jobs could not be loaded',
    description: 'The list of failed jobs failed to load',
  },
  jobsLoading: {
    defaultMessage: 'Loading failed jobs',
    description: 'Spoken while the list of failed jobs loads',
  },
  retry: { defaultMessage: 'Retry', description: 'Runs a failed job again' },
  notRetried: {
    defaultMessage: 'The job could not be started again. Try again in a moment.',
    description: 'Retrying a failed job failed',
  },
  undelivered: {
    defaultMessage: 'Not delivered in the last 7 days',
    description: 'Heading: messages and webhooks that were not delivered',
  },
  noUndelivered: {
    defaultMessage: 'Everything was delivered.',
    description: 'No message failed in the last 7 days',
  },
  newestUndelivered: {
    defaultMessage: 'Newest that were not delivered',
    description: 'Heading of a list: messages and webhooks',
  },
  newestUndeliveredText: {
    defaultMessage:
      'Without recipients and texts. The server log has the same ids. A business can send again what failed for good.',
    description: 'Under the heading "Newest that were not delivered"',
  },
  undeliveredFailed: {
    defaultMessage: 'What was not delivered could not be loaded',
    description: 'The list of messages that were not delivered failed to load',
  },
  undeliveredLoading: {
    defaultMessage: 'Loading what was not delivered',
    description: 'Spoken while the list of messages that were not delivered loads',
  },
  noNewest: {
    defaultMessage: 'Nothing is being tried again, and nothing failed.',
    description: 'The list of messages that were not delivered is empty',
  },
  webhookOff: {
    defaultMessage: 'The webhook was turned off before it was called.',
    description: 'Why webhooks were not delivered',
  },
  unreachable: {
    defaultMessage: 'The provider could not be reached.',
    description: 'Why a message was not delivered so far; it is tried again',
  },
  timedOut: {
    defaultMessage: 'Sending took too long.',
    description: 'Why a message or a webhook was not delivered',
  },
  channel: { defaultMessage: 'Channel', description: 'Column: SMS, email or webhook' },
  reason: { defaultMessage: 'Reason', description: 'Column: why messages were not delivered' },
  noAnswer: {
    defaultMessage: 'The other system did not answer.',
    description: 'Why webhooks were not delivered',
  },
  count: { defaultMessage: 'Number', description: 'Column: how many messages' },
  newest: { defaultMessage: 'Latest', description: 'Column: date and time of the latest' },
});

export const channelNames = defineMessages({
  SMS: { defaultMessage: 'SMS', description: 'A channel of messages' },
  EMAIL: { defaultMessage: 'Email', description: 'A channel of messages' },
  WHATSAPP: { defaultMessage: 'WhatsApp', description: 'A channel of messages' },
  WEBHOOK: { defaultMessage: 'Webhook', description: 'A channel: calls to other systems' },
});

/** Texts with values in them. */
export const phrases = defineMessages<{
  runtime: { version: string };
  databaseVersion: { version: string; migration: string };
  fileCount: { count: number };
  backupVersion: { version: string };
  jobFacts: { reason: string; attempts: number; when: string };
  retryOne: { queue: string; when: string };
  answered: { status: string };
  messageOf: { kind: string; when: string };
  triedAgainAt: { attempts: number; when: string };
  triedNow: { attempts: number };
  notTriedAgain: { attempts: number };
  messageIds: { purpose: string; id: string; partner: string };
  accountMailIds: { purpose: string; id: string };
  retryMessage: { kind: string; when: string };
}>({
  runtime: { defaultMessage: 'Node {version}', description: 'Version of Node.js' },
  databaseVersion: {
    defaultMessage: 'PostgreSQL {version}, {migration}',
    description: '{migration} is the name of the newest change of the database’s structure',
  },
  fileCount: {
    defaultMessage: '{count, plural, one {# file} other {# files}}',
    description: 'Number of stored photos and files',
  },
  backupVersion: { defaultMessage: 'By version {version}', description: 'What made the backup' },
  jobFacts: {
    defaultMessage: '{reason} · {attempts, plural, one {# attempt} other {# attempts}} · {when}',
    description: 'Of a failed job. {reason} is a technical code, {when} a date and a time',
  },
  answered: {
    defaultMessage: 'The other system answered with status {status}.',
    description: 'Why webhooks were not delivered. {status} is an HTTP status such as 503',
  },
  messageOf: {
    defaultMessage: '{kind} of {when}',
    description:
      'Of a message that was not delivered. {kind} is SMS, Email or Webhook, {when} a date and a time',
  },
  triedAgainAt: {
    defaultMessage: '{attempts, plural, one {# attempt} other {# attempts}} · next attempt {when}',
    description: 'Of a message that was not delivered yet. {when} is a date and a time',
  },
  triedNow: {
    defaultMessage: '{attempts, plural, one {# attempt} other {# attempts}} · being tried now',
    description: 'Of a message that was not delivered yet',
  },
  notTriedAgain: {
    defaultMessage:
      '{attempts, plural, =0 {Not tried} one {# attempt} other {# attempts}} · not tried again by itself',
    description: 'Of a message that was not delivered',
  },
  messageIds: {
    defaultMessage: '{purpose} · {id} · business {partner}',
    description:
      '{purpose} is a technical code, {id} the id of a message, {partner} the id of a business',
  },
  accountMailIds: {
    defaultMessage: '{purpose} · {id} · account',
    description:
      'Of an email about an account. {purpose} is a technical code, {id} the id of the email',
  },
  retryMessage: {
    defaultMessage: 'Retry {kind} of {when}',
    description:
      'Names the button Retry. {kind} is SMS, Email or Webhook, {when} a date and a time',
  },
  retryOne: {
    defaultMessage: 'Retry {queue}, failed {when}',
    description: 'Names the button Retry. {when} is a date and a time',
  },
});
