import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage, type KeyValueStorage, storageKeys } from '../storage.ts';
import { directionOf, isSupported } from './locale.ts';
import { LocaleStore } from './LocaleStore.ts';
import { type Texts, TranslationError } from './texts.ts';

const entries = [
  { name: 'English', code: 'en-US', url: '/en' },
  { name: 'Eesti', code: 'et-EE', url: '/et' },
  { name: 'العربية', code: 'ar-AE', url: '/ar' },
];
const texts = (id: string): Texts => ({ [id]: `text ${id}` });
const parsed = (id: string) => ({ [id]: [expect.objectContaining({ value: `text ${id}` })] });

describe('LocaleStore', () => {
  let storage: KeyValueStorage;
  let loads: {
    url: string;
    signal: AbortSignal;
    answer: (m: Texts) => void;
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

  it('starts in English and requests nothing until a language is chosen', async () => {
    await store.offer(entries);
    expect([store.locale, store.direction, loads.length]).toEqual(['en-US', 'ltr', 0]);
  });

  it('changes the language, and remembers it in storage and cookie', async () => {
    await store.offer(entries);
    const choice = store.choose('et-EE');
    expect([store.locale, store.pending]).toEqual(['en-US', 'et-EE']);
    loads[0]!.answer(texts('a'));
    await choice;
    expect([store.locale, store.messages, store.pending]).toEqual(['et-EE', parsed('a'), null]);
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

  it("takes the customisation's default when no language was chosen", async () => {
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
    expect([store.locale, store.messages]).toEqual(['ar-AE', parsed('ar')]);
    expect(storage.get(storageKeys.locale)).toBe('ar-AE');
  });

  describe('with a language of the person’s own', () => {
    const make = (languages: string[]): LocaleStore =>
      new LocaleStore({
        storage,
        cookies,
        languages,
        load: async (url) => texts(url),
      });

    it.each([
      [['et'], 'et-EE'],
      [['fr-FR', 'ar', 'et-EE'], 'ar-AE'],
      [['en-GB', 'et'], 'en-US'],
      [['fr-FR'], 'et-EE'],
    ])('on the first visit of %j shows %s', async (languages, shown) => {
      const first = make(languages);
      await first.offer(entries, 'et-EE');
      expect(first.locale).toBe(shown);
      expect(storage.get(storageKeys.locale)).toBeNull();
    });

    it('keeps to what was chosen', async () => {
      storage.set(storageKeys.locale, 'en-US');
      const first = make(['et']);
      await first.offer(entries);
      expect(first.locale).toBe('en-US');
    });

    it('keeps to the language that was chosen where it is offered for a country', async () => {
      storage.set(storageKeys.locale, 'et');
      const first = make(['ar']);
      await first.offer(entries);
      expect(first.locale).toBe('et-EE');
    });
  });

  describe('on the next visit', () => {
    const visit = async (load: (url: string) => Promise<Texts>): Promise<LocaleStore> => {
      const next = new LocaleStore({ storage, cookies, load });
      await next.restore();
      return next;
    };
    const offered = [entries[0]!, { name: 'Eesti', code: 'et-EE', url: '/et?v=1' }];

    beforeEach(async () => {
      const first = await visit(async () => texts('old'));
      await first.offer(offered);
      await first.choose('et-EE');
    });

    it('begins in the language of the last, with its selector, before anything is asked', async () => {
      const next = await visit(() => Promise.reject(new TranslationError('asked')));
      expect([next.locale, next.messages]).toEqual(['et-EE', parsed('old')]);
      expect(next.entries).toEqual(offered);
    });

    it('asks again for another version of the file, and for a file without one', async () => {
      const asked: string[] = [];
      const load = async (url: string): Promise<Texts> => {
        asked.push(url);
        return texts('new');
      };
      const next = await visit(load);
      await next.offer(offered);
      expect(asked).toEqual([]);
      await next.offer([entries[0]!, { ...offered[1]!, url: '/et?v=2' }]);
      expect([asked, next.messages]).toEqual([['/et?v=2'], parsed('new')]);
      await next.offer([entries[0]!, entries[1]!]);
      expect(asked.at(-1)).toBe('/et');
    });

    it('stays in it when the new version is broken', async () => {
      const next = await visit(() => Promise.reject(new TranslationError('broken')));
      await next.offer([entries[0]!, { ...offered[1]!, url: '/et?v=2' }]);
      expect([next.locale, next.messages]).toEqual(['et-EE', parsed('old')]);
    });

    it('goes back to English where the partner no longer has it', async () => {
      const next = await visit(async () => texts('old'));
      await next.offer([entries[0]!]);
      expect([next.locale, next.messages]).toEqual(['en-US', {}]);
    });

    it('begins in English when the copy cannot be read', async () => {
      storage.set('forecourt_texts', '{"entries":[],"shown":{"code":"et-EE","texts":7}}');
      const next = await visit(async () => texts('old'));
      expect([next.locale, next.entries]).toEqual(['en-US', []]);
    });
  });
});

it('knows direction and support by code', () => {
  expect(['ar', 'he-IL', 'et-EE', ''].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
  expect(['en-US', 'not a code'].map(isSupported)).toEqual([true, false]);
});
