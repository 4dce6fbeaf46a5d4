import { type DealerPageList, dealerPageLists } from '@forecourt/contract';

/** The fragment of a list's address: it needs no request and keeps the key out of history entries. */
export function hashOfList(list: DealerPageList): string {
  return `#${list.toLowerCase()}`;
}

/** The list that a fragment names; the running auctions for any other. */
export function listOfHash(hash: string): DealerPageList {
  return dealerPageLists.find((list) => hashOfList(list) === hash) ?? 'RUNNING';
}
