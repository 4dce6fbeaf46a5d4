import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

type Addresses = Pick<Config, 'publicUrl' | 'apiUrl' | 'chatUrl' | 'socketUrl' | 'mediaUrl'>;

/**
 * What a page may load and whom it may call. No inline script or style anywhere: styles are files, and
 * what is set at run time goes through the CSSOM. Captured photos are shown from blobs before they are
 * sent; the scan is encoded in a worker made from one.
 *
 * @param style of a page that brings its own style element, allowed by its hash alone.
 */
export function contentSecurityPolicy(config: Addresses, style?: string): string {
  const called = [config.apiUrl, config.chatUrl, config.mediaUrl].map(originOf);
  const pictures = [config.apiUrl, config.mediaUrl].map(originOf);
  const directives: [name: string, ...sources: (string | null)[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", style === undefined ? null : hashOf(style)],
    ['img-src', "'self'", 'data:', 'blob:', ...pictures],
    ['media-src', "'self'", 'blob:', ...pictures],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...called, ...socketOrigins(config)],
    ['worker-src', "'self'", 'blob:'],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives
    .map(([name, ...sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ');
}

function hashOf(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

/** Live by web socket, and by long polling where one does not come through. */
function socketOrigins({ publicUrl, socketUrl }: Addresses): (string | null)[] {
  const origin = originOf(socketUrl);
  // not every browser counts a socket as the page's own origin
  if (!origin) return [originOf(publicUrl)?.replace(/^http/, 'ws') ?? null];
  return [origin.replace(/^ws/, 'http'), origin.replace(/^http/, 'ws')];
}

/** Of a base address; null is the page's own. */
function originOf(address: string): string | null {
  if (!address) return null;
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}
