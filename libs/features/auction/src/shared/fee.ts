import type { Fee } from '@forecourt/contract';
import { formatMoney } from '@forecourt/platform';

/** Buyer's fee per lead, unless the auction sets another (spec §9). */
const defaultFee = { amount: 199, currency_code: 'USD' } as const;

/** The fee of an auction in the format of a language. */
export function feeText(
  fee: Pick<Fee, 'amount' | 'currency_code'> | null | undefined,
  locale: string,
): string {
  const { amount, currency_code: currency } = fee ?? defaultFee;
  return formatMoney(amount, currency, locale);
}
