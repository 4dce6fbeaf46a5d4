import type { RequestMatch } from '@forecourt/contract';
import { makeRequest, seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { actionsMatching, type PaletteAction } from './actions.ts';
import { wordsOf } from './match.ts';

const request = makeRequest(seeded('match'), {
  name: 'Mari Tamm',
  phone: '+37251234567',
  email: null,
  report: { car: { plate: '482 NGT', year: 2019, make: 'Aurelia', model: 'Vento' } },
});
const found = (by: RequestMatch['by'], more: Partial<RequestMatch['request']> = {}) =>
  wordsOf({ request: { ...request, ...more }, by, vincode: 'FC1HB5D26PN204817' });

test('a customer is told by number and car', () => {
  expect(found('NAME')).toEqual({
    label: 'Mari Tamm',
    hint: '+37251234567 · 2019 Aurelia Vento · 482 NGT',
  });
  expect(found('PHONE', { name: null, report: { car: null } })).toEqual({
    label: '+37251234567',
    hint: '',
  });
});

test('a car is told by plate and owner, and by its VIN where that was sought', () => {
  expect(found('PLATE')).toEqual({ label: '2019 Aurelia Vento', hint: '482 NGT · Mari Tamm' });
  expect(found('VIN').hint).toBe('FC1HB5D26PN204817 · 482 NGT · Mari Tamm');
  expect(found('VIN', { report: { car: null } }).label).toBe('FC1HB5D26PN204817');
});

test('actions are found by any of their words, in any order', () => {
  const action = (label: string, hint?: string): PaletteAction => ({
    id: label,
    group: 'go',
    label,
    hint,
    run: () => undefined,
  });
  const actions = [action('Requests', 'Claims'), action('Cars', 'Claims'), action('Log out')];
  const labels = (query: string) => actionsMatching(actions, query).map(({ label }) => label);
  expect(labels('claims req')).toEqual(['Requests']);
  expect(labels(' OUT ')).toEqual(['Log out']);
  expect(labels('')).toHaveLength(3);
  expect(labels('mari')).toEqual([]);
});
