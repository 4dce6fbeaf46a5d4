/** First parts of the addresses that are pages of the console (spec §2, routes). */
export const consolePages = [
  'login',
  'register',
  'forgot',
  'reset',
  'verify',
  'profile',
  'setup',
  'trade',
  'claim',
  'inspect',
  'settings',
  'users',
  'billing',
  'sessions',
] as const;

/** First parts of the addresses that the server and the customer's page answer. */
const otherPages = [
  'api',
  'chats',
  'v2',
  'services',
  'media',
  'socket',
  'translations',
  'subscription',
  'outbox',
  'health',
  'capture',
];

const taken: ReadonlySet<string> = new Set([...consolePages, ...otherPages]);

/**
 * Whether an address is a partner's invite page, `/:id` (spec §2): one part, and never a page of ours.
 * The unique id of a customisation must be one of these.
 */
export function isInvitePath(pathname: string): boolean {
  const part = /^\/([\w-]+)\/?$/.exec(pathname)?.[1];
  return part !== undefined && !taken.has(part.toLowerCase());
}
