import { callsOf } from '@forecourt/api-client';
import type { DealerListStore } from '@forecourt/feature-lists/dealers';
import { DealerForm, DealerPanel } from '@forecourt/feature-lists/dealers/form';
import { may, Permitted } from '@forecourt/feature-session/permission';
import type { ListAddresses } from '@forecourt/flow-definition';
import { fieldsOf } from '@forecourt/platform';
import { useNavigation } from '@forecourt/ui/navigation';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { App } from '../app/App.ts';
import { dealerListLinks } from '../paths.ts';
import { once } from '../stores/once.ts';

const typed = ['texts', 'makes', 'make', 'groups', 'newGroup', 'favorite', 'locale'] as const;

/** The panel over the directory that adds or edits a dealer. Closing it goes back. */
export async function dealerPanelRoute(
  app: App,
  { path }: ListAddresses,
): Promise<Pick<RouteObject, 'element'>> {
  const staff = await app.staff();
  const list = (): DealerListStore => staff.stores.dealerList(path);
  const form = (id: string | null): DealerForm =>
    new DealerForm({
      id,
      api: callsOf(app.http, DealerForm.endpoints),
      partnerId: () => (may(app.branch, 'createDealer') ? app.branch.current!.id : null),
      known: (one) => list().find(one),
      onSaved: (dealer) => list().take(dealer),
    });
  // What is typed about a new dealer is kept while the panel is closed.
  const added = once(() => form(null));
  const formOf = (id: string | null): DealerForm => (id === null ? added() : form(id));
  return {
    element: (
      <Permitted operation="createDealer" branch={app.branch} frame={() => null}>
        <DealerPanelPage app={app} list={list} formOf={formOf} path={path} />
      </Permitted>
    ),
  };
}

interface PageProps {
  app: App;
  list: () => DealerListStore;
  formOf: (id: string | null) => DealerForm;
  path: string;
}

function DealerPanelPage(props: PageProps) {
  const { dealerId = null } = useParams();
  return <Panel key={dealerId} {...props} id={dealerId} />;
}

function Panel({ app, list, formOf, path, id }: PageProps & { id: string | null }) {
  const { back } = useNavigation();
  const [form] = useState(() => formOf(id));
  useEffect(
    () => app.typed.keep(`dealer ${id ?? 'new'}`, fieldsOf(form, [...typed])),
    [app, form, id],
  );
  return (
    <DealerPanel
      form={form}
      groups={() => list().groups}
      makes={() => list().known.value?.makes ?? []}
      languages={() => app.branch.customisations.value?.[0]?.locales}
      editHref={(other) => dealerListLinks(path).edit({ tab: '', search: '' }, other)}
      onDone={back}
    />
  );
}
