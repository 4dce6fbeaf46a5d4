import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage, type KeyValueStorage, storageKeys } from '../storage.ts';
import { directionOf, isSupported } from './locale.ts';
import { LocaleStore } from './LocaleStore.ts';
import { type Messages, TranslationError } from './translation.ts';

const entries = [
  { name: 'English', code: 'en-US', url: '/en' },
  { name: 'Eesti', code: 'et-EE', url: '/et' },
  { name: 'العربية', code: 'ar-AE', url: '/ar' },
];
const texts = (id: string): Messages => ({ [id]: [{ type: 0, value: id }] });

describe('LocaleStore', () => {
  let storage: KeyValueStorage;
  let loads: {
    url: string;
    signal: AbortSignal;
    answer: (m: Messages) => void;
    fail: () => void;
  }[];
  let cookies: { cookie: string };
  let store: LocaleStore;

  beforeEach(() => {
    storage = createMemoryStorage();
    cookies = { cookie: '' };
    loads = [];
    store = new LocaleStore({
      storage,
      cookies,
      load: (url, { signal }) =>
        new Promise((answer, reject) => {
          loads.push({ url, signal, answer, fail: () => reject(new TranslationError('broken')) });
        }),
    });
  });

  it('starts in English and asks for nothing while nobody chose otherwise', async () => {
    await store.offer(entries);
    expect([store.locale, store.direction, loads.length]).toEqual(['en-US', 'ltr', 0]);
  });

  it('changes the language, and remembers it in storage and cookie', async () => {
    await store.offer(entries);
    const choice = store.choose('et-EE');
    expect([store.locale, store.pending]).toEqual(['en-US', 'et-EE']);
    loads[0]!.answer(texts('a'));
    await choice;
    expect([store.locale, store.messages, store.pending]).toEqual(['et-EE', texts('a'), null]);
    expect(storage.get(storageKeys.locale)).toBe('et-EE');
    expect(cookies.cookie).toMatch(/^forecourt_locale=et-EE; Path=\//);
  });

  it('comes back in the language chosen before, from storage or from the cookie', async () => {
    cookies.cookie = 'a=b; forecourt_locale=ar-AE; c=d';
    const offer = store.offer(entries);
    loads[0]!.answer(texts('a'));
    await offer;
    expect([store.locale, store.direction, loads[0]!.url]).toEqual(['ar-AE', 'rtl', '/ar']);
  });

  it("takes the customisation's default when nobody chose", async () => {
    const offer = store.offer(entries, 'et-EE');
    loads[0]!.answer(texts('a'));
    await offer;
    expect(store.locale).toBe('et-EE');
    expect(storage.get(storageKeys.locale)).toBeNull();
  });

  it('changes nothing when the file is broken', async () => {
    await store.offer(entries);
    const choice = store.choose('et-EE');
    loads[0]!.fail();
    await expect(choice).rejects.toThrow(TranslationError);
    expect([store.locale, store.pending, storage.get(storageKeys.locale)]).toEqual([
      'en-US',
      null,
      null,
    ]);
    storage.set(storageKeys.locale, 'et-EE');
    const offer = store.offer(entries);
    loads[1]!.fail();
    await offer;
    expect(store.locale).toBe('en-US');
  });

  it('refuses a language that is not offered', async () => {
    await expect(store.choose('xx-XX')).rejects.toThrow('xx-XX');
  });

  it('follows the last of two choices, however they answer', async () => {
    await store.offer(entries);
    const first = store.choose('et-EE');
    const second = store.choose('ar-AE');
    expect(loads[0]!.signal.aborted).toBe(true);
    loads[1]!.answer(texts('ar'));
    await second;
    loads[0]!.answer(texts('et'));
    await first;
    expect([store.locale, store.messages]).toEqual(['ar-AE', texts('ar')]);
    expect(storage.get(storageKeys.locale)).toBe('ar-AE');
  });
});

it('knows direction and support by code', () => {
  expect(['ar', 'he-IL', 'et-EE', ''].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
  expect(['en-US', 'not a code'].map(isSupported)).toEqual([true, false]);
});
