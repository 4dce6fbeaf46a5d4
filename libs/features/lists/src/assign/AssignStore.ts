import type { Api } from '@forecourt/api-client';
import type { Colleague } from '@forecourt/contract';
import { can } from '@forecourt/contract/roles';
import { listColleagues } from '@forecourt/contract/endpoints/users';
import { Resource } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { AssignAsk, AssignQuestion } from './AssignQuestion.ts';

export interface AssignStoreOptions {
  question: AssignQuestion;
  api: Pick<Api, keyof typeof AssignStore.endpoints>;
  /** The current partner; null while unknown. */
  partnerId(): string | null;
  /** The user, who comes first; null while unknown. */
  userId(): string | null;
}

/** Who may look after requests, and the choice of one of them. */
export class AssignStore {
  static readonly endpoints = { listColleagues };
  readonly colleagues = new Resource<readonly Colleague[]>();
  /** Id of who is being assigned; null for nobody, undefined while nothing is sent. */
  sending: string | null | undefined = undefined;
  error: unknown = null;
  private loadedFor: string | null = null;
  private readonly options: AssignStoreOptions;

  constructor(options: AssignStoreOptions) {
    this.options = options;
    makeObservable(this, { sending: observable, error: observableRef, close: action });
  }

  get asked(): AssignAsk | null {
    return this.options.question.asked;
  }

  /** Those whose role lets them act on requests, the user first. */
  get choices(): readonly Colleague[] | undefined {
    const me = this.options.userId();
    const may = this.colleagues.value?.filter(({ role }) => can(role, 'assignRequest'));
    return may && [...may.filter(({ id }) => id === me), ...may.filter(({ id }) => id !== me)];
  }

  isMe({ id }: Pick<Colleague, 'id'>): boolean {
    return id === this.options.userId();
  }

  /** Who looks after all that is asked about; undefined where they differ. */
  get current(): string | null | undefined {
    const agents = new Set(this.asked?.requests.map(({ agentId }) => agentId));
    return agents.size === 1 ? [...agents][0] : undefined;
  }

  /** Fetches the colleagues; those of before stay visible meanwhile, unless of another partner. */
  async load(): Promise<void> {
    const partnerId = this.options.partnerId();
    if (partnerId === null) return;
    if (this.loadedFor !== partnerId) this.colleagues.reset();
    this.loadedFor = partnerId;
    await this.colleagues.load(
      async (signal) =>
        (await this.options.api.listColleagues({ partner_id: partnerId }, { signal })).colleagues,
    );
  }

  /** Assigns what is asked about. Whether it worked; if not, `error` says why. */
  async choose(agentId: string | null): Promise<boolean> {
    const { asked } = this;
    if (!asked || this.sending !== undefined) return false;
    runInAction(() => {
      this.sending = agentId;
      this.error = null;
    });
    try {
      await asked.assign(agentId);
      runInAction(() => (this.sending = undefined));
      this.close();
      return true;
    } catch (error) {
      runInAction(() => {
        this.sending = undefined;
        this.error = error;
      });
      return false;
    }
  }

  close(): void {
    if (this.sending !== undefined) return;
    this.error = null;
    this.options.question.close();
  }
}
