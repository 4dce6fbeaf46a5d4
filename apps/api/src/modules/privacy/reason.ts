import { oneLine } from '../../domain/contact.ts';
import { invalidFormat, missingField } from '../../domain/errors.ts';
import type { Customer } from './customer.ts';

const MIN_LENGTH = 3;

/**
 * The reason for an action on a customer's data, as it is kept on record.
 * @throws Problem 422 when it is empty, or names the customer, because the record is kept
 */
export function reasonAbout({ requests, emails, phones }: Customer, text: string): string {
  const reason = oneLine(text);
  if (reason.length < MIN_LENGTH) throw missingField('reason');
  const names = requests.flatMap(({ name }) => (name ? [name.toLowerCase()] : []));
  const words = reason.toLowerCase();
  const digits = words.replace(/\D/g, '');
  const isNamed =
    names.some((one) => holdsWords(words, one)) ||
    emails.some((one) => words.includes(one)) ||
    phones.some((one) => digits.includes(one.slice(1)));
  if (isNamed)
    throw invalidFormat(
      'reason',
      'a reason without the customer’s name, email address and phone number',
    );
  return reason;
}

/** Matches whole words: the name "e" must not match in every reason. */
function holdsWords(text: string, words: string): boolean {
  const escaped = words.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, 'u').test(text);
}
