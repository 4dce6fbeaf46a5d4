import {
  type Car,
  type CarStatus,
  defaultFlow,
  type Query,
  type ReportChangedEvent,
  type RequestStatusEvent,
} from '@forecourt/contract';
import { type Clock, type KeyValueStorage, throttle } from '@forecourt/platform';
import type { ArchivingLater } from '../list/Archiving.ts';
import { choiceQuery } from '../list/filters.ts';
import {
  type ListKey,
  type ListPartner,
  type ListSource,
  ListStore,
  type PageQuery,
} from '../list/ListStore.ts';
import { ArchivedCar } from './ArchivedCar.ts';
import { belongs } from './carFilter.ts';
import { type CarListApi, carListEndpoints } from './CarListApi.ts';
import type { CarListDefinition } from './definition.ts';

/** Throttle of refetching the list after events, in milliseconds. */
const REFETCH_MS = 500;

/** Actions on a car in its list. */
export type CarAction = 'viewReport' | 'viewPhotos' | 'archive';

export interface CarListOptions {
  definition: CarListDefinition;
  api: CarListApi;
  /** The current partner, with the user's role in it; null while unknown. */
  partner(): ListPartner | null;
  /** Whether the flow's claims have numbers, as far as that is known. @default false */
  hasClaimNumbers?(): boolean;
  /** Makes an idempotency key; by default a random UUID. */
  newKey?(): string;
  /** Sends later what finds no network. */
  later?: ArchivingLater | undefined;
  /** Keeps how its rows look. @default nothing is kept */
  storage?: KeyValueStorage | undefined;
  clock?: Clock;
}

/** A flow's reported cars: tab, plate search, endless list, counts, and actions. */
export class CarListStore extends ListStore<Car, CarStatus> {
  static readonly endpoints = carListEndpoints;
  declare readonly definition: CarListDefinition;
  /** Makes an idempotency key. */
  readonly newKey: () => string;
  private readonly api: CarListApi;
  private readonly options: CarListOptions;
  private readonly later: ArchivingLater | undefined;
  private readonly archived = new Map<string, ArchivedCar>();
  private readonly refreshSoon = throttle(() => void this.refresh(), REFETCH_MS);

  constructor(options: CarListOptions) {
    const { definition, api, partner, newKey = () => crypto.randomUUID(), clock } = options;
    const { storage } = options;
    super({ definition, partner, storage, clock, source: carSource(definition, api) });
    this.options = options;
    this.api = api;
    this.newKey = newKey;
    this.later = options.later;
  }

  /** Whether cars are known by claim numbers here. */
  get hasClaimNumbers(): boolean {
    return this.options.hasClaimNumbers?.() ?? false;
  }

  /** What this user may do with a car, in menu order. */
  get actions(): readonly CarAction[] {
    return this.maySend ? ['viewReport', 'viewPhotos', 'archive'] : ['viewReport', 'viewPhotos'];
  }

  override clear(): void {
    this.refreshSoon.cancel();
    this.archived.clear();
    super.clear();
  }

  /**
   * Handles a request event from the channel. It says too little about the car, so the list is
   * refetched if the event may concern one of its cars.
   */
  handleEvent({ request_type, request }: RequestStatusEvent): void {
    if (request_type !== this.definition.flow || request.partner_id !== this.partner?.id) return;
    const known = this.items.find(({ request_id }) => request_id === request.id);
    if (request.status === 'ARCHIVED') {
      // The event for our own archiving must not remove the row while undo is offered.
      if (this.archived.get(request.id)?.held) return;
      if (known) this.list.remove(known.id);
      this.counts.refreshSoon();
    } else if (known || request.status === 'COMPLETED') {
      this.refreshSoon();
    }
  }

  /** A conclusion, an offer or an auction changed a car's status. */
  handleReportChanged({ request_type, part }: ReportChangedEvent): void {
    const changesLists = part !== 'COMMENTS' && part !== 'DAMAGES' && part !== 'PHOTOS';
    if (request_type === this.definition.flow && changesLists) this.refreshSoon();
  }

  /** Archives the car's request at once; the result offers the undo. Null where not allowed. */
  archive(id: string): ArchivedCar | null {
    const car = this.list.find(id);
    if (!car || !this.actions.includes('archive')) return null;
    const { list, counts, api, later } = this;
    const archived = new ArchivedCar(car, { list, counts, api, later });
    this.archived.set(car.request_id, archived);
    return archived;
  }
}

function carSource({ flow }: CarListDefinition, api: CarListApi): ListSource<Car, CarStatus> {
  return {
    belongs,
    fetchPage: async (key, page) => {
      const answer = await api.listCars(pageQuery(flow, key, page), { signal: page.signal });
      return { items: answer.cars, after: answer.metadata.after };
    },
    fetchCounts: async ({ partnerId, search, ...choice }, signal) => {
      const query = {
        ...typeOf(flow),
        partner_id: partnerId,
        ...(search && { plate: search }),
        ...choiceQuery(choice),
      };
      const { counts, mine } = await api.countCars(query, { signal });
      return { ...counts, mine };
    },
  };
}

function pageQuery(
  flow: CarListDefinition['flow'],
  { partnerId, status, search, ...choice }: ListKey<CarStatus>,
  { after, limit }: PageQuery,
): Query<'listCars'> {
  return {
    ...typeOf(flow),
    partner_id: partnerId,
    limit,
    ...(after && { after }),
    ...(search && { plate: search }),
    ...(status && { status }),
    ...choiceQuery(choice),
  };
}

/** The call needs no type where it means that flow anyway. */
function typeOf(flow: CarListDefinition['flow']): Pick<Query<'listCars'>, 'type'> {
  return flow === defaultFlow ? {} : { type: flow };
}
