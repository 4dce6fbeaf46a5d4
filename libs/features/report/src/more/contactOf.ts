import { formatPhone } from '@forecourt/platform';
import type { ViewedReport } from '../reportData.ts';

/** How a customer is written to; null where neither is known. */
export function contactOf({
  phone,
  phone_channel: channel = 'SMS',
  email,
}: Pick<ViewedReport, 'phone' | 'phone_channel' | 'email'>) {
  if (phone) return { channel, to: formatPhone(phone) };
  return email ? { channel: 'EMAIL' as const, to: email } : null;
}
