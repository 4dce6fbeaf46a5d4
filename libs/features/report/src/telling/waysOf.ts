import type { Delivery, DeliveryReason } from '@forecourt/contract';

/** Sending again the same way changes nothing about these; settings may. */
const LASTING: readonly (DeliveryReason | null | undefined)[] = [
  'CHANNEL_OFF',
  'COUNTRY_NOT_ALLOWED',
  'MAILBOX_UNKNOWN',
  'NUMBER_REJECTED',
  'TEXT_NOT_ALLOWED',
];

interface Customer {
  phone?: string | null;
  email?: string | null;
}

export type Way = Delivery['channel'] | 'link';

/** The channels by which a customer can be reached, the one that they are written to by first. */
export function channelsTo({ phone, email }: Customer): Delivery['channel'][] {
  return [...(phone ? (['SMS'] as const) : []), ...(email ? (['EMAIL'] as const) : [])];
}

/** The likeliest ways to reach a customer first: another channel, the same one again, the link. */
export function waysOf(customer: Customer, message: Delivery | null): Way[] {
  const channels = channelsTo(customer);
  const others = channels.filter((channel) => channel !== message?.channel);
  const again = channels.filter((channel) => channel === message?.channel);
  return LASTING.includes(message?.reason)
    ? [...others, 'link', ...again]
    : [...others, ...again, 'link'];
}
