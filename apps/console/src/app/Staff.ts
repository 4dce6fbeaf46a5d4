import { reportsApi } from '@forecourt/api-client/reports';
import { requestsApi } from '@forecourt/api-client/requests';
import type { RequestStatusEvent } from '@forecourt/contract';
import { FlowStore } from '@forecourt/flow-definition';
import type { FlowDefinition } from '@forecourt/flow-definition';
import type { RequestPanelContext } from '@forecourt/feature-request-panel';
import { ReportStore } from '@forecourt/feature-report';
import { ShellStore } from '@forecourt/feature-shell';
import { mapLoadable } from '@forecourt/platform';
import type { Loadable } from '@forecourt/platform';
import { isMobileNumber } from '@forecourt/ui/phone-field';
import type { App } from './App.ts';
import { flowAt, flows } from './flows.ts';
import { Live } from './Live.ts';

/** The stores of the pages behind sign-in. Made with the first of them, kept while the app lives. */
export class Staff {
  readonly shell = new ShellStore();
  readonly report: ReportStore;
  readonly live: Live;
  private readonly app: App;
  private readonly byFlow: ReadonlyMap<FlowDefinition, FlowStore>;

  constructor(app: App) {
    this.app = app;
    const requests = requestsApi(app.http);
    this.byFlow = new Map(
      flows.map((definition) => [
        definition,
        new FlowStore(definition, {
          requests,
          partner: () => app.branch.current ?? null,
          panelContext: () => this.panelContext(definition),
          isMobileNumber,
        }),
      ]),
    );
    this.report = new ReportStore({ api: reportsApi(app.http) });
    this.live = new Live(app, {
      onRequestStatus: (event) => this.handleEvent(event),
      onGap: () => void this.refresh(),
    });
  }

  flow(definition: FlowDefinition): FlowStore {
    return this.byFlow.get(definition)!;
  }

  /**
   * Makes another branch the current one (spec §4): the open list starts anew, the areas are loaded.
   *
   * @returns whether the new branch has the area of the address
   */
  async switchBranch(id: string, pathname: string): Promise<boolean> {
    const loading = this.app.branch.switchTo(id);
    const here = flowAt(pathname);
    // The other flows' lists load the new branch's when they are gone to.
    await Promise.all([loading, here && this.flow(here).requestList.reset()]);
    return here === undefined || this.app.branch.byFlow.has(here.type);
  }

  /** Fetches again what is shown: something may have been missed. */
  async refresh(): Promise<void> {
    const here = flowAt(window.location.pathname);
    await Promise.all([here && this.flow(here).refresh(), this.report.refresh()]);
  }

  private handleEvent(event: RequestStatusEvent): void {
    for (const flow of this.byFlow.values()) flow.handleEvent(event);
    this.report.handleEvent(event);
  }

  private panelContext({ type }: FlowDefinition): Loadable<RequestPanelContext> {
    const { branch } = this.app;
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
