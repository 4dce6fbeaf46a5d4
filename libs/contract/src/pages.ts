import { addresses, beginsLike, embedAddress, parseAddress } from './addresses.ts';
import { flowPaths } from './flows.ts';
import { reportLinks } from './reportLinks.ts';

/**
 * First segments of addresses that the server itself answers: if there is nothing, with 404 instead
 * of a page.
 */
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

/** First segments of page addresses, including a former one and that of the framed form. */
const firstParts: ReadonlySet<string> = new Set([
  ...Object.values(addresses).map(firstPart),
  ...flowPaths,
  'subscription',
  'embed',
  'system',
]);

const uniqueId = /^[\w-]+$/;

/** The HTML documents: each is built and served separately. */
export type Page =
  'capture' | 'console' | 'conversation' | 'dealers' | 'embed' | 'invite' | 'public';

/** The document to serve for an address. */
export function pageAt(pathname: string): Page {
  if (firstPart(pathname) === 'capture') return 'capture';
  if (isConversation(pathname)) return 'conversation';
  if (isReportLink(pathname)) return 'public';
  if (isDealerPage(pathname)) return 'dealers';
  if (parseAddress(embedAddress, pathname)) return 'embed';
  return parseInvite(pathname) ? 'invite' : 'console';
}

/** Whether the server itself answers an address, never with a page. */
export function isServerPath(pathname: string): boolean {
  return serverPages.has(firstPart(pathname));
}

/** Whether an address contains a key that opens a page (spec §2): it must not be sent or stored. */
export function holdsKey(pathname: string): boolean {
  const { capture, dealerOptOut, dealerPage, digestOff, reset, verify } = addresses;
  const withKey = [capture, dealerOptOut, dealerPage, digestOff, reset, verify];
  return isReportLink(pathname) || withKey.some((pattern) => beginsLike(pattern, pathname));
}

/**
 * Parses the address of a partner's invite page (spec §2): one segment that is not one of our own
 * pages. Unique ids of customizations must pass this too.
 *
 * @returns null if it is not one
 */
export function parseInvite(pathname: string): string | null {
  const part = parseAddress(addresses.invite, pathname)?.uniqueId ?? '';
  const lower = part.toLowerCase();
  return uniqueId.test(part) && !firstParts.has(lower) && !serverPages.has(lower) ? part : null;
}

function isReportLink(pathname: string): boolean {
  return Object.values(reportLinks).some((pattern) => beginsLike(pattern, pathname));
}

function isConversation(pathname: string): boolean {
  const { conversation, ownerConversation } = addresses;
  return [conversation, ownerConversation].some((pattern) => parseAddress(pattern, pathname));
}

function isDealerPage(pathname: string): boolean {
  const { dealerOptOut, dealerPage, dealerSignIn } = addresses;
  return [dealerOptOut, dealerPage, dealerSignIn].some((pattern) =>
    parseAddress(pattern, pathname),
  );
}

function firstPart(path: string): string {
  return path.split('/')[1] ?? '';
}
