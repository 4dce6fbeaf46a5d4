import type { Api } from '@forecourt/api-client';
import { Act, SendAgain, type SendWay } from '@forecourt/api-client/act';
import type {
  Claim,
  ClaimStatus,
  ClaimUpdateAnswer,
  ConclusionPreview,
  TextChannel,
} from '@forecourt/contract';
import {
  cancelConclusionMessage,
  copyConclusionLink,
  sendConclusionMessage,
} from '@forecourt/contract/endpoints/claims';
import { action, computed, makeObservable, observable } from 'mobx';

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
  /** The subject that something was last done about. */
  private about: string | null = null;
  private readonly options: TellingStoreOptions;
  private readonly message: SendAgain<string>;
  private readonly dropping: Act;

  constructor(options: TellingStoreOptions) {
    const { api, onAnswer, onMoved } = options;
    this.options = options;
    this.message = new SendAgain<string>({
      ...options,
      send: async (channel, idempotencyKey, id) =>
        onAnswer(id, await api.sendConclusionMessage(id, { channel }, { idempotencyKey })),
      fetchLink: async (id) => {
        const { link } = await api.copyConclusionLink(id);
        // a message that waited is dropped with it
        onMoved();
        return link;
      },
    });
    this.dropping = new Act(options);
    makeObservable<this, 'about' | 'begin'>(this, {
      asked: observable,
      wants: observable,
      about: observable,
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
  get sending(): SendWay | 'drop' | null {
    if (!this.isCurrent) return null;
    return this.dropping.sending === null ? this.message.sending : 'drop';
  }

  get failure(): Act['failure'] {
    return this.isCurrent ? (this.dropping.failure ?? this.message.failure) : null;
  }

  /** Why a channel cannot be used at all. */
  get cause(): SendAgain['cause'] {
    return this.message.cause;
  }

  /** The link that was taken of the subject that is shown. */
  get link(): SendAgain['taken'] {
    return this.isCurrent ? this.message.taken : null;
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
  async send(channel: TextChannel): Promise<void> {
    const id = this.begin();
    if (id) await this.message.send(channel, id);
  }

  /** Drops the message that waits. */
  async drop(): Promise<void> {
    const { api, onAnswer } = this.options;
    const id = this.begin();
    if (!id) return;
    await this.dropping.run('drop', id, async () =>
      onAnswer(id, await api.cancelConclusionMessage(id)),
    );
  }

  /** Fetches the customer's link and copies it; a browser that refuses leaves it on the screen. */
  async copy(): Promise<void> {
    const id = this.begin();
    if (id) await this.message.copy(id);
  }

  private get isCurrent(): boolean {
    return this.about !== null && this.about === this.subject?.id;
  }

  /** What came of the last press is forgotten; undefined while one is still at work. */
  private begin(): string | undefined {
    const id = this.subject?.id;
    if (id === undefined || this.message.sending !== null || this.dropping.sending !== null) {
      return undefined;
    }
    this.message.forget();
    this.dropping.forgive();
    this.about = id;
    return id;
  }
}
