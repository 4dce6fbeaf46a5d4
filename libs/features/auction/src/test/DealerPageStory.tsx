import { callsOf, createHttpClient, fetchTransport } from '@forecourt/api-client';
import { fixtureNow } from '@forecourt/contract/fixtures';
import type { DealerPageList } from '@forecourt/contract';
import { ManualClock } from '@forecourt/platform';
import { FakeRealtime } from '@forecourt/testing';
import { NavigationProvider } from '@forecourt/ui/navigation';
import type { LinkComponentProps, Navigation } from '@forecourt/ui/navigation';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { DealerPageScreen } from '../dealerPage/DealerPageScreen.tsx';
import { DealerPageStore } from '../dealerPage/DealerPageStore.ts';
import { listOfHash } from '../dealerPage/listHash.ts';

/** What a story can control: the server's events and the time. */
export interface DealerPageTools {
  store: DealerPageStore;
  realtime: FakeRealtime;
  device: ManualClock;
}

export interface DealerPageStoryProps {
  list?: DealerPageList;
  onTools?: (tools: DealerPageTools) => void;
}

/** Tabs show their list without changing the address of the story. */
function followTabs(show: (hash: string) => void): Navigation {
  function Link({ href, ...rest }: LinkComponentProps) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      if (!href.startsWith('#')) return;
      event.preventDefault();
      show(href);
    };
    return <a href={href} {...rest} onClick={follow} />;
  }
  return { Link, back: () => undefined };
}

/** The real screen on the real store and client; the live connection is simulated. */
export function DealerPageStory({ list = 'RUNNING', onTools }: DealerPageStoryProps) {
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: fetchTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => null,
      retry: { attempts: 1 },
    });
    const realtime = new FakeRealtime();
    const device = new ManualClock(fixtureNow.getTime());
    const made = new DealerPageStore({
      pageKey: 'key',
      api: callsOf(http, DealerPageStore.endpoints),
      realtime,
      device,
      tickMs: 50,
    });
    void made.show(list);
    onTools?.({ store: made, realtime, device });
    return made;
  });
  const [navigation] = useState(() => followTabs((hash) => void store.show(listOfHash(hash))));
  return (
    <NavigationProvider value={navigation}>
      <DealerPageScreen store={store} />
    </NavigationProvider>
  );
}
