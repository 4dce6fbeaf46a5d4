export { createHttpClient } from './http/httpClient.ts';
export type { CallOptions, HttpClient, HttpClientOptions } from './http/httpClient.ts';
export { newIdempotencyKey } from './http/idempotency.ts';
export { Intent } from './http/intent.ts';
export { callsOf } from './http/calls.ts';
export type { Api, Call } from './http/calls.ts';
export { addressOf } from './http/address.ts';
export {
  ApiProblem,
  ContractViolation,
  hasCode,
  isAbort,
  isApiError,
  isNetworkFailure,
  NetworkError,
  savingProblemOf,
  TimeoutError,
} from './http/errors.ts';
export type { ApiError, SavingProblem } from './http/errors.ts';
export type { RetryOptions } from './http/retry.ts';
export { fetchTransport } from './transport/fetch.ts';
export type { Transport, TransportRequest, UploadProgress } from './transport/transport.ts';
