import type { Body, Query } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const conversations = '/chats/conversations';
const one = `${conversations}/{conversationId}` as const;
const chat = { access: 'chat' } as const;
const keyed = { access: 'chat', keyed: true } as const;
const listConversations = endpoint(
  'listConversations',
  'GET',
  conversations,
  valid.listConversations,
  chat,
);
const getConversation = endpoint('getConversation', 'GET', one, valid.getConversation, chat);
const createConversation = endpoint(
  'createConversation',
  'POST',
  conversations,
  valid.createConversation,
  keyed,
);
const replyToConversation = endpoint(
  'replyToConversation',
  'POST',
  one,
  valid.replyToConversation,
  keyed,
);

const readConversation = endpoint(
  'readConversation',
  'POST',
  `${one}/read`,
  valid.readConversation,
  chat,
);

export type ChatsApi = ReturnType<typeof chatsApi>;

/** Conversations of the chat API. */
export function chatsApi(http: HttpClient) {
  return {
    /** Conversations, that with the newest message first. */
    listConversations: (query: Query<'listConversations'> = {}, options?: CallOptions) =>
      http.call(listConversations, { query }, options),
    /** A page of a conversation's messages. */
    getConversation: (
      conversationId: string,
      query: Query<'getConversation'> = {},
      options?: CallOptions,
    ) => http.call(getConversation, { path: { conversationId }, query }, options),
    createConversation: (body: Body<'createConversation'>, options?: CallOptions) =>
      http.call(createConversation, { body }, options),
    replyToConversation: (
      conversationId: string,
      body: Body<'replyToConversation'>,
      options?: CallOptions,
    ) => http.call(replyToConversation, { path: { conversationId }, body }, options),
    /** Tells that everything up to a message has been read. */
    readConversation: (conversationId: string, seq: number, options?: CallOptions) =>
      http.call(readConversation, { path: { conversationId }, body: { seq } }, options),
  };
}
