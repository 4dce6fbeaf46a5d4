import { expect, it } from 'vitest';
import { Intent } from './intent.ts';

it('pressing twice is one intent; something else, or again after it was done, is another', () => {
  let made = 0;
  const intent = new Intent(() => `key-${(made += 1)}`);
  expect(intent.keyFor({ value: 100 })).toBe('key-1');
  expect(intent.keyFor({ value: 100 })).toBe('key-1');
  expect(intent.keyFor({ value: 101 })).toBe('key-2');
  intent.fulfilled();
  expect(intent.keyFor({ value: 101 })).toBe('key-3');
});

it('keys are long and differ', () => {
  const one = new Intent().keyFor(1);
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(new Intent().keyFor(1)).not.toBe(one);
});
