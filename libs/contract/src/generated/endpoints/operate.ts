// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, integer, nullable, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Id, Timestamp, NullableTimestamp } from '../shared-checks.ts';

const SystemVersions = /*#__PURE__*/ object({ app: string, node: string, database: string, migration: string });
const SystemBackup = /*#__PURE__*/ object({ made_at: Timestamp, version: string });
const SystemQueue = /*#__PURE__*/ object({ name: string, waiting: integer, running: integer, failed: integer, oldest_due_at: NullableTimestamp });
const UndeliveredChannel = /*#__PURE__*/ oneOf("SMS", "EMAIL", "WHATSAPP", "WEBHOOK");
const UndeliveredReason = string;
const Undelivered = /*#__PURE__*/ object({ channel: UndeliveredChannel, reason: UndeliveredReason, count: integer, newest_at: Timestamp });
const SystemStatus = /*#__PURE__*/ object({ versions: SystemVersions, database: /*#__PURE__*/ object({ kind: /*#__PURE__*/ oneOf("embedded", "postgres"), bytes: integer }), storage: /*#__PURE__*/ object({ kind: /*#__PURE__*/ oneOf("local", "s3"), files: integer, bytes: integer, free_bytes: integer }), sockets: integer, backup: /*#__PURE__*/ nullable(SystemBackup), queues: /*#__PURE__*/ array(SystemQueue), undelivered: /*#__PURE__*/ array(Undelivered) });
const UndeliveredState = /*#__PURE__*/ oneOf("WAITING", "SENDING", "STOPPED");
const UndeliveredMessage = /*#__PURE__*/ object({ id: Id, channel: UndeliveredChannel, purpose: string, partner_id: /*#__PURE__*/ nullable(Id), reason: UndeliveredReason, attempts: integer, state: UndeliveredState, next_at: NullableTimestamp, job_id: /*#__PURE__*/ nullable(string), inserted_at: Timestamp, attempted_at: NullableTimestamp });
const UndeliveredList = /*#__PURE__*/ object({ messages: /*#__PURE__*/ array(UndeliveredMessage) });
const FailedJob = /*#__PURE__*/ object({ id: string, queue: string, reason: string, attempts: integer, failed_at: Timestamp });
const FailedJobList = /*#__PURE__*/ object({ jobs: /*#__PURE__*/ array(FailedJob) });

/**
 * How the installation fares. Only for accounts that the setting OPERATORS names: there is no such address for anyone else.
 */
export const getSystem: Endpoint<'getSystem'> = { id: 'getSystem', method: 'GET', path: '/api/system', takes: [], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'getSystem'>>(SystemStatus) };
/**
 * The newest messages and webhooks that were not delivered. Of the last 7 days: those that failed for good, and those that failed and are tried again. Neither recipients nor texts are in it. Only for accounts that the setting OPERATORS names. Each look is in the server's log.
 */
export const listUndelivered: Endpoint<'listUndelivered'> = { id: 'listUndelivered', method: 'GET', path: '/api/system/undelivered', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listUndelivered'>>(UndeliveredList) };
/**
 * The jobs that failed for good. The latest of them. Only for accounts that the setting OPERATORS names. Each look is in the server's log.
 */
export const listFailedJobs: Endpoint<'listFailedJobs'> = { id: 'listFailedJobs', method: 'GET', path: '/api/system/failed-jobs', takes: ["query"], access: 'staff', keyed: false, check: /*#__PURE__*/ validator<Answer<'listFailedJobs'>>(FailedJobList) };
/**
 * Try a failed job again. It begins at once, and is tried as often as a new one; a webhook that is still on is called again. A job that is no longer failed is 409 INVALID_TRANSITION: of two presses, one counts. Only for accounts that the setting OPERATORS names; it is in the server's log.
 */
export const retryFailedJob: Endpoint<'retryFailedJob'> = { id: 'retryFailedJob', method: 'POST', path: '/api/system/failed-jobs/{jobId}/retry', takes: ["jobId"], access: 'staff', keyed: false, check: null };
