import { callsOf } from '@forecourt/api-client';
import { type ListKit, makeListKit, People, SavedViews } from '@forecourt/feature-lists/views';
import type { AppParts } from './parts.ts';

/** Filters and saved views of lists, with their stores. */
export function createListKit({ http, branch, session }: AppParts): ListKit {
  const views = new SavedViews({
    api: callsOf(http, SavedViews.endpoints),
    partner: () => branch.current ?? null,
  });
  const people = new People({
    api: callsOf(http, People.endpoints),
    partnerId: () => branch.current?.id ?? null,
    userId: () => session.user.value?.id ?? null,
  });
  return makeListKit({ people, views });
}
