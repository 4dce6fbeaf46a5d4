import { ApiProblem, NetworkError } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type {
  ErrorCode,
  FieldError,
  ScheduledSettings,
  Settings,
  SettingsUpdate,
} from '@forecourt/contract';
import {
  makeSettings,
  makeSettingsChange,
  makeSettingsVersion,
  seeded,
} from '@forecourt/contract/fixtures';
import { systemClock } from '@forecourt/platform';
import { until } from '@forecourt/testing/until';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SettingsStore, type SettingsStoreOptions } from './SettingsStore.ts';

afterEach(() => {
  vi.useRealTimers();
});

const random = seeded('settings store');
const saved = makeSettings(random, { version: 4 });
const earlier = makeSettings(random, { version: 2 });
const version = makeSettingsVersion(random, { version: 2 });

const problem = (code: ErrorCode, status: number, errors: FieldError[] = []) =>
  new ApiProblem({ type: 'about:blank', title: code, status, code, errors });

/** A server that stores settings and compares versions. */
function server() {
  let now: Settings = saved;
  let waiting: ScheduledSettings | null = null;
  const put = (next: Partial<Settings>): { settings: Settings } => {
    now = { ...now, ...next, version: now.version + 1 };
    return { settings: now };
  };
  const api = {
    getSettings: vi.fn(async () => ({ settings: now })),
    updateSettings: vi.fn(async (_: string, update: SettingsUpdate) => {
      if (update.version !== now.version) throw problem('STALE_SETTINGS', 409);
      const { partner_name = now.general.partner_name } = update.general ?? {};
      return put({
        general: { ...now.general, partner_name },
        theme: { ...now.theme, ...update.theme },
      });
    }),
    putSettingsImage: vi.fn<Api['putSettingsImage']>(async (_id, _kind, _blob, query) => {
      if (query?.version !== now.version) {
        throw problem('STALE_SETTINGS', 409);
      }
      return put({ general: { ...now.general, logo: { url: '/media/logo.webp', width: 160 } } });
    }),
    putTranslation: vi.fn<Api['putTranslation']>(async () => put({})),
    deleteTranslation: vi.fn(async () => put({})),
    deleteSettingsImage: vi.fn(async () => put({})),
    getScheduledSettings: vi.fn(async () => ({ scheduled: waiting })),
    scheduleSettings: vi.fn<Api['scheduleSettings']>(async (_, { publish_at, ...update }) => {
      if (update.version !== now.version) throw problem('STALE_SETTINGS', 409);
      if (update.general?.time_zone === 'Mars/Base') {
        throw problem('INVALID_FORMAT', 422, [
          { field: 'general.time_zone', code: 'INVALID_FORMAT' },
        ]);
      }
      const { partner_name = now.general.partner_name } = update.general ?? {};
      waiting = {
        publish_at,
        actor: { name: 'Nora Gates' },
        inserted_at: '2026-03-05T09:30:00.000Z',
        settings: { ...now, general: { ...now.general, partner_name } },
        refused_reason: null,
        refused_field: null,
      };
      return { scheduled: waiting };
    }),
    cancelScheduledSettings: vi.fn<Api['cancelScheduledSettings']>(async () => {
      waiting = null;
      return { scheduled: null };
    }),
    shareSettingsDraft: vi.fn<Api['shareSettingsDraft']>(async (_, { version }) => ({
      draft: {
        id: 'd1',
        author: { name: 'Nora Gates' },
        version,
        inserted_at: '2026-03-05T09:30:00.000Z',
        expires_at: '2026-03-19T09:30:00.000Z',
        settings: now,
        refused_field: null,
      },
    })),
    getSettingsDraft: vi.fn<Api['getSettingsDraft']>(async () => {
      throw problem('NOT_FOUND', 404);
    }),
    listSettingsChanges: vi.fn(async () => ({
      changes: [makeSettingsChange(random)],
      metadata: { after: null },
    })),
    listSettingsVersions: vi.fn(async () => ({ versions: [], metadata: { after: null } })),
    getSettingsVersion: vi.fn(async () => ({ settings: earlier, kept: [] })),
    restoreSettings: vi.fn<Api['restoreSettings']>(async (_id, _version, { version }) => {
      if (version !== now.version) throw problem('STALE_SETTINGS', 409);
      return put({ general: earlier.general, theme: earlier.theme, flows: earlier.flows });
    }),
  };
  return { api: api as typeof api & SettingsStoreOptions['api'], elsewhere: put, now: () => now };
}

async function open(mayEdit = true) {
  const { api, elsewhere, now } = server();
  const onPublished = vi.fn();
  const store = new SettingsStore({
    api,
    partnerId: 'p1',
    mayEdit,
    onPublished,
    clock: systemClock,
  });
  await store.load();
  return { api, store, elsewhere, now, onPublished, draft: store.draft! };
}

describe('publishing settings', () => {
  test('sends the changes and tells what was published; then nothing is changed', async () => {
    const { api, store, draft, onPublished, now } = await open();
    store.set('general.partner_name', 'Northgate & Sons');
    expect(await store.publish()).toBe(true);
    expect(api.updateSettings).toHaveBeenCalledWith('p1', {
      version: 4,
      general: { partner_name: 'Northgate & Sons' },
    });
    expect([draft.isDirty, draft.saved.version]).toEqual([false, 5]);
    expect(onPublished).toHaveBeenCalledWith(now());
  });

  test('without a change, and pressed twice, sends nothing more', async () => {
    const { api, store } = await open();
    expect(await store.publish()).toBe(false);
    store.set('general.country_code', '44');
    await Promise.all([store.publish(), store.publish()]);
    expect(api.updateSettings).toHaveBeenCalledTimes(1);
  });

  test('what is changed while it is sent stays a change', async () => {
    const { store, draft } = await open();
    store.set('general.partner_name', 'First');
    const publishing = store.publish();
    store.set('general.partner_name', 'Second');
    await publishing;
    expect(draft.value('general.partner_name')).toBe('Second');
    expect([...draft.edits.keys()]).toEqual(['general.partner_name']);
  });

  test('is not tried while a field is wrong, and says which', async () => {
    const { api, store } = await open();
    store.set('general.partner_name', ' ');
    expect(await store.publish()).toBe(false);
    expect([store.failure, [...store.problems]]).toEqual([
      'invalid',
      [['general.partner_name', 'missing']],
    ]);
    expect(api.updateSettings).not.toHaveBeenCalled();
    store.set('general.partner_name', 'Northgate');
    expect([store.failure, store.problems.size]).toEqual([null, 0]);
  });

  test('a field that the server refuses is marked until it is changed', async () => {
    const { api, store } = await open();
    store.set('content.CLAIM.terms_url', 'https://northgate.test');
    store.set('general.agent_email', 'ann@northgate.test');
    api.updateSettings.mockRejectedValueOnce(
      problem('INVALID_FORMAT', 422, [
        { field: 'flows.0.content.terms_url', code: 'INVALID_FORMAT' },
        { field: 'general.agent.email', code: 'INVALID_FORMAT' },
      ]),
    );
    await store.publish();
    expect([...store.problems]).toEqual([
      ['content.CLAIM.terms_url', 'refused'],
      ['general.agent_email', 'refused'],
    ]);
    store.set('content.CLAIM.terms_url', 'https://northgate.test/terms');
    expect([...store.problems.keys()]).toEqual(['general.agent_email']);
  });

  test('a pattern that the server refuses is marked, and so is a wrong use', async () => {
    const { api, store } = await open();
    store.set('sections.CLAIM.claim_number_mask', 'CL-####');
    store.set('sections.CLAIM.date_of_loss_use', 'REQUIRED');
    api.updateSettings.mockRejectedValueOnce(
      problem('INVALID_FORMAT', 422, [
        { field: 'flows.0.identifiers.claim_number.mask', code: 'INVALID_FORMAT' },
        { field: 'flows.0.identifiers.date_of_loss', code: 'INVALID_FORMAT' },
      ]),
    );
    await store.publish();
    expect([...store.problems]).toEqual([
      ['sections.CLAIM.claim_number_mask', 'refused'],
      ['sections.CLAIM.date_of_loss_use', 'refused'],
    ]);
  });

  test.each([
    [new NetworkError(), 'offline'],
    [problem('FORBIDDEN', 403), 'forbidden'],
    [problem('INTERNAL_ERROR', 500), 'unexpected'],
    [problem('INSUFFICIENT_STORAGE', 507), 'full'],
    [problem('INVALID_FORMAT', 422, [{ field: 'version', code: 'INVALID_FORMAT' }]), 'unexpected'],
  ])('when it fails the draft is kept', async (error, failure) => {
    const { api, store, draft } = await open();
    store.set('theme.ui_secondary_1', '#123456');
    api.updateSettings.mockRejectedValueOnce(error);
    expect(await store.publish()).toBe(false);
    expect([store.failure, store.publishing]).toEqual([failure, false]);
    expect(draft.value('theme.ui_secondary_1')).toBe('#123456');
    expect(await store.publish()).toBe(true);
  });
});

describe('when another person has published since', () => {
  const meet = async () => {
    const opened = await open();
    opened.elsewhere({
      general: { ...saved.general, partner_name: 'Theirs' },
      theme: { ...saved.theme, ui_secondary_3: '#333333' },
    });
    opened.store.set('general.partner_name', 'Mine');
    opened.store.set('theme.ui_secondary_1', '#111111');
    await opened.store.publish();
    return opened;
  };

  test('nothing is written, and it is told which fields both changed', async () => {
    const { store, draft, now } = await meet();
    expect(store.stale?.conflicts).toEqual(['general.partner_name']);
    expect(now().general.partner_name).toBe('Theirs');
    expect(draft.value('general.partner_name')).toBe('Mine');
  });

  test('keeping mine publishes mine over theirs, and leaves theirs where only they changed it', async () => {
    const { store, now } = await meet();
    expect(await store.keepMine()).toBe(true);
    expect(store.stale).toBeNull();
    expect(now()).toMatchObject({
      version: 6,
      general: { partner_name: 'Mine' },
      theme: { ui_secondary_1: '#111111', ui_secondary_3: '#333333' },
    });
  });

  test('loading theirs gives mine up, and undo brings it back', async () => {
    const { store, draft, now } = await meet();
    store.loadTheirs();
    expect([store.stale, draft.isDirty]).toEqual([null, false]);
    expect(draft.settings).toEqual(now());
    draft.undo();
    expect(draft.value('general.partner_name')).toBe('Mine');
    expect(await store.publish()).toBe(true);
  });

  test('and it cannot be asked what, the draft is kept all the same', async () => {
    const { api, store, draft, elsewhere } = await open();
    elsewhere({});
    store.set('general.country_code', '44');
    api.getSettings.mockRejectedValueOnce(new NetworkError());
    await store.publish();
    expect([store.failure, store.stale]).toEqual(['offline', null]);
    expect(draft.isDirty).toBe(true);
  });
});

describe('pictures', () => {
  const png = new Blob(['x'], { type: 'image/png' });

  test('are put in place at once, and the draft stays', async () => {
    const { store, draft } = await open();
    store.set('general.partner_name', 'Mine');
    await store.images.logo.put(png);
    expect(draft.settings.general).toMatchObject({
      partner_name: 'Mine',
      logo: { url: '/media/logo.webp' },
    });
    expect(await store.publish()).toBe(true);
  });

  test('show how far they are until they are put in place', async () => {
    const { api, store } = await open();
    const { progress } = store.images.logo;
    api.putSettingsImage.mockImplementationOnce((_id, _kind, _blob, _query, options) => {
      expect(progress).toMatchObject({ active: true, value: undefined });
      options?.onUploadProgress?.({ loaded: 1, total: 4 });
      expect(progress.value).toBe(0.25);
      return Promise.reject(new NetworkError());
    });
    await store.images.logo.put(png);
    expect(progress).toMatchObject({ active: false, value: undefined });
  });

  test('an SVG is refused before it is sent', async () => {
    const { api, store } = await open();
    await store.images.logo.put(new Blob(['<svg/>'], { type: 'image/svg+xml' }));
    expect(store.images.logo.refusal).toBe('type');
    expect(api.putSettingsImage).not.toHaveBeenCalled();
  });

  test.each([
    [problem('INVALID_FORMAT', 415), 'type'],
    [problem('INVALID_FORMAT', 413), 'tooLarge'],
    [problem('INVALID_FORMAT', 422), 'unreadable'],
    [problem('UNAVAILABLE', 503), 'busy'],
    [new NetworkError(), 'offline'],
    [new Error('?'), 'unexpected'],
  ])('that the server refuses say why', async (error, refusal) => {
    const { api, store } = await open();
    api.putSettingsImage.mockRejectedValueOnce(error);
    await store.images.side_image.put(png);
    expect(store.images.side_image).toMatchObject({ refusal, sending: false });
    await store.images.side_image.put(png);
    expect(store.images.side_image.refusal).toBeNull();
  });

  test('are not put over settings that another person changed; those are loaded first', async () => {
    const { store, draft, elsewhere } = await open();
    elsewhere({ general: { ...saved.general, partner_name: 'Theirs' } });
    await store.images.logo.put(png);
    expect(store.images.logo.refusal).toBe('stale');
    expect([draft.saved.general.partner_name, store.stale]).toEqual(['Theirs', null]);
  });
});

describe('languages', () => {
  const file = new Blob(['{"a1":"Tere"}']);

  const nothing = { current: null };

  test('a file is put in place once what it does was seen', async () => {
    const { api, store } = await open();
    const onTaken = vi.fn();
    await store.locales.choose('et-EE', file, nothing, onTaken);
    expect(store.locales.chosen?.preview.added).toEqual([{ id: 'a1', after: 'Tere' }]);
    expect(api.putTranslation).not.toHaveBeenCalled();
    expect(await store.locales.take()).toBe(true);
    const query = { version: 4 };
    expect(api.putTranslation).toHaveBeenCalledWith(
      'p1',
      'et-EE',
      { messages: { a1: 'Tere' } },
      query,
      { onUploadProgress: expect.any(Function) },
    );
    expect([store.locales.chosen, onTaken.mock.calls.length]).toEqual([null, 1]);
    expect(await store.locales.remove('et-EE')).toBe(true);
  });

  test('a file that was seen and not wanted is not sent', async () => {
    const { api, store } = await open();
    await store.locales.choose('et-EE', file, nothing);
    store.locales.dismiss();
    expect(await store.locales.take()).toBe(false);
    expect(api.putTranslation).not.toHaveBeenCalled();
  });

  test('what is wrong in a file is left out of what is sent', async () => {
    const { api, store } = await open();
    await store.locales.choose('et-EE', new Blob(['{"a1":"Tere","b2":"<b>x</b>"}']), nothing);
    expect(store.locales.chosen?.preview.leftOut).toEqual([
      { id: 'b2', reason: 'markup', line: 1 },
    ]);
    await store.locales.take();
    expect(api.putTranslation.mock.lastCall?.slice(1, 3)).toEqual([
      'et-EE',
      { messages: { a1: 'Tere' } },
    ]);
  });

  test('a language that comes with the product is offered without a file', async () => {
    const { api, store } = await open();
    expect(await store.locales.putProducts('de')).toBe(true);
    expect(api.putTranslation).toHaveBeenCalledWith('p1', 'de', { messages: {} }, { version: 4 });
  });

  test('a file that is none is not sent; one with wrong texts says which', async () => {
    const { api, store } = await open();
    await store.locales.choose('et-EE', new Blob(['no']), nothing);
    expect(store.locales.chosen).toBeNull();
    expect(store.locales.refusal).toEqual({ code: 'et-EE', reason: 'notJson', messages: [] });
    expect(api.putTranslation).not.toHaveBeenCalled();
    api.putTranslation.mockRejectedValueOnce(
      problem('INVALID_FORMAT', 422, [{ field: 'messages.a1', code: 'INVALID_FORMAT' }]),
    );
    await store.locales.choose('et-EE', file, nothing);
    expect(await store.locales.take()).toBe(false);
    expect(store.locales.chosen).not.toBeNull();
    expect(store.locales.refusal).toEqual({ code: 'et-EE', reason: 'texts', messages: ['a1'] });
  });
});

describe('who may', () => {
  test('not, by their role, asks for nothing', async () => {
    const { api, store } = await open(false);
    expect([store.isForbidden, store.draft]).toEqual([true, null]);
    expect(api.getSettings).not.toHaveBeenCalled();
  });

  test('not any more, is told by the server', async () => {
    const { api } = server();
    api.getSettings.mockRejectedValueOnce(problem('FORBIDDEN', 403));
    const store = new SettingsStore({ api, partnerId: 'p1', mayEdit: true });
    await store.load();
    expect(store.isForbidden).toBe(true);
  });
});

describe('colours', () => {
  test('that are not published are told, until they are', async () => {
    const { store, draft } = await open();
    expect(store.draftTheme).toBeNull();
    store.set('theme.ui_secondary_1', '#111111');
    expect(store.draftTheme).toEqual({ ...saved.theme, ui_secondary_1: '#111111' });
    draft.undo();
    expect(store.draftTheme).toBeNull();
  });
});

describe('the change history', () => {
  test('is asked for when opened, and again after publishing', async () => {
    const { api, store } = await open();
    store.set('general.country_code', '44');
    await store.publish();
    expect(api.listSettingsChanges).not.toHaveBeenCalled();
    await store.changes.open();
    store.set('general.country_code', '45');
    await store.publish();
    await until(() => expect(api.listSettingsChanges).toHaveBeenCalledTimes(2));
  });
});

describe('restoring a version', () => {
  test('publishes it once, pressed twice, and keeps the draft on top of it', async () => {
    const { api, store, draft, onPublished, now } = await open();
    store.set('general.country_code', '44');
    store.versions.show(version, 'restore');
    const done = await Promise.all([store.versions.restore(), store.versions.restore()]);
    expect(done).toEqual([true, false]);
    expect(api.restoreSettings).toHaveBeenCalledExactlyOnceWith('p1', 2, { version: 4 });
    expect(onPublished).toHaveBeenCalledWith(now());
    expect(draft.saved.theme).toEqual(earlier.theme);
    expect([...draft.edits]).toEqual([['general.country_code', '44']]);
    expect([store.versions.shown, store.stale]).toEqual([null, null]);
  });

  test('of settings that somebody else changed meanwhile takes theirs, and the next press works', async () => {
    const { store, draft, elsewhere } = await open();
    elsewhere({ general: { ...saved.general, partner_name: 'Theirs' } });
    store.versions.show(version, 'restore');
    expect(await store.versions.restore()).toBe(false);
    expect([store.versions.failure, draft.saved.general.partner_name]).toEqual(['stale', 'Theirs']);
    expect(await store.versions.restore()).toBe(true);
    expect(draft.saved.version).toBe(6);
  });

  test.each([
    [new NetworkError('down'), 'offline'],
    [problem('FORBIDDEN', 403), 'forbidden'],
    [problem('INTERNAL_ERROR', 500), 'unexpected'],
  ])('that fails by %s says %s, and can be tried again', async (error, failure) => {
    const { api, store } = await open();
    api.restoreSettings.mockRejectedValueOnce(error);
    store.versions.show(version, 'restore');
    expect(await store.versions.restore()).toBe(false);
    expect([store.versions.failure, store.versions.restoring]).toEqual([failure, false]);
    expect(await store.versions.restore()).toBe(true);
  });
});

describe('a draft with a link', () => {
  const draftOf = (settings: Settings | null, version = 4) => ({
    id: 'd1',
    author: { name: 'Mia Novak' },
    version,
    inserted_at: '2026-03-05T09:30:00.000Z',
    expires_at: '2026-03-19T09:30:00.000Z',
    settings,
    refused_field: null,
  });
  const named = (partner_name: string, of = saved): Settings => ({
    ...of,
    general: { ...of.general, partner_name },
  });

  test('is made of what is changed, and changes nothing', async () => {
    const { api, store, draft } = await open();
    expect(await store.share()).toBe(false);
    store.set('general.partner_name', 'Northgate Spring');
    expect(await store.share()).toBe(true);
    const update = { version: 4, general: { partner_name: 'Northgate Spring' } };
    expect(api.shareSettingsDraft.mock.calls.map(([id, body]) => [id, body])).toEqual([
      ['p1', update],
    ]);
    expect(store.shared.made.value?.id).toBe('d1');
    expect(draft.isDirty).toBe(true);
  });

  test('is not made while a field is wrong, here or by the server', async () => {
    const { api, store } = await open();
    store.set('general.partner_name', ' ');
    expect([await store.share(), store.failure]).toEqual([false, 'invalid']);
    expect(api.shareSettingsDraft).not.toHaveBeenCalled();
    store.set('general.partner_name', 'Northgate');
    store.set('general.time_zone', 'Mars/Base');
    api.shareSettingsDraft.mockRejectedValueOnce(
      problem('INVALID_FORMAT', 422, [{ field: 'general.time_zone', code: 'INVALID_FORMAT' }]),
    );
    expect([await store.share(), store.failure]).toEqual([false, 'invalid']);
    expect([...store.problems.keys()]).toEqual(['general.time_zone']);
  });

  test('without a network says so, and can be tried again', async () => {
    const { api, store } = await open();
    store.set('general.partner_name', 'Northgate Spring');
    api.shareSettingsDraft.mockRejectedValueOnce(new NetworkError('offline'));
    expect(await store.share()).toBe(true);
    expect(store.shared.made.state.status).toBe('error');
    await store.share();
    expect(store.shared.made.state.status).toBe('loaded');
  });

  test('is shown in place of the own one, which comes back', async () => {
    const { api, store } = await open();
    store.set('general.country_code', '44');
    api.getSettingsDraft.mockResolvedValueOnce({ draft: draftOf(named('Theirs')) });
    await store.openShared('d1');
    expect([store.shared.state, store.hasOwnDraft]).toEqual(['shown', true]);
    expect([...store.draft!.edits]).toEqual([['general.partner_name', 'Theirs']]);
    store.closeShared();
    expect([store.shared.state, store.hasOwnDraft]).toEqual([null, false]);
    expect([...store.draft!.edits]).toEqual([['general.country_code', '44']]);
  });

  test('is published, and the own one stays on top', async () => {
    const { api, store, now } = await open();
    store.set('general.country_code', '44');
    api.getSettingsDraft.mockResolvedValueOnce({ draft: draftOf(named('Theirs')) });
    await store.openShared('d1');
    expect(await store.publish()).toBe(true);
    expect(now().general.partner_name).toBe('Theirs');
    expect(store.shared.id).toBeNull();
    expect(store.draft!.saved.version).toBe(5);
    expect([...store.draft!.edits]).toEqual([['general.country_code', '44']]);
  });

  test('asks when others published the same field since', async () => {
    const { api, store, elsewhere } = await open();
    elsewhere({ general: { ...saved.general, partner_name: 'Ours' } });
    await store.load();
    api.getSettingsVersion.mockResolvedValueOnce({ settings: saved, kept: [] });
    api.getSettingsDraft.mockResolvedValueOnce({
      draft: draftOf(named('Theirs', store.draft!.saved)),
    });
    await store.openShared('d1');
    expect(store.stale?.conflicts).toEqual(['general.partner_name']);
  });

  test.each([
    [problem('NOT_FOUND', 404), 'gone'],
    [new NetworkError('offline'), 'failed'],
  ])('that can’t be had by %s is %s, and the own one is shown', async (error, state) => {
    const { api, store, draft } = await open();
    store.set('general.country_code', '44');
    api.getSettingsDraft.mockRejectedValueOnce(error);
    await store.openShared('d1');
    expect(store.shared.state).toBe(state);
    expect(store.draft).toBe(draft);
    store.closeShared();
    expect(draft.isDirty).toBe(true);
  });

  test('that no longer fits is not shown', async () => {
    const { api, store, draft } = await open();
    api.getSettingsDraft.mockResolvedValueOnce({ draft: draftOf(null) });
    await store.openShared('d1');
    expect([store.shared.state, store.draft]).toEqual(['unfit', draft]);
  });
});

describe('publishing settings later', () => {
  const at = '2026-04-01T06:00:00.000Z';

  test('keeps the change on the server, and out of the draft', async () => {
    const { api, store, draft, now, onPublished } = await open();
    store.set('general.partner_name', 'Northgate Spring');
    expect(await store.publish(at)).toBe(true);
    const change = { version: 4, general: { partner_name: 'Northgate Spring' } };
    expect(api.scheduleSettings.mock.calls).toEqual([['p1', { publish_at: at, ...change }]]);
    expect(api.updateSettings).not.toHaveBeenCalled();
    expect(draft.isDirty).toBe(false);
    expect(draft.saved).toEqual(now());
    expect(onPublished).not.toHaveBeenCalled();
    expect(store.schedule.scheduled?.publish_at).toBe(at);
  });

  test('takes it back into the draft, with what is there', async () => {
    const { store, draft } = await open();
    store.set('general.partner_name', 'Northgate Spring');
    await store.publish(at);
    store.set('general.country_code', '44');
    expect(await store.takeBack(store.schedule.scheduled!.settings!)).toBe(true);
    expect(store.schedule.scheduled).toBeNull();
    expect([...draft.edits]).toEqual([
      ['general.country_code', '44'],
      ['general.partner_name', 'Northgate Spring'],
    ]);
  });

  test('leaves it as it is when the server does not answer', async () => {
    const { api, store, draft } = await open();
    store.set('general.partner_name', 'Northgate Spring');
    await store.publish(at);
    api.cancelScheduledSettings.mockRejectedValueOnce(new NetworkError('offline'));
    expect(await store.takeBack(store.schedule.scheduled!.settings!)).toBe(false);
    expect(store.schedule.scheduled).not.toBeNull();
    expect(draft.isDirty).toBe(false);
  });

  test('when its time has come, asks until it is published, and shows it', async () => {
    vi.useFakeTimers({ now: Date.parse(at) - 3_600_000, toFake: ['Date', 'setTimeout'] });
    const { api, store, draft, elsewhere, onPublished } = await open();
    store.set('general.partner_name', 'Northgate Spring');
    await store.publish(at);
    store.set('general.country_code', '44');
    onTestFinished(store.schedule.follow());
    api.getScheduledSettings.mockClear();
    await vi.advanceTimersByTimeAsync(3_500_000);
    expect(api.getScheduledSettings).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(110_000);
    expect(api.getScheduledSettings).toHaveBeenCalled();
    expect([store.schedule.scheduled?.publish_at, draft.saved.version]).toEqual([at, 4]);

    const { general } = elsewhere({
      general: { ...draft.saved.general, partner_name: 'Northgate Spring' },
    }).settings;
    await api.cancelScheduledSettings('p1');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.schedule.scheduled).toBeNull();
    expect(draft.saved).toMatchObject({ version: 5, general });
    expect([...draft.edits]).toEqual([['general.country_code', '44']]);
    expect(onPublished).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('once it could not be published, asks no more', async () => {
    vi.useFakeTimers({ now: Date.parse(at) - 1000, toFake: ['Date', 'setTimeout'] });
    const { api, store } = await open();
    store.set('general.partner_name', 'Northgate Spring');
    await store.publish(at);
    onTestFinished(store.schedule.follow());
    const scheduled = {
      ...store.schedule.scheduled!,
      refused_reason: 'NO_LONGER_FITS',
    } as const;
    api.getScheduledSettings.mockResolvedValueOnce({ scheduled });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.schedule.scheduled).toEqual(scheduled);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('asks no more once its page is left, also when an answer is on its way', async () => {
    vi.useFakeTimers({ now: Date.parse(at) - 1000, toFake: ['Date', 'setTimeout'] });
    const { api, store } = await open();
    store.set('general.partner_name', 'Northgate Spring');
    await store.publish(at);
    const { scheduled } = store.schedule;
    const leave = store.schedule.follow();
    api.getScheduledSettings.mockImplementationOnce(async () => {
      leave();
      return { scheduled: scheduled! };
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('schedules over what another administrator published, when told to', async () => {
    const { api, store, elsewhere } = await open();
    store.set('general.partner_name', 'Northgate Spring');
    elsewhere({});
    expect(await store.publish(at)).toBe(false);
    expect(store.stale?.publishAt).toBe(at);
    expect(await store.keepMine()).toBe(true);
    expect(api.updateSettings).not.toHaveBeenCalled();
    expect(api.scheduleSettings.mock.lastCall?.[1].version).toBe(5);
  });

  test('shows a refused field where it stands', async () => {
    const { store } = await open();
    store.set('general.time_zone', 'Mars/Base');
    expect(await store.publish(at)).toBe(false);
    expect(store.failure).toBe('invalid');
    expect([...store.problems]).toEqual([['general.time_zone', 'refused']]);
  });
});
