import type { RequestMatch, ThreadDirection } from '@forecourt/contract';
import { makeIdentifiers, makeRequest, makeThread, seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { actionsMatching, type PaletteAction } from './actions.ts';
import { stillFits, wordsOf, wordsOfThread } from './match.ts';

const thread = makeThread(seeded('match'));
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
    hint: '+372 5123 4567 · 2019 Aurelia Vento · 482 NGT',
  });
  expect(found('PHONE', { name: null, report: { car: null } })).toEqual({
    label: '+372 5123 4567',
    hint: '',
  });
});

test('a claim is told by the number that was sought, before the customer’s own', () => {
  const identifiers = makeIdentifiers({ claim_number: 'CL-004211', policy_number: 'P/7-a' });
  const hint = (by: RequestMatch['by']) => found(by, { identifiers }).hint;
  const known = '+372 5123 4567 · 2019 Aurelia Vento · 482 NGT';
  expect(hint('CLAIM_NUMBER')).toBe(`CL-004211 · ${known}`);
  expect(hint('POLICY_NUMBER')).toBe(`P/7-a · ${known}`);
  expect(hint('NAME')).toBe(known);
  const match = { request: { ...request, identifiers }, by: 'NAME', vincode: null } as const;
  const fits = (query: string) => stillFits(match, query);
  expect(['cl-0042', '4211', 'p7a'].map(fits)).toEqual([true, true, true]);
  expect(['cl-0043', 'p8'].map(fits)).toEqual([false, false]);
});

test('a car is told by plate and owner, and by its VIN where that was sought', () => {
  expect(found('PLATE')).toEqual({ label: '2019 Aurelia Vento', hint: '482 NGT · Mari Tamm' });
  expect(found('VIN').hint).toBe('FC1HB5D26PN204817 · 482 NGT · Mari Tamm');
  expect(found('VIN', { report: { car: null } }).label).toBe('FC1HB5D26PN204817');
});

test('a car found by make and model is told by plate and owner', () => {
  expect(found('CAR')).toEqual({ label: '2019 Aurelia Vento', hint: '482 NGT · Mari Tamm' });
});

test('a match stays while every word of the new text is seen in it', () => {
  const fits = (query: string) => stillFits({ request, by: 'CAR', vincode: null }, query);
  expect(['aurelia', 'vento 2019', 'mari t', '482-n'].map(fits)).toEqual([true, true, true, true]);
  expect(['vento 2020', 'mati'].map(fits)).toEqual([false, false]);
});

test('a conversation is told by the other party, the car and the last message', () => {
  const info = { ...thread.info, year: 2019, make: 'Aurelia', model: 'Vento' };
  const words = (direction: ThreadDirection, name: string | null) =>
    wordsOfThread({
      ...thread,
      message_initiated_by: direction,
      summary: 'Hello',
      info: { ...info, buyer: { id: null, name }, seller: { id: null, name: 'Ann' } },
    });
  expect(words('BUYER_AGENT', 'Bob')).toEqual({
    label: 'Bob',
    hint: '2019 Aurelia Vento · Hello',
  });
  expect(words('AGENT_SELLER', 'Bob').label).toBe('Ann');
  expect(words('BUYER_AGENT', null)).toEqual({ label: '2019 Aurelia Vento', hint: 'Hello' });
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
