import { ApiProblem } from '@forecourt/api-client';
import type { SavedView } from '@forecourt/contract';
import { until } from '@forecourt/testing/until';
import { observable, runInAction } from 'mobx';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ListPartner } from '../list/ListStore.ts';
import { SavedViews, type SavedViewsOptions } from './SavedViews.ts';

type Calls = SavedViewsOptions['api'];

const view = (id: string, name: string, more: Partial<SavedView> = {}): SavedView => ({
  id,
  list: 'REQUESTS',
  request_type: 'TRADE',
  name,
  query: {},
  ...more,
});
const of = { list: 'REQUESTS', request_type: 'TRADE' } as const;

const api = {
  listSavedViews: vi.fn<Calls['listSavedViews']>(),
  createSavedView: vi.fn<Calls['createSavedView']>(),
  updateSavedView: vi.fn<Calls['updateSavedView']>(),
  removeSavedView: vi.fn<Calls['removeSavedView']>(),
};
const here = observable.box<ListPartner | null>({ id: 'north', role: 'AGENT' });
let views: SavedViews;

beforeEach(async () => {
  vi.resetAllMocks();
  runInAction(() => here.set({ id: 'north', role: 'AGENT' }));
  api.listSavedViews.mockResolvedValue({
    views: [
      view('1', 'Week'),
      view('2', 'calls'),
      view('3', 'Cars', { list: 'CARS' }),
      view('4', 'Claims', { request_type: 'CLAIM' }),
    ],
  });
  views = new SavedViews({ api, partner: () => here.get(), newKey: () => 'key' });
  await views.load();
});

const problem = (status: number, code: 'DUPLICATE' | 'LIMIT_REACHED' | 'NOT_FOUND') =>
  new ApiProblem({
    type: 'about:blank',
    title: code,
    status,
    code,
    ...(code === 'DUPLICATE' && { errors: [{ field: 'name', code }] }),
  });
const names = () => views.of(of).map(({ name }) => name);

test('a list has its own views, by name', () => {
  expect(names()).toEqual(['calls', 'Week']);
  expect(views.find('3')?.name).toBe('Cars');
});

test('views of another branch are never shown', async () => {
  runInAction(() => here.set({ id: 'south', role: 'VIEWER' }));
  expect([views.known, views.find('1'), names()]).toEqual([undefined, undefined, []]);
  api.listSavedViews.mockResolvedValue({ views: [view('9', 'South')] });
  await views.load();
  expect(api.listSavedViews.mock.lastCall?.[0]).toEqual({ partner_id: 'south' });
  expect([names(), views.maySave]).toEqual([['South'], false]);
});

test('a new view is asked for its name, and saved with what was shown', async () => {
  views.ask({ of, query: { agent_id: 'me' } });
  expect(await views.save()).toBeNull();
  expect(views.problem).toBe('missing');
  views.type('  Mine ');
  expect(views.problem).toBeNull();
  api.createSavedView.mockResolvedValue({ view: view('5', 'Mine') });
  expect((await views.save())?.id).toBe('5');
  expect(api.createSavedView.mock.lastCall).toEqual([
    { partner_id: 'north', ...of, name: 'Mine', query: { agent_id: 'me' } },
    { idempotencyKey: 'key' },
  ]);
  expect([views.asked, names()]).toEqual([null, ['calls', 'Mine', 'Week']]);
});

test.each([true, false])('how rows look is saved with a new view if wanted: %s', async (wanted) => {
  const display = { density: 'COMPACT', hidden_columns: ['agent'] } as const;
  views.ask({ of, query: { agent_id: 'me' }, display: { ...display, hidden_columns: ['agent'] } });
  views.includeDisplay(wanted);
  views.type('Mine');
  api.createSavedView.mockResolvedValue({ view: view('5', 'Mine') });
  await views.save();
  expect(api.createSavedView.mock.lastCall?.[0].query).toEqual(
    wanted ? { agent_id: 'me', display } : { agent_id: 'me' },
  );
  views.ask({ of, query: {} });
  expect(views.withDisplay).toBe(true);
});

test.each([
  ['duplicate', problem(422, 'DUPLICATE')],
  ['full', problem(409, 'LIMIT_REACHED')],
  ['failed', new Error('no answer')],
])('why it was not saved is said, and the name stays: %s', async (why, error) => {
  views.ask({ of, query: {} });
  views.type('Mine');
  api.createSavedView.mockRejectedValue(error);
  expect(await views.save()).toBeNull();
  expect([views.problem, views.name, views.isSaving]).toEqual([why, 'Mine', false]);
  expect(views.asked).not.toBeNull();
});

test('a view is renamed; one that is gone says so', async () => {
  const [first] = views.of(of);
  views.ask({ view: first! });
  expect(views.name).toBe('calls');
  views.type('Call today');
  api.updateSavedView.mockRejectedValueOnce(problem(404, 'NOT_FOUND'));
  await views.save();
  expect(views.problem).toBe('gone');
  api.updateSavedView.mockResolvedValue({ view: view('2', 'Call today') });
  await views.save();
  expect(api.updateSavedView.mock.lastCall?.slice(0, 2)).toEqual(['2', { name: 'Call today' }]);
  expect(names()).toEqual(['Call today', 'Week']);
});

test('a removed view can be taken back; one that is gone already is removed too', async () => {
  const [calls, week] = views.of(of);
  await views.remove(calls!.id);
  api.removeSavedView.mockRejectedValueOnce(problem(404, 'NOT_FOUND'));
  await views.remove(week!.id);
  expect(names()).toEqual([]);
  api.removeSavedView.mockRejectedValueOnce(new Error('no answer'));
  await expect(views.remove('3')).rejects.toThrow('no answer');
  expect(views.find('3')).toBeDefined();
  api.createSavedView.mockResolvedValue({ view: view('6', 'calls') });
  await views.restore(calls!);
  expect(names()).toEqual(['calls']);
});

test('what is saved before the others are known does not hide them', async () => {
  const fresh = new SavedViews({ api, partner: () => here.get() });
  api.createSavedView.mockResolvedValue({ view: view('5', 'Mine') });
  fresh.ask({ of, query: {} });
  fresh.type('Mine');
  await fresh.save();
  await until(() => expect(fresh.of(of)).toHaveLength(2));
});
