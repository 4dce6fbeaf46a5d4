import type { Api } from '@forecourt/api-client';
import type { Colleague } from '@forecourt/contract';
import { listColleagues } from '@forecourt/contract/endpoints/users';
import { Resource } from '@forecourt/platform';

export interface PeopleOptions {
  api: Pick<Api, keyof typeof People.endpoints>;
  /** The current partner; null while unknown. */
  partnerId(): string | null;
  /** The user; null while unknown. */
  userId(): string | null;
}

/** Who works for the current branch, for the filter of agents. */
export class People {
  static readonly endpoints = { listColleagues };
  readonly all = new Resource<readonly Colleague[]>();
  private loadedFor: string | null = null;
  private readonly options: PeopleOptions;

  constructor(options: PeopleOptions) {
    this.options = options;
  }

  /** The user's colleagues, without the user; empty until they are loaded. */
  get others(): readonly Colleague[] {
    return (this.all.value ?? []).filter(({ id }) => id !== this.options.userId());
  }

  nameOf(id: string): string | undefined {
    return this.all.value?.find((one) => one.id === id)?.name;
  }

  /** Fetches them once for each branch; again where that failed. */
  async load(): Promise<void> {
    const partnerId = this.options.partnerId();
    if (partnerId === null) return;
    if (this.loadedFor !== partnerId) this.all.reset();
    else if (this.all.state.status !== 'initial' && this.all.state.status !== 'error') return;
    this.loadedFor = partnerId;
    await this.all.load(
      async (signal) =>
        (await this.options.api.listColleagues({ partner_id: partnerId }, { signal })).colleagues,
    );
  }
}
