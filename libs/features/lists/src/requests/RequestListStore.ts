import {
  type IdentifierName,
  identifierNames,
  type Query,
  type Request,
  type RequestStatus,
  type RequestStatusEvent,
  type SendChannel,
  usedIdentifiers,
} from '@forecourt/contract';
import { customerName } from '@forecourt/platform';
import type { Clock, KeyValueStorage } from '@forecourt/platform';
import { AssignQuestion } from '../assign/AssignQuestion.ts';
import {
  contactFields,
  CorrectionQuestion,
  type IdentifierTerms,
} from '../corrections/CorrectionQuestion.ts';
import type { ArchivingLater } from '../list/Archiving.ts';
import { choiceQuery } from '../list/filters.ts';
import {
  type ListKey,
  type ListPartner,
  type ListSource,
  ListStore,
  type PageQuery,
} from '../list/ListStore.ts';
import { ArchivedRequest } from './ArchivedRequest.ts';
import type { RequestListDefinition } from './definition.ts';
import { isAllowed, mayRetry, type RequestAction } from './requestActions.ts';
import { belongs } from './requestFilter.ts';
import { type RequestListApi, requestListEndpoints } from './RequestListApi.ts';
import { RetryQuestion } from './RetryQuestion.ts';
import { SendQuestion } from './SendQuestion.ts';

export interface RequestListOptions {
  definition: RequestListDefinition;
  api: RequestListApi;
  /** The current partner, with the user's role in it; null while unknown. */
  partner(): ListPartner | null;
  /** Id of the user; null while unknown. */
  userId?(): string | null;
  /** The channels by which this deployment can message customers; both if left out. */
  channels?: readonly SendChannel[];
  /** Asks who is to look after requests. */
  assigning?: AssignQuestion | undefined;
  /** Asks what is right of a request. */
  correcting?: CorrectionQuestion | undefined;
  /** How the flow uses identifiers, as far as that is known. */
  terms?(): IdentifierTerms;
  /** Makes an idempotency key; by default a random UUID. */
  newKey?(): string;
  /** Sends later what finds no network. */
  later?: ArchivingLater | undefined;
  /** Keeps how its rows look. @default nothing is kept */
  storage?: KeyValueStorage | undefined;
  clock?: Clock;
}

/** A flow's requests: tab, search, endless list, counts, events and actions. */
export class RequestListStore extends ListStore<Request, RequestStatus> {
  static readonly endpoints = requestListEndpoints;
  declare readonly definition: RequestListDefinition;
  readonly question: SendQuestion;
  readonly retrying: RetryQuestion;
  readonly assigning: AssignQuestion;
  readonly correcting: CorrectionQuestion;
  /** Makes an idempotency key. */
  readonly newKey: () => string;
  readonly api: RequestListApi;
  private readonly terms: () => IdentifierTerms | undefined;
  private readonly later: ArchivingLater | undefined;
  private readonly archived = new Map<string, ArchivedRequest>();

  constructor(options: RequestListOptions) {
    const { definition, api, partner, newKey = () => crypto.randomUUID(), clock } = options;
    const { userId = () => null, assigning = new AssignQuestion(), storage } = options;
    super({ definition, partner, storage, clock, source: requestSource(definition, api, userId) });
    this.assigning = assigning;
    this.correcting = options.correcting ?? new CorrectionQuestion();
    this.api = api;
    this.newKey = newKey;
    this.terms = () => options.terms?.();
    this.later = options.later;
    const onSent = (request: Request): void => this.take(request);
    this.question = new SendQuestion({ api, newKey, onSent });
    const { channels = ['SMS', 'EMAIL'] } = options;
    this.retrying = new RetryQuestion({ api, channels, newKey, onSent });
  }

  /** The identifiers that staff give in this flow, in the order of forms. */
  get identifiers(): readonly IdentifierName[] {
    return usedIdentifiers(this.terms()?.rules);
  }

  /** What this user may do with the request, in menu order. */
  actionsFor(
    request: Pick<Request, 'status'> & Partial<Pick<Request, 'delivery'>>,
  ): RequestAction[] {
    const { partner } = this;
    if (!partner) return [];
    const { status } = request;
    const usual = this.definition.actions.filter((one) => isAllowed(one, status, partner.role));
    return mayRetry(request, partner.role) ? ['tryAgain', ...usual] : usual;
  }

  override clear(): void {
    this.archived.clear();
    super.clear();
  }

  /** Handles a request event from the channel; ignores other flows and partners. */
  handleEvent({ request_type, request }: RequestStatusEvent): void {
    if (request_type !== this.definition.flow) return;
    if (request.partner_id !== this.partner?.id) return;
    const archived = this.archived.get(request.id);
    if (archived?.held) {
      // The event for our own archiving must not remove the row while undo is offered.
      if (request.status === 'ARCHIVED') return;
      archived.release(request);
    }
    this.take(request);
  }

  /**
   * Takes a request from the server: adds a new one on top, updates a known one, removes it from
   * tabs where it no longer belongs. Responses and events can arrive out of order, so an older
   * version is ignored.
   */
  take(request: Request): void {
    const known = this.list.find(request.id);
    if (known && Date.parse(known.updated_at) > Date.parse(request.updated_at)) return;
    if (known) this.counts.move(known.status, request.status);
    this.list.upsert(request);
    this.counts.refreshSoon();
  }

  /** Archives optimistically; the result offers the undo. Null where there is no such request. */
  archive(id: string): ArchivedRequest | null {
    const request = this.list.find(id);
    if (!request || !this.actionsFor(request).includes('archive')) return null;
    const { list, counts, api, later } = this;
    const archived = new ArchivedRequest(request, { list, counts, api, later });
    this.archived.set(id, archived);
    return archived;
  }

  /** Asks who is to look after a request. */
  askAgent(request: Request): void {
    this.assigning.ask({
      requests: [
        { id: request.id, name: customerName(request), agentId: request.agent?.id ?? null },
      ],
      assign: (agentId) => this.assign(request.id, agentId),
    });
  }

  /** Asks for the right name and contact of a request's customer, and what identifies its claim. */
  askDetails(request: Request): void {
    const { id, name, phone, email, identifiers } = request;
    const known = identifierNames.filter(
      (one) => this.identifiers.includes(one) || (identifiers?.[one] ?? null) !== null,
    );
    this.correcting.ask({
      id,
      name: customerName(request),
      fields: [...contactFields, ...known],
      values: {
        name,
        phone,
        email,
        ...Object.fromEntries(known.map((one) => [one, identifiers?.[one] ?? null])),
      },
      terms: this.terms(),
      onChanged: (changed) => this.take(changed),
    });
  }

  /**
   * Changes who looks after a request; null for nobody.
   *
   * @throws ApiError if the server refuses
   */
  async assign(id: string, agentId: string | null): Promise<void> {
    this.take((await this.api.assignRequest(id, { agent_id: agentId })).request);
  }

  /**
   * Takes a request out of the archive, back to the status it had.
   *
   * @returns null where there is no network: it is archived until it was sent
   * @throws ApiError if the server refuses; the request stays archived then
   */
  async restore(archived: Request): Promise<Request | null> {
    const { id: requestId } = archived;
    try {
      const { request } = await this.api.unarchiveRequest(requestId);
      this.take(request);
      return request;
    } catch (error) {
      const name = customerName(archived);
      if (await this.later?.keep(error, { type: 'restore', requestId, name })) return null;
      throw error;
    }
  }
}

function requestSource(
  { flow }: RequestListDefinition,
  api: RequestListApi,
  userId: () => string | null,
): ListSource<Request, RequestStatus> {
  return {
    belongs: (request, key) => belongs(request, key, userId()),
    fetchPage: async (key, page) => {
      const answer = await api.listRequests(pageQuery(flow, key, page), { signal: page.signal });
      return { items: answer.requests, after: answer.metadata.after };
    },
    fetchCounts: async ({ partnerId, search, ...choice }, signal) => {
      const query: Query<'countRequests'> = {
        type: flow,
        partner_id: partnerId,
        ...(search && { name: search }),
        ...choiceQuery(choice),
      };
      const { counts, mine } = await api.countRequests(query, { signal });
      return { ...counts, mine };
    },
  };
}

function pageQuery(
  type: RequestListDefinition['flow'],
  { partnerId, status, search, ...choice }: ListKey<RequestStatus>,
  { after, limit }: PageQuery,
): Query<'listRequests'> {
  return {
    type,
    partner_id: partnerId,
    limit,
    ...(after && { after }),
    ...(search && { name: search }),
    ...(status && { status }),
    ...choiceQuery(choice),
  };
}
