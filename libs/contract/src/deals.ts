import type { DealState } from './generated/schema.d.ts';

/** Whether a deal came to nothing. */
export function isFallen(state: DealState): boolean {
  return state !== 'AGREED' && state !== 'SOLD';
}
