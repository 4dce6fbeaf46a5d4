import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page may open a socket: browsers send the page's origin but let any page connect, so
 * the server decides (RFC 6455, section 10.2). Other clients send no origin and need only a token.
 * @param allowed origins besides the server's own, e.g. `https://cars.example.com`
 */
export function isAllowedOrigin(
  { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  return allowed.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);
}
