import {
  createPartner,
  deleteAllSessions,
  deleteOneSession,
  listSessions,
} from '@forecourt/contract/endpoints/session';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The signed-in user's own account. Sign-in is separate, because it loads first. */
export const accountApi = (http: HttpClient) =>
  callsOf(http, { listSessions, deleteOneSession, deleteAllSessions, createPartner });

export type AccountApi = ReturnType<typeof accountApi>;
