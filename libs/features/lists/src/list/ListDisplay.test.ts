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
