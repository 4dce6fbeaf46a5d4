import type { DealState } from './types.ts';

/** Whether a sale stands: the dealer's answer and the handover may be to come, but it has not fallen through. */
export function dealStands(deal: { state: DealState } | null | undefined): boolean {
  return deal?.state === 'AGREED' || deal?.state === 'SOLD';
}
