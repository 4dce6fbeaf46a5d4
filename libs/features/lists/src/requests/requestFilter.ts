import { numberKey, type Request, type RequestStatus } from '@forecourt/contract';
import { me, nobody, type Span } from '../list/filters.ts';
import type { ListKey } from '../list/ListStore.ts';

/** What one request list shows. */
export type RequestKey = ListKey<RequestStatus>;

/** Other fields than the name take three signs at least. */
const MIN_SIGNS = 3;

/** The parts of a request that a search looks at. */
type Sought = Pick<Request, 'name' | 'phone' | 'email' | 'report' | 'identifiers'>;

/**
 * Whether name, phone number, email address, plate, claim or policy number match the search, by the
 * server's rules: trimmed, ignoring case, numbers and plates however they are grouped.
 */
export function matches(request: Sought, search: string): boolean {
  const { name, phone, email, report, identifiers } = request;
  const part = search.trim().toLowerCase();
  if (part === '' || (name ?? '').toLowerCase().includes(part)) return true;
  if (part.length < MIN_SIGNS) return false;
  const digits = /^[\d\s()+./-]+$/.test(part) ? part.replace(/\D/g, '').replace(/^0+/, '') : '';
  const signs = plain(part);
  const key = numberKey(part);
  const numbers = [identifiers?.claim_number, identifiers?.policy_number];
  return (
    (email ?? '').toLowerCase().includes(part) ||
    (digits.length >= MIN_SIGNS && (phone ?? '').includes(digits)) ||
    (signs.length >= MIN_SIGNS && plain(report.car?.plate ?? '').includes(signs)) ||
    (key.length >= MIN_SIGNS && numbers.some((one) => numberKey(one ?? '').includes(key)))
  );
}

/** Letters and digits only. */
function plain(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/**
 * Whether a request belongs in the list of `key`.
 *
 * @param userId of the user; null while unknown, then the server's choice is trusted
 */
export function belongs(request: Request, key: RequestKey, userId: string | null = null): boolean {
  return (
    request.partner_id === key.partnerId &&
    (key.status === '' || request.status === key.status) &&
    (!key.undelivered || request.delivery?.state === 'FAILED') &&
    isOfAgent(request, key.agent, userId) &&
    // a row doesn't tell how far it came; of a new one it is certain
    (!key.reached || (request.status !== 'NEW' && request.status !== 'LEAD')) &&
    isOfChannel(request, key.channel) &&
    (!key.plan || request.info.user_sale_plan === key.plan) &&
    isWithin(request, key) &&
    matches(request, key.search)
  );
}

function isOfAgent(
  { agent }: Pick<Request, 'agent'>,
  asked: string | undefined,
  userId: string | null,
): boolean {
  if (!asked || (asked === me && userId === null)) return true;
  return (agent?.id ?? nobody) === (asked === me ? userId : asked);
}

/** A row doesn't tell on which page a customer asked for the link. */
function isOfChannel(
  request: Pick<Request, 'self_service' | 'phone' | 'phone_channel'>,
  asked: RequestKey['channel'],
): boolean {
  if (!asked) return true;
  const { self_service: isSelf, phone, phone_channel: byPhone = 'SMS' } = request;
  return isSelf ? asked === 'INVITE' || asked === 'WEBSITE' : asked === (phone ? byPhone : 'EMAIL');
}

function isWithin({ inserted_at }: Pick<Request, 'inserted_at'>, { from, to }: Span): boolean {
  const at = Date.parse(inserted_at);
  return (!from || at >= Date.parse(from)) && (!to || at < Date.parse(to));
}
