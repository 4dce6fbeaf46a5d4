import { addresses, beginsLike, flowPaths, parseAddress } from './addresses.ts';

/** First parts of the addresses that the server itself answers: where it has nothing, 404, no page. */
const serverPages: ReadonlySet<string> = new Set([
  'api',
  'chats',
  'v2',
  'services',
  'media',
  'socket',
  'translations',
  'outbox',
  'health',
  'healthz',
  'readyz',
  'metrics',
  'openapi.json',
  'docs',
]);

/** First parts of the addresses of pages, and what is left of an earlier address. */
const firstParts: ReadonlySet<string> = new Set([
  ...Object.values(addresses).map(firstPart),
  ...Object.values(flowPaths),
  'subscription',
]);

const uniqueId = /^[\w-]+$/;

/** A document of its own: each is built and served by itself. */
export type Page = 'capture' | 'console' | 'conversation' | 'invite' | 'public';

/** The document that answers an address. */
export function pageAt(pathname: string): Page {
  if (firstPart(pathname) === 'capture') return 'capture';
  if (isConversation(pathname)) return 'conversation';
  if (isReportLink(pathname)) return 'public';
  return parseInvite(pathname) ? 'invite' : 'console';
}

/** Whether the server itself answers an address, and never with a page. */
export function isServerPath(pathname: string): boolean {
  return serverPages.has(firstPart(pathname));
}

/** Whether an address has a key in it that opens a page (spec §2): it must not travel or be remembered. */
export function holdsKey(pathname: string): boolean {
  const { capture, reset, verify } = addresses;
  return (
    isReportLink(pathname) ||
    [capture, reset, verify].some((pattern) => beginsLike(pattern, pathname))
  );
}

/**
 * Reads the address of a partner's invite page (spec §2): one part, and never a page of ours. The
 * unique id of a customisation must be one of these.
 *
 * @returns null when it is not one
 */
export function parseInvite(pathname: string): string | null {
  const part = parseAddress(addresses.invite, pathname)?.uniqueId ?? '';
  const lower = part.toLowerCase();
  return uniqueId.test(part) && !firstParts.has(lower) && !serverPages.has(lower) ? part : null;
}

function isReportLink(pathname: string): boolean {
  const { publicReport, offer, dealer } = addresses;
  return [publicReport, offer, dealer].some((pattern) => beginsLike(pattern, pathname));
}

function isConversation(pathname: string): boolean {
  const { conversation, ownerConversation } = addresses;
  return [conversation, ownerConversation].some((pattern) => parseAddress(pattern, pathname));
}

function firstPart(path: string): string {
  return path.split('/')[1] ?? '';
}
