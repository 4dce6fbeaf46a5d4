/** One request, as it goes over the wire. */
export interface ExchangeRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON; nothing is sent for undefined. */
  data: unknown;
  /** In milliseconds; 0 is no limit. */
  timeout: number;
  signal: AbortSignal;
}

/**
 * Makes one request and gives its answer's body. Every failure comes out typed, and an abort as it
 * was given.
 *
 * @throws ApiError; or the signal's reason
 */
export type Exchange = (request: ExchangeRequest) => Promise<unknown>;
