import { makePartner, seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { may } from './may.ts';

const random = seeded('may');

test('what one may do is what the role in the current branch lets one do', () => {
  const viewed = { current: makePartner(random, { role: 'VIEWER' }) };
  const run = { current: makePartner(random, { role: 'ADMIN' }) };
  expect([may(viewed, 'listRequests'), may(viewed, 'createRequest')]).toEqual([true, false]);
  expect(may(run, 'updateSettings')).toBe(true);
});

test('while the branch is not known, nothing is offered', () => {
  expect(may({ current: undefined }, 'listRequests')).toBe(false);
});
