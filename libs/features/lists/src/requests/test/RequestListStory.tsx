import { callsOf } from '@forecourt/api-client';
import type { Role } from '@forecourt/contract';
import { frozenClock } from '@forecourt/testing';
import { useMemo, useState } from 'react';
import { addressOf, ListStory } from '../../list/test/ListStory.tsx';
import { storyHttp, storyPartnerId } from '../../list/test/storyHttp.ts';
import { useEndedRun } from '../../list/test/useEndedRun.ts';
import { bulkOf } from '../bulk/BulkStore.ts';
import type { RequestListDefinition } from '../definition.ts';
import type { RequestListLinks } from '../parts/useRequestActions.ts';
import { RequestListScreen } from '../RequestListScreen.tsx';
import { RequestListStore } from '../RequestListStore.ts';

export interface RequestListStoryProps {
  definition: RequestListDefinition;
  /** Last part of the tab's address. */
  tab?: string;
  name?: string;
  role?: Role;
  /** The partner is still unknown, so nothing is fetched. */
  waiting?: boolean;
  /** Called with the store once it is made, to pass it channel events. */
  onStore?: (store: RequestListStore) => void;
}

/** The real screen with the real store and client, and its own router. */
export function RequestListStory(props: RequestListStoryProps) {
  const { definition, tab, name } = props;
  const [store] = useState(() => makeStore(props));
  useEndedRun(() => bulkOf(store).run);
  const links = useMemo(() => linksOf(definition), [definition]);
  return (
    <ListStory definition={definition} tab={tab} store={store} search={name} searchParam="name">
      {(go) => <RequestListScreen store={store} links={links} go={go} />}
    </ListStory>
  );
}

function makeStore({ definition, role = 'AGENT', waiting, onStore }: RequestListStoryProps) {
  const store = new RequestListStore({
    definition,
    api: callsOf(storyHttp(), RequestListStore.endpoints),
    partner: () => (waiting ? null : { id: storyPartnerId, role }),
    clock: frozenClock(),
  });
  onStore?.(store);
  return store;
}

function linksOf(definition: RequestListDefinition): RequestListLinks {
  const at = (tab: string, search: string, undelivered?: boolean): string =>
    addressOf({ definition, searchParam: 'name' }, tab, search, undelivered);
  return {
    tab: at,
    create: (tab, name) => at(tab ? `${tab}/create` : 'create', name),
    report: (id) => `/report/${id}`,
    timeline: (tab, search, id) => `${at(tab, search)}${search ? '&' : '?'}timeline=${id}`,
  };
}
