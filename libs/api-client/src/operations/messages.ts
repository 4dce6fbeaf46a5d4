import type { Body, Query } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const threads = '/api/leads/messages';
const listThreads = endpoint('listThreads', 'GET', threads, valid.listThreads);
const countThreads = endpoint('countThreads', 'GET', `${threads}/counts`, valid.countThreads);
const updateThread = endpoint('updateThread', 'PATCH', `${threads}/{id}`, valid.updateThread);
const listMessages = endpoint('listMessages', 'GET', `${threads}/{id}`, valid.listMessages);
const createMessage = endpoint('createMessage', 'POST', threads, valid.createMessage, {
  keyed: true,
});

export type MessagesApi = ReturnType<typeof messagesApi>;

/** Threads with sellers and buyers. */
export function messagesApi(http: HttpClient) {
  return {
    /** A page of threads, that with the newest message first. */
    listThreads: (query: Query<'listThreads'>, options?: CallOptions) =>
      http.call(listThreads, { query }, options),
    /** How many threads are read and how many are new. */
    countThreads: (query: Query<'countThreads'>, options?: CallOptions) =>
      http.call(countThreads, { query }, options),
    /** Marks a thread as read or as new. */
    updateThread: (threadId: string, body: Body<'updateThread'>, options?: CallOptions) =>
      http.call(updateThread, { path: { id: threadId }, body }, options),
    /** A page of a thread's messages. */
    listMessages: (threadId: string, query: Query<'listMessages'> = {}, options?: CallOptions) =>
      http.call(listMessages, { path: { id: threadId }, query }, options),
    createMessage: (body: Body<'createMessage'>, options?: CallOptions) =>
      http.call(createMessage, { body }, options),
  };
}
