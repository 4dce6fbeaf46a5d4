import {
  createSession,
  deleteSession,
  getSession,
  signUp,
} from '@forecourt/contract/endpoints/session';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Signing in and out. */
export const sessionApi = (http: HttpClient) =>
  callsOf(http, { createSession, signUp, getSession, deleteSession });

export type SessionApi = ReturnType<typeof sessionApi>;
