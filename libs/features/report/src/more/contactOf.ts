import { formatPhone } from '@forecourt/platform';
import type { ViewedReport } from '../reportData.ts';

/** How a customer is written to; null where neither is known. */
export function contactOf({ phone, email }: Pick<ViewedReport, 'phone' | 'email'>) {
  if (phone) return { channel: 'SMS' as const, to: formatPhone(phone) };
  return email ? { channel: 'EMAIL' as const, to: email } : null;
}
