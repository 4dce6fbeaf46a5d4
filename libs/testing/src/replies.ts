import type { ErrorCode, FieldError, Problem, WeakPasswordRule } from '@forecourt/contract';
import { delay, HttpResponse } from 'msw';

/** An answer with its status and headers. */
export class Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  toResponse(): Response {
    if (this.body === undefined) return new HttpResponse(null, this);
    const type = this.status < 400 ? 'application/json' : 'application/problem+json';
    return new HttpResponse(JSON.stringify(this.body), {
      status: this.status,
      headers: { 'content-type': type, ...this.headers },
    });
  }
}

/** No response: the connection breaks. */
export class Broken {
  readonly kind = 'broken';
}

export interface ProblemOptions extends Pick<
  Problem,
  | 'quota'
  | 'limit'
  | 'remaining'
  | 'resets_at'
  | 'challenge'
  | 'proof_challenge'
  | 'not_free'
  | 'current'
> {
  errors?: FieldError[];
  /** With OFFER_TOO_LOW. */
  minimum?: number;
  /** With WEAK_PASSWORD. */
  rule?: WeakPasswordRule;
  detail?: string;
  /** Seconds; sent as Retry-After. */
  retryAfter?: number;
  /** The call's id in the server's log; sent as X-Request-Id. */
  reference?: string;
}

/** An error answer of the API (RFC 9457). */
export function problem(
  code: ErrorCode,
  status: number,
  { retryAfter, reference, ...more }: ProblemOptions = {},
): Reply {
  const body: Problem = { type: 'about:blank', title: code, status, code, ...more };
  return new Reply(status, body, {
    ...(retryAfter !== undefined && { 'Retry-After': `${retryAfter}` }),
    ...(reference !== undefined && { 'X-Request-Id': reference }),
  });
}

/** Breaks the connection, like a network failure. */
export function broken(): Broken {
  return new Broken();
}

/** Never answers: for stories of loading states. */
export async function never(): Promise<never> {
  await delay('infinite');
  throw new Error('An infinite delay has ended');
}
