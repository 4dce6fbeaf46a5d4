import { createHash } from 'node:crypto';
import type { Config } from '../config.ts';

type Addresses = Pick<Config, 'publicUrl' | 'apiUrl' | 'chatUrl' | 'socketUrl' | 'mediaUrl'>;

/**
 * What a page may load and connect to. No inline scripts or styles: styles are files, and dynamic
 * styles go through the CSSOM. Captured photos are shown from blobs before they are sent; the scan
 * is encoded in a worker made from a blob.
 *
 * @param more.style of a page with its own style element, which is allowed by its hash only
 * @param more.framedBy who may show the page in a frame @default no one
 */
export function contentSecurityPolicy(
  config: Addresses,
  { style, framedBy = ["'none'"] }: { style?: string; framedBy?: readonly string[] } = {},
): string {
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
    ['frame-ancestors', ...framedBy],
  ];
  return directives
    .map(([name, ...sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ');
}

/**
 * Who may frame the form of `embed.js`: the websites of the settings and the console, which previews
 * it; any website where the settings name none. It is a page without a session (decision 130).
 */
export function embedAncestors({ embedOrigins }: Pick<Config, 'embedOrigins'>): string[] {
  return embedOrigins.length === 0 ? ['*'] : ["'self'", ...embedOrigins];
}

function hashOf(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

/** For the web socket, and for long polling where web sockets are blocked. */
function socketOrigins({ publicUrl, socketUrl }: Addresses): (string | null)[] {
  const origin = originOf(socketUrl);
  // some browsers do not count a socket as the page's own origin
  if (!origin) return [originOf(publicUrl)?.replace(/^http/, 'ws') ?? null];
  return [origin.replace(/^ws/, 'http'), origin.replace(/^http/, 'ws')];
}

/** The origin of a base address; null for the page's own. */
function originOf(address: string): string | null {
  if (!address) return null;
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}
