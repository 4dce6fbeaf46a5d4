import { dealerPageLists } from '@forecourt/contract';
import { expect, test } from 'vitest';
import { hashOfList, listOfHash } from './listHash.ts';

test('a tab’s fragment is read as it was written; any other is the running auctions', () => {
  for (const list of dealerPageLists) expect(listOfHash(hashOfList(list))).toBe(list);
  for (const hash of ['', '#', '#nothing']) expect(listOfHash(hash)).toBe('RUNNING');
});
