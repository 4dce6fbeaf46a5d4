import { createMemoryStorage } from '@forecourt/platform';
import { describe, expect, test } from 'vitest';
import { type KeptDraft, KeptDrafts } from './KeptDrafts.ts';

const draft: KeptDraft = {
  version: 4,
  at: '2026-03-10T09:00:00.000Z',
  changes: [{ key: 'general.partner_name', base: 'Northgate', value: 'Northgate & Sons' }],
  sending: false,
};

describe('changes kept on the device', () => {
  test('are those of one person and one partner', () => {
    const storage = createMemoryStorage();
    let user: string | null = 'nora';
    const drafts = new KeptDrafts(storage, () => user);
    drafts.write('northgate', draft);
    drafts.write('lakeside', { ...draft, version: 7 });
    expect([drafts.read('northgate'), drafts.read('lakeside')?.version]).toEqual([draft, 7]);
    user = 'rasmus';
    expect(drafts.read('northgate')).toBeNull();
    user = null;
    drafts.write('northgate', draft);
    expect(drafts.read('northgate')).toBeNull();
  });

  test('leave nothing behind once the last is forgotten', () => {
    const storage = createMemoryStorage();
    const drafts = new KeptDrafts(storage, () => 'nora');
    drafts.write('northgate', draft);
    drafts.write('lakeside', draft);
    drafts.write('northgate', null);
    expect([drafts.read('northgate'), drafts.read('lakeside')]).toEqual([null, draft]);
    drafts.write('lakeside', null);
    expect(storage.get('nora')).toBeNull();
  });

  test.each([
    'not json',
    '[]',
    'null',
    '{"northgate":null}',
    '{"northgate":{"version":"4","at":"2026-03-10","changes":[],"sending":false}}',
    '{"northgate":{"version":4,"at":"yesterday","changes":[],"sending":false}}',
    '{"northgate":{"version":4,"at":"2026-03-10","changes":{},"sending":false}}',
  ])('are none where what lies there is no draft: %s', (text) => {
    const drafts = new KeptDrafts(createMemoryStorage({ nora: text }), () => 'nora');
    expect(drafts.read('northgate')).toBeNull();
    drafts.write('northgate', draft);
    expect(drafts.read('northgate')).toEqual(draft);
  });

  test('leave out a value that its field cannot hold', () => {
    const changes = [
      ...draft.changes,
      { key: 'theme.ui_secondary_1', base: '#112233', value: 'url(javascript:1)' },
      { key: 'sections.TRADE.vin', base: true, value: false },
      { key: 'general.logo_width', base: 160, value: '200' },
      { key: 'general.country_code', base: '372', value: { toString: 'x' } },
      { key: 7, base: '', value: '' },
      null,
    ];
    const text = JSON.stringify({ northgate: { ...draft, changes } });
    const drafts = new KeptDrafts(createMemoryStorage({ nora: text }), () => 'nora');
    expect(drafts.read('northgate')?.changes).toEqual(draft.changes);
  });
});
