import { ApiProblem } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import {
  HOUR_MS,
  type Auction,
  type AuctionAgain,
  type AuctionDefaults,
  type DealerContact,
  type DistanceUnit,
  type NotFree,
} from '@forecourt/contract';
import { type Clock, fieldsOf, Resource, serverClock, type TypedWork } from '@forecourt/platform';
import { action, computed, makeObservable, observable, runInAction, when } from 'mobx';
import { type Failure, failureOf } from '@forecourt/api-client/act';
import { AuctionRequest } from './AuctionRequest.ts';
import type { DealerScope } from './dealers/dealerFilter.ts';
import { DealerChoice } from './dealers/DealerChoice.ts';
import { RulesDraft } from './RulesDraft.ts';
import { ShareDraft } from './ShareDraft.ts';

/** What is being shared; null while it is not known. */
export interface ShareSubject {
  partnerId: string;
  tradeInId: string;
  currency: Auction['currency_code'];
  /** Whether it is known where the car is. */
  hasPlace?: boolean;
  /** What distances are shown in. */
  unit?: DistanceUnit;
  /** The dealer whom the customer chose. */
  customersChoice?: DealerScope['customersChoice'];
  /** Names in the message to dealers. */
  partner?: string;
  /** In which the message tells times, by its IANA name. */
  timeZone?: string;
  car?: string;
}

export interface ShareStoreOptions {
  api: Pick<
    Api,
    | 'createAuction'
    | 'getAuctionAgain'
    | 'getAuctionDefaults'
    | 'listDealerGroups'
    | 'listDealerIds'
    | 'listPartners'
    | 'putAuctionDefaults'
  >;
  subject: () => ShareSubject | null;
  /** Why the report's car can get no auction now, as far as the report says. */
  notFree: () => NotFree | null;
  /** Whether this person may set the partner's defaults: administrators. */
  mayKeepRules: () => boolean;
  onCreated: (auction: Auction) => void;
  /** The car is not in the state that is shown. */
  onMoved: () => void;
  /** Where typed text is kept when the session ends. */
  typed?: Pick<TypedWork, 'keep'>;
  clock?: Clock;
  newKey?: () => string;
}

export type ShareStep = 'dealers' | 'settings' | 'review';

/**
 * Sharing a report with dealers: dealers, then settings (spec §4, Share flow), then a look at all of
 * it before they are told.
 */
export class ShareStore {
  readonly dealers: DealerChoice;
  readonly settings = new ShareDraft();
  readonly rules = new RulesDraft();
  /** What the partner's auctions go by unless a share says otherwise. */
  readonly defaults = new Resource<AuctionDefaults>();
  /** The auction that is started again. */
  readonly last = new Resource<AuctionAgain>();
  /** Whom the review names. */
  readonly invited = new Resource<readonly DealerContact[]>();
  step: ShareStep = 'dealers';
  /** Whether what is wrong with the settings is said. */
  isChecked = false;
  /** Whether the rules become the partner's defaults. */
  keepsRules = false;
  sending = false;
  failure: Failure | null = null;
  /** The server refused it because of what else goes on with the car. */
  private refused: NotFree | null = null;
  private isSent = false;
  private againOf: string | null = null;
  private readonly options: ShareStoreOptions;
  private readonly request: AuctionRequest;
  private stopKeeping = (): void => undefined;

  constructor(options: ShareStoreOptions) {
    this.options = options;
    this.dealers = new DealerChoice({
      api: options.api,
      preselects: true,
      scope: () => {
        const { subject } = this;
        if (!subject) return null;
        const { partnerId, tradeInId, hasPlace, customersChoice, unit } = subject;
        return { partnerId, customersChoice, unit, ...(hasPlace && { near: tradeInId }) };
      },
    });
    this.request = new AuctionRequest(() => this.now(), options.newKey);
    makeObservable<this, 'refused' | 'isSent' | 'againOf' | 'show'>(this, {
      step: observable,
      isChecked: observable,
      keepsRules: observable,
      sending: observable,
      failure: observable,
      refused: observable,
      isSent: observable,
      againOf: observable,
      canSubmit: computed,
      notFree: computed,
      canKeepRules: computed,
      hasRules: computed,
      isAgain: computed,
      isFirst: computed,
      steps: computed,
      goToNextStep: action,
      goBack: action,
      goTo: action,
      check: action,
      keepRules: action,
      start: action,
      show: action,
    });
  }

  /** At least one dealer is selected and nothing is being sent (spec §5). */
  get canSubmit(): boolean {
    return !this.dealers.isNone && !this.sending;
  }

  /** Why there is nothing to share now; null while there is. */
  get notFree(): NotFree | null {
    return this.isSent ? null : (this.refused ?? this.options.notFree());
  }

  /** The rules are known: the partner's defaults, the last auction's, or what was typed. */
  get hasRules(): boolean {
    return Boolean(this.defaults.value ?? this.last.value) || this.rules.isTouched;
  }

  /** Whether going back leaves the screen: the first step, or the review of an auction again. */
  get isFirst(): boolean {
    return this.step === (this.isAgain ? 'review' : 'dealers');
  }

  /** How many steps lie before this one. */
  get steps(): number {
    const ways: ShareStep[] = this.isAgain
      ? ['review', 'settings']
      : ['dealers', 'settings', 'review'];
    return Math.max(0, ways.indexOf(this.step));
  }

  /** Whether an auction is started again. */
  get isAgain(): boolean {
    return this.againOf !== null;
  }

  get subject(): ShareSubject | null {
    return this.options.subject();
  }

  /** Whether the rules can become the partner's defaults: they differ, and the person may. */
  get canKeepRules(): boolean {
    const { value } = this.defaults;
    return (
      value !== undefined &&
      this.options.mayKeepRules() &&
      !this.rules.isSame(value.auction_defaults)
    );
  }

  /** When dealers' time would be up if it were sent now, in epoch milliseconds. */
  get endsAt(): number | null {
    const { counts } = this.settings;
    return counts && this.now() + counts.hours * HOUR_MS;
  }

  /**
   * Starts over: first step, no dealers selected, default settings.
   *
   * @param requestId of the report that is shared
   * @param againOf the auction to start again: its dealers and rules, at the review
   */
  start(requestId: string, againOf: string | null = null): void {
    this.step = againOf ? 'review' : 'dealers';
    this.againOf = againOf;
    this.settings.clear();
    this.rules.clear();
    this.isChecked = false;
    this.keepsRules = false;
    this.failure = null;
    this.refused = null;
    this.isSent = false;
    this.dealers.reset();
    this.invited.reset();
    this.last.reset();
    void this.dealers.open();
    void this.load();
    this.stopKeeping();
    const { typed } = this.options;
    const stops = typed && [
      typed.keep(`dealers ${requestId}`, fieldsOf(this.dealers, ['chosen', 'isPreselected'])),
      typed.keep(`share ${requestId}`, fieldsOf(this, ['step'])),
      typed.keep(
        `settings ${requestId}`,
        fieldsOf(this.settings, ['hours', 'days', 'miles', 'requirements']),
      ),
      typed.keep(`rules ${requestId}`, fieldsOf(this.rules, ['typed'])),
    ];
    this.stopKeeping = () => stops?.forEach((stop) => stop());
    // A review that is restored has no names yet.
    if (!againOf && this.step === 'review') this.goTo('settings');
  }

  /** Loads the defaults, and what is started again. */
  async load(): Promise<void> {
    await Promise.all([this.loadDefaults(), this.loadLast()]);
  }

  /** To the next step; from the settings only if all of them can be read. */
  goToNextStep(): void {
    if (!this.canSubmit) return;
    if (this.step === 'dealers' && !this.isAgain) this.goTo('settings');
    else this.goToReview();
  }

  /** Back to the step before, or to the review of an auction again; everything is kept. */
  goBack(): void {
    if (this.sending) return;
    if (this.isAgain) this.goToReview();
    else this.goTo(this.step === 'review' ? 'settings' : 'dealers');
  }

  goTo(step: ShareStep): void {
    this.step = step;
    this.failure = null;
    if (step === 'review') void this.nameInvited();
  }

  /** Says what is wrong with the settings from now on. */
  check(): void {
    this.isChecked = true;
  }

  keepRules(isKept: boolean): void {
    this.keepsRules = isKept;
  }

  /** Loads once more what the review lacks. */
  async reload(): Promise<void> {
    if (this.last.state.status === 'error') return this.loadLast();
    await this.nameInvited();
  }

  /** Reads the names of the selected dealers; all of them are read when all are selected. */
  async nameInvited(): Promise<void> {
    await this.invited.load(() => this.dealers.selected());
  }

  /** Starts the auction. Pressing twice, or retrying when no answer came, starts only one. */
  async submit(): Promise<boolean> {
    const { subject } = this;
    if (!subject || !this.canSubmit) return false;
    runInAction(() => {
      this.sending = true;
      this.failure = null;
      this.dealers.forgetRefused();
    });
    try {
      const { key, body } = this.requestOf(subject);
      const { auction } = await this.options.api.createAuction(body, { idempotencyKey: key });
      this.request.fulfilled();
      runInAction(() => (this.isSent = true));
      this.options.onCreated(auction);
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  /** Makes the rules the partner's defaults, if that was asked for. @returns whether it worked */
  async putDefaults(): Promise<boolean> {
    const { subject, rules } = this;
    if (!this.keepsRules || !this.canKeepRules || !subject || !rules.rules) return true;
    try {
      this.defaults.set(await this.options.api.putAuctionDefaults(subject.partnerId, rules.rules));
      return true;
    } catch {
      return false;
    }
  }

  private goToReview(): void {
    this.check();
    const isReadable = this.settings.counts !== null && this.rules.rules !== null;
    this.goTo(isReadable && this.hasRules ? 'review' : 'settings');
  }

  private fail(error: unknown): void {
    const refused = error instanceof ApiProblem ? error.notFree : undefined;
    const hasOthers = this.dealers.dropRefused(error);
    runInAction(() => {
      this.failure = refused || hasOthers ? null : failureOf(error);
      this.refused = refused ?? null;
    });
    if (refused) this.options.onMoved();
    if (hasOthers) void this.nameInvited();
  }

  /** The server's time, in epoch milliseconds. */
  now(): number {
    return (this.options.clock ?? serverClock).now();
  }

  private async loadDefaults(): Promise<void> {
    // The address may be opened before its report has loaded.
    await when(() => this.subject !== null);
    const { subject } = this;
    if (!subject) return;
    const isKept = await this.defaults.load((signal) =>
      this.options.api.getAuctionDefaults(subject.partnerId, { signal }),
    );
    const { value } = this.defaults;
    if (isKept && value && !this.rules.isTouched && !this.againOf) {
      this.rules.fill(value.auction_defaults);
    }
  }

  private async loadLast(): Promise<void> {
    const { againOf } = this;
    if (!againOf) return;
    const isKept = await this.last.load(
      async (signal) => (await this.options.api.getAuctionAgain(againOf, { signal })).again,
    );
    const { value } = this.last;
    if (isKept && value) this.show(value);
  }

  private show(again: AuctionAgain): void {
    const { hours, validity, rules, dealers, dealer_requirements: requirements } = again;
    this.settings.fill({ hours, ...validity });
    this.settings.typeRequirements(requirements ?? '');
    this.rules.fill(rules);
    this.dealers.fill(dealers);
    this.invited.set(dealers);
  }

  private requestOf(subject: ShareSubject) {
    const { counts, requirements } = this.settings;
    const { rules } = this.rules;
    if (!counts || !rules) throw new Error('The settings cannot be read');
    const dealers = this.dealers.ids();
    return this.request.of({ ...subject, dealers, counts, rules, requirements });
  }
}
