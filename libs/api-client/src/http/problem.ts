import type { ErrorCode } from '@forecourt/contract';
import { problem as isProblem } from '@forecourt/contract/problem';
import { serverClock } from '@forecourt/platform';
import { ApiProblem } from './errors.ts';

/** Error code of a status whose body cannot be read: a proxy may have sent it. */
const codes: Record<number, ErrorCode> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'INVALID_TRANSITION',
  410: 'GONE',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  501: 'NOT_IMPLEMENTED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
  507: 'INSUFFICIENT_STORAGE',
};

/** The typed error of an answer that is not a success. */
export function problemOf(status: number, body: unknown, retryAfter?: string | null): ApiProblem {
  const wait = retryAfterSeconds(retryAfter);
  if (isProblem(body)) return new ApiProblem({ ...body, status }, wait);
  const code = codes[status] ?? (status < 500 ? 'INVALID_FORMAT' : 'INTERNAL_ERROR');
  return new ApiProblem({ type: 'about:blank', title: `HTTP ${status}`, status, code }, wait);
}

/** Reads a Retry-After header, in seconds or as a date. */
export function retryAfterSeconds(
  header: string | null | undefined,
  now = serverClock.now(),
): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
