import { callsOf } from '@forecourt/api-client';
import type { Role } from '@forecourt/contract';
import { frozenClock } from '@forecourt/testing';
import { useMemo, useState } from 'react';
import type { ListFilters } from '../../list/filters.ts';
import { addressOf, ListStory } from '../../list/test/ListStory.tsx';
import { storyHttp, storyPartnerId } from '../../list/test/storyHttp.ts';
import { useEndedRun } from '../../list/test/useEndedRun.ts';
import { storyKit } from '../../views/test/storyKit.ts';
import { carBulkOf } from '../bulk/CarBulkStore.ts';
import type { CarListLinks } from '../parts/useCarActions.ts';
import { CarListScreen } from '../CarListScreen.tsx';
import { CarListStore } from '../CarListStore.ts';
import type { CarListDefinition } from '../definition.ts';

export interface CarListStoryProps {
  definition: CarListDefinition;
  /** Last part of the tab's address. */
  tab?: string;
  plate?: string;
  filters?: ListFilters;
  role?: Role;
  /** The partner is still unknown, so nothing is fetched. */
  waiting?: boolean;
  /** Whether the flow's claims have numbers. @default false */
  hasClaimNumbers?: boolean;
  /** Called with the store once it is made, to pass it channel events. */
  onStore?: (store: CarListStore) => void;
}

/** The real screen with the real store and client, and its own router. */
export function CarListStory(props: CarListStoryProps) {
  const { definition, tab, plate, filters } = props;
  const [store] = useState(() => makeStore(props));
  const [listKit] = useState(() => storyKit(props.role));
  useEndedRun(() => carBulkOf(store).run);
  const links = useMemo(() => linksOf(definition), [definition]);
  return (
    <ListStory
      definition={definition}
      tab={tab}
      store={store}
      search={plate}
      filters={filters}
      searchParam="plate"
    >
      {(go) => <CarListScreen store={store} links={links} go={go} listKit={listKit} />}
    </ListStory>
  );
}

function makeStore({
  definition,
  role = 'AGENT',
  waiting,
  hasClaimNumbers = false,
  onStore,
}: CarListStoryProps) {
  const http = storyHttp();
  const store = new CarListStore({
    definition,
    api: callsOf(http, CarListStore.endpoints),
    partner: () => (waiting ? null : { id: storyPartnerId, role }),
    clock: frozenClock(),
    hasClaimNumbers: () => hasClaimNumbers,
  });
  onStore?.(store);
  return store;
}

function linksOf(definition: CarListDefinition): CarListLinks {
  const at: CarListLinks['tab'] = (tab, search, filters) =>
    addressOf({ definition, searchParam: 'plate' }, tab, search, filters);
  return {
    tab: at,
    create: (tab, plate) => at(tab ? `${tab}/create` : 'create', plate),
    report: (id) => `/report/${id}`,
    asset: (tab, plate, number) => `${at(tab ? `${tab}/full` : 'full', plate)}#${number}`,
  };
}
