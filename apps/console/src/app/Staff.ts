import type { HttpClient, Transport } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import { requestsApi } from '@forecourt/api-client/requests';
import type {
  ReportChangedEvent,
  RequestStatusEvent,
  Theme,
  ThreadStatusEvent,
} from '@forecourt/contract';
import { FlowStore } from '@forecourt/flow-definition';
import type { FlowDefinition } from '@forecourt/flow-definition';
import type { RequestPanelContext } from '@forecourt/feature-request-panel';
import { isBelow, ShellStore } from '@forecourt/feature-shell';
import { initial, mapLoadable } from '@forecourt/platform';
import type { Loadable } from '@forecourt/platform';
import { isMobileNumber } from '@forecourt/ui/phone-field';
import { makeObservable, observableRef } from 'mobx';
import { flowAt, flows } from './flows.ts';
import { Live, type LiveParts } from './Live.ts';
import { UnreadCounts } from './unread/UnreadCounts.ts';

/** What is shown beside the lists and is kept up to date by the live connection. */
export interface Follower {
  /** Address of the page it is shown on, with what is below it; without one it is on any. */
  at?: string;
  handleEvent?(event: RequestStatusEvent): void;
  handleReportChanged?(event: ReportChangedEvent): void;
  handleThreadStatus?(event: ThreadStatusEvent): void;
  /** Starts over for the branch that is now current. */
  reset?(): Promise<void>;
  /** Fetches again what is shown. */
  refresh(): Promise<void>;
  /** The same at the first join, for what was asked for before it; nothing where there is no such thing. */
  catchUp?(): Promise<void>;
}

/** What the stores need of the app. */
export interface StaffParts extends LiveParts {
  http: HttpClient;
  transport: Transport;
}

/** The stores of the pages behind sign-in. Made with the first of them, kept while the app lives. */
export class Staff {
  readonly shell = new ShellStore();
  readonly live: Live;
  readonly unread = new UnreadCounts();
  /** Colours that are chosen in the settings and not published yet: worn meanwhile. */
  draftTheme: Theme | null = null;
  private readonly app: StaffParts;
  private readonly followers: Follower[] = [];
  private readonly byFlow: ReadonlyMap<FlowDefinition, FlowStore>;

  constructor(app: StaffParts) {
    this.app = app;
    app.transport = axiosTransport;
    makeObservable(this, { draftTheme: observableRef });
    const requests = requestsApi(app.http);
    this.byFlow = new Map(
      flows.map((definition) => [
        definition,
        new FlowStore(definition, {
          requests,
          channels: app.config.channels,
          partner: () => app.branch.current ?? null,
          panelContext: () => this.panelContext(definition),
          isMobileNumber,
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
      onJoined: () => void this.catchUp(),
      onGap: () => void this.refresh(),
    });
  }

  /** Keeps a page's stores up to date, that came with the page's own code. */
  follow(follower: Follower): void {
    this.followers.push(follower);
  }

  flow(definition: FlowDefinition): FlowStore {
    return this.byFlow.get(definition)!;
  }

  /**
   * Makes another branch the current one (spec §4): the open list starts over, the areas are loaded. An
   * address of an area that it turns out to lack is left by the shell.
   */
  async switchBranch(id: string, pathname: string): Promise<void> {
    const loading = this.app.branch.switchTo(id);
    await Promise.all([
      loading,
      // The other flows' lists load the new branch's when they are opened.
      this.listAt(pathname)?.requestList.reset(),
      ...this.shownAt(pathname).map((follower) => follower.reset?.()),
    ]);
  }

  /** Fetches again what is shown: something may have been missed. */
  async refresh(): Promise<void> {
    const { pathname } = window.location;
    await Promise.all([
      this.listAt(pathname)?.refresh(),
      ...this.shownAt(pathname).map((follower) => follower.refresh()),
    ]);
  }

  /** Asks for what came between the first answers, which are asked for early, and the first event. */
  private async catchUp(): Promise<void> {
    const { pathname } = window.location;
    await Promise.all([
      this.listAt(pathname)?.catchUp(),
      ...this.shownAt(pathname).map((follower) => follower.catchUp?.()),
    ]);
  }

  /** The flow whose request list is shown at an address. */
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
      };
    });
  }
}
