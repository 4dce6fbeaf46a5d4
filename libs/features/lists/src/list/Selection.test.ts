import { describe, expect, test } from 'vitest';
import { Selection } from './Selection.ts';

const make = () => {
  const rows = { shown: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id })) };
  return { rows, selection: new Selection(() => rows.shown) };
};
const ids = (selection: Selection<{ id: string }>) => selection.items.map(({ id }) => id).join('');

describe('a selection', () => {
  test('grows and shrinks row by row, in the order of the list', () => {
    const { selection } = make();
    selection.toggle('d');
    selection.toggle('b');
    expect([ids(selection), selection.isSelecting]).toEqual(['bd', true]);
    selection.toggle('d');
    expect(ids(selection)).toBe('b');
    selection.toggle('b');
    expect(selection.isSelecting).toBe(false);
  });

  test('takes a range from the row selected last, either way', () => {
    const { selection } = make();
    selection.toggle('d');
    selection.extend('b');
    expect(ids(selection)).toBe('bcd');
    selection.extend('e');
    expect(ids(selection)).toBe('bcde');
    selection.clear();
    selection.extend('c');
    expect(ids(selection)).toBe('c');
  });

  test('of all is of what is loaded', () => {
    const { rows, selection } = make();
    selection.selectAll();
    expect([selection.size, selection.areAll]).toEqual([5, true]);
    rows.shown = [...rows.shown, { id: 'f' }];
    expect([selection.size, selection.areAll]).toEqual([5, false]);
  });

  test('loses rows that leave the list, and has them again when they are back', () => {
    const { rows, selection } = make();
    const all = rows.shown;
    selection.toggle('a');
    selection.toggle('b');
    rows.shown = all.slice(1);
    expect(ids(selection)).toBe('b');
    rows.shown = all;
    expect(ids(selection)).toBe('ab');
    selection.keep(['a']);
    expect(ids(selection)).toBe('a');
    selection.clear();
    expect([selection.size, selection.isSelecting]).toEqual([0, false]);
  });
});
