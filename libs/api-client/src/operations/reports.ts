import { getMarketSurvey } from '@forecourt/contract/endpoints/cars';
import { createComment, deleteComment, listComments } from '@forecourt/contract/endpoints/comments';
import { getPublicRequest, getRequest } from '@forecourt/contract/endpoints/requests';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Reports for staff, with their comments and market data. */
export const reportsApi = (http: HttpClient) =>
  callsOf(http, { getRequest, listComments, createComment, deleteComment, getMarketSurvey });

export type ReportsApi = ReturnType<typeof reportsApi>;

/** Reports by their public link. */
export const publicReportsApi = (http: HttpClient) => callsOf(http, { getPublicRequest });

export type PublicReportsApi = ReturnType<typeof publicReportsApi>;
