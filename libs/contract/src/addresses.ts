import { type FlowPath, flowPaths } from './flows.ts';

/**
 * Every address of a page or a link (spec §2, design §6), in the syntax of the console's router;
 * links to reports are in `reportLinks`. `:flow` matches the path of a flow, any other parameter
 * any one segment.
 */
export const addresses = {
  login: '/login',
  companySignIn: '/login/company',
  register: '/register',
  forgot: '/forgot',
  reset: '/reset/:resetKey',
  verify: '/verify/:verifyKey',
  setup: '/setup',
  profile: '/profile',
  /** Where a member of staff ends the digest without signing in. */
  digestOff: '/profile/digest/:digestKey',
  users: '/users',
  billing: '/billing',
  payments: '/billing/payments',
  insights: '/insights',
  sessions: '/sessions',
  secondFactor: '/second-factor',
  settings: '/settings',
  privacy: '/settings/privacy',
  security: '/settings/security',
  /** A request, as staff see it. */
  report: '/:flow/report/:id',
  /** Where a dealer refuses further mails. */
  dealerOptOut: '/dealers/opt-out/:optOutKey',
  /** Where a dealer asks for the link to its own page. */
  dealerSignIn: '/dealers',
  /** Everything of one dealer. */
  dealerPage: '/dealers/:dealerPageKey',
  conversation: '/:flow/report/public/:requestId/:sessionKey/messages',
  ownerConversation: '/trade/report/offer/:requestId/:sessionKey/messages',
  capture: '/capture/:requestId/:sessionKey',
  invite: '/:uniqueId',
} as const;

/**
 * The form of the invite page, for frames on other websites. No page of ours leads there: it is apart
 * from `addresses`, which they all load.
 */
export const embedAddress = '/embed/:uniqueId';

type Segments<Pattern extends string> = Pattern extends `${infer First}/${infer Rest}`
  ? First | Segments<Rest>
  : Pattern;

type Names<Pattern extends string> =
  Segments<Pattern> extends infer Segment
    ? Segment extends `:${infer Name}`
      ? Name
      : never
    : never;

/** The values of a pattern's parameters, by their names. */
export type AddressValues<Pattern extends string> = {
  [Name in Names<Pattern>]: Name extends 'flow' ? FlowPath : string;
};

/** Fills in a pattern with these values. */
export function buildAddress<Pattern extends string>(
  pattern: Pattern,
  values: AddressValues<Pattern>,
): string {
  const named = values as Record<string, string>;
  return pattern
    .split('/')
    .map((part) => (part.startsWith(':') ? encodeURIComponent(named[part.slice(1)] ?? '') : part))
    .join('/');
}

/**
 * Parses a page address's path, with or without a trailing slash. A pattern that ends with `/*`
 * also matches everything below it.
 *
 * @returns null if it does not match
 */
export function parseAddress<Pattern extends string>(
  pattern: Pattern,
  pathname: string,
): AddressValues<Pattern> | null {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  if (wanted.at(-1) === '*') {
    wanted.pop();
    given.length = Math.min(given.length, wanted.length);
  }
  if (given.length !== wanted.length) return null;
  const values: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const encoded = given[index]!;
    if (!fits(part, encoded)) return null;
    if (!part.startsWith(':')) continue;
    const value = decoded(encoded);
    if (value === null) return null;
    values[part.slice(1)] = value;
  }
  return values as AddressValues<Pattern>;
}

/**
 * Whether an address begins with the fixed part of a pattern: `/capture/`, `/trade/report/offer/`.
 */
export function beginsLike(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const fixed = wanted.findIndex((part) => part.startsWith(':') && part !== ':flow');
  const given = pathname.split('/');
  return given.length > fixed && wanted.slice(0, fixed).every((part, at) => fits(part, given[at]!));
}

/** In the fragment, which neither logs nor referrers contain. */
const invitation = '#invitation=';

/** The address in an invitation for staff. */
export const buildInvitation = (key: string): string => addresses.setup + invitation + key;

/** Reads the key of an invitation from a page address's hash; null if there is none. */
export const parseInvitation = (hash: string): string | null =>
  hash.startsWith(invitation) ? hash.slice(invitation.length) : null;

function partsOf(path: string): string[] {
  return (path.endsWith('/') ? path.slice(0, -1) : path).split('/');
}

function fits(part: string, value: string): boolean {
  if (part === ':flow') return (flowPaths as readonly string[]).includes(value);
  return part.startsWith(':') ? value !== '' : part === value;
}

/** null when the encoding is broken. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
