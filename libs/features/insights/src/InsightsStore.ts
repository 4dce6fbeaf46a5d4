import type { Api } from '@forecourt/api-client';
import {
  type Colleague,
  type Flow,
  type InsightsChannel,
  type InsightsFunnel,
  type InsightsSelling,
  type InsightsSteps,
  type InsightsTeam,
  type InsightsTimes,
  type Request,
  type StuckRequest,
  sells,
} from '@forecourt/contract';
import {
  getInsightsFunnel,
  getInsightsSelling,
  getInsightsSteps,
  getInsightsTeam,
  getInsightsTimes,
  listStuckRequests,
} from '@forecourt/contract/endpoints/insights';
import { listColleagues } from '@forecourt/contract/endpoints/users';
import { type Clock, CursorList, lastDays, Resource, serverClock } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { DEFAULT_DAYS, type InsightsChoice, type WhichRequests } from './choice.ts';

export interface InsightsStoreOptions {
  api: Pick<Api, keyof typeof InsightsStore.endpoints>;
  /** The branch; null while it is not known. */
  branch: () => { id: string; timeZone: string; flows: readonly Flow[] } | null;
  clock?: Clock;
}

/** Whose requests are looked at. */
interface Whose {
  partner_id: string;
  type: Flow;
  agent_id?: string;
  channel?: InsightsChannel;
}

/** What every card is asked with. */
interface CardQuery extends Whose {
  /** The first and the last day. */
  from: string;
  to: string;
}

/** The figures of a branch; each card has its own. */
export class InsightsStore {
  static readonly endpoints = {
    getInsightsFunnel,
    getInsightsSelling,
    getInsightsSteps,
    getInsightsTeam,
    getInsightsTimes,
    listColleagues,
    listStuckRequests,
  };
  readonly funnel = new Resource<InsightsFunnel>();
  /** Only of a flow that sells. */
  readonly selling = new Resource<InsightsSelling>();
  readonly steps = new Resource<InsightsSteps>();
  readonly team = new Resource<InsightsTeam>();
  /** When requests were sent. */
  readonly times = new Resource<InsightsTimes>();
  /** Whose customers have paused now, whatever the period is. */
  readonly stuck: CursorList<StuckRequest, Whose>;
  /** Who may look after requests. */
  readonly colleagues = new Resource<readonly Colleague[]>();
  choice: InsightsChoice = { days: DEFAULT_DAYS };
  /** Whether the branch tells members apart; undefined while it is not known. */
  showsNames: boolean | undefined = undefined;
  private readonly options: InsightsStoreOptions;

  constructor(options: InsightsStoreOptions) {
    this.options = options;
    const { api, clock = serverClock } = options;
    this.stuck = new CursorList({
      fetchPage: async ({ key, after, limit, signal }) => {
        const query = { ...key, limit, ...(after && { after }) };
        const { stuck, metadata } = await api.listStuckRequests(query, { signal });
        return { items: stuck, after: metadata.after };
      },
      idOf: ({ request }) => request.id,
      clock,
    });
    makeObservable(this, {
      choice: observableRef,
      showsNames: observable,
      flow: computed,
      choose: action,
    });
  }

  /** The flows of the branch. */
  get flows(): readonly Flow[] {
    return this.options.branch()?.flows ?? [];
  }

  /** The flow that is shown; undefined while the branch is not known, or has none. */
  get flow(): Flow | undefined {
    const { flow } = this.choice;
    return flow && this.flows.includes(flow) ? flow : this.flows[0];
  }

  /** The days that are shown, both included; undefined while the branch is not known. */
  get days(): { from: string; to: string } | undefined {
    const branch = this.options.branch();
    const { clock = serverClock } = this.options;
    const { dates } = this.choice;
    if (dates) return branch ? dates : undefined;
    return branch ? lastDays(this.choice.days, clock.now(), branch.timeZone) : undefined;
  }

  /** Whose requests can be chosen, by name; none where the branch does not tell members apart. */
  get agents(): readonly Colleague[] {
    return this.showsNames ? (this.colleagues.value ?? []) : [];
  }

  /** Which requests of the flow are counted. */
  get which(): WhichRequests {
    const { agent, channel } = this.choice;
    return { ...(agent && { agent }), ...(channel && { channel }) };
  }

  /** Whether cars are sold in the flow that is shown. */
  get sells(): boolean {
    return this.flow !== undefined && sells(this.flow);
  }

  /** Chooses what `load` loads: no figures of another choice stay. */
  choose(choice: InsightsChoice): void {
    if (JSON.stringify(choice) !== JSON.stringify(this.choice)) this.forget();
    this.choice = choice;
  }

  /** Loads what is chosen; figures already loaded are refreshed. */
  async load(): Promise<void> {
    await Promise.all([
      this.loadFunnel(),
      this.loadSelling(),
      this.loadSteps(),
      this.loadStuck(),
      this.loadTeam(),
      this.loadTimes(),
      this.loadColleagues(),
    ]);
  }

  /** Loads only the funnel, after it failed. */
  loadFunnel(): Promise<void> {
    const { api } = this.options;
    return this.loadCard(this.funnel, (query, options) => api.getInsightsFunnel(query, options));
  }

  /** Loads only what is sold, after it failed. */
  async loadSelling(): Promise<void> {
    const { api } = this.options;
    if (!this.sells) return;
    await this.loadCard(this.selling, (query, options) => api.getInsightsSelling(query, options));
  }

  /** Loads only the sections of the report, after it failed. */
  loadSteps(): Promise<void> {
    const { api } = this.options;
    return this.loadCard(this.steps, (query, options) => api.getInsightsSteps(query, options));
  }

  /** Lists whose customers have paused. */
  async loadStuck(): Promise<void> {
    const whose = this.whose();
    if (whose) await this.stuck.open(whose);
  }

  /** When the list of paused customers was read, in epoch milliseconds. */
  get stuckAt(): number {
    return this.stuck.updatedAt ?? 0;
  }

  /** A follow-up went out: its request is not listed until the customer comes back. */
  followedUp({ id }: Pick<Request, 'id'>): void {
    this.stuck.remove(id);
  }

  /** Loads only the team, after it failed. */
  async loadTeam(): Promise<void> {
    const { api } = this.options;
    await this.loadCard(this.team, (query, options) => api.getInsightsTeam(query, options));
    const { value } = this.team;
    if (value) runInAction(() => (this.showsNames = value.shows_names));
  }

  /** Loads only the times of sending, after they failed. */
  loadTimes(): Promise<void> {
    const { api } = this.options;
    return this.loadCard(this.times, (query, options) => api.getInsightsTimes(query, options));
  }

  private async loadCard<T>(
    card: Resource<T>,
    ask: (query: CardQuery, options: { signal: AbortSignal }) => Promise<T>,
  ): Promise<void> {
    const query = this.query();
    if (!query) return;
    await card.load((signal) => ask(query, { signal }));
  }

  /** What the cards are asked with; undefined while the branch is not known. */
  private query(): CardQuery | undefined {
    const { days } = this;
    const whose = this.whose();
    return whose && days && { ...whose, ...days };
  }

  /** Undefined while the branch is not known. */
  private whose(): Whose | undefined {
    const { flow } = this;
    const branch = this.options.branch();
    if (!branch || !flow) return undefined;
    const { agent, channel } = this.which;
    return {
      partner_id: branch.id,
      type: flow,
      ...(agent && { agent_id: agent }),
      ...(channel && { channel }),
    };
  }

  private forget(): void {
    const { funnel, selling, steps, team, times } = this;
    for (const card of [funnel, selling, steps, team, times]) card.reset();
  }

  private async loadColleagues(): Promise<void> {
    const branch = this.options.branch();
    if (!branch || this.colleagues.value) return;
    await this.colleagues.load(
      async (signal) =>
        (await this.options.api.listColleagues({ partner_id: branch.id }, { signal })).colleagues,
    );
  }

  /** Starts over for the new current branch. */
  async reset(): Promise<void> {
    this.forget();
    this.colleagues.reset();
    runInAction(() => (this.showsNames = undefined));
    this.stuck.clear();
    await this.load();
  }
}
