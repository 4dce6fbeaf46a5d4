/* What the published package has: see README.md. */
export { createClient } from './client.ts';
export type { Client, ClientOptions, ProgramOperation } from './client.ts';
export { pages } from './pages.ts';
export type { ListPage } from './pages.ts';
export type { Call } from '../http/calls.ts';
export type { CallOptions } from '../http/httpClient.ts';
export type { RetryOptions } from '../http/retry.ts';
export {
  ApiProblem,
  ContractViolation,
  hasCode,
  NetworkError,
  TimeoutError,
} from '../http/errors.ts';
export { verifyWebhook, WebhookRefused } from '../webhooks.ts';
export type { WebhookHeaders } from '../webhooks.ts';
export type { Answer, Body, Query } from '@forecourt/contract';
