import type { Api } from '@forecourt/api-client';
import {
  type Colleague,
  type Flow,
  type InsightsFunnel,
  type InsightsSelling,
  type InsightsTeam,
  sells,
} from '@forecourt/contract';
import {
  getInsightsFunnel,
  getInsightsSelling,
  getInsightsTeam,
} from '@forecourt/contract/endpoints/insights';
import { listColleagues } from '@forecourt/contract/endpoints/users';
import { type Clock, Resource, systemClock } from '@forecourt/platform';
import { action, computed, makeObservable, observableRef } from 'mobx';
import { daysOf, DEFAULT_DAYS, type InsightsChoice } from './choice.ts';

export interface InsightsStoreOptions {
  api: Pick<Api, keyof typeof InsightsStore.endpoints>;
  /** The branch; null while it is not known. */
  branch: () => { id: string; timeZone: string; flows: readonly Flow[] } | null;
  clock?: Clock;
}

/** What every card is asked with. */
interface CardQuery {
  partner_id: string;
  type: Flow;
  /** The first and the last day. */
  from: string;
  to: string;
  agent_id?: string;
}

/** The figures of a branch; each card has its own. */
export class InsightsStore {
  static readonly endpoints = {
    getInsightsFunnel,
    getInsightsSelling,
    getInsightsTeam,
    listColleagues,
  };
  readonly funnel = new Resource<InsightsFunnel>();
  /** Only of a flow that sells. */
  readonly selling = new Resource<InsightsSelling>();
  readonly team = new Resource<InsightsTeam>();
  /** Who may look after requests. */
  readonly colleagues = new Resource<readonly Colleague[]>();
  choice: InsightsChoice = { days: DEFAULT_DAYS };
  private readonly options: InsightsStoreOptions;

  constructor(options: InsightsStoreOptions) {
    this.options = options;
    makeObservable(this, { choice: observableRef, flow: computed, choose: action });
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
    const { clock = systemClock } = this.options;
    return branch ? daysOf(this.choice.days, clock.now(), branch.timeZone) : undefined;
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
      this.loadTeam(),
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

  /** Loads only the team, after it failed. */
  loadTeam(): Promise<void> {
    const { api } = this.options;
    return this.loadCard(this.team, (query, options) => api.getInsightsTeam(query, options));
  }

  private async loadCard<T>(
    card: Resource<T>,
    ask: (query: CardQuery, options: { signal: AbortSignal }) => Promise<T>,
  ): Promise<void> {
    const { flow, days } = this;
    const branch = this.options.branch();
    if (!branch || !flow || !days) return;
    const { agent } = this.choice;
    const query = { partner_id: branch.id, type: flow, ...days, ...(agent && { agent_id: agent }) };
    await card.load((signal) => ask(query, { signal }));
  }

  private forget(): void {
    for (const card of [this.funnel, this.selling, this.team]) card.reset();
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
    await this.load();
  }
}
