import type { Endpoint, Input, OperationId, Result } from '@forecourt/contract';
import { HTTP_TIMEOUT_MS, pause } from '@forecourt/platform';
import type { EarlyAnswers, NothingThere } from '../early.ts';
import type { Transport, UploadProgress } from '../transport/transport.ts';
import { addressOf } from './address.ts';
import { ApiProblem, ContractViolation } from './errors.ts';
import { RequestDeduplication } from './deduplication.ts';
import { newIdempotencyKey } from './idempotency.ts';
import { problemOf } from './problem.ts';
import { defaultRetry, retryDelay, type RetryOptions } from './retry.ts';

export interface HttpClientOptions {
  /** Makes the single requests. */
  transport: Transport;
  /** Base address of the main API; empty is the page's own origin. */
  apiUrl: string;
  /** Base address of the chat API. */
  chatUrl: string;
  /** The session's token, read again for every attempt. */
  token(): string | null;
  /** Called when the token is refused. The client itself neither clears nor redirects anything. */
  onUnauthorized?(problem: ApiProblem): void;
  /**
   * Called when a sensitive action requires the person to authenticate again. Resolve to true once
   * they have: the call is then repeated once with the same idempotency key.
   */
  onReauthenticate?(): Promise<boolean>;
  /** Called when a partner requires a second factor that the person does not have. */
  onFactorRequired?(): void;
  /** Time for one attempt in milliseconds; 5000 by default (spec §9). */
  timeoutMs?: number;
  retry?: Partial<RetryOptions>;
  /** Answers to requests that the page made before this client existed. */
  early?: EarlyAnswers;
}

export interface CallOptions {
  signal?: AbortSignal;
  /**
   * Idempotency key of one intent of a person: the same for every attempt to do the same thing,
   * including another press of the button. By default each call is an intent of its own.
   */
  idempotencyKey?: string;
  /** Sent besides the client's own. */
  headers?: Record<string, string>;
  /** A solved challenge, for calls that ask for a proof of work. */
  proof?: string;
  /** Milliseconds for one attempt; 0 is no limit. */
  timeoutMs?: number;
  /** False: send the request even if an identical one is pending. */
  deduplicate?: boolean;
  /** Called while the body is sent, if the transport reports progress. */
  onUploadProgress?(progress: UploadProgress): void;
}

export interface HttpClient {
  /**
   * Calls an operation of the contract and checks its answer.
   *
   * @throws ApiError, or the signal's reason when the caller aborted
   */
  call<Id extends OperationId>(
    endpoint: Endpoint<Id>,
    input: Input<Id>,
    options?: CallOptions,
  ): Promise<Result<Id>>;
}

/** A change is tried once more at most: a person waits for its answer, and may press again. */
const WRITE_ATTEMPTS = 2;

interface Parts {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The only way to call the API. See `HttpClientOptions` for the policies that are injected. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  return new Client(options);
}

/** The policies of a call: token, retries, de-duplication, the check of the answer. */
class Client implements HttpClient {
  private readonly options: HttpClientOptions;
  private readonly retry: RetryOptions;
  private readonly deduplication = new RequestDeduplication();
  private proof: Promise<boolean> | null = null;

  constructor(options: HttpClientOptions) {
    this.options = options;
    this.retry = { ...defaultRetry, ...options.retry };
  }

  async call<Id extends OperationId>(
    endpoint: Endpoint<Id>,
    input: Input<Id>,
    options: CallOptions = {},
  ): Promise<Result<Id>> {
    const { path, query, body } = input as Parts;
    const base = endpoint.access === 'chat' ? this.options.chatUrl : this.options.apiUrl;
    const url = addressOf(base, endpoint.path, path, query);
    const idempotencyKey = endpoint.keyed
      ? (options.idempotencyKey ?? newIdempotencyKey())
      : undefined;
    const request = { ...options, url, body, idempotencyKey };
    const run = (signal: AbortSignal): Promise<Result<Id>> =>
      this.persist(endpoint, request, signal);

    if (endpoint.method !== 'GET' || options.deduplicate === false) {
      return run(options.signal ?? new AbortController().signal);
    }
    // Two people on one device never share an answer: the token is part of the key.
    const key = `${this.tokenFor(endpoint) ?? ''} ${url}`;
    return this.deduplication.join(key, run, options.signal);
  }

  /** Makes the call until it succeeds; retries only what is safe to repeat. */
  private async persist<Id extends OperationId>(
    endpoint: Endpoint<Id>,
    request: Request,
    signal: AbortSignal,
  ): Promise<Result<Id>> {
    const isRead = endpoint.method === 'GET';
    const safe = isRead || endpoint.keyed;
    const retry = isRead ? this.retry : atMost(WRITE_ATTEMPTS, this.retry);
    let renewed = false;
    let shown = false;
    for (let attempt = 1; ; attempt += 1) {
      const token = this.tokenFor(endpoint);
      // Signed out meanwhile: the answer is known without a request.
      if (token === null && endpoint.access !== 'public') throw problemOf(401, undefined);
      try {
        return await this.attempt(endpoint, request, token, signal);
      } catch (error) {
        if (!renewed && token !== null && isUnauthorized(error)) {
          renewed = this.isRenewed(error, token);
          if (renewed) continue;
        }
        if (!shown && isProblem(error, 'REAUTHENTICATION_REQUIRED')) {
          shown = await this.reauthenticate();
          if (shown) continue;
        }
        if (token !== null && isProblem(error, 'SECOND_FACTOR_REQUIRED')) {
          this.options.onFactorRequired?.();
        }
        const delay = safe ? retryDelay(error, attempt, retry) : null;
        if (delay === null) throw error;
        await pause(delay, signal);
      }
    }
  }

  private async attempt<Id extends OperationId>(
    endpoint: Endpoint<Id>,
    request: Request,
    token: string | null,
    signal: AbortSignal,
  ): Promise<Result<Id>> {
    const { id, method, check, access } = endpoint;
    const { url, body, idempotencyKey, proof, onUploadProgress } = request;
    const timeout =
      request.timeoutMs ?? endpoint.timeoutMs ?? this.options.timeoutMs ?? HTTP_TIMEOUT_MS;
    const headers = { ...request.headers };
    if (token !== null) headers['Authorization'] = access === 'chat' ? `Bearer ${token}` : token;
    if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
    if (proof !== undefined) headers['Proof'] = proof;
    const sent = { method, url, headers, data: body, timeout, signal, onUploadProgress };
    const early = method === 'GET' ? this.early(token, url) : undefined;
    const answer = (await early) ?? (await this.options.transport.send(sent));
    const mismatch = check?.mismatch(answer);
    if (mismatch) throw new ContractViolation(id, mismatch);
    return (check ? answer : undefined) as Result<Id>;
  }

  /** The answer to an early request for this address; undefined if there is none. */
  private early(token: string | null, url: string): Promise<unknown> | undefined {
    return this.options.early?.take(token, url)?.catch((error: Partial<NothingThere>) => {
      // Asked again, there would still be nothing; any other failure may pass.
      if (error.status === 404) throw problemOf(404, error.body);
      return undefined;
    });
  }

  private tokenFor({ access }: Pick<Endpoint, 'access'>): string | null {
    return access === 'public' ? null : this.options.token();
  }

  /**
   * Whether the person signed in again since the call was made; if not, reports the refused token.
   */
  private isRenewed(problem: ApiProblem, refused: string): boolean {
    const current = this.options.token();
    if (current === refused) this.options.onUnauthorized?.(problem);
    return current !== refused && current !== null;
  }

  /** Asks the person only once, even if several calls are waiting. */
  private reauthenticate(): Promise<boolean> {
    this.proof ??= Promise.resolve(this.options.onReauthenticate?.() ?? false).finally(
      () => (this.proof = null),
    );
    return this.proof;
  }
}

interface Request extends CallOptions {
  url: string;
  body: unknown;
}

function atMost(attempts: number, retry: RetryOptions): RetryOptions {
  return { ...retry, attempts: Math.min(attempts, retry.attempts) };
}

function isProblem(error: unknown, code: ApiProblem['code']): boolean {
  return error instanceof ApiProblem && error.code === code;
}

function isUnauthorized(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status === 401;
}
