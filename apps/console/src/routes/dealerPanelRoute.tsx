import { callsOf } from '@forecourt/api-client';
import { DealerForm, DealerPanel } from '@forecourt/feature-lists/dealers/form';
import type { DealerListStore } from '@forecourt/feature-lists/dealers';
import { may, Permitted } from '@forecourt/feature-session/permission';
import type { ListAddresses } from '@forecourt/flow-definition';
import { fieldsOf } from '@forecourt/platform';
import { useNavigation } from '@forecourt/ui/navigation';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { dealerListStore } from '../app/dealerList.ts';
import { dealerListLinks } from '../paths.ts';

const typed = ['texts', 'makes', 'make', 'groups', 'newGroup', 'favorite'] as const;
const added = new WeakMap<App, DealerForm>();

/** The panel over the directory that adds or edits a dealer. Closing it goes back. */
export async function dealerPanelRoute(
  app: App,
  { path }: ListAddresses,
): Promise<Pick<RouteObject, 'element'>> {
  const store = await dealerListStore(app, path);
  return {
    element: (
      <Permitted operation="createDealer" branch={app.branch} frame={() => null}>
        <DealerPanelPage app={app} store={store} path={path} />
      </Permitted>
    ),
  };
}

interface PageProps {
  app: App;
  store: DealerListStore;
  path: string;
}

function DealerPanelPage(props: PageProps) {
  const { dealerId = null } = useParams();
  return <Panel key={dealerId} {...props} id={dealerId} />;
}

function Panel({ app, store, path, id }: PageProps & { id: string | null }) {
  const { back } = useNavigation();
  const [form] = useState(() => formOf(app, store, id));
  useEffect(
    () => app.typed.keep(`dealer ${id ?? 'new'}`, fieldsOf(form, [...typed])),
    [app, form, id],
  );
  return (
    <DealerPanel
      form={form}
      groups={() => store.groups}
      makes={() => store.known.value?.makes ?? []}
      editHref={(other) => dealerListLinks(path).edit({ tab: '', search: '' }, other)}
      onDone={back}
    />
  );
}

/** What is typed about a new dealer is kept while the panel is closed. */
function formOf(app: App, store: DealerListStore, id: string | null): DealerForm {
  const known = id === null ? added.get(app) : undefined;
  if (known) return known;
  const form = new DealerForm({
    id,
    api: callsOf(app.http, DealerForm.endpoints),
    partnerId: () => (may(app.branch, 'createDealer') ? app.branch.current!.id : null),
    known: (one) => store.find(one),
    onSaved: (dealer) => store.take(dealer),
  });
  if (id === null) added.set(app, form);
  return form;
}
