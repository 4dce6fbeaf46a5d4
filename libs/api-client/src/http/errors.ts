import type {
  Challenge,
  ErrorCode,
  FieldError,
  Mismatch,
  NotFree,
  Problem,
  ProofChallenge,
  Quota,
  SeenDetails,
  WeakPasswordRule,
} from '@forecourt/contract';

/** Base type of every failure of a call; `kind` tells them apart. An abort is not one of them. */
export type ApiError = ApiProblem | NetworkError | TimeoutError | ContractViolation;

/** The server answered with an error (RFC 9457, design §7). */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly kind = 'problem';
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string | undefined;
  /** The fields that were refused, if the server names any. */
  readonly errors: readonly FieldError[];
  /** With OFFER_TOO_LOW, the lowest accepted value, in units of the currency. */
  readonly minimum: number | undefined;
  /** With INVALID_TRANSITION, why the car can get no auction or offer now. */
  readonly notFree: NotFree | undefined;
  /** With QUOTA_EXCEEDED, which quota is used up, how much of it is left, and until when. */
  readonly used: QuotaUse | undefined;
  /** With PROOF_REQUIRED, what to solve. */
  readonly proofChallenge: ProofChallenge | undefined;
  /** With ACCESS_ENDED, the partner whose administrator ended the access. */
  readonly partnerName: string | undefined;
  /** With SECOND_FACTOR_REQUIRED at sign-in, the next step. */
  readonly challenge: Challenge | undefined;
  /** With WEAK_PASSWORD, the rules that the password breaks. */
  readonly rule: WeakPasswordRule | undefined;
  /** With STALE_DETAILS, the values that differ from what was seen. */
  readonly current: SeenDetails | undefined;
  /** Seconds to wait before the next attempt, if the server says so. */
  readonly retryAfter: number | undefined;
  /** The call's id in the server's log, where the transport reads it. */
  declare reference?: string;

  constructor(problem: Problem, retryAfter?: number) {
    super(problem.title);
    this.status = problem.status;
    this.code = problem.code;
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.minimum = problem.minimum;
    this.notFree = problem.not_free;
    this.used = quotaUseOf(problem);
    this.proofChallenge = problem.proof_challenge;
    this.partnerName = problem.partner_name;
    this.challenge = problem.challenge;
    this.rule = problem.rule;
    this.current = problem.current;
    this.retryAfter = retryAfter;
  }

  /** What is wrong with a field, if it was refused. */
  errorOf(field: string): FieldError['code'] | undefined {
    return this.errors.find((error) => error.field === field)?.code;
  }
}

/** A quota that is used up. */
export interface QuotaUse {
  quota: Quota;
  limit: number;
  remaining: number;
  resetsAt: string;
}

function quotaUseOf({ quota, limit, remaining, resets_at }: Problem): QuotaUse | undefined {
  if (quota === undefined || resets_at === undefined) return undefined;
  return { quota, limit: limit ?? 0, remaining: remaining ?? 0, resetsAt: resets_at };
}

/** No response: no network, unknown host, or a broken connection. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly kind = 'network';
}

/** The request timed out. It is unknown whether the server carried it out. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly kind = 'timeout';
  readonly timeoutMs: number;

  constructor(timeoutMs: number) {
    super(`No answer within ${timeoutMs} ms`);
    this.timeoutMs = timeoutMs;
  }
}

/** The data received does not match the contract. It never reaches state (design §3). */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
  readonly kind = 'contract';
  /** The operation or the event. */
  readonly source: string;
  readonly mismatch: Mismatch;

  constructor(source: string, mismatch: Mismatch) {
    super(`${source}: ${mismatch.path || '/'} is not ${mismatch.expected}`);
    this.source = source;
    this.mismatch = mismatch;
  }
}

export function isApiError(error: unknown): error is ApiError {
  return (
    error instanceof ApiProblem ||
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    error instanceof ContractViolation
  );
}

/** Whether the caller aborted the call, so that there is nothing to report. */
export function isAbort(error: unknown): boolean {
  return (error as Error | undefined)?.name === 'AbortError';
}

/** Whether the error is a problem with one of these codes. */
export function hasCode(error: unknown, ...codes: ErrorCode[]): error is ApiProblem {
  return error instanceof ApiProblem && codes.includes(error.code);
}

/** Whether there was no response at all, so that it is unknown what the server did. */
export function isNetworkFailure(error: unknown): error is NetworkError | TimeoutError {
  return error instanceof NetworkError || error instanceof TimeoutError;
}

/** Why a call failed, where all that matters is whether there was a response. */
export type SavingProblem = 'offline' | 'unexpected';

/** The problem of a failed call. */
export function savingProblemOf(error: unknown): SavingProblem {
  return isNetworkFailure(error) ? 'offline' : 'unexpected';
}
