import { DAY_MS } from '@forecourt/contract';
import type { Random } from '@forecourt/contract/fixtures';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in the server's format, the same at every seeding. */
export function demoId(random: Random): string {
  return random.text(18, LETTERS);
}

/** A folder of the media store, the same at every seeding; its addresses are signed all the same. */
export function demoFolder(random: Random): string {
  return random.text(22, LETTERS);
}

/** A random moment in this range of days before now. */
export function daysAgo(random: Random, from: number, to: number): Date {
  const days = to + random.fraction() * (from - to);
  return new Date(Math.floor(random.now.getTime() - days * DAY_MS));
}

/** Consecutive moments from `start` to about now, never later. */
export function momentsFrom(random: Random, start: Date, count: number): Date[] {
  let at = start.getTime();
  return Array.from({ length: count }, (_, index) => {
    if (index > 0) {
      const left = random.now.getTime() - at;
      at += Math.floor((left / (count - index + 1)) * (0.2 + random.fraction()));
    }
    return new Date(at);
  });
}
