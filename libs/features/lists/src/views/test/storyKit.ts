import { callsOf } from '@forecourt/api-client';
import type { Role } from '@forecourt/contract';
import { type LazyValue, lazyValue } from '@forecourt/platform/lazy-part';
import { storyHttp, storyPartnerId } from '../../list/test/storyHttp.ts';
import { type ListKit, makeListKit, People, SavedViews } from '../index.ts';

/** Loads the filters and views of a story, with the real stores and client. */
export function storyKit(role: Role = 'AGENT'): LazyValue<ListKit> {
  const http = storyHttp();
  const views = new SavedViews({
    api: callsOf(http, SavedViews.endpoints),
    partner: () => ({ id: storyPartnerId, role }),
  });
  const people = new People({
    api: callsOf(http, People.endpoints),
    partnerId: () => storyPartnerId,
    userId: () => 'u-nora',
  });
  const kit = makeListKit({ people, views });
  return lazyValue(() => Promise.resolve(kit));
}
