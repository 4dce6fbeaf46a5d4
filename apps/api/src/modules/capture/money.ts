import { invalidFormat } from '../../domain/errors.ts';

/**
 * A decimal amount in cents, as the database holds it.
 * @throws Problem 422 naming `field` when it has more than two fraction digits
 */
export function cents(amount: number, field: string): number {
  const value = Math.round(amount * 100);
  // 19.99 * 100 is not 1999 exactly, yet far nearer to it than any third digit would be
  if (Math.abs(amount * 100 - value) > 1e-4) throw invalidFormat(field);
  return value;
}
