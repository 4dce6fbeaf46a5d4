import { expect, test, vi } from 'vitest';
import { once, onceFor } from './once.ts';

test('everybody who asks gets the same one', () => {
  const make = vi.fn(() => ({}));
  const get = once(make);
  expect(get()).toBe(get());
  expect(make).toHaveBeenCalledOnce();
});

test('nothing is also kept', () => {
  const make = vi.fn(() => undefined);
  const get = once(make);
  get();
  get();
  expect(make).toHaveBeenCalledOnce();
});

test('what could not be loaded is loaded the next time', async () => {
  const get = once(vi.fn(async () => 'here').mockRejectedValueOnce(new Error('offline')));
  await expect(get()).rejects.toThrow('offline');
  expect(await get()).toBe('here');
});

test('each key has its own', () => {
  const get = onceFor((key: string) => ({ key }));
  expect(get('a')).toBe(get('a'));
  expect(get('b')).toEqual({ key: 'b' });
});
