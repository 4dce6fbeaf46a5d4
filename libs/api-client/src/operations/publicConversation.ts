import type { Body, Query } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const conversation = '/api/public/conversations/{requestId}/{sessionKey}';
const getPublicConversation = endpoint(
  'getPublicConversation',
  'GET',
  conversation,
  valid.getPublicConversation,
  { access: 'public' },
);
const writePublicMessage = endpoint(
  'writePublicMessage',
  'POST',
  conversation,
  valid.writePublicMessage,
  { access: 'public', keyed: true },
);
const readPublicConversation = endpoint(
  'readPublicConversation',
  'POST',
  `${conversation}/read`,
  valid.readPublicConversation,
  { access: 'public' },
);

const createEnquiry = endpoint(
  'createEnquiry',
  'POST',
  '/api/public/enquiries/{requestId}/{sessionKey}',
  valid.createEnquiry,
  { access: 'public', keyed: true },
);

/** What a link to a conversation holds. */
export interface ConversationLink {
  requestId: string;
  sessionKey: string;
}

export type EnquiryApi = ReturnType<typeof enquiryApi>;

/** By the key of a public report: a buyer's first words about its car. */
export function enquiryApi(http: HttpClient, path: ConversationLink) {
  return {
    createEnquiry: (body: Body<'createEnquiry'>, options?: CallOptions) =>
      http.call(createEnquiry, { path, body }, options),
  };
}

export type PublicConversationApi = ReturnType<typeof publicConversationApi>;

/** The conversation that a link opens, for the seller or buyer who holds it. */
export function publicConversationApi(http: HttpClient, path: ConversationLink) {
  return {
    /** A page, newest first; with `wait` not before there is something after `since`. */
    getPublicConversation: (query: Query<'getPublicConversation'> = {}, options?: CallOptions) =>
      http.call(getPublicConversation, { path, query }, options),
    writePublicMessage: (body: Body<'writePublicMessage'>, options?: CallOptions) =>
      http.call(writePublicMessage, { path, body }, options),
    readPublicConversation: (seq: number, options?: CallOptions) =>
      http.call(readPublicConversation, { path, body: { seq } }, options),
  };
}
