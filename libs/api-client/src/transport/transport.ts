/** How many bytes of a request's body are sent. */
export interface UploadProgress {
  loaded: number;
  /** Undefined where the transport cannot tell. */
  total?: number;
}

/** One request, as it goes over the wire. */
export interface TransportRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** A Blob is sent as it is, everything else as JSON; nothing is sent for undefined. */
  data: unknown;
  /** In milliseconds, until the last byte of the answer; 0 is no limit. */
  timeout: number;
  signal: AbortSignal;
  /** Called while the body is sent, by transports that can tell. */
  onUploadProgress?(progress: UploadProgress): void;
}

/** Makes single requests. Retries, de-duplication and the token are the client's. */
export interface Transport {
  /**
   * Makes one request and gives its answer's body; undefined where it is empty or not JSON, since the
   * check of the answer says what is wrong. Every failure is typed, and an abort gives the signal's
   * own reason.
   *
   * @throws ApiError; or the signal's reason
   */
  send(request: TransportRequest): Promise<unknown>;
}

/** The value of a JSON text; undefined where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
