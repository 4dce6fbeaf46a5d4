import type { HttpClient, Transport } from '@forecourt/api-client';
import { callsOf } from '@forecourt/api-client';
import type {
  PresenceEvent,
  ReportChangedEvent,
  Request,
  RequestStatusEvent,
  Theme,
  ThreadStatusEvent,
} from '@forecourt/contract';
import { addresses } from '@forecourt/contract';
import { FlowStore } from '@forecourt/flow-definition';
import type { FlowDefinition } from '@forecourt/flow-definition';
import type { RequestPanelContext } from '@forecourt/feature-request-panel';
import { AssignQuestion, CorrectionQuestion } from '@forecourt/feature-lists/requests';
import { may } from '@forecourt/feature-session/permission';
import { isBelow, ShellStore, UnreadCounts } from '@forecourt/feature-shell';
import { initial, mapLoadable } from '@forecourt/platform';
import type { KeyValueStorage, Loadable } from '@forecourt/platform';
import { makeObservable, observableRef } from 'mobx';
import { flowAt, flows } from '../flows/flows.ts';
import { reportPath } from '../paths.ts';
import { Live, type LiveParts } from './Live.ts';
import { Offline } from './offline/Offline.ts';
import { staffTransport } from './staffTransport.ts';

/** A store next to the lists that the live connection keeps up to date. */
export interface Follower {
  /** Path prefix of the pages that show it; without one, every page does. */
  at?: string;
  handleEvent?(event: RequestStatusEvent): void;
  handleReportChanged?(event: ReportChangedEvent): void;
  handleThreadStatus?(event: ThreadStatusEvent): void;
  /** The user's own notifications changed. */
  handleNotified?(): void;
  handlePresence?(event: PresenceEvent): void;
  /** Starts over for the new current branch. */
  reset?(): Promise<void>;
  /** Refetches what is visible. */
  refresh(): Promise<void>;
  /** The same on the first join, for data requested before it; absent if there is none. */
  catchUp?(): Promise<void>;
}

/** What the stores need from the app. */
export interface StaffParts extends LiveParts {
  http: HttpClient;
  transport: Transport;
  storage: KeyValueStorage;
}

/** The stores of the pages behind sign-in, created once and kept while the app runs. */
export class Staff {
  readonly shell: ShellStore;
  readonly live: Live;
  readonly unread = new UnreadCounts();
  /** Asks who is to look after requests, on any page. */
  readonly assigning = new AssignQuestion();
  /** Asks what is right of a request, on any page. */
  readonly correcting = new CorrectionQuestion();
  readonly offline: Offline;
  /** Colors chosen in the settings and not yet published, as a preview. */
  draftTheme: Theme | null = null;
  private readonly app: StaffParts;
  private readonly followers: Follower[] = [];
  private readonly byFlow: ReadonlyMap<FlowDefinition, FlowStore>;

  constructor(app: StaffParts) {
    this.app = app;
    this.shell = new ShellStore({ storage: app.storage });
    app.transport = staffTransport();
    makeObservable(this, { draftTheme: observableRef });
    this.offline = new Offline(app, () => void this.refresh());
    const requests = callsOf(app.http, FlowStore.endpoints);
    this.byFlow = new Map(
      flows.map((definition) => [
        definition,
        new FlowStore(definition, {
          requests,
          userId: () => app.session.user.value?.id ?? null,
          assigning: this.assigning,
          correcting: this.correcting,
          later: this.offline.archiving,
          channels: app.config.channels,
          partner: () => app.branch.current ?? null,
          reportHref: (id) => reportPath(definition, id),
          panelContext: () => this.panelContext(definition),
          isMobileNumber: async (dialCode, number) => {
            const { isMobileNumber } = await import('./isMobileNumber.ts');
            return isMobileNumber(dialCode, number);
          },
        }),
      ]),
    );
    this.live = new Live(app, {
      onRequestStatus: (event) => this.handleEvent(event),
      onReportChanged: (event) => {
        for (const follower of this.followers) follower.handleReportChanged?.(event);
      },
      onThreadStatus: (event) => {
        for (const follower of this.followers) follower.handleThreadStatus?.(event);
      },
      onNotified: () => {
        for (const follower of this.followers) follower.handleNotified?.();
      },
      onPresence: (event) => {
        for (const follower of this.followers) follower.handlePresence?.(event);
      },
      onEventsMissed: () => void this.catchUp(),
      onGap: () => void this.refresh(),
    });
  }

  /** Registers a store that was loaded with a page's code for live updates. */
  follow(follower: Follower): void {
    this.followers.push(follower);
  }

  flow(definition: FlowDefinition): FlowStore {
    return this.byFlow.get(definition)!;
  }

  /** A request as the server has it after a change on another page than its list. */
  taken(request: Request): void {
    for (const flow of this.byFlow.values()) flow.take(request);
  }

  /**
   * Makes another branch the current one (spec §4): resets the open list and loads the areas. The
   * shell leaves an address whose area the new branch lacks.
   */
  async switchBranch(id: string, pathname: string): Promise<void> {
    const loading = this.app.branch.switchTo(id);
    await Promise.all([
      loading,
      // The other flows' lists load the new branch's data when they are opened.
      this.listAt(pathname)?.requestList.reset(),
      ...this.shownAt(pathname).map((follower) => follower.reset?.()),
    ]);
  }

  /** Refetches visible data: events may have been missed. */
  async refresh(): Promise<void> {
    // What waits goes first: the server's lists would show it undone.
    await this.offline.sent();
    const { pathname } = window.location;
    await Promise.all([
      this.listAt(pathname)?.refresh(),
      ...this.shownAt(pathname).map((follower) => follower.refresh()),
    ]);
  }

  /** Fetches changes between the first, prefetched responses and the first event. */
  private async catchUp(): Promise<void> {
    const { pathname } = window.location;
    await Promise.all([
      this.listAt(pathname)?.catchUp(),
      ...this.shownAt(pathname).map((follower) => follower.catchUp?.()),
    ]);
  }

  /** The flow whose request list an address shows. */
  private listAt(pathname: string): FlowStore | undefined {
    const here = flowAt(pathname);
    return here && isBelow(pathname, here.requestList.path) ? this.flow(here) : undefined;
  }

  private shownAt(pathname: string): Follower[] {
    return this.followers.filter(({ at }) => at === undefined || isBelow(pathname, at));
  }

  private handleEvent(event: RequestStatusEvent): void {
    for (const flow of this.byFlow.values()) flow.handleEvent(event);
    for (const follower of this.followers) follower.handleEvent?.(event);
  }

  private panelContext({ type }: FlowDefinition): Loadable<RequestPanelContext> {
    const { branch } = this.app;
    // Without a customisation there is no link: the shell is about to leave the address.
    if (branch.lacks(type)) return initial;
    return mapLoadable(branch.customisations.state, () => {
      const customisation = branch.byFlow.get(type);
      return {
        partnerId: branch.current?.id ?? '',
        agentId: branch.current?.agent_id ?? null,
        uniqueId: customisation?.unique_id ?? '',
        dialCode: customisation?.defaults.country_code,
        smsCountries: customisation?.defaults.sms_countries,
        settingsHref: may(branch, 'updateSettings') ? addresses.settings : undefined,
      };
    });
  }
}
