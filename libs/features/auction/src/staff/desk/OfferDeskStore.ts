import type { Api } from '@forecourt/api-client';
import type { Realtime } from '@forecourt/api-client/realtime';
import type {
  Auction,
  Deal,
  DistanceUnit,
  MarketSurvey,
  Offer,
  TradeIn,
  TradeInOffer,
} from '@forecourt/contract';
import {
  getAuctionAgain,
  getAuctionDefaults,
  offerBestBid,
  putAuctionDefaults,
} from '@forecourt/contract/endpoints/auctions';
import {
  listDealerGroups,
  listDealerIds,
  listPartners,
} from '@forecourt/contract/endpoints/dealers';
import {
  cancelSecondChance,
  createSecondChance,
  sellDeal,
  tickHandover,
  withdrawDeal,
} from '@forecourt/contract/endpoints/deals';
import {
  cancelAuction,
  changeAuction,
  createAuction,
  createTradeInOffer,
  extendOffer,
  getAuction,
  listAuditEntries,
  withdrawOffer,
} from '@forecourt/contract/endpoints/trade';
import { type Clock, fieldsOf, type Loadable } from '@forecourt/platform';
import type { TypedPart, TypedWork } from '@forecourt/platform';
import { action, computed, makeObservable, observable, reaction } from 'mobx';
import { ReasonStore } from '../../deal/ReasonStore.ts';
import { LiveAuction, nothingToRead } from '../../live/LiveAuction.ts';
import { BestOfferStore } from './BestOfferStore.ts';
import { ChangeStore } from './ChangeStore.ts';
import { DeskMessagesStore } from './DeskMessagesStore.ts';
import { type DeskState, deskState } from './deskState.ts';
import { notFreeOf } from '../share/notFree.ts';
import { OfferStore } from './OfferStore.ts';
import { reachedOf } from './ownersMessageState.ts';
import { RecordStore } from './RecordStore.ts';
import type { ShareStoreOptions, ShareSubject } from '../share/ShareStore.ts';
import { WaitingStore } from './waiting/WaitingStore.ts';

/** The report whose car is sold. */
export interface DeskSource {
  requestId: string;
  tradeIn: TradeIn;
  auction?: Auction;
  /** The customer submitted the report. */
  isComplete: boolean;
  /** 'year make model', for the message to dealers. */
  car?: string;
  /** Whether it is known where the car is, so that distances mean something. */
  hasPlace?: boolean;
  /** What distances are shown in; miles by default. */
  unit?: DistanceUnit;
  /** The dealer whom the customer chose on the capture page. */
  customersChoice?: ShareSubject['customersChoice'];
}

export interface OfferDeskOptions {
  api: Pick<Api, keyof typeof OfferDeskStore.endpoints>;
  realtime: Realtime;
  /** The report that is shown; null while there is none. Called in reactions. */
  source: () => DeskSource | null;
  /** The current partner. */
  partnerId: () => string | null;
  /** Its name, for the message to dealers. */
  partnerName?: () => string | undefined;
  /** In which the partner's messages tell times. */
  timeZone?: () => string | undefined;
  /** Whether this person may set the rules that auctions start with: administrators. */
  mayKeepRules?: () => boolean;
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
  /** What the end of an auction is reckoned from before it is sent. */
  clock?: Clock;
  newKey?: () => string;
}

/** Selling one car as staff: an offer to its owner, or an auction among dealers. */
export class OfferDeskStore {
  static readonly endpoints = {
    cancelAuction,
    changeAuction,
    cancelSecondChance,
    createAuction,
    createSecondChance,
    createTradeInOffer,
    extendOffer,
    getAuction,
    getAuctionAgain,
    getAuctionDefaults,
    listAuditEntries,
    listDealerGroups,
    listDealerIds,
    listPartners,
    offerBestBid,
    putAuctionDefaults,
    sellDeal,
    tickHandover,
    withdrawDeal,
    withdrawOffer,
    ...DeskMessagesStore.endpoints,
  };
  readonly live: LiveAuction<Auction>;
  readonly offer: OfferStore;
  /** Ends a running auction; the reason is sent to the dealers. */
  readonly cancel: ReasonStore;
  readonly change: ChangeStore;
  readonly bestOffer: BestOfferStore;
  readonly messages: DeskMessagesStore;
  /** Chasing the owner while the offer waits. */
  readonly waiting: WaitingStore;
  readonly record: RecordStore;
  /** The form was opened although there already was an offer or an auction. */
  wantsForm = false;
  /** The auction ended while staff were asked why to cancel it. */
  isCancelMissed = false;
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
    const became = (auction: Auction): void => {
      this.live.take(auction);
      reload();
    };
    const onMoved = (): void => void this.live.refresh();
    this.cancel = new ReasonStore({
      newKey,
      onMoved,
      send: async (reason, idempotencyKey) => {
        const { auction } = this;
        if (!auction) throw nothingToRead();
        became((await api.cancelAuction(auction.id, { reason }, { idempotencyKey })).auction);
      },
    });
    this.bestOffer = new BestOfferStore({ api, newKey, onOffered: became, onMoved });
    this.messages = new DeskMessagesStore({
      api,
      newKey,
      auctionId: () => {
        if (!this.auction) throw nothingToRead();
        return this.auction.id;
      },
      onTradeIn: options.onTradeIn,
      onAuction: (auction) => this.live.take(auction),
      onMoved: reload,
    });
    this.waiting = new WaitingStore({
      api,
      newKey,
      tradeIn: () => this.source?.tradeIn ?? null,
      onDone: (tradeIn) => {
        options.onTradeIn(tradeIn);
        // The auction and the timeline changed with it.
        reload();
      },
      onMoved: reload,
    });
    this.change = new ChangeStore({
      api,
      newKey,
      auction: () => this.auction,
      scope: () => {
        const partnerId = options.partnerId();
        const { source } = this;
        if (!partnerId || !source) return null;
        const { customersChoice, hasPlace, tradeIn, unit } = source;
        return { partnerId, customersChoice, unit, ...(hasPlace && { near: tradeIn.id }) };
      },
      onChanged: became,
      onMoved,
    });
    makeObservable<this, 'follow' | 'moved'>(this, {
      wantsForm: observable,
      isCancelMissed: observable,
      source: computed,
      auction: computed,
      ownersOffer: computed,
      deal: computed,
      ownOffer: computed,
      winner: computed,
      againOf: computed,
      canAct: computed,
      state: computed,
      isUnreached: computed,
      showForm: action,
      follow: action,
      moved: action,
      isTooLate: computed,
    });
  }

  /** What sharing the car needs; the page that does it makes the store, so that a report loads none. */
  shareOptions(): ShareStoreOptions {
    const { options } = this;
    const { api, newKey, reload } = options;
    return {
      api,
      newKey,
      typed: options.typed,
      // Once an auction was seen the server's time is known, which ends the next one as well.
      clock: options.clock ?? { now: this.live.now },
      subject: () => {
        const partnerId = options.partnerId();
        if (!this.source || !partnerId) return null;
        const { tradeIn, car, hasPlace, customersChoice, unit } = this.source;
        return {
          partnerId,
          tradeInId: tradeIn.id,
          currency: tradeIn.currency_code,
          partner: options.partnerName?.(),
          timeZone: options.timeZone?.(),
          car,
          hasPlace,
          customersChoice,
          unit,
        };
      },
      notFree: () => notFreeOf(this.auction, this.source?.tradeIn.offer ?? null),
      mayKeepRules: () => options.mayKeepRules?.() ?? false,
      onMoved: reload,
      onCreated: (auction) => {
        this.showForm(false);
        this.live.take(auction);
        reload();
      },
    };
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

  /** What follows the owner's yes, with what this person may do; null before it. */
  get deal(): Deal | null {
    const deal = this.source?.tradeIn.deal ?? null;
    if (!deal || this.mayAct) return deal;
    const handover = deal.handover.map((part) => ({ ...part, can_tick: [] }));
    return { ...deal, can: [], handover };
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

  /** The auction that can be started again, since nothing came of it; null without one. */
  get againOf(): string | null {
    const { auction, canAct, ownersOffer } = this;
    return auction && canAct && !ownersOffer ? auction.id : null;
  }

  /** Whether an offer can be made or an auction started: no deal yet, and nothing in progress. */
  get canAct(): boolean {
    const { source, auction, deal } = this;
    if (!source?.isComplete || !this.mayAct) return false;
    if (deal) return deal.can.includes('OFFER');
    const blocks = ['RUNNING', 'AWAITING_OWNER', 'ACCEPTED'].includes(auction?.status ?? '');
    return !blocks && source.tradeIn.offer?.accepted !== true;
  }

  /** The auction ended while staff were about to cancel or change it. */
  get isTooLate(): boolean {
    return this.isCancelMissed || this.change.isMissed;
  }

  /** Where selling the car stands. */
  get state(): DeskState {
    const { auction, ownersOffer, deal, mayAct, source, live } = this;
    const isComplete = source?.isComplete ?? false;
    return deskState({ auction, ownersOffer, deal, isComplete, mayAct, timeIsUp: live.timeIsUp });
  }

  /** An offer waits for the owner, who has not got it. */
  get isUnreached(): boolean {
    const { state, source } = this;
    if (!source || (state !== 'offerSent' && state !== 'awaitingOwner')) return false;
    return ['failed', 'noAddress'].includes(reachedOf(source.tradeIn));
  }

  showForm(isWanted: boolean): void {
    this.wantsForm = isWanted;
  }

  /** Sends an action on the deal, and shows the trade-in as it now stands. @throws ApiError */
  async act(
    send: (api: OfferDeskOptions['api'], dealId: string) => Promise<{ trade_in: TradeIn }>,
  ): Promise<void> {
    const { api, onTradeIn, reload } = this.options;
    const { deal } = this;
    if (!deal) return;
    onTradeIn((await send(api, deal.id)).trade_in);
    // The auction and the timeline changed with it.
    reload();
  }

  /** Reads the report again, because an action was refused. */
  refresh(): void {
    this.options.reload();
  }

  /** Follows the auction of the current report until the returned function is called. */
  watch(): () => void {
    const stopFollowing = reaction(
      () => this.source,
      (source) => this.follow(source),
      { fireImmediately: true },
    );
    const stopAsking = reaction(
      () => `${this.auction?.id} ${this.auction?.status}`,
      () => this.moved(),
      { fireImmediately: true },
    );
    const stop = this.live.watch();
    return () => {
      stopFollowing();
      stopAsking();
      stop();
    };
  }

  /** The auction stands elsewhere now: what was being asked about before is not asked any more. */
  private moved(): void {
    const { status } = this.auction ?? {};
    if (!status) return;
    if (status === 'RUNNING') this.isCancelMissed = false;
    else if (this.cancel.isOpen) {
      this.cancel.done();
      this.isCancelMissed = status !== 'CANCELLED';
    }
    this.change.follow(status);
    if (status === 'RUNNING') this.offer.dismiss();
  }

  /** Keeps a draft about the current car while this person's session ends. */
  keepDraft(name: string, part: TypedPart): () => void {
    const { typed } = this.options;
    const id = this.source?.requestId;
    return (id && typed?.keep(`${name} ${id}`, part)) || (() => undefined);
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
      this.cancel.forget();
      this.isCancelMissed = false;
      this.change.forget();
      this.messages.toOwner.forget();
      this.waiting.forget();
      this.wantsForm = false;
      this.followed = requestId;
      this.keepTyped(requestId);
    }
    const read = source?.auction;
    if (read && read.id === this.auction?.id) this.live.take(read);
  }
}
