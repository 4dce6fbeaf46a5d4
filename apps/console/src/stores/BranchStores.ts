import { callsOf } from '@forecourt/api-client';
import { type Request, usedIdentifiers } from '@forecourt/contract';
import { AssignStore } from '@forecourt/feature-lists/assign';
import { CarListStore } from '@forecourt/feature-lists/cars';
import { DealerListStore, directoryAt } from '@forecourt/feature-lists/dealers';
import type { AssignQuestion, CorrectionQuestion } from '@forecourt/feature-lists/requests';
import { ThreadListStore } from '@forecourt/feature-lists/threads';
import { may } from '@forecourt/feature-session/permission';
import { UnreadCounts } from '@forecourt/feature-shell';
import { BellStore } from '@forecourt/feature-shell/bell';
import { FlowStore } from '@forecourt/flow-definition';
import type { FlowDefinition } from '@forecourt/flow-definition';
import { newId, valueOf } from '@forecourt/platform';
import { lazyValue } from '@forecourt/platform/lazy-part';
import { reaction } from 'mobx';
import type { Offline } from '../app/offline/Offline.ts';
import { flows, sellingFlow } from '../flows/flows.ts';
import { reportPath } from '../paths.ts';
import { countUnread } from './countUnread.ts';
import type { Follower } from './Followers.ts';
import { Inbox } from './Inbox.ts';
import { once, onceFor } from './once.ts';
import { panelContext } from './panelContext.ts';
import type { AppParts } from './parts.ts';

/** What the stores of a branch need of those of the person. */
interface Person {
  assigning: AssignQuestion;
  correcting: CorrectionQuestion;
  offline: Offline;
  follow(follower: Follower): () => void;
}

/** A list that live events keep up to date. */
interface List {
  clear(): void;
  refresh(): Promise<void>;
}

/** What belongs to the signed-in person on one branch. `Staff` replaces it for another branch. */
export class BranchStores {
  /** Another for each branch: what shows a store is drawn anew when it changes. */
  readonly id = newId();
  readonly unread = new UnreadCounts();
  private readonly app: AppParts;
  private readonly person: Person;
  private readonly stops: (() => void)[] = [];

  constructor(app: AppParts, person: Person) {
    this.app = app;
    this.person = person;
    this.stops.push(countUnread(app, this));
  }

  /** A flow's requests, and the panel that sends one. */
  readonly flow = onceFor((definition: FlowDefinition) => {
    const { app, person } = this;
    const store = new FlowStore(definition, {
      requests: callsOf(app.http, FlowStore.endpoints),
      userId: this.userId,
      assigning: person.assigning,
      correcting: person.correcting,
      later: person.offline.archiving,
      storage: app.storage,
      channels: app.config.channels,
      partner: this.partner,
      reportHref: (id) => reportPath(definition, id),
      panelContext: () => panelContext(app.branch, definition),
      isMobileNumber: async (dialCode, number) => {
        const { isMobileNumber } = await import('../app/isMobileNumber.ts');
        return isMobileNumber(dialCode, number);
      },
    });
    this.followList(definition.requestList.path, store, {
      handleEvent: (event) => store.handleEvent(event),
    });
    return store;
  });

  /** A flow's reported cars. */
  readonly carList = onceFor((flow: FlowDefinition) => {
    const definition = flow.cars;
    const store = new CarListStore({
      definition,
      api: callsOf(this.app.http, CarListStore.endpoints),
      partner: this.partner,
      later: this.person.offline.archiving,
      storage: this.app.storage,
      hasClaimNumbers: () => {
        const { identifiers } = valueOf(panelContext(this.app.branch, flow)) ?? {};
        return usedIdentifiers(identifiers).includes('claim_number');
      },
    });
    this.followList(definition.path, store, {
      handleEvent: (event) => store.handleEvent(event),
      handleReportChanged: (event) => store.handleReportChanged(event),
    });
    return store;
  });

  /** The conversations with buyers. */
  readonly buyerList = once(() => {
    const definition = sellingFlow.buyers;
    const store = new ThreadListStore({
      definition,
      api: callsOf(this.app.http, ThreadListStore.endpoints),
      partner: this.partner,
    });
    const { path } = definition;
    this.followList(path, store, { handleThreadStatus: (event) => store.handleEvent(event) });
    // The menu shows this list's count of unread threads, also on other pages.
    this.unread.follow(path, () => store.unread);
    this.follow({ refresh: async () => store.counts.refreshSoon() });
    return store;
  });

  /** The directory of dealers, by its address. */
  readonly dealerList = onceFor((path: string) => {
    const { branch, http, locale } = this.app;
    const api = callsOf(http, DealerListStore.endpoints);
    const store = new DealerListStore({
      definition: directoryAt(path),
      api: {
        ...api,
        // the file is in the language of the page
        exportDealers: (body, options) =>
          api.exportDealers(body, { ...options, headers: { 'Accept-Language': locale.locale } }),
      },
      partner: () => (may(branch, 'listPartners') ? branch.current! : null),
    });
    this.followList(path, store);
    return store;
  });

  /** Filters and saved views of lists, with their code. */
  readonly listKit = lazyValue(async () => {
    const { createListKit } = await import('./listKit.ts');
    return createListKit(this.app);
  });

  /** The people who may look after requests. */
  readonly assign = once(
    () =>
      new AssignStore({
        question: this.person.assigning,
        api: callsOf(this.app.http, AssignStore.endpoints),
        partnerId: this.partnerId,
        userId: this.userId,
      }),
  );

  /** What concerns the user. */
  readonly bell = once(() => {
    const api = callsOf(this.app.http, BellStore.endpoints);
    const store = new BellStore({ api, partnerId: this.partnerId });
    this.follow({ handleNotified: () => void store.refresh(), refresh: () => store.refresh() });
    this.stops.push(
      reaction(this.partnerId, () => void store.refresh(), { fireImmediately: true }),
    );
    return store;
  });

  /** All messages, beside lists. */
  readonly inbox = once(() => {
    const inbox = new Inbox(this.app, this.partnerId);
    this.follow(inbox);
    this.stops.push(
      reaction(this.partnerId, () => void inbox.store.open(), { fireImmediately: true }),
    );
    return inbox;
  });

  /** Takes a request as the server has it after a change on another page than its list. */
  taken(request: Request): void {
    for (const flow of flows) this.flow(flow).take(request);
  }

  /** Keeps a store up to date by live events, as long as this branch is open. */
  follow(follower: Follower): void {
    this.stops.push(this.person.follow(follower));
  }

  /** Another branch is chosen: stops following events and what is being fetched. */
  dispose(): void {
    for (const stop of this.stops) stop();
  }

  private followList(path: string, list: List, handlers: Follower = {}): void {
    this.follow({ ...handlers, at: path, refresh: () => list.refresh() });
    this.stops.push(() => list.clear());
  }

  private readonly partner = () => this.app.branch.current ?? null;
  private readonly partnerId = () => this.app.branch.current?.id ?? null;
  private readonly userId = () => this.app.session.user.value?.id ?? null;
}
