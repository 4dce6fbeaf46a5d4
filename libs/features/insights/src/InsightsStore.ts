import type { Api } from '@forecourt/api-client';
import type { Colleague, Flow, InsightsFunnel } from '@forecourt/contract';
import { getInsightsFunnel } from '@forecourt/contract/endpoints/insights';
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

/** How far the requests of a branch come. */
export class InsightsStore {
  static readonly endpoints = { getInsightsFunnel, listColleagues };
  readonly funnel = new Resource<InsightsFunnel>();
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

  /** Chooses what `load` loads: no figures of another choice stay. */
  choose(choice: InsightsChoice): void {
    if (JSON.stringify(choice) !== JSON.stringify(this.choice)) this.funnel.reset();
    this.choice = choice;
  }

  /** Loads what is chosen; figures already loaded are refreshed. */
  async load(): Promise<void> {
    await Promise.all([this.loadFunnel(), this.loadColleagues()]);
  }

  /** Loads only the funnel, after it failed. */
  async loadFunnel(): Promise<void> {
    const { flow, days } = this;
    const branch = this.options.branch();
    if (!branch || !flow || !days) return;
    const { agent } = this.choice;
    await this.funnel.load((signal) =>
      this.options.api.getInsightsFunnel(
        { partner_id: branch.id, type: flow, ...days, ...(agent && { agent_id: agent }) },
        { signal },
      ),
    );
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
    this.funnel.reset();
    this.colleagues.reset();
    await this.load();
  }
}
