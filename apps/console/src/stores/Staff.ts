import { callsOf } from '@forecourt/api-client';
import type { Theme } from '@forecourt/contract';
import { AssignQuestion, CorrectionQuestion } from '@forecourt/feature-lists/requests';
import { PresenceStore } from '@forecourt/feature-messages/presence';
import { ShellStore } from '@forecourt/feature-shell';
import { TimelineStore } from '@forecourt/feature-timeline';
import { makeObservable, observableRef, reaction, runInAction } from 'mobx';
import { Live } from '../app/Live.ts';
import { Offline } from '../app/offline/Offline.ts';
import { BranchStores } from './BranchStores.ts';
import { type Follower, Followers } from './Followers.ts';
import { once } from './once.ts';
import type { AppParts } from './parts.ts';

/**
 * Everything of the signed-in person, created once and disposed of at sign-out: the composition root
 * of the pages behind sign-in. What belongs to a branch is in `stores`, which is replaced when
 * another branch is chosen; what outlives that, such as an open report, is here. Each store is
 * created when it is first asked for.
 */
export class Staff {
  readonly shell: ShellStore;
  readonly live: Live;
  readonly offline: Offline;
  /** Asks who is to look after requests, on any page. */
  readonly assigning = new AssignQuestion();
  /** Asks what is right of a request, on any page. */
  readonly correcting = new CorrectionQuestion();
  /** Colors chosen in the settings and not yet published, as a preview. */
  draftTheme: Theme | null = null;
  /** The stores of the current branch. */
  stores: BranchStores;
  private readonly app: AppParts;
  private readonly followers = new Followers();
  private readonly stopReplacing: () => void;

  constructor(app: AppParts) {
    const { followers } = this;
    this.app = app;
    this.shell = new ShellStore({ storage: app.storage });
    this.offline = new Offline(app, () => void this.refresh());
    this.live = new Live(app, {
      onRequestStatus: (event) => followers.tell((one) => one.handleEvent?.(event)),
      onReportChanged: (event) => followers.tell((one) => one.handleReportChanged?.(event)),
      onThreadStatus: (event) => followers.tell((one) => one.handleThreadStatus?.(event)),
      onNotified: () => followers.tell((one) => one.handleNotified?.()),
      onPresence: (event) => followers.tell((one) => one.handlePresence?.(event)),
      onMissed: () => void this.refresh(),
    });
    this.stores = new BranchStores(app, this);
    makeObservable(this, { draftTheme: observableRef, stores: observableRef });
    this.stopReplacing = this.replaceStores();
  }

  /** The stores of reports, with their code. */
  readonly reports = once(async () => {
    const { ReportStores } = await import('./ReportStores.ts');
    return new ReportStores(this.app, this);
  });

  /** The stores of conversations, with their code. */
  readonly messages = once(async () => {
    const { MessageStores } = await import('./MessageStores.ts');
    return new MessageStores(this.app, this);
  });

  /** Who else is in the open report. */
  readonly presence = once(() => {
    const store = new PresenceStore({
      api: callsOf(this.app.http, PresenceStore.endpoints),
      userId: () => this.app.session.user.value?.id ?? null,
      visitId: crypto.randomUUID(),
    });
    this.follow({ handlePresence: (event) => store.handlePresence(event) });
    return store;
  });

  /** What happened to the request of the open report. */
  readonly reportTimeline = once(() => this.createTimeline());

  /** What happened to a request, over any page. */
  readonly timelinePanel = once(() => this.createTimeline());

  /** Keeps a store up to date by live events. Returns the function that ends it. */
  follow(follower: Follower): () => void {
    return this.followers.add(follower);
  }

  /** Refetches visible data: events may have been missed. */
  async refresh(): Promise<void> {
    // What waits goes first: the server's lists would show it undone.
    await this.offline.sent();
    await this.followers.refresh(window.location.pathname);
  }

  /** The page is left: nothing follows events any more. */
  dispose(): void {
    this.stopReplacing();
    this.stores.dispose();
  }

  /** Another branch has stores of its own (spec §4). */
  private replaceStores(): () => void {
    let shown: string | undefined;
    return reaction(
      () => this.app.branch.current?.id,
      (id) => {
        if (shown !== undefined && id !== undefined && id !== shown) {
          this.stores.dispose();
          runInAction(() => (this.stores = new BranchStores(this.app, this)));
        }
        shown = id ?? shown;
      },
      { fireImmediately: true },
    );
  }

  private createTimeline(): TimelineStore {
    const store = new TimelineStore({ api: callsOf(this.app.http, TimelineStore.endpoints) });
    this.follow({
      handleEvent: ({ request }) => store.changed(request.id),
      handleReportChanged: () => store.changed(),
      refresh: async () => store.changed(),
    });
    return store;
  }
}
