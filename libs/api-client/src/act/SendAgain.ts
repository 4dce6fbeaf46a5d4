import type { Delivery, DeliveryReason, TextChannel } from '@forecourt/contract';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { hasCode } from '../http/errors.ts';
import { Act, type ActOptions } from './Act.ts';

export type SendWay = TextChannel | 'link';

export interface SendAgainOptions<About> extends ActOptions {
  /** Sends by a channel; calling it again with the same key does not send it twice. */
  send: (channel: TextChannel, key: string, about: About) => Promise<void>;
  /** Fetches the link that the message has. */
  fetchLink: (about: About) => Promise<string>;
  /** Puts a text on the clipboard. */
  write?: (text: string) => Promise<void>;
}

/** What became of the link: fetched and on the clipboard, or there to be copied by hand. */
interface TakenLink {
  link: string;
  isCopied: boolean;
}

/** What the screen says why: not merely that it failed. */
const causes = ['COUNTRY_NOT_ALLOWED', 'CHANNEL_OFF'] as const;

/** Sending again the same way changes nothing about these; settings may. */
const LASTING: readonly (Delivery['reason'] | undefined)[] = [
  'CHANNEL_OFF',
  'COUNTRY_NOT_ALLOWED',
  'MAILBOX_UNKNOWN',
  'NUMBER_REJECTED',
  'TEXT_NOT_ALLOWED',
];

/** The likeliest way to reach somebody first: another channel, the same one again, the link. */
export function sendWays(delivery: Delivery | null, channels: readonly TextChannel[]): SendWay[] {
  const others = channels.filter((channel) => channel !== delivery?.channel);
  const again = channels.filter((channel) => channel === delivery?.channel);
  return LASTING.includes(delivery?.reason)
    ? [...others, 'link', ...again]
    : [...others, ...again, 'link'];
}

/**
 * The key of what a way is called, in texts about a message.
 *
 * @param last the channel by which it did not arrive
 */
export function sendWayText(
  way: SendWay,
  last: Delivery['channel'] | undefined,
): 'copyLink' | 'sendAgain' | 'sendSms' | 'sendEmail' {
  if (way === 'link') return 'copyLink';
  if (way === last) return 'sendAgain';
  return way === 'SMS' ? 'sendSms' : 'sendEmail';
}

/** Sends a message that did not arrive once more, or takes its link to pass it on. */
export class SendAgain<About = void> {
  /** Why the channel cannot be used at all. */
  cause: DeliveryReason | null = null;
  taken: TakenLink | null = null;
  /** What was tried last. */
  tried: SendWay | null = null;
  private readonly options: SendAgainOptions<About>;
  private readonly act: Act;
  private turn = 0;

  constructor(options: SendAgainOptions<About>) {
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
  get sending(): SendWay | null {
    return this.act.sending === null ? null : this.tried;
  }

  get failure(): Act['failure'] {
    return this.act.failure;
  }

  /** Another message is shown: what was tried before, or still is, says nothing about it. */
  forget(): void {
    this.turn += 1;
    this.act.forgive();
    this.cause = null;
    this.taken = null;
    this.tried = null;
  }

  /** Sends it once more by a channel; pressing twice sends it once. */
  async send(channel: TextChannel, about: About): Promise<void> {
    await this.try(channel, about, async (key, isShown) => {
      try {
        await this.options.send(channel, key, about);
      } catch (error) {
        const cause = causes.find((code) => hasCode(error, code)) ?? null;
        if (isShown()) runInAction(() => (this.cause = cause));
        throw error;
      }
    });
  }

  /** Fetches the link and copies it; a browser that refuses leaves it on the screen. */
  async copy(about: About): Promise<void> {
    const { fetchLink, write = writeToClipboard } = this.options;
    await this.try('link', about, async (_key, isShown) => {
      const link = await fetchLink(about);
      const isCopied = await write(link).then(
        () => true,
        (error: unknown) => {
          // Nobody can see why a browser refuses, unless it is logged (spec §8).
          console.warn('The clipboard refused', error);
          return false;
        },
      );
      if (isShown()) runInAction(() => (this.taken = { link, isCopied }));
    });
  }

  private async try(
    way: SendWay,
    about: About,
    run: (key: string, isShown: () => boolean) => Promise<void>,
  ): Promise<void> {
    if (this.act.sending !== null) return;
    this.forget();
    const { turn } = this;
    const isShown = (): boolean => this.turn === turn;
    runInAction(() => (this.tried = way));
    await this.act.run(way, about, (key) => run(key, isShown));
    if (!isShown()) this.act.forgive();
  }
}

/** Rejects, too, where there is no clipboard: on pages without TLS. */
async function writeToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
