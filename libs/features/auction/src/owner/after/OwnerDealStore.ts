import { HandoverStore } from '../../deal/HandoverStore.ts';
import { reasonDraft } from '../../deal/reasonDraft.ts';
import { ReasonStore } from '../../deal/ReasonStore.ts';
import type { OwnerStore } from '../OwnerStore.ts';

/** What an owner does after their yes: a change of mind before contact, and their part in the handover. */
export class OwnerDealStore {
  readonly withdrawal: ReasonStore;
  readonly handover: HandoverStore;

  constructor(page: OwnerStore, newKey?: () => string) {
    const options = { newKey, onMoved: () => void page.load().catch(() => undefined) };
    this.withdrawal = new ReasonStore({
      ...options,
      draft: reasonDraft(`owner ${page.answer?.trade_in?.id}`),
      send: (reason, idempotencyKey) =>
        page.act((api, tradeId, session_key) =>
          api.withdrawTradeIn(tradeId, { session_key, reason }, { idempotencyKey }),
        ),
    });
    this.handover = new HandoverStore({
      ...options,
      send: ({ item, done, day }, idempotencyKey) =>
        page.act((api, tradeId, session_key) =>
          api.tickOwnHandover(
            tradeId,
            { session_key, item, done, ...(day && { day }) },
            { idempotencyKey },
          ),
        ),
    });
  }
}
