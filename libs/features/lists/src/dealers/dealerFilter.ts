import type { Dealer } from '@forecourt/contract';
import type { ListKey } from '../list/ListStore.ts';
import type { DealerTabStatus } from './definition.ts';

/** Whether a dealer belongs in a list of the directory, by the server's rules. */
export function belongs(
  dealer: Dealer,
  { status, search, group }: Omit<ListKey<DealerTabStatus>, 'partnerId'>,
): boolean {
  const { state, favorite, groups } = dealer;
  if (status === 'FAVORITE' ? !favorite || state !== 'ACTIVE' : state !== (status || 'ACTIVE')) {
    return false;
  }
  if (group && groups.every(({ id }) => id !== group)) return false;
  const text = search.trim().toLowerCase();
  const { name, contact, location, postcode, email } = dealer;
  return [name, contact, location, postcode, email].some((part) =>
    part?.toLowerCase().includes(text),
  );
}
