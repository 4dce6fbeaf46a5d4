import { createMemoryStorage } from '@forecourt/platform';
import { expect, test } from 'vitest';
import { ListDisplay } from './ListDisplay.ts';

const path = '/trade/sellers';

test('what was chosen for a list is there again, and another list is as it was', () => {
  const storage = createMemoryStorage();
  const display = new ListDisplay(path, storage);
  display.showRows('compact');
  display.showColumn('agent', false);
  display.showColumn('sale', false);
  display.showColumn('agent', true);
  expect(new ListDisplay(path, storage)).toMatchObject({ density: 'compact', hidden: ['sale'] });
  expect(new ListDisplay('/trade/cars', storage).isChosen).toBe(false);
});

test('hiding a column twice and showing it once shows it', () => {
  const display = new ListDisplay(path);
  display.showColumn('car', false);
  display.showColumn('car', false);
  expect(display.hidden).toEqual(['car']);
  display.showColumn('car', true);
  expect(display.isChosen).toBe(false);
});

test('what is reset leaves nothing on the device', () => {
  const storage = createMemoryStorage();
  const display = new ListDisplay(path, storage);
  display.showRows('compact');
  display.reset();
  expect(display).toMatchObject({ density: 'comfortable', hidden: [] });
  expect(storage.keys()).toEqual([]);
});

test.each(['', '{', 'null', '7', '{"density":"tiny","hidden":"car"}', '{"hidden":[7]}'])(
  'kept text that means nothing (%j) shows the list as usual',
  (text) => {
    const storage = createMemoryStorage({ [`forecourt_list:${path}`]: text });
    expect(new ListDisplay(path, storage)).toMatchObject({ density: 'comfortable', hidden: [] });
  },
);

test('rows look as an open view says, and afterwards as they were chosen on the device', () => {
  const storage = createMemoryStorage();
  const display = new ListDisplay(path, storage);
  display.showRows('compact');
  display.follow({ id: 'v1', display: { density: 'comfortable', hidden: ['agent', 'car'] } });
  expect(display).toMatchObject({ density: 'comfortable', hidden: ['agent', 'car'] });
  expect([display.isOfView, display.isChosen]).toEqual([true, false]);
  display.showColumn('agent', true);
  display.showColumn('car', true);
  expect([display.hidden, display.isChosen]).toEqual([[], true]);
  expect(new ListDisplay(path, storage).density).toBe('compact');
  display.follow(null);
  expect(display).toMatchObject({ density: 'compact', hidden: [], isOfView: false });
});

test('what was changed in a view stays until the view says something else', () => {
  const display = new ListDisplay(path);
  const view = { id: 'v1', display: { density: 'compact', hidden: ['car', 'sale'] } } as const;
  display.follow(view);
  display.showColumn('agent', false);
  // loaded again: the same, in another order
  display.follow({ id: 'v1', display: { density: 'compact', hidden: ['sale', 'car'] } });
  expect(display.hidden).toEqual(['car', 'sale', 'agent']);
  display.reset();
  expect(display.hidden).toEqual(['car', 'sale']);
  display.showRows('comfortable');
  display.follow({ ...view, id: 'v2' });
  expect(display.density).toBe('compact');
  display.follow({ id: 'v2', display: { density: 'compact', hidden: [] } });
  expect(display.hidden).toEqual([]);
});
