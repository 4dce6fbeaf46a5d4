import { type Api, isApiError, isNetworkFailure } from '@forecourt/api-client';
import { readConversation } from '@forecourt/contract/endpoints/messages';
import { unarchiveRequest, updateRequest } from '@forecourt/contract/endpoints/requests';
import {
  isPending,
  type Locks,
  newTask,
  type Outcome,
  Queue,
  revised,
  type Task,
  type TaskStore,
  unwanted,
} from '@forecourt/platform/queue';
import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import { type Act, archiveKey, keyOf } from './acts.ts';

export interface WaitingOptions {
  api: Pick<Api, keyof typeof WaitingStore.endpoints>;
  tasks: TaskStore<Act>;
  locks: Locks;
  /** Something was sent or refused: what is shown may differ from the server's. */
  onSettled(): void;
  now?: () => number;
  random?: () => number;
}

/** What staff did without a network: kept on the device and sent in order, each until it arrived. */
export class WaitingStore {
  static readonly endpoints = { readConversation, unarchiveRequest, updateRequest };
  private tasks: readonly Task<Act>[] = [];
  private readonly options: WaitingOptions;
  private readonly queue: Queue<Act>;
  private readonly unsubscribe: () => void;
  private order = 0;

  constructor(options: WaitingOptions) {
    const { tasks, locks, now = Date.now, random = Math.random } = options;
    this.options = options;
    makeObservable<this, 'tasks'>(this, {
      tasks: observableRef,
      shown: computed,
      waiting: computed,
      refused: computed,
      isEmpty: computed,
    });
    this.queue = new Queue<Act>({
      store: tasks,
      locks,
      now,
      random,
      // Things are done in the order in which they were done on the page.
      concurrency: 1,
      send: ([task]) => this.send(task),
      later: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    });
    this.unsubscribe = tasks.subscribe(() => void this.look());
  }

  /** Takes up what an earlier page left, and begins to send. */
  async start(): Promise<void> {
    await this.look();
    this.queue.start();
  }

  stop(): void {
    this.unsubscribe();
    this.queue.stop();
  }

  /** What a person sees; that something was read, or is undone, is sent silently. */
  get shown(): readonly Task<Act>[] {
    return this.tasks.filter(({ meta, wanted }) => meta.type !== 'read' && wanted === 'present');
  }

  get waiting(): number {
    return this.shown.filter(({ refusal }) => refusal === null).length;
  }

  get refused(): number {
    return this.shown.length - this.waiting;
  }

  /** Whether nothing is left to send. */
  get isEmpty(): boolean {
    return !this.tasks.some(isPending);
  }

  /** Keeps an act and sends it as soon as there is a network. */
  async keep(act: Act): Promise<void> {
    const { tasks, now = Date.now } = this.options;
    // Two in the same millisecond keep their order.
    this.order = Math.max(now(), this.order + 1);
    const task = newTask<Act>({ key: keyOf(act), meta: act, order: this.order });
    if (await tasks.add({ task })) return;
    await tasks.change(task.key, (known) =>
      known ? { ...revised(known, act, 0), wanted: 'present' } : task,
    );
  }

  /** Takes archiving back before it was sent. @returns false if the server may have it already */
  async withdraw(requestId: string): Promise<boolean> {
    const { tasks } = this.options;
    let known = false;
    await tasks.change(archiveKey(requestId), (task) => {
      known = task !== undefined;
      return task && unwanted(task);
    });
    return known;
  }

  /** Gives something up: it is not sent, or undone if the server may have it. */
  async discard(key: string): Promise<void> {
    await this.options.tasks.change(key, (task) =>
      task && !task.refusal ? unwanted(task) : undefined,
    );
    this.options.onSettled();
  }

  /** There is a network again. */
  async wake(): Promise<void> {
    await this.queue.wake();
  }

  private async send({ meta, wanted, key }: Task<Act>): Promise<Outcome> {
    const { api } = this.options;
    try {
      if (meta.type === 'read') await api.readConversation(meta.conversationId, { seq: meta.seq });
      // What is not wanted any more is undone.
      else if ((meta.type === 'archive') === (wanted === 'present')) {
        await api.updateRequest(meta.requestId, { status: 'ARCHIVED' });
      } else await api.unarchiveRequest(meta.requestId);
      return { kind: 'stored' };
    } catch (error) {
      return outcomeOf(error, key);
    }
  }

  /** Reads what is left, and drops what the server has. */
  private async look(): Promise<void> {
    const { tasks, onSettled } = this.options;
    const all = await tasks.all();
    const over = all.filter((task) => !isPending(task) && !isRefused(task));
    const wereRefused = this.refused;
    runInAction(() => {
      this.tasks = all
        .filter((task) => !over.includes(task))
        .sort((one, other) => one.order - other.order);
    });
    for (const { key } of over) {
      await tasks.change(key, (task) => (task && isPending(task) ? task : undefined));
    }
    if (over.length > 0 || this.refused > wereRefused) onSettled();
  }
}

/** That somebody read something is nobody's concern once the server refuses it. */
const isRefused = ({ refusal, meta }: Task<Act>): boolean =>
  refusal !== null && meta.type !== 'read';

const SESSION_OVER = 401;

function outcomeOf(error: unknown, key: string): Outcome {
  if (isNetworkFailure(error)) return { kind: 'retry', cause: 'network' };
  const isAnswer = isApiError(error) && error.kind === 'problem';
  // An ended session leaves the page; the next one of the same person sends it.
  if (!isAnswer || error.status >= 500 || error.status === SESSION_OVER) {
    return { kind: 'retry', cause: 'server' };
  }
  if (error.code === 'RATE_LIMITED') {
    return { kind: 'retry', cause: 'server', waitMs: (error.retryAfter ?? 0) * 1000 };
  }
  return { kind: 'refused', refusals: { [key]: { code: error.code } } };
}
