import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const TIME_LENGTH = 7;
const RANDOM_LENGTH = 11;

/**
 * Makes an id: 7 characters of time, then 65 random bits.
 *
 * Short, because it is sent in text messages; sortable by time, so that new rows are adjacent in an
 * index. It is not a secret: tenancy and keys decide who may read a record.
 */
export function newId(now: Date = new Date()): string {
  let time = '';
  let rest = now.getTime();
  for (let i = 0; i < TIME_LENGTH; i++) {
    time = ALPHABET.charAt(rest % 62) + time;
    rest = Math.floor(rest / 62);
  }
  return time + randomText(RANDOM_LENGTH);
}

/** Random letters and digits, about 5.95 bits each. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 is the largest multiple of 62 that fits in a byte, so all characters are equally
      // likely.
      if (byte < 248 && text.length < length) text += ALPHABET.charAt(byte % 62);
    }
  }
  return text;
}
