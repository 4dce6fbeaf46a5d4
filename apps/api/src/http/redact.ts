const SECRET_PARAMETERS = /([?&](?:token|agent_key|key|signature)=)[^&#]*/gi;
/** Keys of links and media in an address: 22 characters or more; ids have 18. */
const KEY_SEGMENT = /\/[A-Za-z0-9_-]{22,}(?=[/?#]|$)/g;

/** An address as a log may keep it: without tokens, and without keys of links. */
export function redactUrl(url: string): string {
  return url.replace(SECRET_PARAMETERS, '$1[redacted]').replace(KEY_SEGMENT, '/[redacted]');
}

/** Logger settings: addresses redacted, no header that carries a token. */
export function logSettings(level: string) {
  return {
    level,
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
