import { hasCode } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { Act, type ActOptions } from '@forecourt/api-client/act';
import type { Delivery, DeliveryReason, TradeIn } from '@forecourt/contract';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';

export interface OwnersMessageStoreOptions extends ActOptions {
  api: Pick<Api, 'sendOfferMessage' | 'copyOfferLink'>;
  /** The message is on its way again; this is the trade-in now. */
  onSent: (tradeIn: TradeIn) => void;
  /** Puts a text on the clipboard. */
  write?: (text: string) => Promise<void>;
}

/** What became of the owner's link: fetched and on the clipboard, or there to be copied by hand. */
export interface TakenLink {
  link: string;
  isCopied: boolean;
}

/** What the screen says why: not merely that it failed. */
const causes = ['COUNTRY_NOT_ALLOWED', 'CHANNEL_OFF'] as const;

/** Sends the owner the offer that waits for them again, or takes its link to pass it on. */
export class OwnersMessageStore {
  /** Why the channel cannot be used at all. */
  cause: DeliveryReason | null = null;
  taken: TakenLink | null = null;
  /** What failed last. */
  private tried: Delivery['channel'] | 'link' | null = null;
  private readonly options: OwnersMessageStoreOptions;
  private readonly act: Act;

  constructor(options: OwnersMessageStoreOptions) {
    this.options = options;
    this.act = new Act(options);
    makeObservable<this, 'tried'>(this, {
      cause: observable,
      taken: observableRef,
      tried: observable,
      sending: computed,
      failure: computed,
      linkFailed: computed,
      forget: action,
    });
  }

  /** What is being sent or fetched. */
  get sending(): Delivery['channel'] | 'link' | null {
    return this.act.sending === null ? null : this.tried;
  }

  get failure(): Act['failure'] {
    return this.act.failure;
  }

  /** Whether the failure is the link's and not a message's. */
  get linkFailed(): boolean {
    return this.failure !== null && this.tried === 'link';
  }

  /** Another report is shown. */
  forget(): void {
    this.act.forgive();
    this.cause = null;
    this.taken = null;
    this.tried = null;
  }

  /** Sends it once more by a channel; pressing twice sends it once. */
  async send(tradeId: string, channel: Delivery['channel']): Promise<void> {
    const { api, onSent } = this.options;
    if (!this.begin(channel)) return;
    await this.act.run('message', { tradeId, channel }, async (idempotencyKey) => {
      try {
        const { trade_in } = await api.sendOfferMessage(tradeId, { channel }, { idempotencyKey });
        onSent(trade_in);
      } catch (error) {
        const cause = causes.find((code) => hasCode(error, code)) ?? null;
        runInAction(() => (this.cause = cause));
        throw error;
      }
    });
  }

  /** Fetches the owner's link and copies it; a browser that refuses leaves it on the screen. */
  async copy(tradeId: string): Promise<void> {
    const { api, write = writeToClipboard } = this.options;
    if (!this.begin('link')) return;
    await this.act.run('link', tradeId, async () => {
      const { link } = await api.copyOfferLink(tradeId);
      const isCopied = await write(link).then(
        () => true,
        (error: unknown) => {
          // Nobody can see why a browser refuses, unless it is logged (spec §8).
          console.warn('The clipboard refused', error);
          return false;
        },
      );
      runInAction(() => (this.taken = { link, isCopied }));
    });
  }

  private begin(what: Delivery['channel'] | 'link'): boolean {
    if (this.act.sending !== null) return false;
    runInAction(() => {
      this.cause = null;
      this.taken = null;
      this.tried = what;
    });
    return true;
  }
}

/** Rejects, too, where there is no clipboard: on pages without TLS. */
async function writeToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
