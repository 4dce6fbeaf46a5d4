import { MINUTE_MS, auctionExtension } from '@forecourt/contract';

const STEP_MS = auctionExtension.minutes * MINUTE_MS;

/**
 * The rule of late bids: a bid in the last minutes adds as many, some times at most.
 * @returns the new end, or null when it stays
 */
export function extendedEnd(
  { endTime, extensions }: { endTime: Date; extensions: number },
  now: Date,
): Date | null {
  const isLate = endTime.getTime() - now.getTime() <= STEP_MS;
  if (!isLate || extensions >= auctionExtension.times) return null;
  return new Date(endTime.getTime() + STEP_MS);
}
