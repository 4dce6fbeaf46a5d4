import type { Query } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const listOutboxMessages = endpoint(
  'listOutboxMessages',
  'GET',
  '/api/outbox',
  valid.listOutboxMessages,
  { access: 'public' },
);

export type OutboxApi = ReturnType<typeof outboxApi>;

/** Messages that no provider took; in development only. */
export function outboxApi(http: HttpClient) {
  return {
    listOutboxMessages: (query: Query<'listOutboxMessages'> = {}, options?: CallOptions) =>
      http.call(listOutboxMessages, { query }, options),
  };
}
