// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage, createStorage } from './storage.ts';

afterEach(() => localStorage.clear());

describe('storage', () => {
  it('keeps strings under their key, and forgets them', () => {
    const storage = createStorage();
    storage.set('authToken', 'abc');
    expect(localStorage.getItem('authToken')).toBe('abc');
    expect(storage.get('authToken')).toBe('abc');
    storage.set('authToken', null);
    expect(storage.get('authToken')).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('works until the tab closes where the browser refuses storage', () => {
    const storage = createStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    storage.set('partnerId', '7');
    expect(storage.get('partnerId')).toBe('7');
    storage.remove('partnerId');
    expect(storage.get('partnerId')).toBeNull();
  });

  it('keeps the newest value in memory when the quota is full', () => {
    const values = new Map([['a', 'old']]);
    let full = true;
    const storage = createStorage(() => ({
      getItem: (key) => values.get(key) ?? null,
      removeItem: (key) => void values.delete(key),
      setItem: (key, value) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        values.set(key, value);
      },
    }));
    storage.set('a', 'new');
    expect(storage.get('a')).toBe('new');
    full = false;
    storage.set('a', 'newest');
    expect([storage.get('a'), values.get('a')]).toEqual(['newest', 'newest']);
  });

  it('tells of what another tab did to the key, and of nothing else', () => {
    const storage = createStorage();
    const heard = vi.fn();
    const stop = storage.subscribe('authToken', heard);
    const event = (init: StorageEventInit): void =>
      void window.dispatchEvent(
        new StorageEvent('storage', { storageArea: localStorage, ...init }),
      );
    event({ key: 'authToken', newValue: 'x' });
    event({ key: 'partnerId', newValue: 'y' });
    event({ key: 'authToken', newValue: 'z', storageArea: sessionStorage });
    event({ key: null });
    stop();
    event({ key: 'authToken', newValue: 'late' });
    expect(heard.mock.calls).toEqual([['x'], [null]]);
  });

  it('has a form that forgets', () => {
    const storage = createMemoryStorage({ a: '1' });
    storage.set('b', '2');
    storage.set('a', null);
    expect([storage.get('a'), storage.get('b')]).toEqual([null, '2']);
    storage.remove('b');
    expect(storage.get('b')).toBeNull();
    storage.subscribe('b', () => undefined)();
  });
});
