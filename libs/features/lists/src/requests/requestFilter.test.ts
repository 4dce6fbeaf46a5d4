import { makeIdentifiers, makeRequest, seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { belongs, matches } from './requestFilter.ts';

const mari = makeRequest(seeded('filter'), {
  name: 'Mari Maasikas',
  phone: '+37251234567',
  email: 'mari@owner.test',
  report: { car: { plate: '482 NGT', year: 2020, make: 'Volvo', model: 'XC60' } },
});

test.each([
  ['', true],
  ['MAASIK', true],
  ['m', true],
  ['5123', true],
  ['+372 5123-4567', true],
  ['05123', true],
  ['MARI@', true],
  ['482-ngt', true],
  ['51', false],
  ['volvo', false],
  ['nobody', false],
])('a search for %j finds name, phone number, email address and plate: %s', (text, isFound) => {
  expect(matches(mari, text)).toBe(isFound);
});

test.each([
  ['CL-004211', true],
  ['cl 4211', false],
  ['4211', true],
  ['cl004', true],
  ['pol/77', true],
  ['42', false],
])(
  'a search for %j finds a claim or policy number without its punctuation: %s',
  (text, isFound) => {
    const identifiers = makeIdentifiers({ claim_number: 'CL-004211', policy_number: 'POL 77-1' });
    expect(matches({ ...mari, phone: null, identifiers }, text)).toBe(isFound);
  },
);

test('a customer without a name is found by what is known', () => {
  const lead = { ...mari, name: null, email: null, report: { car: null } };
  expect([matches(lead, '4567'), matches(lead, 'mari')]).toEqual([true, false]);
});

test('a request is mine while I look after it; before I am known, the server decides', () => {
  const key = { partnerId: mari.partner_id, status: '' as const, search: '', agent: 'me' };
  const own = { ...mari, agent: { id: 'me', name: 'Nora Gates', avatar: null } };
  expect([belongs(own, key, 'me'), belongs(own, key, 'you'), belongs(mari, key, 'me')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(belongs(mari, key, null)).toBe(true);
});

test('an agent, no agent, a plan and days are filters of the server too', () => {
  const key = { partnerId: mari.partner_id, status: '' as const, search: '' };
  const own = {
    ...mari,
    agent: { id: 'ben', name: 'Ben Cole', avatar: null },
    info: { ...mari.info, user_sale_plan: 'Trade-In' as const },
    inserted_at: '2026-03-05T10:00:00.000Z',
  };
  const has = (filter: object) => belongs(own, { ...key, ...filter }, 'me');
  expect([has({ agent: 'ben' }), has({ agent: 'ann' }), has({ agent: 'none' })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(belongs({ ...own, agent: null }, { ...key, agent: 'none' }, 'me')).toBe(true);
  expect([has({ plan: 'Trade-In' }), has({ plan: 'Cash Offer' })]).toEqual([true, false]);
  const at = own.inserted_at;
  expect([has({ from: at }), has({ to: at })]).toEqual([true, false]);
  expect([
    has({ from: '2026-03-06T00:00:00.000Z' }),
    has({ to: '2026-03-06T00:00:00.000Z' }),
  ]).toEqual([false, true]);
});
