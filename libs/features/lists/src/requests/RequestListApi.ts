import type { Api } from '@forecourt/api-client';
import {
  assignRequest,
  countRequests,
  followUpRequest,
  listRequests,
  previewMessage,
  resendRequest,
  retryDelivery,
  unarchiveRequest,
  updateRequest,
} from '@forecourt/contract/endpoints/requests';

/** The calls of a request list. */
export const requestListEndpoints = {
  assignRequest,
  countRequests,
  followUpRequest,
  listRequests,
  previewMessage,
  resendRequest,
  retryDelivery,
  unarchiveRequest,
  updateRequest,
};

export type RequestListApi = Pick<Api, keyof typeof requestListEndpoints>;
