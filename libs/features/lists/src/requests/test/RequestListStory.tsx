import { callsOf } from '@forecourt/api-client';
import type { IdentifierRules, Role } from '@forecourt/contract';
import { frozenClock } from '@forecourt/testing';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { AssignDialog } from '../../assign/AssignDialog.tsx';
import { AssignStore } from '../../assign/AssignStore.ts';
import {
  CorrectionForm,
  CorrectionPanel,
  isMobileNumber,
  readPhone,
} from '../../corrections/index.ts';
import type { ListFilters } from '../../list/filters.ts';
import { addressOf, ListStory } from '../../list/test/ListStory.tsx';
import { storyHttp, storyPartnerId } from '../../list/test/storyHttp.ts';
import { useEndedRun } from '../../list/test/useEndedRun.ts';
import { storyKit } from '../../views/test/storyKit.ts';
import { bulkOf } from '../bulk/BulkStore.ts';
import type { RequestListDefinition } from '../definition.ts';
import type { RequestListLinks } from '../parts/useRequestActions.ts';
import { RequestListScreen } from '../RequestListScreen.tsx';
import { RequestListStore } from '../RequestListStore.ts';
import { storyUserId } from './requestServer.ts';

export interface RequestListStoryProps {
  definition: RequestListDefinition;
  /** Last part of the tab's address. */
  tab?: string;
  name?: string;
  filters?: ListFilters;
  role?: Role;
  /** What staff give of a claim in this flow. @default nothing */
  identifiers?: IdentifierRules;
  /** The partner is still unknown, so nothing is fetched. */
  waiting?: boolean;
  /** Called with the store once it is made, to pass it channel events. */
  onStore?: (store: RequestListStore) => void;
}

/** The real screen with the real store and client, and its own router. */
export function RequestListStory(props: RequestListStoryProps) {
  const { definition, tab, name, filters } = props;
  const [store] = useState(() => makeStore(props));
  const [assigning] = useState(
    () =>
      new AssignStore({
        question: store.assigning,
        api: callsOf(storyHttp(), AssignStore.endpoints),
        partnerId: () => storyPartnerId,
        userId: () => storyUserId,
      }),
  );
  const [listKit] = useState(() => storyKit(props.role));
  useEndedRun(() => bulkOf(store).run);
  const links = useMemo(() => linksOf(definition), [definition]);
  return (
    <ListStory
      definition={definition}
      tab={tab}
      store={store}
      search={name}
      filters={filters}
      searchParam="name"
    >
      {(go) => (
        <>
          <RequestListScreen store={store} links={links} go={go} listKit={listKit} />
          <AssignDialog store={assigning} />
          <Correcting store={store} />
        </>
      )}
    </ListStory>
  );
}

/** The form that corrects what is asked about, as the console opens it. */
const Correcting = observer(function Correcting({ store }: { store: RequestListStore }) {
  const { asked } = store.correcting;
  const [form, setForm] = useState<CorrectionForm | null>(null);
  if (asked && asked !== form?.ask) {
    const api = callsOf(storyHttp(), CorrectionForm.endpoints);
    setForm(
      new CorrectionForm({
        ask: asked,
        api,
        readPhone: (stored) => readPhone(stored),
        isMobileNumber,
      }),
    );
  }
  const close = (): void => store.correcting.close();
  return form && <CorrectionPanel form={form} open={asked !== null} onClose={close} />;
});

function makeStore(props: RequestListStoryProps) {
  const { definition, role = 'AGENT', waiting, identifiers, onStore } = props;
  const store = new RequestListStore({
    definition,
    api: callsOf(storyHttp(), RequestListStore.endpoints),
    partner: () => (waiting ? null : { id: storyPartnerId, role }),
    userId: () => storyUserId,
    terms: () => ({ rules: identifiers }),
    clock: frozenClock(),
  });
  onStore?.(store);
  return store;
}

function linksOf(definition: RequestListDefinition): RequestListLinks {
  const at: RequestListLinks['tab'] = (tab, search, filters) =>
    addressOf({ definition, searchParam: 'name' }, tab, search, filters);
  return {
    tab: at,
    create: (tab, name) => at(tab ? `${tab}/create` : 'create', name),
    report: (id) => `/report/${id}`,
    timeline: (tab, search, id) => `${at(tab, search)}${search ? '&' : '?'}timeline=${id}`,
  };
}
