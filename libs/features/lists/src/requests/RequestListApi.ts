import type { RequestsApi } from '@forecourt/api-client/requests';

/** The calls of a request list. */
export type RequestListApi = Pick<
  RequestsApi,
  | 'listRequests'
  | 'countRequests'
  | 'followUpRequest'
  | 'resendRequest'
  | 'previewMessage'
  | 'retryDelivery'
  | 'updateRequest'
  | 'unarchiveRequest'
>;
