import { Intent } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import {
  type Auction,
  type Body,
  type ShareSettings,
  defaultShareSettings,
} from '@forecourt/contract';
import { type Clock, fieldsOf, systemClock, type TypedWork } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { type Failure, failureOf } from '../shared/failure.ts';
import { DealerChoice } from './DealerChoice.ts';

/** What is being shared; null while it is not known. */
export interface ShareSubject {
  partnerId: string;
  tradeInId: string;
}

export interface ShareStoreOptions {
  api: Pick<Api, 'createAuction' | 'listPartners'>;
  subject: () => ShareSubject | null;
  onCreated: (auction: Auction) => void;
  /** Where typed text is kept when the session ends. */
  typed?: Pick<TypedWork, 'keep'>;
  clock?: Clock;
  newKey?: () => string;
}

const HOUR_MS = 3_600_000;

/** Sharing a report with dealers in two steps: dealers, then settings (spec §4, Share flow). */
export class ShareStore {
  readonly dealers: DealerChoice;
  step: 'dealers' | 'settings' = 'dealers';
  settings: ShareSettings = defaultShareSettings;
  sending = false;
  failure: Failure | null = null;
  private readonly options: ShareStoreOptions;
  private readonly intent: Intent;
  private stopKeeping = (): void => undefined;
  /** The request body of the current attempt; a retry keeps the times of the first try. */
  private sent: { key: string; body: Body<'createAuction'> } | null = null;

  constructor(options: ShareStoreOptions) {
    this.options = options;
    this.dealers = new DealerChoice(options.api);
    this.intent = new Intent(options.newKey);
    makeObservable(this, {
      step: observable,
      settings: observableRef,
      sending: observable,
      failure: observable,
      canSubmit: computed,
      goOn: action,
      goBack: action,
      change: action,
      start: action,
    });
  }

  /** At least one dealer is selected and nothing is being sent (spec §5). */
  get canSubmit(): boolean {
    return !this.dealers.isNone && !this.sending;
  }

  /**
   * Starts over: first step, no dealers selected, default settings.
   *
   * @param requestId of the report that is shared
   */
  start(requestId: string): void {
    this.step = 'dealers';
    this.settings = defaultShareSettings;
    this.failure = null;
    this.dealers.clear();
    void this.dealers.open();
    this.stopKeeping();
    const choice = fieldsOf(this.dealers, ['chosen']);
    const settings = fieldsOf(this, ['step', 'settings']);
    const { typed } = this.options;
    const stops = typed && [
      typed.keep(`dealers ${requestId}`, choice),
      typed.keep(`share ${requestId}`, settings),
    ];
    this.stopKeeping = () => stops?.forEach((stop) => stop());
  }

  goOn(): void {
    if (this.canSubmit) this.step = 'settings';
  }

  /** Back to the first step; the selection is kept. */
  goBack(): void {
    if (!this.sending) this.step = 'dealers';
  }

  change(settings: Partial<ShareSettings>): void {
    this.settings = { ...this.settings, ...settings };
    this.failure = null;
  }

  /** Starts the auction. Pressing twice, or retrying when no answer came, starts only one. */
  async submit(): Promise<boolean> {
    const subject = this.options.subject();
    if (!subject || !this.canSubmit) return false;
    runInAction(() => {
      this.sending = true;
      this.failure = null;
    });
    try {
      const { key, body } = await this.bodyOf(subject);
      const { auction } = await this.options.api.createAuction(body, { idempotencyKey: key });
      this.intent.fulfilled();
      this.sent = null;
      this.options.onCreated(auction);
      return true;
    } catch (error) {
      runInAction(() => (this.failure = failureOf(error)));
      return false;
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  private async bodyOf({ partnerId, tradeInId }: ShareSubject) {
    const dealers = await this.dealers.ids();
    const {
      hours,
      dealer_requirements: asked,
      validity_days: days,
      validity_miles: miles,
    } = this.settings;
    const requirements = asked.trim();
    const key = this.intent.keyFor({ tradeInId, dealers, settings: this.settings });
    if (this.sent?.key === key) return this.sent;
    const now = (this.options.clock ?? systemClock).now();
    const body: Body<'createAuction'> = {
      partner_id: partnerId,
      trade_in_id: tradeInId,
      start_time: new Date(now).toISOString(),
      end_time: new Date(now + hours * HOUR_MS).toISOString(),
      validity: { days, miles },
      ...(dealers && { dealers }),
      ...(requirements && { dealer_requirements: requirements }),
    };
    return (this.sent = { key, body });
  }
}
