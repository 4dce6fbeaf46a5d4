import { isNetworkFailure } from '@forecourt/api-client';
import type { HttpClient } from '@forecourt/api-client';
import type { SessionStore } from '@forecourt/feature-session';
import type { Act, WaitingMessage, WaitingStore } from '@forecourt/feature-shell/waiting';
import type { RuntimeConfig } from '@forecourt/contract';
import { hasDrafts, pause } from '@forecourt/platform';
import type { KeyValueStorage } from '@forecourt/platform';
import { whenIdle } from '@forecourt/platform/worker-updates';
import { computed, makeObservable, observableRef, runInAction, when } from 'mobx';

/** What is needed of the app. */
export interface OfflineParts {
  config: Pick<RuntimeConfig, 'service_workers'>;
  http: HttpClient;
  session: SessionStore;
  storage: KeyValueStorage;
}

/** The messages that wait to be sent. */
interface Messages {
  readonly waiting: readonly WaitingMessage[];
}

/** How long a refresh waits for what goes first, in milliseconds. */
const FIRST_MS = 2000;

/** What staff do without a network, and new versions. Most of its code loads when the page rests. */
export class Offline {
  waiting: WaitingStore | null = null;
  messages: Messages | null = null;
  /** Changes to a newer version; null if there is none. */
  update: (() => void) | null = null;
  private readonly app: OfflineParts;
  private readonly onSettled: () => void;
  private loading: Promise<WaitingStore> | null = null;

  /** @param onSettled something was sent or refused, or given up */
  constructor(app: OfflineParts, onSettled: () => void) {
    this.app = app;
    this.onSettled = onSettled;
    makeObservable(this, {
      waiting: observableRef,
      messages: observableRef,
      update: observableRef,
      count: computed,
    });
  }

  /** How much of what was done waits to be sent. */
  get count(): number {
    return (this.waiting?.waiting ?? 0) + (this.messages?.waiting.length ?? 0);
  }

  /** For lists: archiving and restoring that find no network. */
  readonly archiving = {
    keep: (error: unknown, act: Act): Promise<boolean> => this.keep(error, act),
    withdraw: async (requestId: string): Promise<boolean> =>
      (await this.waiting?.withdraw(requestId)) ?? false,
  };

  /** Keeps an act for later. @returns false if it was refused, or cannot be kept */
  async keep(error: unknown, act: Act): Promise<boolean> {
    if (!isNetworkFailure(error)) return false;
    try {
      await (await this.load()).keep(act);
      return true;
    } catch {
      return false;
    }
  }

  /** Resolves when nothing waits any more, or after a moment. */
  async sent(): Promise<void> {
    const { waiting } = this;
    if (!waiting || waiting.isEmpty) return;
    await waiting.wake();
    await Promise.race([when(() => waiting.isEmpty), pause(FIRST_MS)]);
  }

  /** Counts messages as well. */
  follow(messages: Messages): void {
    runInAction(() => (this.messages = messages));
  }

  postpone(): void {
    runInAction(() => (this.update = null));
  }

  /**
   * When the page rests: registers the service worker and sends what earlier pages left.
   *
   * @param resumeMessages loads the conversations with unsent messages
   * @returns the function that cancels it
   */
  start(resumeMessages: () => Promise<void>): () => void {
    return whenIdle(() => {
      const { session, storage } = this.app;
      void this.load().catch(() => undefined);
      void this.register().catch(() => undefined);
      void when(() => session.user.value !== undefined).then(() => {
        if (hasDrafts(storage, session.user.value!.id)) return resumeMessages();
        return undefined;
      });
    });
  }

  private load(): Promise<WaitingStore> {
    this.loading ??= this.open().catch((error: unknown) => {
      // The next act tries again.
      this.loading = null;
      throw error;
    });
    return this.loading;
  }

  private async open(): Promise<WaitingStore> {
    const { session, http } = this.app;
    const { openWaiting } = await import('./openWaiting.ts');
    await when(() => session.user.value !== undefined);
    const store = await openWaiting(http, session.user.value!.id, this.onSettled);
    runInAction(() => (this.waiting = store));
    return store;
  }

  private async register(): Promise<void> {
    if (!import.meta.env.PROD) return;
    const { startWorker } = await import('./startWorker.ts');
    await startWorker({
      isOn: this.app.config.service_workers !== false,
      onUpdate: (apply) => runInAction(() => (this.update = apply)),
    });
  }
}
