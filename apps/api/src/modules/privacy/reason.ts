import { oneLine } from '../../domain/contact.ts';
import { invalidFormat, missingField } from '../../http/problem.ts';
import type { Customer } from './customer.ts';

const MIN_LENGTH = 3;

/**
 * Why something is done to a customer's data, as it stays on record.
 * @throws Problem 422 when nothing is left of it, or when it names the customer: the record stays
 */
export function reasonAbout({ requests, emails, phones }: Customer, text: string): string {
  const reason = oneLine(text);
  if (reason.length < MIN_LENGTH) throw missingField('reason');
  const names = requests.flatMap(({ name }) => (name ? [name.toLowerCase()] : []));
  const told = reason.toLowerCase();
  const digits = told.replace(/\D/g, '');
  const isNamed =
    [...names, ...emails].some((one) => told.includes(one)) ||
    phones.some((one) => digits.includes(one.slice(1)));
  if (isNamed) throw invalidFormat('reason');
  return reason;
}
