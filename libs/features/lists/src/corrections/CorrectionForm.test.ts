import { ApiProblem, NetworkError } from '@forecourt/api-client';
import type { Request, SeenDetails } from '@forecourt/contract';
import { makeProblem, makeRequest, seeded } from '@forecourt/contract/fixtures';
import { createStorage } from '@forecourt/platform';
import { describe, expect, test, vi } from 'vitest';
import { CorrectionForm } from './CorrectionForm.ts';
import type { CorrectionAsk } from './CorrectionQuestion.ts';
import { recordedText, storedText } from './details.ts';
import { isMobileNumber, readPhone } from './phones.ts';

const request = makeRequest(seeded('mistyped'), {
  status: 'SENT',
  name: 'Ann Lee',
  phone: '+37251234567',
  email: null,
  delivery: null,
});
const contact = { name: 'Ann Lee', phone: '+37251234567', email: null };

function setUp(ask: Partial<CorrectionAsk> = {}, answer: Partial<Request> = {}) {
  const correctDetails = vi.fn(async (_id: string, { details }: { details: object }) => ({
    request: { ...request, ...details, ...answer } as Request,
  }));
  const resendRequest = vi.fn(async () => ({ request }));
  const retryDelivery = vi.fn(async () => ({ request }));
  const onChanged = vi.fn();
  const values = new Map<string, string>();
  const storage = createStorage(() => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }));
  const make = () =>
    new CorrectionForm({
      ask: {
        id: 'r1',
        name: 'Ann Lee',
        fields: ['name', 'phone', 'email'],
        values: contact,
        onChanged,
        ...ask,
      },
      api: { correctDetails, resendRequest, retryDelivery } as never,
      readPhone: (stored) => readPhone(stored),
      isMobileNumber,
      kept: { storage, key: 'form' },
      newKey: () => 'key',
    });
  return { form: make(), make, correctDetails, resendRequest, retryDelivery, onChanged };
}

const typed = (form: CorrectionForm, number: string) => form.typePhone({ ...form.phone!, number });
const stale = (current: SeenDetails) => new ApiProblem(makeProblem('STALE_DETAILS', { current }));

test('sends what was changed, with what was seen, and offers the new number', async () => {
  const { form, correctDetails, resendRequest, onChanged } = setUp();
  await form.begin();
  expect(form.phone).toEqual({ country: 'EE', dialCode: '372', number: '51234567' });
  expect(form.isChanged).toBe(false);
  typed(form, '51234568');
  expect(await form.save()).toBe(true);
  expect(correctDetails).toHaveBeenCalledWith('r1', {
    details: { phone: '+37251234568' },
    seen: { phone: '+37251234567' },
  });
  expect(form.way).toEqual({ act: 'resend', to: { phone: '+37251234568' } });
  expect(await form.send()).toBe(true);
  expect(resendRequest).toHaveBeenCalledOnce();
  expect(onChanged).toHaveBeenCalledTimes(2);
});

test.each(['SMS', 'WHATSAPP'] as const)(
  'what failed by %s is tried again at the corrected number',
  async (channel) => {
    const at = '2026-03-02T09:00:00.000Z';
    const { form, retryDelivery } = setUp(
      {},
      { delivery: { state: 'FAILED', channel, reason: 'NUMBER_REJECTED', at } },
    );
    await form.begin();
    typed(form, '51234568');
    await form.save();
    await form.send();
    const to = { phone: '+37251234568' };
    expect(retryDelivery).toHaveBeenCalledWith(request.id, to, { idempotencyKey: 'key' });
  },
);

test.each<[string, Partial<Request>, (form: CorrectionForm) => void]>([
  ['another name', {}, (form) => form.type('name', 'Ann Leigh')],
  ['an address where there is a number', {}, (form) => form.type('email', 'ann@mail.test')],
  [
    'a number, once the report is complete',
    { status: 'COMPLETED' },
    (form) => typed(form, '51234568'),
  ],
])('%s leads to no sending', async (_what, answer, change) => {
  const { form } = setUp({}, answer);
  await form.begin();
  change(form);
  expect(await form.save()).toBe(true);
  expect(form.way).toBeNull();
});

test('a colleague’s value is told, and saving again replaces it', async () => {
  const { form, correctDetails } = setUp();
  await form.begin();
  form.type('name', 'Ann Leigh');
  correctDetails.mockRejectedValueOnce(stale({ name: 'Anne Lee' }));
  expect(await form.save()).toBe(false);
  expect([form.conflicts, form.texts.name]).toEqual([{ name: 'Anne Lee' }, 'Ann Leigh']);
  expect(await form.save()).toBe(true);
  expect(correctDetails).toHaveBeenLastCalledWith('r1', {
    details: { name: 'Ann Leigh' },
    seen: { name: 'Anne Lee' },
  });
});

test('or it is taken over, and then there is nothing to save', async () => {
  const { form, correctDetails } = setUp();
  await form.begin();
  typed(form, '51234568');
  correctDetails.mockRejectedValueOnce(stale({ phone: '+13055550168' }));
  await form.save();
  await form.takeTheirs('phone');
  expect(form.phone).toEqual({ country: 'US', dialCode: '1', number: '3055550168' });
  expect([form.isChanged, form.conflicts]).toEqual([false, {}]);
});

test('what was typed survives a failure and a reload, until it is saved', async () => {
  const { form, make, correctDetails } = setUp();
  await form.begin();
  form.type('name', 'Ann Leigh');
  correctDetails.mockRejectedValueOnce(new NetworkError('offline'));
  expect(await form.save()).toBe(false);
  expect(form.failure).toBeInstanceOf(NetworkError);
  const again = make();
  await again.begin();
  expect(again.texts.name).toBe('Ann Leigh');
  await again.save();
  const third = make();
  await third.begin();
  expect(third.texts.name).toBe('Ann Lee');
});

test('fields say what is wrong before anything is sent, and what the server refuses', async () => {
  const { form, correctDetails } = setUp({
    fields: ['name', 'phone', 'email', 'vincode', 'year'],
    values: { ...contact, vincode: null, year: null },
  });
  await form.begin();
  form.type('name', ' ');
  typed(form, '12');
  form.type('email', 'ann');
  form.type('vincode', 'YV1');
  form.type('year', '1700');
  expect(await form.save()).toBe(false);
  expect(form.errors).toEqual({
    name: 'MISSING_FIELD',
    phone: 'INVALID_FORMAT',
    email: 'INVALID_FORMAT',
    vincode: 'INVALID_FORMAT',
    year: 'INVALID_FORMAT',
  });
  expect(correctDetails).not.toHaveBeenCalled();
  const { form: other, correctDetails: refuse } = setUp();
  await other.begin();
  other.type('name', 'www.site.test');
  const errors = [{ field: 'details.name', code: 'ADDRESS_NOT_ALLOWED' as const }];
  refuse.mockRejectedValueOnce(new ApiProblem(makeProblem('ADDRESS_NOT_ALLOWED', { errors })));
  await other.save();
  expect([other.errors, other.failure]).toEqual([{ name: 'ADDRESS_NOT_ALLOWED' }, null]);
});

describe('a mileage', () => {
  const driven = (values: SeenDetails) => ({
    fields: ['mileage' as const],
    values,
    distanceUnit: 'km' as const,
  });

  test('goes with its unit, and the unit alone can be wrong', async () => {
    const seen = { mileage: 48_000, mileage_unit: 'mi' } as const;
    const { form, correctDetails } = setUp(driven(seen));
    await form.begin();
    expect([form.unit, form.isChanged]).toEqual(['mi', false]);
    form.count('km');
    expect(await form.save()).toBe(true);
    const details = { mileage: 48_000, mileage_unit: 'km' };
    expect(correctDetails).toHaveBeenLastCalledWith('r1', { details, seen });
  });

  test('that no one gave counts as the partner does, until one is typed', async () => {
    const seen = { mileage: null, mileage_unit: null };
    const { form, correctDetails } = setUp(driven(seen));
    await form.begin();
    form.count('mi');
    expect(form.isChanged).toBe(false);
    form.count('km');
    form.type('mileage', '77,000');
    await form.save();
    const details = { mileage: 77_000, mileage_unit: 'km' };
    expect(correctDetails).toHaveBeenLastCalledWith('r1', { details, seen });
  });

  test('can be taken away, and too many miles can still be kilometers', async () => {
    const seen = { mileage: 48_000, mileage_unit: 'mi' } as const;
    const { form, correctDetails } = setUp(driven(seen));
    await form.begin();
    form.type('mileage', '2,500,000');
    expect(await form.save()).toBe(false);
    expect(form.errors).toEqual({ mileage: 'INVALID_FORMAT' });
    form.count('km');
    expect(form.errors).toEqual({});
    form.type('mileage', '');
    await form.save();
    const details = { mileage: null, mileage_unit: 'mi' };
    expect(correctDetails).toHaveBeenLastCalledWith('r1', { details, seen });
  });

  test('of a colleague is told with its unit, and can be taken over', async () => {
    const { form, correctDetails } = setUp(driven({ mileage: 48_000, mileage_unit: 'mi' }));
    await form.begin();
    form.type('mileage', '49000');
    const current = { mileage: 77_000, mileage_unit: 'km' } as const;
    correctDetails.mockRejectedValueOnce(stale(current));
    await form.save();
    expect(recordedText('mileage', form.conflicts)).toBe('77000 km');
    await form.takeTheirs('mileage');
    expect([form.texts.mileage, form.unit, form.conflicts]).toEqual(['77000', 'km', {}]);
    expect(form.isChanged).toBe(false);
  });
});

test('the last way to reach the customer cannot be removed', async () => {
  const { form } = setUp();
  await form.begin();
  typed(form, '');
  expect(await form.save()).toBe(false);
  expect(form.errors).toEqual({ phone: 'MISSING_FIELD' });
});

test.each([
  ['vincode', ' yv1-cz59 h541058985', 'YV1CZ59H541058985'],
  ['plate', 'abc  123', 'ABC 123'],
  ['mileage', '48,000', 48_000],
  ['year', '', null],
  ['make', ' Volvo ', 'Volvo'],
] as const)('%s typed as “%s” is stored as %s', (field, text, stored) => {
  expect(storedText(field, text)).toBe(stored);
});

test('identifiers of a claim are stored in one form, and checked by the flow’s rules', async () => {
  const { form, correctDetails } = setUp({
    fields: ['claim_number', 'policy_number', 'date_of_loss'],
    values: { claim_number: 'CL-0042', policy_number: '7', date_of_loss: null },
    terms: {
      rules: {
        claim_number: { use: 'REQUIRED', mask: 'CL-####' },
        policy_number: { use: 'OFF', mask: null },
        date_of_loss: { use: 'OPTIONAL', mask: null },
      },
      timeZone: 'UTC',
    },
  });
  form.type('claim_number', '  ');
  form.type('policy_number', '8');
  form.type('date_of_loss', '2999-01-01');
  expect(await form.save()).toBe(false);
  expect(form.errors).toEqual({
    claim_number: 'MISSING_FIELD',
    policy_number: 'INVALID_FORMAT',
    date_of_loss: 'INVALID_FORMAT',
  });
  form.type('claim_number', ' cl-0043 ');
  form.type('policy_number', '');
  form.type('date_of_loss', '2026-03-01');
  expect(await form.save()).toBe(true);
  expect(correctDetails.mock.lastCall?.[1]).toEqual({
    details: { claim_number: 'CL-0043', policy_number: null, date_of_loss: '2026-03-01' },
    seen: { claim_number: 'CL-0042', policy_number: '7', date_of_loss: null },
  });
});
