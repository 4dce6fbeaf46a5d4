import { type Act as Action, Act } from '@forecourt/api-client/act';
import { HandoverStore } from '../../deal/HandoverStore.ts';
import { reasonDraft } from '../../deal/reasonDraft.ts';
import { ReasonStore } from '../../deal/ReasonStore.ts';
import type { DealerStore } from '../DealerStore.ts';

/** What a dealer does after the owner's yes, and with a second chance. */
export class DealerDealStore {
  /** The yes to going on, or to a second chance. */
  readonly yes: Action;
  /** The no to going on. */
  readonly withdrawal: ReasonStore;
  /** The no to a second chance. */
  readonly refusal: ReasonStore;
  readonly handover: HandoverStore;
  private readonly page: DealerStore;

  constructor(page: DealerStore, newKey?: () => string) {
    this.page = page;
    const options = { newKey, onMoved: () => void page.live.refresh() };
    this.yes = new Act(options);
    this.withdrawal = new ReasonStore({
      ...options,
      draft: reasonDraft(`withdraw ${page.auction?.id}`),
      send: (reason, idempotencyKey) =>
        page.act((api, key) =>
          api.continueTradeIn(key, { continue: false, reason }, { idempotencyKey }),
        ),
    });
    this.refusal = new ReasonStore({
      ...options,
      draft: reasonDraft(`pass ${page.auction?.id}`),
      send: (reason, idempotencyKey) =>
        page.act((api, key) =>
          api.answerSecondChance(key, { accept: false, reason }, { idempotencyKey }),
        ),
    });
    this.handover = new HandoverStore({
      ...options,
      send: ({ item, done, day }, idempotencyKey) =>
        page.act((api, key) =>
          api.tickDealerHandover(key, { item, done, ...(day && { day }) }, { idempotencyKey }),
        ),
    });
  }

  /** Goes on with the trade-in (spec §4). Single-use. */
  async continueDeal(): Promise<void> {
    await this.yes.run('continue', null, (idempotencyKey) =>
      this.page.act((api, key) => api.continueTradeIn(key, { continue: true }, { idempotencyKey })),
    );
  }

  /** Stands by the bid. Single-use. */
  async standByIt(): Promise<void> {
    await this.yes.run('accept', null, (idempotencyKey) =>
      this.page.act((api, key) =>
        api.answerSecondChance(key, { accept: true }, { idempotencyKey }),
      ),
    );
  }
}
