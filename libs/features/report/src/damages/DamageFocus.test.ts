import { expect, test } from 'vitest';
import { DamageFocus } from './DamageFocus.ts';

test('the damage under the pointer is marked beside the chosen one', () => {
  const focus = new DamageFocus();
  const marked = () => ['a', 'b', 'c'].filter((id) => focus.marks(id));
  focus.choose('a');
  focus.point('b');
  expect(marked()).toEqual(['a', 'b']);
  focus.point(null);
  expect(marked()).toEqual(['a']);
});

test('choosing turns an open view once, and opens none', () => {
  const focus = new DamageFocus();
  focus.choose('a');
  focus.choose('a');
  expect([focus.shown, focus.isTurning, focus.takesFocus]).toEqual([1, false, false]);
});

test('showing it on the scan opens the view, and again shows it again', () => {
  const focus = new DamageFocus();
  focus.showOnScan('a');
  focus.turn(false);
  focus.showOnScan('a');
  expect([focus.shown, focus.isTurning, focus.takesFocus]).toEqual([2, true, true]);
});

test('another report begins without a choice', () => {
  const focus = new DamageFocus();
  focus.showOnScan('a');
  focus.point('b');
  focus.forget();
  expect([focus.marks('a'), focus.marks('b')]).toEqual([false, false]);
  expect([focus.isTurning, focus.takesFocus]).toEqual([false, false]);
});
