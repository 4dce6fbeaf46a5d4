import { invalidFormat } from './errors.ts';

/*
 * Money is integer cents inside and decimals at the edge (design §7): amounts come in by `cents`, go out
 * by `amount`, and stand in texts by `moneyText` and `amountDetail`. What we charge stands here too.
 */

/** Buyer's fee for a lead that the owner gave the winning dealer (spec §9). */
export const FEE = { cents: 19_900, currency: 'USD' } as const;

/** The subscription of a partner, each month (spec §1). */
export const SUBSCRIPTION = { cents: 3_900, currency: 'USD' } as const;

/**
 * A decimal amount in cents, as the database holds it.
 * @throws InvalidInput naming `field` when it has more than two fraction digits
 */
export function cents(amount: number, field: string): number {
  const value = Math.round(amount * 100);
  // 19.99 * 100 is not 1999 exactly, yet far nearer to it than any third digit would be
  if (Math.abs(amount * 100 - value) > 1e-4) throw invalidFormat(field);
  return value;
}

/** Cents as a decimal amount, as the contract has it. */
export function amount(cents: number): number;
export function amount(cents: number | null): number | null;
export function amount(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

/** An amount as people read it: no fraction digits unless there are cents (spec §9). */
export function moneyText(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(amount(cents));
}

/** An amount as the timeline tells it, such as `18500 USD`. */
export function amountDetail(cents: number, currency: string): string {
  return `${amount(cents)} ${currency}`;
}
