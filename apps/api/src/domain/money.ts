import { invalidFormat } from './errors.ts';

/*
 * Money is integer cents internally and decimals at the API (design §7). `cents` and `amount`
 * convert, `moneyText` and `amountDetail` format it for texts. Our own prices are here too.
 */

/** The buyer's fee for a lead that the owner gave to the winning dealer (spec §9). */
export const FEE = { cents: 19_900, currency: 'USD' } as const;

/** A partner's monthly subscription (spec §1). */
export const SUBSCRIPTION = { cents: 3_900, currency: 'USD' } as const;

/**
 * A decimal amount in cents, as the database holds it.
 * @throws InvalidInput naming `field` when it has more than two fraction digits
 */
export function cents(amount: number, field: string): number {
  const value = Math.round(amount * 100);
  // 19.99 * 100 is not exactly 1999, but far closer than a third digit would be
  if (Math.abs(amount * 100 - value) > 1e-4)
    throw invalidFormat(field, 'an amount with at most two fraction digits');
  return value;
}

/** Cents as a decimal amount, as in the contract. */
export function amount(cents: number): number;
export function amount(cents: number | null): number | null;
export function amount(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

/** An amount for display: no fraction digits unless there are cents (spec §9). */
export function moneyText(cents: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(amount(cents));
}

/** An amount in the form used in the timeline, such as `18500 USD`. */
export function amountDetail(cents: number, currency: string): string {
  return `${amount(cents)} ${currency}`;
}
