const SECRET_PARAMETERS = /([?&](?:token|agent_key|key|signature|password)=)[^&#]*/gi;
/** Anything as long as a token, under an unknown parameter name. */
const LONG_PARAMETER = /([?&][^=&#]*=)[A-Za-z0-9_-]{22,}/g;
/**
 * Keys of links and media in an address: 22 characters or more; ids have 18. The key of an export
 * is a segment with dots in it. Names of built files are as long, but not secret.
 */
const KEY_SEGMENT =
  /\/(?![^/?#]*\.(?:js|css|map|woff2|png|svg|webp|jpg)(?:[?#]|$))[\w.~-]*[\w-]{22,}[\w.~-]*(?=[/?#]|$)/g;
/** Secrets of programs, wherever they stand. */
const PROGRAM_SECRET = /\b(?:fct|whsec)_[\w+/=]+/g;

/** An address for the log: without tokens, and without keys of links. */
export function redactUrl(url: string): string {
  return url
    .replace(PROGRAM_SECRET, '[redacted]')
    .replace(SECRET_PARAMETERS, '$1[redacted]')
    .replace(LONG_PARAMETER, '$1[redacted]')
    .replace(KEY_SEGMENT, '/[redacted]');
}

interface Log {
  debug(...line: unknown[]): void;
}

/** Pino's number for `debug`. */
const DEBUG_LEVEL = 20;

/**
 * The client left before the end of the response, e.g. in a tunnel or by closing the page. Not a
 * server error. A compressed response fails by `pump`, whose error has words and no code.
 */
const hasLeft = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || (!code && message === 'premature close');
};

/**
 * Logger settings: redacts addresses and headers with tokens, and logs aborted responses only as
 * debug.
 */
export function logSettings(level: string) {
  return {
    level,
    hooks: {
      logMethod(this: Log, line: unknown[], method: (...line: never[]) => void, at: number): void {
        if (at > DEBUG_LEVEL && hasLeft(line[0])) this.debug(...line);
        else method.apply(this, line as never[]);
      },
    },
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token'],
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        url: redactUrl(request.url),
        ip: request.ip,
      }),
    },
  };
}
