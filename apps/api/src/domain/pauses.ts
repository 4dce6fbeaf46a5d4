import { DAY_MS, MINUTE_MS } from '@forecourt/contract';

/** A customer who has done nothing for so long may need help. */
export const STUCK_AFTER_MS = 10 * MINUTE_MS;

/** After so long, a customer counts as having stopped (decision 132). */
export const STOPPED_AFTER_MS = DAY_MS;

/** A longer pause within a report isn't time that the report takes. */
export const LONGEST_PAUSE_S = 30 * 60;
