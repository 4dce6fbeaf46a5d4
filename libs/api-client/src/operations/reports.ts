import type { Body, Query } from '@forecourt/contract';
import * as valid from '@forecourt/contract/validators';
import { endpoint } from '../http/endpoint.ts';
import type { CallOptions, HttpClient } from '../http/http-client.ts';

const getRequest = endpoint('getRequest', 'GET', '/api/requests/{id}', valid.getRequest);
const getPublicRequest = endpoint(
  'getPublicRequest',
  'GET',
  '/api/requests/{id}/{sessionKey}',
  valid.getPublicRequest,
  { access: 'public' },
);
const comments = '/v2/reports/{reportId}/comments';
const listComments = endpoint('listComments', 'GET', comments, valid.listComments);
const createComment = endpoint('createComment', 'POST', comments, valid.createComment, {
  keyed: true,
});
const deleteComment = endpoint('deleteComment', 'DELETE', `${comments}/{commentId}`, null);
const getMarketSurvey = endpoint(
  'getMarketSurvey',
  'GET',
  '/services/cars/market_survey',
  valid.getMarketSurvey,
);

export type ReportsApi = ReturnType<typeof reportsApi>;
export type PublicReportsApi = ReturnType<typeof publicReportsApi>;

/** Reports for staff, with their comments and the market around them. */
export function reportsApi(http: HttpClient) {
  return {
    getRequest: (id: string, options?: CallOptions) =>
      http.call(getRequest, { path: { id } }, options),
    listComments: (reportId: string, options?: CallOptions) =>
      http.call(listComments, { path: { reportId } }, options),
    createComment: (reportId: string, body: Body<'createComment'>, options?: CallOptions) =>
      http.call(createComment, { path: { reportId }, body }, options),
    deleteComment: (reportId: string, commentId: string, options?: CallOptions) =>
      http.call(deleteComment, { path: { reportId, commentId } }, options),
    getMarketSurvey: (query: Query<'getMarketSurvey'>, options?: CallOptions) =>
      http.call(getMarketSurvey, { query }, options),
  };
}

/** Reports by their link. */
export function publicReportsApi(http: HttpClient) {
  return {
    getPublicRequest: (id: string, sessionKey: string, options?: CallOptions) =>
      http.call(getPublicRequest, { path: { id, sessionKey } }, options),
  };
}
