import type { Settings, SettingsDraft, SettingsUpdate } from '@forecourt/contract';
import { makeSettings, seeded } from '@forecourt/contract/fixtures';
import { createMemoryStorage } from '@forecourt/platform';
import { describe, expect, test, vi } from 'vitest';
import { SettingsStore, type SettingsStoreOptions } from '../SettingsStore.ts';
import { KeptDrafts } from './KeptDrafts.ts';

const saved = makeSettings(seeded('kept settings'), { version: 4 });
const png = new Blob(['x'], { type: 'image/png' });
const never = () => new Promise<never>(() => undefined);

/** A device on which the settings are reopened repeatedly, and a server. */
function device() {
  const storage = createMemoryStorage();
  const kept = new KeptDrafts(storage, () => 'nora');
  const clock = { now: () => Date.parse('2026-03-10T09:00:00Z') };
  let now: Settings = saved;
  const api = {
    getSettings: () => Promise.resolve({ settings: now }),
    updateSettings: vi.fn(async (_: string, { general }: SettingsUpdate) => {
      const { partner_name = '' } = general ?? {};
      now = { ...now, version: now.version + 1, general: { ...now.general, partner_name } };
      return { settings: now };
    }),
    putSettingsImage: never,
    getSettingsDraft: (_, id) => Promise.resolve({ draft: sharedDraft(id) }),
  } as Partial<SettingsStoreOptions['api']> as SettingsStoreOptions['api'];
  const sharedDraft = (id: string): SettingsDraft => ({
    id,
    author: { name: 'Mia Novak' },
    version: now.version,
    inserted_at: '2026-03-10T08:00:00Z',
    expires_at: '2026-03-24T08:00:00Z',
    settings: { ...now, general: { ...now.general, partner_name: 'Theirs' } },
    refused_field: null,
  });
  /** Opens the settings as after a reload: only what is stored on the device remains. */
  const open = async (): Promise<SettingsStore> => {
    const store = new SettingsStore({ api, partnerId: 'p1', mayEdit: true, kept, clock });
    await store.load();
    return store;
  };
  const elsewhere = (general: Partial<Settings['general']>): void => {
    now = { ...now, version: now.version + 1, general: { ...now.general, ...general } };
  };
  return { open, elsewhere, storage, kept };
}

const name = 'general.partner_name';

describe('changes that are not published', () => {
  test('are restored after the page was reloaded, with when they were typed', async () => {
    const { open } = device();
    const before = await open();
    before.set(name, 'Northgate & Sons');
    before.set('theme.ui_secondary_1', '#112233');
    const { draft, keeper } = await open();
    expect(draft?.settings.general.partner_name).toBe('Northgate & Sons');
    expect([...draft!.dirtyAreas]).toEqual([
      ['general', 1],
      ['theme', 1],
    ]);
    expect(keeper.resumed).toEqual({ at: '2026-03-10T09:00:00.000Z', lostFile: false });
  });

  test('nothing is said where there are none', async () => {
    const { open, storage } = device();
    const { keeper, draft } = await open();
    expect([keeper.resumed, draft?.isDirty, storage.get('nora')]).toEqual([null, false, null]);
  });

  test('are forgotten once they are published, discarded or changed back', async () => {
    const { open, storage } = device();
    const end = async (finish: (store: SettingsStore) => unknown): Promise<void> => {
      (await open()).set(name, 'Northgate & Sons');
      const store = await open();
      expect(store.keeper.resumed).not.toBeNull();
      await finish(store);
      expect([store.keeper.resumed, storage.get('nora')]).toEqual([null, null]);
    };
    await end((store) => store.discard());
    await end((store) => store.set(name, saved.general.partner_name));
    await end((store) => store.publish());
  });

  test('that were discarded and brought back are kept again', async () => {
    const { open } = device();
    const store = await open();
    store.set(name, 'Northgate & Sons');
    store.discard();
    store.draft?.undo();
    expect((await open()).draft?.value(name)).toBe('Northgate & Sons');
  });

  test('meet what another person published since then: nothing is overwritten in silence', async () => {
    const { open, elsewhere } = device();
    const before = await open();
    before.set(name, 'Mine');
    before.set('general.country_code', '44');
    elsewhere({ partner_name: 'Theirs' });
    const { stale, draft } = await open();
    expect(stale).toMatchObject({ theirs: { version: 5 }, conflicts: [name] });
    expect([draft?.saved.general.partner_name, draft?.value(name)]).toEqual(['Theirs', 'Mine']);
  });

  test('go on where another person changed other things', async () => {
    const { open, elsewhere } = device();
    (await open()).set(name, 'Mine');
    elsewhere({ country_code: '49' });
    const store = await open();
    expect(store.stale).toBeNull();
    expect(store.draft?.settings.general).toMatchObject({
      partner_name: 'Mine',
      country_code: '49',
    });
    expect(await store.publish()).toBe(true);
  });

  test('of a language that was removed since are no changes any more', async () => {
    const { open, elsewhere } = device();
    (await open()).set('general.locale_name.en-US', 'American');
    elsewhere({ locales: { default: 'et-EE', list: [] } });
    const { draft, keeper } = await open();
    expect([draft?.isDirty, keeper.resumed]).toEqual([false, null]);
  });

  test('are taken up, and the note can be put away', async () => {
    const { open } = device();
    (await open()).set(name, 'Mine');
    const { keeper, draft } = await open();
    keeper.dismiss();
    expect([keeper.resumed, draft?.isDirty]).toEqual([null, true]);
  });
});

describe('changes of a colleague’s draft', () => {
  /** Opens it as after a reload. */
  const openShared = async ({ open }: ReturnType<typeof device>, id = 'd1') => {
    const store = await open();
    await store.openShared(id);
    return store;
  };
  const phone = 'general.country_code';

  test('are restored with it, beside the own ones', async () => {
    const here = device();
    (await here.open()).set(name, 'Mine');
    (await openShared(here)).set(phone, '44');
    const store = await openShared(here);
    expect([store.draft!.value(name), store.draft!.value(phone)]).toEqual(['Theirs', '44']);
    expect(store.sharedKeeper?.resumed?.at).toBe('2026-03-10T09:00:00.000Z');
    store.closeShared();
    expect([...store.draft!.edits]).toEqual([[name, 'Mine']]);
  });

  test('are of that draft alone, and nothing is stored of one that is only looked at', async () => {
    const here = device();
    (await openShared(here)).set(phone, '44');
    const other = await openShared(here, 'd2');
    expect([other.draft!.value(phone), other.sharedKeeper?.resumed]).toEqual([
      saved.general.country_code,
      null,
    ]);
    expect(Object.keys(JSON.parse(here.storage.get('nora')!) as object)).toEqual(['p1/d1']);
  });

  test('are gone once the user went back, published or discarded them', async () => {
    const here = device();
    const back = await openShared(here);
    back.set(phone, '44');
    back.closeShared();
    expect(here.storage.get('nora')).toBeNull();
    const discarded = await openShared(here);
    discarded.set(phone, '44');
    discarded.discard();
    expect(here.storage.get('nora')).toBeNull();
    const published = await openShared(here);
    published.set('theme.ui_secondary_1', '#112233');
    expect(await published.publish()).toBe(true);
    expect(here.storage.get('nora')).toBeNull();
  });
});

describe('a file that was being sent', () => {
  test('is not kept, and that is said once', async () => {
    const { open, storage } = device();
    const before = await open();
    void before.images.logo.put(png);
    expect(before.isSending).toBe(true);
    const { keeper } = await open();
    expect(keeper.resumed?.lostFile).toBe(true);
    keeper.dismiss();
    expect(storage.get('nora')).toBeNull();
    expect((await open()).keeper.resumed).toBeNull();
  });

  test('does not take the changes with it', async () => {
    const { open } = device();
    const before = await open();
    before.set(name, 'Mine');
    void before.images.side_image.put(png);
    const { keeper, draft } = await open();
    expect([keeper.resumed?.lostFile, draft?.value(name)]).toEqual([true, 'Mine']);
    keeper.dismiss();
    const again = await open();
    expect([again.keeper.resumed?.lostFile, again.draft?.value(name)]).toEqual([false, 'Mine']);
  });
});
