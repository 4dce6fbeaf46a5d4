import { parseCents } from '@forecourt/platform';

/** What is wrong with a price that was typed. */
export type PriceProblem = 'missing' | 'format' | 'zero' | 'tooMuch';

/** The most that an amount can be, in cents (contract, Amount). */
export const maxCents = 9_999_999_999;

/** Reads a typed price as integer cents (design §7), or says what is wrong with it. */
export function readPrice(text: string): { cents: number } | { problem: PriceProblem } {
  if (text.trim() === '') return { problem: 'missing' };
  const cents = parseCents(text);
  if (cents === null) return { problem: 'format' };
  if (cents === 0) return { problem: 'zero' };
  if (cents > maxCents) return { problem: 'tooMuch' };
  return { cents };
}

/** Cents as the contract's decimal, and as one types it: 1250 is `12.5` and '12.50'. */
export const amountOf = (cents: number): number => cents / 100;

/** Cents as they are typed into a price field, without a fraction where there is none. */
export function typedPrice(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
