import { makeSettings, seeded } from '@forecourt/contract/fixtures';
import { ManualClock } from '@forecourt/platform';
import { describe, expect, test } from 'vitest';
import { Draft } from './Draft.ts';

const saved = makeSettings(seeded('draft'), { version: 7 });

const make = () => {
  const clock = new ManualClock(0);
  return { clock, draft: new Draft(saved, clock) };
};

describe('a draft of the settings', () => {
  test('shows changes over what is saved, and counts them by area', () => {
    const { draft } = make();
    expect([draft.isDirty, draft.settings]).toEqual([false, saved]);
    draft.set('general.partner_name', 'Northgate & Sons');
    draft.set('general.agent_email', 'hello@northgate.test');
    draft.set('theme.ui_secondary_1', '#123456');
    draft.set('content.CLAIM.invite_title', 'Dented?');
    draft.set('sections.INSPECT.vin', 'off');
    const { general, theme, flows } = draft.settings;
    expect(general).toMatchObject({
      partner_name: 'Northgate & Sons',
      agent: { public_name: null, email: 'hello@northgate.test' },
    });
    expect(theme.ui_secondary_1).toBe('#123456');
    expect(flows.map(({ content }) => content.invite_title)).toEqual([null, 'Dented?', null]);
    expect(flows.map(({ sections }) => sections.vin)).toEqual(['optional', 'optional', 'off']);
    expect([...draft.dirtyAreas]).toEqual([
      ['general', 2],
      ['theme', 1],
      ['content', 1],
      ['sections', 1],
    ]);
  });

  test('a change that is changed back is none', () => {
    const { draft } = make();
    draft.set('sections.TRADE.vin', 'off');
    draft.set('sections.TRADE.vin', 'optional');
    expect(draft.isDirty).toBe(false);
    expect(draft.settings).toBe(saved);
  });

  test('undo takes back one change after the other; typing in one go is one change', () => {
    const { draft, clock } = make();
    draft.set('general.partner_name', 'A');
    clock.advance(100);
    draft.set('general.partner_name', 'Au');
    clock.advance(100);
    draft.set('general.partner_name', 'Auto');
    clock.advance(5000);
    draft.set('general.partner_name', 'Auto North');
    clock.advance(10);
    draft.set('general.country_code', '44');
    draft.undo();
    expect(draft.value('general.country_code')).toBe('372');
    draft.undo();
    expect(draft.value('general.partner_name')).toBe('Auto');
    draft.undo();
    expect([draft.isDirty, draft.canUndo]).toEqual([false, false]);
    draft.undo();
    expect(draft.isDirty).toBe(false);
  });

  test('giving up can be taken back, and so can several fields that were set at once', () => {
    const { draft } = make();
    draft.set('theme.ui_secondary_1', '#123456');
    draft.set('general.country_code', '44');
    const { ui_secondary_1, ui_secondary_2 } = saved.theme;
    const colors = new Map([
      ['theme.ui_secondary_1', ui_secondary_1],
      ['theme.ui_secondary_2', ui_secondary_2],
    ] as const);
    draft.assign(colors);
    expect([...draft.edits.keys()]).toEqual(['general.country_code']);
    draft.assign(colors);
    draft.reset();
    expect(draft.isDirty).toBe(false);
    draft.undo();
    draft.undo();
    expect([...draft.dirtyAreas.keys()]).toEqual(['general', 'theme']);
  });

  test('kept over what another person saved, it tells which of its fields they changed', () => {
    const { draft } = make();
    draft.set('general.partner_name', 'Mine');
    draft.set('general.country_code', '44');
    draft.set('theme.ui_secondary_2', '#222222');
    const theirs = {
      ...saved,
      version: 8,
      general: { ...saved.general, partner_name: 'Theirs', country_code: '44' },
      theme: { ...saved.theme, ui_secondary_3: '#333333' },
    };
    expect(draft.rebase(theirs)).toEqual(['general.partner_name']);
    expect([...draft.edits]).toEqual([
      ['general.partner_name', 'Mine'],
      ['theme.ui_secondary_2', '#222222'],
    ]);
    expect(draft.settings.theme.ui_secondary_3).toBe('#333333');
  });

  test('once published nothing is changed but what was edited during publishing', () => {
    const { draft } = make();
    draft.set('general.partner_name', ' Auto ');
    draft.set('general.country_code', '44');
    const sent = draft.edits;
    draft.set('general.country_code', '45');
    draft.published(
      { ...saved, general: { ...saved.general, partner_name: 'Auto', country_code: '44' } },
      sent,
    );
    expect([...draft.edits]).toEqual([['general.country_code', '45']]);
    expect(draft.value('general.partner_name')).toBe('Auto');
    expect(draft.canUndo).toBe(false);
  });
});
