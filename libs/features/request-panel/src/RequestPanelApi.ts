import type { RequestsApi } from '@forecourt/api-client/requests';

/** The call of a request panel. */
export type RequestPanelApi = Pick<RequestsApi, 'createRequest'>;
