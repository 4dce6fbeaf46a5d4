import { callsOf } from '@forecourt/api-client';
import type { Role } from '@forecourt/contract';
import { frozenClock } from '@forecourt/testing';
import { StoryRouter } from '@forecourt/testing/story';
import { type LinkComponentProps, NavigationProvider } from '@forecourt/ui/navigation';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { storyHttp, storyPartnerId } from '../../list/test/storyHttp.ts';
import { useEndedRun } from '../../list/test/useEndedRun.ts';
import { dealerBulkOf } from '../bulk/DealerBulkStore.ts';
import { DealerListScreen } from '../DealerListScreen.tsx';
import type { DealerListLinks, DealerPlace } from '../links.ts';
import { DealerListStore } from '../DealerListStore.ts';
import { directoryAt } from '../directory.ts';

export interface DealerListStoryProps {
  /** Last part of the tab's address. */
  tab?: string;
  search?: string;
  /** Id of the group whose members are shown. */
  group?: string;
  role?: Role;
  /** The partner is still unknown, so nothing is fetched. */
  waiting?: boolean;
}

const path = '/trade/dealers';
const definition = directoryAt(path);

/** The real screen with the real store and client, and its own router. */
export function DealerListStory({ tab = '', search = '', group, ...rest }: DealerListStoryProps) {
  return (
    <StoryRouter at={addressOf({ tab, search, group })}>
      <Place {...rest} />
    </StoryRouter>
  );
}

function Place({ role = 'AGENT', waiting }: DealerListStoryProps) {
  const [store] = useState(
    () =>
      new DealerListStore({
        definition,
        api: callsOf(storyHttp(), DealerListStore.endpoints),
        partner: () => (waiting ? null : { id: storyPartnerId, role }),
        clock: frozenClock(),
      }),
  );
  useEndedRun(() => dealerBulkOf(store).run);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const navigation = useMemo(
    () => ({ Link: RouterLink, back: () => void navigate(-1) }),
    [navigate],
  );
  const tab = pathname.slice(path.length + 1);
  const isList = definition.tabs.some((one) => one.path === tab);
  useLayoutEffect(() => {
    const asked = new URLSearchParams(search);
    const [group, sort] = ['group', 'sort'].map((name) => asked.get(name) ?? undefined);
    if (isList) void store.open({ tab, search: asked.get('q') ?? '', group, sort });
  }, [store, tab, isList, search]);
  // Cancel pending refetches, so that they do not reach into the next story.
  useEffect(() => () => store.clear(), [store]);
  return (
    <NavigationProvider value={navigation}>
      {isList ? (
        <div style={{ height: '100dvh' }}>
          <DealerListScreen
            store={store}
            links={links}
            go={(href, options) => void navigate(href, options)}
          />
        </div>
      ) : (
        <main>{`Now at ${pathname}${search}`}</main>
      )}
    </NavigationProvider>
  );
}

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}

function addressOf({ tab, search, group, sort }: DealerPlace, below = ''): string {
  const asked = new URLSearchParams({
    ...(search && { q: search }),
    ...(group && { group }),
    ...(sort && { sort }),
  });
  return `${[path, tab, below].filter(Boolean).join('/')}?${asked}`;
}

const links: DealerListLinks = {
  list: (place) => addressOf(place),
  create: (place) => addressOf(place, 'create'),
  edit: (place, id) => addressOf(place, `edit/${id}`),
  import: (place) => addressOf(place, 'import'),
};
