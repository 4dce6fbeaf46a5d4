import { hasCode } from '@forecourt/api-client';
import { Act, type ActOptions } from '@forecourt/api-client/act';
import type { Delivery, DeliveryReason } from '@forecourt/contract';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';

export interface NoticeStoreOptions extends ActOptions {
  /** Notifies by a channel; calling it again with the same key does not send it twice. */
  send: (channel: Delivery['channel'], key: string) => Promise<void>;
  /** Fetches the other side's link. */
  fetchLink: () => Promise<string>;
  /** Puts a text on the clipboard. */
  write?: (text: string) => Promise<void>;
}

/** What became of the link: fetched and on the clipboard, or there to be copied by hand. */
export interface TakenLink {
  link: string;
  isCopied: boolean;
}

type Way = Delivery['channel'] | 'link';

/** What the screen says why: not merely that it failed. */
const causes = ['COUNTRY_NOT_ALLOWED', 'CHANNEL_OFF'] as const;

/** Notifies the other side of a conversation again, or takes their link to pass it on. */
export class NoticeStore {
  /** Why the channel cannot be used at all. */
  cause: DeliveryReason | null = null;
  taken: TakenLink | null = null;
  /** What was tried last. */
  tried: Way | null = null;
  private readonly options: NoticeStoreOptions;
  private readonly act: Act;

  constructor(options: NoticeStoreOptions) {
    this.options = options;
    this.act = new Act(options);
    makeObservable(this, {
      cause: observable,
      taken: observableRef,
      tried: observable,
      sending: computed,
      failure: computed,
      forget: action,
    });
  }

  /** What is being sent or fetched. */
  get sending(): Way | null {
    return this.act.sending === null ? null : this.tried;
  }

  get failure(): Act['failure'] {
    return this.act.failure;
  }

  /** A later message or notice makes what was tried before it old. */
  forget(): void {
    if (this.act.sending !== null) return;
    this.act.forgive();
    this.cause = null;
    this.taken = null;
    this.tried = null;
  }

  /** Sends it once more by a channel; pressing twice sends it once. */
  async send(channel: Delivery['channel']): Promise<void> {
    if (!this.begin(channel)) return;
    await this.act.run('notice', channel, async (key) => {
      try {
        await this.options.send(channel, key);
      } catch (error) {
        const cause = causes.find((code) => hasCode(error, code)) ?? null;
        runInAction(() => (this.cause = cause));
        throw error;
      }
    });
  }

  /** Fetches the link and copies it; a browser that refuses leaves it on the screen. */
  async copy(): Promise<void> {
    const { fetchLink, write = writeToClipboard } = this.options;
    if (!this.begin('link')) return;
    await this.act.run('link', null, async () => {
      const link = await fetchLink();
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

  private begin(way: Way): boolean {
    if (this.act.sending !== null) return false;
    this.forget();
    runInAction(() => (this.tried = way));
    return true;
  }
}

/** Rejects, too, where there is no clipboard: on pages without TLS. */
async function writeToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
