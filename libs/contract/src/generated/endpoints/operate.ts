// Generated from openapi.yaml: npm run generate -w @forecourt/contract

import { array, integer, nullable, object, oneOf, string, validator } from '../../checks.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { Answer } from '../../types.ts';
import { Timestamp, NullableTimestamp } from '../shared-checks.ts';

const SystemVersions = /*#__PURE__*/ object({ app: string, node: string, database: string, migration: string });
const SystemBackup = /*#__PURE__*/ object({ made_at: Timestamp, version: string });
const SystemQueue = /*#__PURE__*/ object({ name: string, waiting: integer, running: integer, failed: integer, oldest_due_at: NullableTimestamp });
const Undelivered = /*#__PURE__*/ object({ channel: /*#__PURE__*/ oneOf("SMS", "EMAIL", "WEBHOOK"), reason: string, count: integer, newest_at: Timestamp });
const SystemStatus = /*#__PURE__*/ object({ versions: SystemVersions, database: /*#__PURE__*/ object({ kind: /*#__PURE__*/ oneOf("embedded", "postgres"), bytes: integer }), storage: /*#__PURE__*/ object({ kind: /*#__PURE__*/ oneOf("local", "s3"), files: integer, bytes: integer, free_bytes: integer }), sockets: integer, backup: /*#__PURE__*/ nullable(SystemBackup), queues: /*#__PURE__*/ array(SystemQueue), undelivered: /*#__PURE__*/ array(Undelivered) });
const FailedJob = /*#__PURE__*/ object({ id: string, queue: string, reason: string, attempts: integer, failed_at: Timestamp });
const FailedJobList = /*#__PURE__*/ object({ jobs: /*#__PURE__*/ array(FailedJob) });

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
