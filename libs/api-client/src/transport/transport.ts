/** How many bytes of a request's body have been sent. */
export interface UploadProgress {
  loaded: number;
  /** Undefined if the transport cannot tell. */
  total?: number;
}

/** One request as it is sent. */
export interface TransportRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** A Blob or ArrayBuffer is sent as it is, all else as JSON; nothing is sent for undefined. */
  data: unknown;
  /** In milliseconds, until the last byte of the answer; 0 is no limit. */
  timeout: number;
  signal: AbortSignal;
  /** Called while the body is sent, by transports that can tell. */
  onUploadProgress?(progress: UploadProgress): void;
}

/**
 * Makes single requests, and measures the server's time by its answers. The client adds retries,
 * de-duplication and the token.
 */
export interface Transport {
  /**
   * Makes one request and returns the body of its answer; undefined if it is empty or not JSON,
   * since the check of the answer reports what is wrong. Every failure is typed, and an abort
   * rejects with the signal's own reason.
   *
   * @throws ApiError, or the signal's reason
   */
  send(request: TransportRequest): Promise<unknown>;
}

/** The value of a JSON text; undefined if the text is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
