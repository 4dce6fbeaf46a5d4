import { STATUS_CODES } from 'node:http';
import type { FieldError, InvalidInput } from '../domain/errors.ts';
import type { Quota } from '../domain/sendingRules.ts';

interface ProblemOptions {
  errors?: readonly FieldError[];
  detail?: string;
  headers?: Record<string, string>;
  /** Additional members of the problem, such as `minimum`. */
  extra?: Record<string, unknown>;
}

/**
 * An error for the client: becomes RFC 9457 problem+json. Rules in `domain` throw their own errors,
 * which are converted to one.
 */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly options: ProblemOptions;

  constructor(status: number, code: string, options: ProblemOptions = {}) {
    super(`${status} ${code}`);
    this.status = status;
    this.code = code;
    this.options = options;
  }

  toJSON(): Record<string, unknown> {
    const { errors, detail, extra } = this.options;
    return {
      type: 'about:blank',
      title: STATUS_CODES[this.status] ?? 'Error',
      status: this.status,
      code: this.code,
      ...(detail ? { detail } : {}),
      ...(errors?.length ? { errors } : {}),
      ...extra,
    };
  }
}

/** Also for what exists but belongs to another tenant: both look the same. */
export const notFound = (): Problem => new Problem(404, 'NOT_FOUND');

export const unauthenticated = (): Problem =>
  new Problem(401, 'UNAUTHENTICATED', { headers: { 'www-authenticate': 'Bearer' } });

/** @param partnerName the partner whose administrator deactivated the person. */
export const accessEnded = (partnerName: string): Problem =>
  new Problem(401, 'ACCESS_ENDED', {
    headers: { 'www-authenticate': 'Bearer' },
    extra: { partner_name: partnerName },
  });

export const forbidden = (): Problem => new Problem(403, 'FORBIDDEN');

/** The problem for a broken rule: 422, with the first field's code as its code. */
export const refusalOf = ({ code, errors, detail, extra }: InvalidInput): Problem =>
  new Problem(422, code, { errors, detail, extra });

/** The partner has no customization of the flow. */
export const areaNotSetUp = (): Problem =>
  new Problem(422, 'AREA_NOT_SET_UP', {
    errors: [
      { field: 'request_type', code: 'INVALID_FORMAT', expected: 'a flow that the partner has' },
    ],
  });

export const invalidTransition = (detail?: string): Problem =>
  new Problem(409, 'INVALID_TRANSITION', { detail });

/** The owner has accepted an offer, so there is nothing left to ask about. */
export const carSold = (): Problem => new Problem(409, 'CAR_SOLD', { detail: 'This car is sold' });

/** Staff have withdrawn the car from its public page. */
export const carWithdrawn = (): Problem =>
  new Problem(410, 'GONE', { detail: 'This car is no longer offered' });

/** There are as many of these as there may be. */
export const limitReached = (): Problem => new Problem(409, 'LIMIT_REACHED');

/** @param seconds until the next attempt is allowed. */
export const rateLimited = (seconds: number): Problem =>
  new Problem(429, 'RATE_LIMITED', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });

/** A quota that is used up: which one, its limit, how much is left, and until when. */
export interface UsedUp {
  quota: Quota;
  limit: number;
  remaining: number;
  resetsAt: Date;
}

/** Sending would exceed the quota. */
export function quotaExceeded({ quota, limit, remaining, resetsAt }: UsedUp, now: Date): Problem {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  return new Problem(429, 'QUOTA_EXCEEDED', {
    headers: { 'retry-after': String(seconds) },
    extra: { quota, limit, remaining, resets_at: resetsAt.toISOString() },
  });
}
