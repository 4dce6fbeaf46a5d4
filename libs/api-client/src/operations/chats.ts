import {
  createConversation,
  getConversation,
  listConversations,
  readConversation,
  replyToConversation,
} from '@forecourt/contract/endpoints/messages';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Conversations of the chat API. */
export const chatsApi = (http: HttpClient) =>
  callsOf(http, {
    listConversations,
    getConversation,
    createConversation,
    replyToConversation,
    readConversation,
  });

export type ChatsApi = ReturnType<typeof chatsApi>;
