import type { Request, SendChannel } from '@forecourt/contract';
import { action, makeObservable, observable, observableRef } from 'mobx';
import { ArchivingDesk } from '../../list/bulk/ArchivingDesk.ts';
import type { BulkRun } from '../../list/bulk/BulkRun.ts';
import type { SendingAction } from '../requestActions.ts';
import type { RequestListStore } from '../RequestListStore.ts';
import { sendAgain } from '../sendAgain.ts';
import { Wording } from '../Wording.ts';

/** The message of one channel, with one of its recipients as the example. */
export interface BulkSample {
  readonly channel: SendChannel;
  readonly request: Request;
  /** The number of recipients on this channel. */
  readonly count: number;
  readonly wording: Wording;
}

/** What is about to be sent, and to whom. */
export interface BulkQuestion {
  readonly action: SendingAction;
  readonly requests: readonly Request[];
  readonly samples: readonly BulkSample[];
}

/** Bulk actions of a request list. */
export class BulkStore extends ArchivingDesk<Request, SendingAction | 'assign'> {
  question: BulkQuestion | null = null;
  /** The user's own text of a follow-up. */
  message = '';
  private readonly store: RequestListStore;

  constructor(store: RequestListStore) {
    const { selection, newKey } = store;
    super({ selection, newKey, archiveOne: (id) => store.archive(id) });
    this.store = store;
    makeObservable(this, {
      question: observableRef,
      message: observable,
      ask: action,
      type: action,
      drop: action,
    });
  }

  /** The selected requests that the action is allowed for, by role and status. */
  allowed(wanted: SendingAction | 'assign' | 'archive' | 'restore'): readonly Request[] {
    const { store } = this;
    return store.selection.items.filter((one) => store.actionsFor(one).includes(wanted));
  }

  /** Asks for confirmation before messages are sent to customers. */
  ask(wanted: SendingAction): void {
    const requests = this.allowed(wanted);
    this.message = '';
    this.question = { action: wanted, requests, samples: this.samplesOf(wanted, requests) };
  }

  type(message: string): void {
    this.message = message;
    for (const { wording } of this.question?.samples ?? []) wording.type(message);
  }

  /** Cancels without sending. */
  drop(): void {
    this.question = null;
  }

  /** Sends after confirmation. Resolves to the run once it has ended. */
  async send(): Promise<BulkRun<Request> | null> {
    const { question, message, store } = this;
    if (!question || this.isRunning) return null;
    this.drop();
    return this.begin(question.action, question.requests, async (request, key) => {
      const sending = { action: question.action, request };
      store.take(await sendAgain(store.api, sending, message, key));
    });
  }

  /** Changes who looks after the selected requests. Resolves to the run once it has ended. */
  assign(agentId: string | null): Promise<BulkRun<Request> | null> {
    return this.begin('assign', this.allowed('assign'), ({ id }) => this.store.assign(id, agentId));
  }

  /** Archives the selected requests where allowed. Resolves to the run once it has ended. */
  archive(): Promise<BulkRun<Request> | null> {
    return this.archiveAll(this.allowed('archive'));
  }

  /** Takes the selected requests out of the archive. Resolves to the run once it has ended. */
  unarchive(): Promise<BulkRun<Request> | null> {
    return this.begin('restore', this.allowed('restore'), async (request) => {
      await this.store.restore(request);
    });
  }

  private samplesOf(wanted: SendingAction, requests: readonly Request[]): BulkSample[] {
    return (['SMS', 'WHATSAPP', 'EMAIL'] as const).flatMap((channel) => {
      const those = requests.filter(
        ({ phone, phone_channel: byPhone = 'SMS' }) => (phone ? byPhone : 'EMAIL') === channel,
      );
      const [request] = those;
      if (!request) return [];
      const wording = new Wording(this.store.api);
      wording.begin({ action: wanted, request });
      return [{ channel, request, count: those.length, wording }];
    });
  }
}

/** The bulk store of a list. */
export function bulkOf(store: RequestListStore): BulkStore {
  return store.bulkBy(() => new BulkStore(store));
}
