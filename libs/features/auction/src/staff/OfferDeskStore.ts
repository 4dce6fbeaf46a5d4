import type { Api } from '@forecourt/api-client';
import type { Realtime } from '@forecourt/api-client/realtime';
import type { Auction, MarketSurvey, Offer, TradeIn, TradeInOffer } from '@forecourt/contract';
import { listPartners } from '@forecourt/contract/endpoints/partners';
import {
  cancelAuction,
  createAuction,
  createTradeInOffer,
  getAuction,
  listAuditEntries,
} from '@forecourt/contract/endpoints/trade';
import { type Clock, fieldsOf, type Loadable, type TypedWork } from '@forecourt/platform';
import { action, computed, makeObservable, observable, reaction } from 'mobx';
import { LiveAuction, nothingToRead } from '../live/LiveAuction.ts';
import { CancelStore } from './CancelStore.ts';
import { type DeskState, deskState } from './deskState.ts';
import { OfferStore } from './OfferStore.ts';
import { RecordStore } from './RecordStore.ts';
import { ShareStore } from './ShareStore.ts';

/** The report whose car is sold. */
export interface DeskSource {
  requestId: string;
  tradeIn: TradeIn;
  auction?: Auction;
  /** The customer submitted the report. */
  isComplete: boolean;
}

export interface OfferDeskOptions {
  api: Pick<Api, keyof typeof OfferDeskStore.endpoints>;
  realtime: Realtime;
  /** The report that is shown; null while there is none. Called in reactions. */
  source: () => DeskSource | null;
  /** The current partner. */
  partnerId: () => string | null;
  /**
   * Whether this person may make offers and start auctions: agents and administrators (design §7).
   */
  mayAct: () => boolean;
  /** Whether this person may read the record of offers: administrators. */
  mayAudit: () => boolean;
  /** Market data for the car, if available. */
  market?: () => Loadable<MarketSurvey>;
  /** The server accepted an offer; this is the trade-in now. */
  onTradeIn: (tradeIn: TradeIn) => void;
  /** Something about the report has changed. */
  reload: () => void;
  /** Where typed text is kept when the session ends. */
  typed?: Pick<TypedWork, 'keep'>;
  device?: Clock;
  newKey?: () => string;
}

/** Selling one car as staff: an offer to its owner, or an auction among dealers. */
export class OfferDeskStore {
  static readonly endpoints = {
    cancelAuction,
    createAuction,
    createTradeInOffer,
    getAuction,
    listAuditEntries,
    listPartners,
  };
  readonly live: LiveAuction<Auction>;
  readonly offer: OfferStore;
  readonly share: ShareStore;
  readonly cancel: CancelStore;
  readonly record: RecordStore;
  /** The form was opened although there already was an offer or an auction. */
  wantsForm = false;
  private readonly options: OfferDeskOptions;
  /** The request whose auction is being followed. */
  private followed: string | null = null;
  private stopKeeping: (() => void)[] = [];

  constructor(options: OfferDeskOptions) {
    this.options = options;
    const { api, realtime, device, newKey, reload } = options;
    this.record = new RecordStore({
      api,
      requestId: () => this.source?.requestId ?? null,
    });
    this.live = new LiveAuction({
      realtime,
      device,
      read: async () => {
        const { auction } = this.live;
        if (!auction) throw nothingToRead();
        return (await api.getAuction(auction.id, { deduplicate: false })).auction;
      },
      tell: ({ staff }) => {
        if (staff && staff.status !== this.live.auction?.status) reload();
        return staff;
      },
    });
    this.offer = new OfferStore({
      api,
      newKey,
      onPlaced: (tradeIn) => {
        this.showForm(false);
        options.onTradeIn(tradeIn);
      },
    });
    this.cancel = new CancelStore({
      api,
      newKey,
      onCancelled: (auction) => {
        this.live.take(auction);
        reload();
      },
      onMoved: () => void this.live.refresh(),
    });
    this.share = new ShareStore({
      api,
      newKey,
      typed: options.typed,
      subject: () => {
        const partnerId = options.partnerId();
        return this.source && partnerId ? { partnerId, tradeInId: this.source.tradeIn.id } : null;
      },
      onCreated: (auction) => {
        this.showForm(false);
        this.live.take(auction);
        reload();
      },
    });
    makeObservable<this, 'follow'>(this, {
      wantsForm: observable,
      source: computed,
      auction: computed,
      ownersOffer: computed,
      ownOffer: computed,
      winner: computed,
      canAct: computed,
      state: computed,
      showForm: action,
      follow: action,
    });
  }

  get source(): DeskSource | null {
    return this.options.source();
  }

  /** The newest auction of the report, in its current state. */
  get auction(): Auction | null {
    const { auction: live } = this.live;
    const read = this.source?.auction ?? null;
    if (!live || this.followed !== this.source?.requestId) return read;
    if (!read || read.id === live.id) return live;
    return Date.parse(read.start_time) > Date.parse(live.start_time) ? read : live;
  }

  /** An offer that staff made to the owner directly; one from an auction has a validity. */
  get ownersOffer(): TradeInOffer | null {
    const offer = this.source?.tradeIn.offer ?? null;
    return offer && !offer.validity ? offer : null;
  }

  /** The best offer of the current partner (spec §3, Auction). */
  get ownOffer(): Offer | null {
    const partnerId = this.options.partnerId();
    return this.auction?.offers.find(({ partner }) => partner.id === partnerId) ?? null;
  }

  /** The best offer after the auction has ended. */
  get winner(): Offer | null {
    const { auction } = this;
    if (!auction?.winner) return null;
    return auction.offers.find(({ partner }) => partner.id === auction.winner) ?? null;
  }

  get mayAct(): boolean {
    return this.options.mayAct();
  }

  get mayAudit(): boolean {
    return this.options.mayAudit();
  }

  get market(): Loadable<MarketSurvey> | null {
    return this.options.market?.() ?? null;
  }

  /** Whether an offer can be made or an auction started: no deal yet, and nothing in progress. */
  get canAct(): boolean {
    const { source, auction } = this;
    if (!source?.isComplete || !this.mayAct) return false;
    const blocks = ['RUNNING', 'AWAITING_OWNER', 'ACCEPTED'].includes(auction?.status ?? '');
    return !blocks && source.tradeIn.offer?.accepted !== true;
  }

  /** Where selling the car stands. */
  get state(): DeskState {
    const { auction, ownersOffer, mayAct, source, live } = this;
    const isComplete = source?.isComplete ?? false;
    return deskState({ auction, ownersOffer, isComplete, mayAct, timeIsUp: live.timeIsUp });
  }

  showForm(isWanted: boolean): void {
    this.wantsForm = isWanted;
  }

  /** Follows the auction of the current report until the returned function is called. */
  watch(): () => void {
    const stopFollowing = reaction(
      () => this.source,
      (source) => this.follow(source),
      { fireImmediately: true },
    );
    const stop = this.live.watch();
    return () => {
      stopFollowing();
      stop();
    };
  }

  private keepTyped(requestId: string | null): void {
    const { typed } = this.options;
    for (const stop of this.stopKeeping) stop();
    this.stopKeeping = [];
    if (!typed || requestId === null) return;
    const offer = fieldsOf(this.offer, ['price', 'days', 'comment', 'tradeForNew']);
    this.stopKeeping = [
      typed.keep(`offer ${requestId}`, offer),
      typed.keep(`new offer ${requestId}`, fieldsOf(this, ['wantsForm'])),
      typed.keep(`cancel ${requestId}`, fieldsOf(this.cancel, ['isOpen', 'reason'])),
    ];
  }

  private follow(source: DeskSource | null): void {
    const requestId = source?.requestId ?? null;
    if (requestId !== this.followed) {
      this.live.forget();
      this.offer.clear();
      this.record.close();
      this.wantsForm = false;
      this.followed = requestId;
      this.keepTyped(requestId);
    }
    const read = source?.auction;
    if (read && read.id === this.auction?.id) this.live.take(read);
  }
}
