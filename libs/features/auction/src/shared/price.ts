import { parseCents } from '@forecourt/platform';

/** What is wrong with a typed price. */
export type PriceProblem = 'missing' | 'format' | 'zero' | 'tooMuch';

/** The highest amount, in cents (contract, Amount). */
export const MAX_CENTS = 9_999_999_999;

/** Parses a typed price into integer cents (design §7), or returns what is wrong with it. */
export function readPrice(text: string): { cents: number } | { problem: PriceProblem } {
  if (text.trim() === '') return { problem: 'missing' };
  const cents = parseCents(text);
  if (cents === null) return { problem: 'format' };
  if (cents === 0) return { problem: 'zero' };
  if (cents > MAX_CENTS) return { problem: 'tooMuch' };
  return { cents };
}

/** Cents as the contract's decimal and as text: 1250 is `12.5` and '12.50'. */
export const amountOf = (cents: number): number => cents / 100;

/** Cents as a price field shows them, without decimals where there are none. */
export function typedPrice(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
