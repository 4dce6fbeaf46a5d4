import type { TextChannel } from '../db/schema.ts';

/** The quotas that sending counts toward. */
export type Quota =
  | 'PARTNER_DAY'
  | 'SELF_SERVICE_DAY'
  | 'MEMBER_MINUTE'
  | 'DESTINATION_DAY'
  | 'REQUEST_COOLDOWN'
  | 'REQUEST_DAY';

/** Who triggers a message: a member of staff, a stranger on the invite page, or an event. */
export type Sender =
  | {
      kind: 'STAFF';
      userId: string;
      /** One of many that are sent at once. */
      inBatch?: boolean;
      /** What it is about holds without it: one that cannot go is stored as failed, not refused. */
      mayFail?: boolean;
    }
  | { kind: 'SELF' }
  | { kind: 'NOTICE' };

/**
 * One quota that a message counts toward, with its limit, window, and the name it is stored under.
 */
export interface Counted {
  quota: Quota;
  bucket: string;
  limit: number;
  seconds: number;
}

const MINUTE_S = 60;
const DAY_S = 24 * 60 * 60;

/** How often one member of staff may trigger messages per minute. */
export const MEMBER_PER_MINUTE = 60;
/** Messages that one partner may send to one number or address per day; notices do not count. */
export const DESTINATION_PER_DAY = 10;
/** Follow-ups and resends of one request per day, and the minimum time between them. */
export const REQUEST_PER_DAY = 5;
export const REQUEST_COOLDOWN_MS = 60_000;

/**
 * How much of a partner's daily quota a sender may use. Strangers may use half, so that they never
 * keep staff from sending. Notices may use twice the quota: bidders must hear of them even on a
 * busy day.
 */
export function dayLimit(perDay: number, { kind }: Sender): number {
  if (kind === 'SELF') return Math.ceil(perDay / 2);
  return kind === 'NOTICE' ? perDay * 2 : perDay;
}

/**
 * The quotas for messages of one channel by one sender, except those per destination. The partner's
 * own comes first, so that a transaction waiting for it holds no other lock.
 */
export function quotasOf(channel: TextChannel, perDay: number, sender: Sender): Counted[] {
  const day: Counted = {
    quota: 'PARTNER_DAY',
    bucket: `day:${channel}`,
    limit: sender.kind === 'SELF' ? perDay : dayLimit(perDay, sender),
    seconds: DAY_S,
  };
  if (sender.kind === 'NOTICE') return [day];
  if (sender.kind === 'SELF') {
    const limit = dayLimit(perDay, sender);
    return [day, { quota: 'SELF_SERVICE_DAY', bucket: `self:${channel}`, limit, seconds: DAY_S }];
  }
  // all batches of a partner share the pace of one member, and leave the members their own
  const bucket = sender.inBatch ? 'batch' : `member:${sender.userId}`;
  const minute = { limit: MEMBER_PER_MINUTE, seconds: MINUTE_S } as const;
  return [day, { quota: 'MEMBER_MINUTE', bucket, ...minute }];
}

/** The quota of one number or address. */
export function destinationQuota(hash: string): Counted {
  const limit = DESTINATION_PER_DAY;
  return { quota: 'DESTINATION_DAY', bucket: `to:${hash}`, limit, seconds: DAY_S };
}

/** How often a request was sent again. */
export interface Repeats {
  sends: number;
  last_send_at: Date | null;
  sends_reset_at: Date | null;
}

export type RepeatVerdict =
  | { kind: 'taken'; counted: Repeats }
  | { kind: 'refused'; quota: Quota; limit: number; remaining: number; resetsAt: Date };

/**
 * Whether a request may be sent again or followed up now, and the resulting count.
 * @param firstAt when it was sent first, for a resend: the same message must not go out twice in a row
 */
export function judgeRepeat(
  repeats: Repeats,
  now: Date,
  firstAt: Date | null = null,
): RepeatVerdict {
  const { sends, resetsAt } = windowOf(repeats, now);
  const limit = REQUEST_PER_DAY;
  if (sends >= limit && resetsAt) {
    return { kind: 'refused', quota: 'REQUEST_DAY', limit, remaining: 0, resetsAt };
  }
  const free = cooldownEnd({ last_send_at: repeats.last_send_at ?? firstAt });
  if (free && now < free) {
    const remaining = limit - sends;
    return { kind: 'refused', quota: 'REQUEST_COOLDOWN', limit, remaining, resetsAt: free };
  }
  const sends_reset_at = resetsAt ?? new Date(now.getTime() + DAY_S * 1000);
  return { kind: 'taken', counted: { sends: sends + 1, last_send_at: now, sends_reset_at } };
}

/**
 * How many resends of a request are left, and when the next is possible; that time may be in the
 * past. Not adjusted to now: after `resetsAt` all are available again.
 */
export function repeatsLeft(repeats: Repeats): {
  left: number;
  nextAt: Date | null;
  resetsAt: Date | null;
} {
  const { sends, sends_reset_at: resetsAt } = repeats;
  const left = Math.max(0, REQUEST_PER_DAY - sends);
  return { left, nextAt: left === 0 ? resetsAt : cooldownEnd(repeats), resetsAt };
}

function windowOf({ sends, sends_reset_at }: Repeats, now: Date) {
  const over = sends_reset_at === null || sends_reset_at <= now;
  return over ? { sends: 0, resetsAt: null } : { sends, resetsAt: sends_reset_at };
}

function cooldownEnd({ last_send_at }: Pick<Repeats, 'last_send_at'>): Date | null {
  return last_send_at && new Date(last_send_at.getTime() + REQUEST_COOLDOWN_MS);
}

/**
 * The dial codes that a partner's text messages may go to, limited to those the operator allows.
 */
export function allowedCountries(
  partner: { country_code: string; sms_countries: readonly string[] | null },
  operator: readonly string[] | null,
): string[] {
  const own = partner.sms_countries ?? [partner.country_code];
  return operator ? own.filter((code) => operator.includes(code)) : [...own];
}
