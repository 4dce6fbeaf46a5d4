import { type ApiError, ApiProblem, isApiError } from '@forecourt/api-client';
import type { CaptureApi } from '../api/captureApi.ts';
import type { Capture, CaptureConclusion, SectionName } from '../api/types.ts';
import type { Device, Notes } from '../device/device.ts';
import { spillStore } from '../device/spillStore.ts';
import { Thumbs } from '../photo/thumbs.ts';
import {
  isPending,
  type Locks,
  Queue,
  type StopReason,
  type Task,
} from '@forecourt/platform/queue';
import { type Actions, createActions } from './actions.ts';
import { draftOf, isOwn } from './draft.ts';
import type { FieldValue, Meta } from './meta.ts';
import { createTransport } from './transport.ts';
import type { StorageState, View } from './view.ts';

export interface CaptureModelOptions {
  api: CaptureApi;
  device: Device;
  locks: Locks;
  now?: () => number;
  random?: () => number;
  later?: (ms: number, callback: () => void) => () => void;
}

/** One report on one phone: its state, its actions and the current view. */
export class CaptureModel {
  readonly actions: Actions;
  readonly device: Device;
  readonly thumbs: Thumbs;
  private readonly api: CaptureApi;
  private readonly queue: Queue<Meta>;
  private readonly later: (ms: number, callback: () => void) => () => void;
  private readonly listeners = new Set<() => void>();
  private view: View = { phase: 'loading' };
  private capture: Capture | null = null;
  private tasks: Task<Meta>[] = [];
  private readonly typed = new Map<string, FieldValue>();
  /** Upload progress of each photo, by its key. */
  private readonly shares = new Map<string, number>();
  private skipped: string[] = [];
  private storage: StorageState;
  private reachable = true;
  private gone = false;
  private ask: 'none' | 'asking' | 'failed' = 'none';
  /** The report was open on this page, so it was completed by this customer's own work. */
  private worked = false;
  /** The conclusion that the server knows to be read, by what and when it is. */
  private opened = '';
  /** What was asked for in addition when the report was last open; undefined for a report. */
  private addition: string | undefined;
  /** Counts server responses, so that a slow local read never overwrites a newer response. */
  private learned = 0;

  constructor({ api, device, locks, ...world }: CaptureModelOptions) {
    const now = world.now ?? Date.now;
    this.api = api;
    this.later = world.later ?? later;
    this.storage = device.durable ? 'safe' : 'memory';
    const tasks = spillStore(device.tasks, () => {
      this.storage = 'full';
      this.publish();
    });
    this.device = { ...device, tasks };
    this.thumbs = new Thumbs(this.device);
    const actions = createActions(this.device, () => this.ownUploads(), now);
    this.actions = {
      ...actions,
      setField: (path, value) => this.type(path, value, actions.setField(path, value)),
    };
    this.queue = new Queue<Meta>({
      store: tasks,
      locks,
      send: createTransport({
        api,
        onCapture: (capture) => void this.learn(capture),
        onProgress: (key, share) => {
          this.shares.set(key, share);
          this.publish();
        },
        knows: async (id) =>
          (await tasks.all()).some(({ key, group }) => key === id || group === id),
      }),
      now,
      random: world.random ?? Math.random,
      later: this.later,
      onStop: (reason) => void this.stopped(reason),
    });
    tasks.subscribe(() => void this.readTasks());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getView = (): View => this.view;

  /** Shows the stored state, resumes sending, and fetches the current state from the server. */
  async start(): Promise<void> {
    const notes = await this.device.readNotes();
    this.skipped = notes.skipped;
    // A report that is done may be asked to be added to: the server knows, unless it is unreachable.
    const done = notes.capture?.status === 'COMPLETED' ? notes.capture : null;
    this.capture = done ? null : notes.capture;
    this.addition = notes.capture?.addition?.id;
    await this.readTasks();
    this.queue.start();
    await this.refresh();
    if (this.capture || !done || this.gone) return;
    this.capture = done;
    this.publish();
  }

  /** Whether reloading the page would lose something that only its memory holds. */
  wouldLose(): boolean {
    const isOnlyHere = (task: Task): boolean => isPending(task) || task.refusal !== null;
    return this.typed.size > 0 || (this.storage !== 'safe' && this.tasks.some(isOnlyHere));
  }

  /** Fetches the state from the server. Without a network the page keeps the stored state. */
  async refresh(): Promise<void> {
    const learnedBefore = this.learned;
    const result = await this.api.read().catch(failureOf);
    this.reachable = !(result instanceof Error);
    this.gone = result instanceof ApiProblem && result.status === 404;
    if (!(result instanceof Error) && this.learned === learnedBefore) await this.learn(result);
    else if (this.gone) this.queue.stop();
    this.publish();
  }

  /** Asks the partner for a new link, for one that has expired. */
  async askForLink(): Promise<void> {
    if (this.ask === 'asking') return;
    this.ask = 'asking';
    this.publish();
    const result = await this.api.askForLink().catch(failureOf);
    this.ask = result instanceof Error ? 'failed' : 'none';
    if (!(result instanceof Error)) await this.learn(result);
    // A 409 may mean that the link has been renewed in the meantime.
    else if (result instanceof ApiProblem && result.status === 409) await this.refresh();
    this.publish();
  }

  /**
   * Records, once, that the customer has a conclusion in front of them. Without a network it fails:
   * call it again with what the server answers next.
   */
  async recordOpened({ status, concluded_at: at }: CaptureConclusion): Promise<void> {
    const read = `${status} ${at}`;
    if (this.opened === read) return;
    this.opened = read;
    const result = await this.api.open().catch(failureOf);
    if (result instanceof Error) this.opened = '';
    else await this.learn(result);
  }

  /** Records that the customer has come to a section. Without a network it is left out. */
  recordReached(section: SectionName): void {
    void this.api.update({ section }).catch(failureOf);
  }

  /** Lists the partner's dealers, page by page. */
  readonly listDealers: CaptureApi['listDealers'] = (query) => this.api.listDealers(query);

  /** Retries everything that waits: the network is back, or the page is visible again. */
  async wake(): Promise<void> {
    await Promise.all([this.queue.wake(), this.refresh()]);
  }

  /** Stops sending once the current requests have finished. */
  stop(): void {
    this.queue.stop();
  }

  /** Skips a step, or restores it. */
  async skip(step: string, skipped: boolean): Promise<void> {
    this.skipped = this.skipped.filter((name) => name !== step).concat(skipped ? step : []);
    this.publish();
    await this.note((notes) => ({ ...notes, skipped: this.skipped }));
  }

  private async learn(capture: Capture): Promise<void> {
    this.learned++;
    const wasStopped = this.capture?.expired !== undefined || this.capture?.status === 'COMPLETED';
    this.capture = capture;
    this.publish();
    await this.note((notes) => ({ ...notes, capture }));
    await this.removeStrays(capture);
    if (capture.expired) this.queue.stop();
    else if (wasStopped && capture.status !== 'COMPLETED') this.queue.start();
    if (capture.status !== 'COMPLETED') return this.begin(capture);
    this.queue.stop();
    await this.device.clear().catch(() => undefined);
  }

  /** What is asked for in addition starts over: nothing of it was skipped. */
  private async begin({ addition }: Capture): Promise<void> {
    if (addition?.id === this.addition) return;
    this.addition = addition?.id;
    this.skipped = [];
    this.publish();
    await this.note((notes) => ({ ...notes, skipped: [] }));
  }

  /** Uploads that may still be taken back. */
  private ownUploads(): Capture['uploads'] {
    const { capture } = this;
    return capture ? capture.uploads.filter((upload) => isOwn(capture, upload)) : [];
  }

  /** A late request of ours may still upload what was removed: then it is removed again. */
  private async removeStrays(capture: Capture): Promise<void> {
    const listed = new Set(capture.uploads.map(({ id }) => id));
    for (const { key, wanted, touched } of this.tasks) {
      if (wanted === 'present' || touched || !listed.has(key)) continue;
      await this.device.tasks.change(key, (task) => task && { ...task, touched: true });
    }
  }

  private async stopped(reason: StopReason): Promise<void> {
    await this.refresh();
    if (this.gone || this.capture?.expired || this.capture?.status === 'COMPLETED') return;
    // Only one item was affected, or another phone was faster: resume after a delay.
    if (reason === 'gone' || this.capture?.status !== 'ARCHIVED') {
      this.later(30_000, () => this.queue.start());
    }
  }

  /** Shows a value immediately, while it is still being stored. */
  private async type(path: string, value: FieldValue, kept: Promise<void>): Promise<void> {
    this.typed.set(path, value);
    this.publish();
    await kept;
    await this.readTasks();
    if (this.typed.get(path) !== value) return;
    this.typed.delete(path);
    this.publish();
  }

  private async readTasks(): Promise<void> {
    try {
      this.tasks = await this.device.tasks.all();
    } catch {
      // Keep showing the last tasks until storage can be read again.
    }
    this.publish();
  }

  /** A full phone may reject notes: the page continues without them. */
  private async note(change: (notes: Notes) => Notes): Promise<void> {
    await this.device.writeNotes(change).catch(() => undefined);
  }

  private publish(): void {
    this.view = this.look();
    for (const listener of this.listeners) listener();
  }

  private look(): View {
    const capture = this.capture;
    if (this.gone) return { phase: 'gone', capture };
    if (!capture) return { phase: this.reachable ? 'loading' : 'unreachable' };
    if (capture.status === 'ARCHIVED') return { phase: 'closed', capture };
    if (capture.expired && capture.status !== 'COMPLETED') {
      const ask = capture.expired.asked_at ? 'asked' : this.ask;
      return { phase: 'expired', capture, ask };
    }
    const draft = draftOf(capture, this.tasks, this.typed, this.shares);
    if (capture.status === 'COMPLETED') {
      const added = this.worked && this.addition !== undefined;
      return { phase: 'completed', draft, before: !this.worked, added };
    }
    this.worked = true;
    return { phase: 'active', draft, skipped: new Set(this.skipped), storage: this.storage };
  }
}

/** The failure of a call, as a value. @throws everything else */
function failureOf(error: unknown): ApiError {
  if (isApiError(error)) return error;
  throw error;
}

function later(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}
