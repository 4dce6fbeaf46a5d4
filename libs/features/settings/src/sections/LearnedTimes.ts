import type { Api } from '@forecourt/api-client';
import type { Flow, InsightsSteps } from '@forecourt/contract';
import type { getInsightsSteps } from '@forecourt/contract/endpoints/insights';
import { type Clock, lastDays, Resource, serverClock } from '@forecourt/platform';

/** Days that the times are learned from, today included. */
const DAYS = 90;

interface LearnedTimesOptions {
  api: Pick<Api, typeof getInsightsSteps.id>;
  partnerId: string;
  clock?: Clock | undefined;
}

/** How long a partner's customers take, beside the estimate of the product (decision 132). */
export class LearnedTimes {
  /** Of the flow that was asked for last. A failure shows nothing: the estimate stands alone. */
  readonly steps = new Resource<InsightsSteps>();
  private readonly options: LearnedTimesOptions;
  private flow: Flow | null = null;

  constructor(options: LearnedTimesOptions) {
    this.options = options;
  }

  /** Loads those of a flow, once. @param timeZone the partner's, in which days begin */
  async load(flow: Flow, timeZone: string): Promise<void> {
    if (this.flow === flow) return;
    this.flow = flow;
    this.steps.reset();
    const { api, partnerId, clock = serverClock } = this.options;
    const days = lastDays(DAYS, clock.now(), timeZone);
    await this.steps.load((signal) =>
      api.getInsightsSteps({ partner_id: partnerId, type: flow, ...days }, { signal }),
    );
  }
}
