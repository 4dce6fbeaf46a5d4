import { listOutboxMessages } from '@forecourt/contract/endpoints/system';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Messages that no provider delivered; in development only. */
export const outboxApi = (http: HttpClient) => callsOf(http, { listOutboxMessages });

export type OutboxApi = ReturnType<typeof outboxApi>;
