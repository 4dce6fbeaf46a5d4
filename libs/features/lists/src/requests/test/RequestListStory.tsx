import { createHttpClient } from '@forecourt/api-client';
import { requestsApi } from '@forecourt/api-client/requests';
import type { Role } from '@forecourt/contract';
import { frozenClock } from '@forecourt/testing';
import { StoryRouter } from '@forecourt/testing/story';
import { type LinkComponentProps, NavigationProvider } from '@forecourt/ui/navigation';
import { useLayoutEffect, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { RequestListDefinition } from '../definition.ts';
import { type RequestListLinks, RequestListScreen } from '../RequestListScreen.tsx';
import type { ListPlace } from '../../list/ListStore.ts';
import { RequestListStore } from '../RequestListStore.ts';
import { storyPartnerId } from './requestServer.ts';

export interface RequestListStoryProps {
  definition: RequestListDefinition;
  /** Last part of the tab's address. */
  tab?: string;
  name?: string;
  role?: Role;
  /** The partner is not known yet, so nothing is asked for. */
  waiting?: boolean;
  /** Given the store once it is made, for what the channel would tell it. */
  onStore?: (store: RequestListStore) => void;
}

/** The real screen on the real store and client, with a router of its own. */
export function RequestListStory(props: RequestListStoryProps) {
  const { definition, tab = '', name = '' } = props;
  return (
    <StoryRouter at={linksOf(definition).tab(tab, name)}>
      <Place {...props} />
    </StoryRouter>
  );
}

function Place(props: RequestListStoryProps) {
  const { definition } = props;
  const [store] = useState(() => makeStore(props));
  const links = useMemo(() => linksOf(definition), [definition]);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const navigation = useMemo(
    () => ({ Link: RouterLink, back: () => void navigate(-1) }),
    [navigate],
  );
  const place = placeOf(definition, pathname, search);
  useLayoutEffect(() => {
    const here = placeOf(definition, pathname, search);
    if (here) void store.open(here);
  }, [store, definition, pathname, search]);
  return (
    <NavigationProvider value={navigation}>
      {place ? (
        <div style={{ height: '100dvh' }}>
          <RequestListScreen
            {...{ store, links }}
            go={(href, options) => void navigate(href, options)}
          />
        </div>
      ) : (
        <main>
          {`Now at ${pathname}${search} `}
          <button onClick={() => void navigate(-1)}>Back</button>
        </main>
      )}
    </NavigationProvider>
  );
}

function RouterLink({ href, ...rest }: LinkComponentProps) {
  return <Link to={href} {...rest} />;
}

function makeStore({ definition, role = 'AGENT', waiting, onStore }: RequestListStoryProps) {
  const http = createHttpClient({
    apiUrl: '',
    chatUrl: '',
    token: () => 'token',
    retry: { attempts: 1 },
  });
  const store = new RequestListStore({
    definition,
    api: requestsApi(http),
    partner: () => (waiting ? null : { id: storyPartnerId, role }),
    clock: frozenClock(),
  });
  onStore?.(store);
  return store;
}

function linksOf({ path }: RequestListDefinition): RequestListLinks {
  const at = (part: string, name: string): string =>
    path + (part && `/${part}`) + (name && `?name=${encodeURIComponent(name)}`);
  return {
    tab: at,
    create: (tab, name) => at(tab ? `${tab}/create` : 'create', name),
    report: (id) => `/report/${id}`,
    timeline: (tab, search, id) => `${at(tab, search)}${search ? '&' : '?'}timeline=${id}`,
  };
}

function placeOf(
  { path, tabs }: RequestListDefinition,
  pathname: string,
  search: string,
): ListPlace | null {
  if (!`${pathname}/`.startsWith(`${path}/`)) return null;
  const tab = pathname.slice(path.length + 1);
  if (!tabs.some((one) => one.path === tab)) return null;
  return { tab, search: new URLSearchParams(search).get('name') ?? '' };
}
