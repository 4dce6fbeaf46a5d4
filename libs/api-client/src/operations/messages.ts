import {
  countThreads,
  createMessage,
  listMessages,
  listThreads,
  updateThread,
} from '@forecourt/contract/endpoints/messages';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Threads with sellers and buyers. */
export const messagesApi = (http: HttpClient) =>
  callsOf(http, { listThreads, countThreads, updateThread, listMessages, createMessage });

export type MessagesApi = ReturnType<typeof messagesApi>;
