import { ApiProblem } from '@forecourt/api-client';
import { beforeEach, expect, it, vi } from 'vitest';
import { SetupStore } from './SetupStore.ts';

const colors = {
  illustration_primary: 'one',
  illustration_secondary: 'two',
  ui_secondary_1: 'three',
};
const create = vi.fn();
const enter = vi.fn();
let store: SetupStore;

beforeEach(() => {
  create.mockReset();
  enter.mockReset();
  store = new SetupStore({ create, enter, colors });
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
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    flows: ['TRADE'],
    theme: colors,
  });
});

it('offers the import of dealers to those who sell cars; others enter at once', async () => {
  await walk();
  await store.next();
  expect([store.isFounded, enter.mock.calls.length]).toEqual([true, 0]);
  store.enter('/import');
  expect(enter).toHaveBeenCalledExactlyOnceWith('/import');

  store = new SetupStore({ create, enter, colors });
  store.change({ flows: ['INSPECT'] });
  await walk();
  await store.next();
  expect([store.isFounded, enter.mock.calls.length]).toEqual([false, 2]);
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

it('is where it was after a reload, unless what was kept is of another kind', async () => {
  await walk();
  store.change({ branch: 'Riverton' });
  const kept: unknown = JSON.parse(JSON.stringify(store.typed.read()));
  const after = new SetupStore({ create, enter, colors });
  after.typed.write(kept);
  expect([after.step, after.draft]).toEqual(['colors', store.draft]);
  after.typed.write({ step: 'elsewhere', draft: { name: 7, flows: 'TRADE', branch: 'Port' } });
  expect([after.step, after.draft]).toEqual(['colors', { ...store.draft, branch: 'Port' }]);
});

it('is no longer kept once the partner is there', async () => {
  await walk();
  await store.next();
  expect(store.typed.read()).toBeUndefined();
});
