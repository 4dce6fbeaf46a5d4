/** The result of a call. Never thrown: each caller must handle every case. */
export type Result<T> =
  | { kind: 'ok'; data: T }
  | { kind: 'problem'; status: number; code: string; fields: FieldProblem[]; retryAfterMs: number }
  | { kind: 'unreachable' };

export interface FieldProblem {
  /** Dotted, such as `condition.mileage`. */
  field: string;
  code: string;
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  json?: unknown;
  bytes?: { type: string; bytes: ArrayBuffer };
  /** Sent in addition to the body's own headers. */
  headers?: Record<string, string>;
  /** Milliseconds after which a stalled request counts as unreachable; 5 s (spec §9) unless set. */
  timeoutMs?: number;
}

/** One request. A body that violates the contract counts as a server error. */
export async function call<T>(
  request: Call,
  check?: (body: unknown) => body is T,
): Promise<Result<T>> {
  const { method, path, json, bytes, timeoutMs = 5000 } = request;
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  if (json !== undefined) headers['content-type'] = 'application/json';
  if (bytes) headers['content-type'] = bytes.type;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(path, {
      method,
      headers,
      body: bytes ? bytes.bytes : json === undefined ? undefined : JSON.stringify(json),
      signal: controller.signal,
      cache: 'no-store',
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) return problem(response, body);
    const result = { kind: 'ok', data: body } as const;
    return check ? checked(result, check) : (result as Result<T>);
  } catch {
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

/** A response whose body violates the contract counts as a server error. */
export function checked<T>(
  result: Result<unknown>,
  check: (body: unknown) => body is T,
): Result<T> {
  if (result.kind !== 'ok') return result;
  return check(result.data) ? { kind: 'ok', data: result.data } : invalidAnswer;
}

const invalidAnswer = {
  kind: 'problem',
  status: 502,
  code: 'INVALID_ANSWER',
  fields: [],
  retryAfterMs: 0,
} as const satisfies Result<never>;

function problem(response: Response, body: unknown): Result<never> {
  const { code, errors } = (typeof body === 'object' && body ? body : {}) as Record<
    string,
    unknown
  >;
  return {
    kind: 'problem',
    status: response.status,
    code: typeof code === 'string' ? code : `HTTP_${response.status}`,
    fields: Array.isArray(errors) ? errors.filter(isFieldProblem) : [],
    retryAfterMs: (Number(response.headers.get('retry-after')) || 0) * 1000,
  };
}

const isFieldProblem = (error: unknown): error is FieldProblem =>
  typeof error === 'object' &&
  error !== null &&
  typeof (error as FieldProblem).field === 'string' &&
  typeof (error as FieldProblem).code === 'string';
