import { hasCode } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import { Act } from '@forecourt/api-client/act';
import type {
  Claim,
  ClaimUpdateAnswer,
  ConclusionPreview,
  ClaimStatus,
  Delivery,
  DeliveryReason,
} from '@forecourt/contract';
import {
  cancelConclusionMessage,
  copyConclusionLink,
  sendConclusionMessage,
} from '@forecourt/contract/endpoints/claims';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';

export interface TellingStoreOptions {
  api: Pick<Api, keyof typeof TellingStore.endpoints>;
  /** The claim or inspection that is shown. */
  subject: () => TellingSubject | undefined;
  /** What now stands. */
  onAnswer: (subjectId: string, answer: ClaimUpdateAnswer) => void;
  /** The server refused because of a newer state. */
  onMoved: () => void;
  newKey?: () => string;
  /** Puts a text on the clipboard. */
  write?: (text: string) => Promise<void>;
}

export type TellingSubject = Pick<Claim, 'id' | 'status' | 'telling' | 'previews'>;

/** What became of the customer's link: on the clipboard, or there to be copied by hand. */
export interface TakenLink {
  link: string;
  isCopied: boolean;
}

type Way = Delivery['channel'] | 'link' | 'drop';

const causes = ['COUNTRY_NOT_ALLOWED', 'CHANNEL_OFF'] as const;

/** Tells the customer a conclusion: what they would get, and by which ways they get it. */
export class TellingStore {
  static readonly endpoints = {
    cancelConclusionMessage,
    copyConclusionLink,
    sendConclusionMessage,
  };
  /** The conclusion that is asked about before it is given. */
  asked: ClaimStatus | null = null;
  /** Whether the customer is to be told it. */
  wants = true;
  /** Why a channel cannot be used at all. */
  cause: DeliveryReason | null = null;
  taken: TakenLink | null = null;
  /** What was pressed last, and on which subject. */
  private tried: { way: Way; subject: string } | null = null;
  private readonly options: TellingStoreOptions;
  private readonly act: Act;

  constructor(options: TellingStoreOptions) {
    this.options = options;
    this.act = new Act({ newKey: options.newKey, onMoved: options.onMoved });
    makeObservable<this, 'tried' | 'begin'>(this, {
      asked: observable,
      wants: observable,
      cause: observable,
      taken: observableRef,
      tried: observableRef,
      subject: computed,
      preview: computed,
      sending: computed,
      failure: computed,
      ask: action,
      want: action,
      close: action,
      begin: action,
    });
  }

  get subject(): TellingSubject | undefined {
    return this.options.subject();
  }

  /** The message of a conclusion that customers are told; undefined for one that they are not. */
  previewOf(status: ClaimStatus): ConclusionPreview | undefined {
    return this.subject?.previews?.find((one) => one.status === status);
  }

  /** The message that is asked about. */
  get preview(): ConclusionPreview | undefined {
    return this.asked === null ? undefined : this.previewOf(this.asked);
  }

  /** What is being done about the message of the subject that is shown. */
  get sending(): Way | null {
    return this.act.sending !== null && this.isCurrent ? this.tried!.way : null;
  }

  get failure(): Act['failure'] {
    return this.isCurrent ? this.act.failure : null;
  }

  /** The link that was taken of the subject that is shown. */
  get link(): TakenLink | null {
    return this.isCurrent ? this.taken : null;
  }

  ask(status: ClaimStatus): void {
    this.asked = status;
    this.wants = true;
  }

  want(wants: boolean): void {
    this.wants = wants;
  }

  close(): void {
    this.asked = null;
  }

  /** Tells the customer now, or once more, by a channel; pressing twice sends it once. */
  async send(channel: Delivery['channel']): Promise<void> {
    const { api } = this.options;
    await this.run(channel, async (id, idempotencyKey) =>
      api.sendConclusionMessage(id, { channel }, { idempotencyKey }),
    );
  }

  /** Drops the message that waits. */
  async drop(): Promise<void> {
    await this.run('drop', (id) => this.options.api.cancelConclusionMessage(id));
  }

  /** Fetches the customer's link and copies it; a browser that refuses leaves it on the screen. */
  async copy(): Promise<void> {
    const { api, write = writeToClipboard, onMoved } = this.options;
    await this.run('link', async (id) => {
      const { link } = await api.copyConclusionLink(id);
      const isCopied = await write(link).then(
        () => true,
        (error: unknown) => {
          // Nobody can see why a browser refuses, unless it is logged (spec §8).
          console.warn('The clipboard refused', error);
          return false;
        },
      );
      runInAction(() => (this.taken = { link, isCopied }));
      // a message that waited is dropped with it
      onMoved();
      return null;
    });
  }

  private get isCurrent(): boolean {
    return this.tried !== null && this.tried.subject === this.subject?.id;
  }

  private async run(
    way: Way,
    work: (id: string, idempotencyKey: string) => Promise<ClaimUpdateAnswer | null>,
  ): Promise<void> {
    const id = this.subject?.id;
    if (id === undefined || this.act.sending !== null) return;
    this.begin(way, id);
    await this.act.run(way, { way, id }, async (key) => {
      try {
        const answer = await work(id, key);
        if (answer) this.options.onAnswer(id, answer);
      } catch (error) {
        const cause = causes.find((code) => hasCode(error, code)) ?? null;
        runInAction(() => (this.cause = cause));
        throw error;
      }
    });
  }

  private begin(way: Way, subject: string): void {
    this.cause = null;
    this.taken = null;
    this.tried = { way, subject };
  }
}

/** Rejects, too, where there is no clipboard: on pages without TLS. */
async function writeToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
