import type { Body, Query } from '@forecourt/contract';
import {
  createEnquiry,
  getPublicConversation,
  readPublicConversation,
  writePublicMessage,
} from '@forecourt/contract/endpoints/messages';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

/** The path parameters in a link to a conversation. */
export interface ConversationLink {
  requestId: string;
  sessionKey: string;
}

export type EnquiryApi = ReturnType<typeof enquiryApi>;

/** A buyer's first message about a car, by the key of its public report. */
export function enquiryApi(http: HttpClient, path: ConversationLink) {
  return {
    createEnquiry: (body: Body<'createEnquiry'>, options?: CallOptions) =>
      http.call(createEnquiry, { path, body }, options),
  };
}

export type PublicConversationApi = ReturnType<typeof publicConversationApi>;

/** The conversation that a link opens, for the seller or buyer who has the link. */
export function publicConversationApi(http: HttpClient, path: ConversationLink) {
  return {
    /** A page, newest first; with `wait` it responds only once there is something after `since`. */
    getPublicConversation: (query: Query<'getPublicConversation'> = {}, options?: CallOptions) =>
      http.call(getPublicConversation, { path, query }, options),
    writePublicMessage: (body: Body<'writePublicMessage'>, options?: CallOptions) =>
      http.call(writePublicMessage, { path, body }, options),
    readPublicConversation: (seq: number, options?: CallOptions) =>
      http.call(readPublicConversation, { path, body: { seq } }, options),
  };
}
