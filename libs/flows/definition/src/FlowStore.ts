import type { Api } from '@forecourt/api-client';
import type { Partner, Request, RequestStatusEvent, SendChannel } from '@forecourt/contract';
import { type RequestListOptions, RequestListStore } from '@forecourt/feature-lists/requests';
import type {
  RequestPanelContext,
  RequestPanelOptions,
  RequestPanelStore,
} from '@forecourt/feature-request-panel';
import { type Loadable, valueOf } from '@forecourt/platform';
import type { FlowDefinition } from './FlowDefinition.ts';

/** All that a flow's request panel needs, apart from its calls. */
export type RequestPanelParts = Omit<RequestPanelOptions, 'api'>;

/** What a flow's feature stores depend on. */
export interface FlowCollaborators {
  requests: Pick<Api, keyof typeof FlowStore.endpoints>;
  /** The channels by which this deployment can message customers. */
  channels: readonly SendChannel[];
  /** The current partner; null while unknown. */
  partner(): Pick<Partner, 'id' | 'role'> | null;
  /** Partner and customisation of this flow, as far as loaded. */
  panelContext(): Loadable<RequestPanelContext>;
  /** Whether dial code and number form a valid mobile number. */
  isMobileNumber(dialCode: string, number: string): Promise<boolean>;
  /** Address of a request's report. */
  reportHref(id: string): string;
  /** Id of the user; null while unknown. */
  userId?(): string | null;
  /** Asks who is to look after requests. */
  assigning?: RequestListOptions['assigning'];
  /** Asks what is right of a request. */
  correcting?: RequestListOptions['correcting'];
  /** Sends later what finds no network. */
  later?: RequestListOptions['later'];
  /** Keeps how the rows of the list look. */
  storage?: RequestListOptions['storage'];
  /** Protocol and host of share links; by default the page's. */
  origin?: string;
}

/**
 * The feature stores of one flow, created from its definition on demand, and kept while a branch
 * is open, so that Back restores list and scroll position.
 */
export class FlowStore {
  static readonly endpoints = RequestListStore.endpoints;
  readonly definition: FlowDefinition;
  private readonly with: FlowCollaborators;
  private list: RequestListStore | null = null;
  private panel: RequestPanelStore | null = null;

  constructor(definition: FlowDefinition, collaborators: FlowCollaborators) {
    this.definition = definition;
    this.with = collaborators;
  }

  get requestList(): RequestListStore {
    this.list ??= new RequestListStore({
      definition: this.definition.requestList,
      api: this.with.requests,
      partner: () => this.with.partner(),
      userId: () => this.with.userId?.() ?? null,
      channels: this.with.channels,
      assigning: this.with.assigning,
      correcting: this.with.correcting,
      later: this.with.later,
      storage: this.with.storage,
      terms: () => {
        const known = valueOf(this.with.panelContext());
        return { rules: known?.identifiers, timeZone: known?.timeZone };
      },
    });
    return this.list;
  }

  /** The panel that sends a request; made by what shows it, so that a list loads without its code. */
  requestPanel(make: (parts: RequestPanelParts) => RequestPanelStore): RequestPanelStore {
    this.panel ??= make({
      definition: this.definition.requestPanel,
      channels: this.with.channels,
      context: () => this.with.panelContext(),
      isMobileNumber: (dialCode, number) => this.with.isMobileNumber(dialCode, number),
      onCreated: (request) => this.requestList.take(request),
      reportHref: (id) => this.with.reportHref(id),
      origin: this.with.origin,
    });
    return this.panel;
  }

  /** Handles an event of the partner's channel. Lists that were never opened are skipped. */
  handleEvent(event: RequestStatusEvent): void {
    this.list?.handleEvent(event);
  }

  /** Takes a request that was changed elsewhere, where the list of its flow was opened. */
  take(request: Request): void {
    if (request.request_type === this.definition.type) this.list?.take(request);
  }

  /** Forgets the list and cancels what is being fetched. */
  clear(): void {
    this.list?.clear();
  }

  /** Refreshes what is shown, after a reconnect or a wake from sleep. */
  async refresh(): Promise<void> {
    await this.list?.refresh();
  }
}
