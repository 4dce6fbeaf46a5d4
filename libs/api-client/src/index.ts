export { createHttpClient } from './http/http-client.ts';
export type { CallOptions, HttpClient, HttpClientOptions } from './http/http-client.ts';
export { newIdempotencyKey } from './http/idempotency.ts';
export { Intent } from './http/intent.ts';
export { addressOf } from './http/endpoint.ts';
export type { Endpoint, Input, Result } from './http/endpoint.ts';
export {
  ApiProblem,
  ContractViolation,
  hasCode,
  isAbort,
  isApiError,
  isNetworkFailure,
  NetworkError,
  TimeoutError,
} from './http/errors.ts';
export type { ApiError } from './http/errors.ts';
export type { RetryOptions } from './http/retry.ts';
export { fetchTransport } from './transport/fetch.ts';
export type { Transport, TransportRequest, UploadProgress } from './transport/transport.ts';
