import {
  createPartner,
  deleteAllSessions,
  deleteOneSession,
  listSessions,
} from '@forecourt/contract/endpoints/session';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** What the signed-in user does about their own account; apart from sign-in, which loads first. */
export const accountApi = (http: HttpClient) =>
  callsOf(http, { listSessions, deleteOneSession, deleteAllSessions, createPartner });

export type AccountApi = ReturnType<typeof accountApi>;
