const SECRET_PARAMETERS = /([?&](?:token|agent_key|key|signature|password)=)[^&#]*/gi;
/** Whatever is as long as a token, under a name that nobody was told of. */
const LONG_PARAMETER = /([?&][^=&#]*=)[A-Za-z0-9_-]{22,}/g;
/**
 * Keys of links and media in an address: 22 characters or more; ids have 18. That of an export is one
 * among parts with dots between them; the built files' names, as long, are no secret.
 */
const KEY_SEGMENT =
  /\/(?![^/?#]*\.(?:js|css|map|woff2|png|svg|webp|jpg)(?:[?#]|$))[\w.~-]*[\w-]{22,}[\w.~-]*(?=[/?#]|$)/g;

/** An address as a log may keep it: without tokens, and without keys of links. */
export function redactUrl(url: string): string {
  return url
    .replace(SECRET_PARAMETERS, '$1[redacted]')
    .replace(LONG_PARAMETER, '$1[redacted]')
    .replace(KEY_SEGMENT, '/[redacted]');
}

interface Log {
  debug(...line: unknown[]): void;
}

/** Pino's number for `debug`. */
const debugLevel = 20;

/** Whoever asked left before the answer's end: a tunnel, a closed page. No error of the server's. */
const hasLeft = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Logger settings: addresses redacted, no header that carries a token, no alarm about who left. */
export function logSettings(level: string) {
  return {
    level,
    hooks: {
      logMethod(this: Log, line: unknown[], method: (...line: never[]) => void, at: number): void {
        if (at > debugLevel && hasLeft(line[0])) this.debug(...line);
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
