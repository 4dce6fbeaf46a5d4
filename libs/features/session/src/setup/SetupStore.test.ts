import { ApiProblem } from '@forecourt/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { SetupStore } from './SetupStore.ts';

const colors = {
  illustration_primary: 'one',
  illustration_secondary: 'two',
  ui_secondary_1: 'three',
};
const create = vi.fn();
let store: SetupStore;

beforeEach(() => {
  create.mockReset();
  store = new SetupStore({ create, colors });
});

const walk = async (): Promise<void> => {
  store.change({ name: ' Riverside Cars ' });
  for (let step = 0; step < 3; step += 1) await store.next();
};

it('goes through its steps and sends all of it after the last, once', async () => {
  await walk();
  expect([store.step, create.mock.calls.length]).toEqual(['colors', 0]);
  store.change({ branch: ' Riverton ', country: { code: 'DE', dialCode: '49' } });
  await Promise.all([store.next(), store.next()]);
  expect(create).toHaveBeenCalledExactlyOnceWith({
    partner_name: 'Riverside Cars',
    branch_name: 'Riverton',
    type: 'DEALERSHIP',
    country_code: '49',
    currency: 'USD',
    flows: ['TRADE'],
    theme: colors,
  });
});

it('stops at what is missing', async () => {
  await store.next();
  expect([store.step, store.problem]).toEqual(['partner', 'emptyName']);
  store.change({ name: 'Riverside' });
  await store.next();
  await store.next();
  store.toggleFlow('TRADE', false);
  await store.next();
  expect([store.step, store.problem]).toEqual(['flows', 'noFlow']);
  store.toggleFlow('INSPECT', true);
  await store.next();
  expect([store.step, store.draft.flows]).toEqual(['colors', ['INSPECT']]);
});

it('goes back with nothing lost, and not before the first step', async () => {
  await walk();
  for (let step = 0; step < 5; step += 1) store.back();
  expect([store.step, store.draft.name]).toEqual(['partner', ' Riverside Cars ']);
});

it('can be finished again after a failure', async () => {
  await walk();
  create.mockRejectedValueOnce(
    new ApiProblem({ type: 'about:blank', title: '', status: 409, code: 'INVALID_TRANSITION' }),
  );
  await store.next();
  expect([store.problem, store.sending]).toEqual(['notNow', false]);
  await store.next();
  expect([create.mock.calls.length, store.sending]).toEqual([2, true]);
});
