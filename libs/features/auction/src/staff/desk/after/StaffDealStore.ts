import type { Deal, DealParty } from '@forecourt/contract';
import { fieldsOf, readCount } from '@forecourt/platform';
import { action, makeObservable, observable, runInAction } from 'mobx';
import { Act } from '@forecourt/api-client/act';
import { HandoverStore } from '../../../deal/HandoverStore.ts';
import { ReasonStore } from '../../../deal/ReasonStore.ts';
import type { OfferDeskStore } from '../OfferDeskStore.ts';

/** The longest time for an answer, in hours (contract, SecondChanceCreate). */
export const MAX_CHANCE_HOURS = 168;

/** For how many hours the next dealer is asked, unless staff choose otherwise. */
const DEFAULT_HOURS = 24;

/** What staff do after the owner's yes: the handover, the sale, and a way on after every no. */
export class StaffDealStore {
  readonly handover: HandoverStore;
  /** A side that told staff that it withdraws. */
  readonly withdrawal: ReasonStore;
  withdrawing: DealParty = 'OWNER';
  readonly selling: Act;
  isSelling = false;
  note = '';
  isNoteMissing = false;
  readonly asking: Act;
  isAsking = false;
  /** The dealer who is asked next; null for the one with the best bid. */
  chosenId: string | null = null;
  /** As typed. */
  hours = String(DEFAULT_HOURS);
  readonly cancelling: Act;
  isCancelling = false;
  private readonly page: OfferDeskStore;

  constructor(page: OfferDeskStore, newKey?: () => string) {
    this.page = page;
    const options = { newKey, onMoved: () => page.refresh() };
    this.handover = new HandoverStore({
      ...options,
      send: ({ item, party, done, day }, idempotencyKey) =>
        page.act((api, id) =>
          api.tickHandover(id, { item, party, done, ...(day && { day }) }, { idempotencyKey }),
        ),
    });
    this.withdrawal = new ReasonStore({
      ...options,
      send: (reason, idempotencyKey) =>
        page.act((api, id) =>
          api.withdrawDeal(id, { party: this.withdrawing, reason }, { idempotencyKey }),
        ),
    });
    this.selling = new Act(options);
    this.asking = new Act(options);
    this.cancelling = new Act(options);
    makeObservable(this, {
      withdrawing: observable,
      isSelling: observable,
      note: observable,
      isNoteMissing: observable,
      isAsking: observable,
      chosenId: observable,
      hours: observable,
      isCancelling: observable,
      withdrawFor: action,
      askToSell: action,
      typeNote: action,
      askNext: action,
      choose: action,
      setHours: action,
      askToCancel: action,
    });
  }

  /** Keeps what is typed while this person's session ends, until the returned function is called. */
  keepTyped(): () => void {
    const stops = [
      this.page.keepDraft('withdraw', fieldsOf(this.withdrawal, ['isOpen', 'reason'])),
      this.page.keepDraft('sell', fieldsOf(this, ['withdrawing', 'isSelling', 'note'])),
    ];
    return () => stops.forEach((stop) => stop());
  }

  withdrawFor(party: DealParty): void {
    this.withdrawing = party;
  }

  askToSell(isAsking: boolean): void {
    if (this.selling.sending) return;
    this.isSelling = isAsking;
    this.isNoteMissing = false;
    this.selling.forgive();
  }

  typeNote(note: string): void {
    this.note = note;
    this.isNoteMissing = false;
  }

  /** Marks the car as sold; with parts of the handover missing a note is needed. */
  async sell({ can }: Pick<Deal, 'can'>): Promise<void> {
    const note = this.note.trim();
    const isMissing = can.includes('SELL_WITH_NOTE') && note === '';
    runInAction(() => (this.isNoteMissing = isMissing));
    if (isMissing) return;
    const body = note ? { note } : {};
    const isDone = await this.selling.run('sell', body, (idempotencyKey) =>
      this.page.act((api, id) => api.sellDeal(id, body, { idempotencyKey })),
    );
    if (isDone) this.askToSell(false);
  }

  askNext(isAsking: boolean): void {
    if (this.asking.sending) return;
    this.isAsking = isAsking;
    this.asking.forgive();
  }

  choose(dealerId: string): void {
    this.chosenId = dealerId;
  }

  setHours(hours: string): void {
    this.hours = hours;
  }

  /** The dealer who would be asked: the chosen one, else the one with the best bid. */
  nextOf({ candidates }: Pick<Deal, 'candidates'>): Deal['candidates'][number] | undefined {
    return candidates.find(({ dealer_id: id }) => id === this.chosenId) ?? candidates[0];
  }

  /** Asks the next dealer to stand by its bid. */
  async offerToNext(deal: Pick<Deal, 'candidates'>): Promise<void> {
    const next = this.nextOf(deal);
    const hours = readCount(this.hours, 1, MAX_CHANCE_HOURS);
    if (!next || hours === null) return;
    const body = { dealer_id: next.dealer_id, hours };
    const isDone = await this.asking.run('ask', body, (idempotencyKey) =>
      this.page.act((api, id) => api.createSecondChance(id, body, { idempotencyKey })),
    );
    if (isDone) this.askNext(false);
  }

  askToCancel(isAsking: boolean): void {
    if (this.cancelling.sending) return;
    this.isCancelling = isAsking;
    this.cancelling.forgive();
  }

  /** Takes a second chance back. */
  async cancelChance(): Promise<void> {
    const isDone = await this.cancelling.run('cancel', null, (idempotencyKey) =>
      this.page.act((api, id) => api.cancelSecondChance(id, { idempotencyKey })),
    );
    if (isDone) this.askToCancel(false);
  }
}
