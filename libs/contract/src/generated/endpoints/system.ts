// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, boolean, integer, nullable, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Timestamp, NullableTimestamp, Url, Metadata } from '../shared-checks.ts';

const SendChannel = /*#__PURE__*/ oneOf("SMS", "EMAIL");
const SignUpMode = /*#__PURE__*/ oneOf("open", "invite", "closed");
const RuntimeConfig = /*#__PURE__*/ object({ api_url: Url, chat_url: Url, socket_url: Url, media_url: Url, console_url: Url, capture_url: Url, channels: /*#__PURE__*/ array(SendChannel), development: boolean, signup: SignUpMode }, { service_workers: boolean });
const Health = /*#__PURE__*/ object({ status: /*#__PURE__*/ oneOf("ok"), version: string });
const OutboxMessage = /*#__PURE__*/ object({ id: Id, channel: /*#__PURE__*/ oneOf("EMAIL", "SMS"), to: string, subject: /*#__PURE__*/ nullable(string), text: string, html: /*#__PURE__*/ nullable(string), request_id: /*#__PURE__*/ nullable(Id), inserted_at: Timestamp });
const OutboxMessageList = /*#__PURE__*/ object({ messages: /*#__PURE__*/ array(OutboxMessage), metadata: Metadata });
const SystemVersions = /*#__PURE__*/ object({ app: string, node: string, database: string, migration: string });
const SystemBackup = /*#__PURE__*/ object({ made_at: Timestamp, version: string });
const SystemQueue = /*#__PURE__*/ object({ name: string, waiting: integer, running: integer, failed: integer, oldest_due_at: NullableTimestamp });
const Undelivered = /*#__PURE__*/ object({ channel: /*#__PURE__*/ oneOf("SMS", "EMAIL", "WEBHOOK"), reason: string, count: integer, newest_at: Timestamp });
const SystemStatus = /*#__PURE__*/ object({ versions: SystemVersions, database: /*#__PURE__*/ object({ kind: /*#__PURE__*/ oneOf("embedded", "postgres"), bytes: integer }), storage: /*#__PURE__*/ object({ kind: /*#__PURE__*/ oneOf("local", "s3"), files: integer, bytes: integer, free_bytes: integer }), sockets: integer, backup: /*#__PURE__*/ nullable(SystemBackup), queues: /*#__PURE__*/ array(SystemQueue), undelivered: /*#__PURE__*/ array(Undelivered) });
const FailedJob = /*#__PURE__*/ object({ id: string, queue: string, reason: string, attempts: integer, failed_at: Timestamp });
const FailedJobList = /*#__PURE__*/ object({ jobs: /*#__PURE__*/ array(FailedJob) });

/**
 * Report what became of a text message, as the SMS provider. The address is given to the provider with each message. `delivered` marks it as delivered, `failed` as not delivered, with the ways on that staff have for every message that failed. Whatever is reported after it was delivered changes nothing.
 */
export const recordDeliveryReceipt: Endpoint<'recordDeliveryReceipt'> = { id: 'recordDeliveryReceipt', method: 'POST', path: '/api/public/delivery_receipts/{receiptKey}', takes: ["receiptKey","body"], access: 'public', keyed: false, check: null };
/**
 * Report what became of a text message, as Twilio. As any provider's receipt, in Twilio's own form.
 */
export const recordTwilioReceipt: Endpoint<'recordTwilioReceipt'> = { id: 'recordTwilioReceipt', method: 'POST', path: '/api/public/delivery_receipts/{receiptKey}/twilio', takes: ["receiptKey","body"], access: 'public', keyed: false, check: null };
/**
 * An image or a frame
 */
export const getMedia: Endpoint<'getMedia'> = { id: 'getMedia', method: 'GET', path: '/media/{key}/{name}', takes: ["key","name"], access: 'public', keyed: false, check: null };
/**
 * All photos of a report and a summary, as one zip. The address comes with the report of staff and ends with their session.
 */
export const getAssets: Endpoint<'getAssets'> = { id: 'getAssets', method: 'GET', path: '/api/assets/{assetsKey}', takes: ["assetsKey"], access: 'public', keyed: false, check: null };
/**
 * Base addresses of this deployment
 */
export const getRuntimeConfig: Endpoint<'getRuntimeConfig'> = { id: 'getRuntimeConfig', method: 'GET', path: '/config.json', takes: [], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getRuntimeConfig'>>(RuntimeConfig) };
/**
 * Whether the server is well
 */
export const getHealth: Endpoint<'getHealth'> = { id: 'getHealth', method: 'GET', path: '/health', takes: [], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'getHealth'>>(Health) };
/**
 * Messages that no provider took. Never in production: there it is not there.
 */
export const listOutboxMessages: Endpoint<'listOutboxMessages'> = { id: 'listOutboxMessages', method: 'GET', path: '/api/outbox', takes: ["query"], access: 'public', keyed: false, check: /*#__PURE__*/ validator<Answer<'listOutboxMessages'>>(OutboxMessageList) };
/**
 * How the installation fares. Only for accounts that the setting OPERATORS names: there is no such address for anyone else.
 */
export const getSystem: Endpoint<'getSystem'> = { id: 'getSystem', method: 'GET', path: '/api/system', takes: [], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getSystem'>>(SystemStatus) };
/**
 * The jobs that failed for good. The latest of them. Only for accounts that the setting OPERATORS names. Each look is in the server's log.
 */
export const listFailedJobs: Endpoint<'listFailedJobs'> = { id: 'listFailedJobs', method: 'GET', path: '/api/system/failed-jobs', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listFailedJobs'>>(FailedJobList) };
/**
 * Try a failed job again. It begins at once, and is tried as often as a new one. A job that is no longer failed is 409 INVALID_TRANSITION: of two presses, one counts. Only for accounts that the setting OPERATORS names; it is in the server's log.
 */
export const retryFailedJob: Endpoint<'retryFailedJob'> = { id: 'retryFailedJob', method: 'POST', path: '/api/system/failed-jobs/{jobId}/retry', takes: ["jobId"], access: 'staff', keyed: false, check: null };
