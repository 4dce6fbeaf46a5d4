import { callsOf } from '@forecourt/api-client';
import type { Role } from '@forecourt/contract';
import { frozenClock } from '@forecourt/testing';
import { useMemo, useState } from 'react';
import { addressOf, ListStory } from '../../list/test/ListStory.tsx';
import { storyHttp, storyPartnerId } from '../../list/test/storyHttp.ts';
import { useEndedRun } from '../../list/test/useEndedRun.ts';
import { threadBulkOf } from '../bulk/ThreadBulkStore.ts';
import type { ThreadListDefinition } from '../definition.ts';
import { type ThreadListLinks, ThreadListScreen } from '../ThreadListScreen.tsx';
import { ThreadListStore } from '../ThreadListStore.ts';

export interface ThreadListStoryProps {
  definition: ThreadListDefinition;
  /** Last part of the tab's address. */
  tab?: string;
  name?: string;
  role?: Role;
  /** The partner is still unknown, so nothing is fetched. */
  waiting?: boolean;
  /** Called with the store once it is made, to pass it channel events. */
  onStore?: (store: ThreadListStore) => void;
}

/** The real screen with the real store and client, and its own router. */
export function ThreadListStory(props: ThreadListStoryProps) {
  const { definition, tab, name } = props;
  const [store] = useState(() => makeStore(props));
  useEndedRun(() => threadBulkOf(store).run);
  const links = useMemo(() => linksOf(definition), [definition]);
  return (
    <ListStory definition={definition} tab={tab} store={store} search={name} searchParam="name">
      {(go) => <ThreadListScreen store={store} links={links} go={go} />}
    </ListStory>
  );
}

function makeStore({ definition, role = 'AGENT', waiting, onStore }: ThreadListStoryProps) {
  const store = new ThreadListStore({
    definition,
    api: callsOf(storyHttp(), ThreadListStore.endpoints),
    partner: () => (waiting ? null : { id: storyPartnerId, role }),
    clock: frozenClock(),
  });
  onStore?.(store);
  return store;
}

function linksOf(definition: ThreadListDefinition): ThreadListLinks {
  return {
    tab: (tab, search) => addressOf({ definition, searchParam: 'name' }, tab, search),
    thread: (requestId, id) => `/report/${requestId}/buyers/${id}`,
    report: (requestId) => `/report/${requestId}`,
  };
}
