import { defaultIdentifierRules, type IdentifierRules } from '@forecourt/contract';
import { parseCsv } from '@forecourt/contract/csv';
import { expect, test } from 'vitest';
import { columnsOf, manyFields } from './columns.ts';
import { readRows, type RowRules } from './readRows.ts';

const rules: RowRules = {
  channels: ['SMS', 'EMAIL'],
  dialCode: '372',
  readPhone: async (text, dialCode) =>
    text.startsWith('+44')
      ? { dialCode: '44', number: text.slice(3).replace(/\D/g, '') }
      : { dialCode, number: text.replace(/\D/g, '') },
  isMobileNumber: async (_, number) => number.length === 8,
  identifiers: { rules: null },
};
const claims: IdentifierRules = {
  claim_number: { use: 'REQUIRED', mask: 'CL-####' },
  policy_number: { use: 'OFF', mask: null },
  date_of_loss: { use: 'OPTIONAL', mask: null },
};

const read = (csv: string, more: Partial<RowRules> = {}) => {
  const [header, ...records] = parseCsv(csv);
  const fields = [...manyFields, 'claim_number', 'date_of_loss'] as const;
  return readRows(records, columnsOf(header?.cells ?? [], fields), { ...rules, ...more });
};

test('a customer is written to by text message where there is a number, else by email', async () => {
  const rows = await read(
    'Name;Phone;Email\nAnn;5123 4567;ann@mail.test\nBob;;bob@mail.test\nCid;+44 1234 5678;\n',
  );
  expect(rows.map(({ channel, to }) => [channel, to])).toEqual([
    ['SMS', '+37251234567'],
    ['EMAIL', 'bob@mail.test'],
    ['SMS', '+4412345678'],
  ]);
});

test('email goes first where it is preferred, and alone where there are no text messages', async () => {
  const csv = 'Name,Phone,Email\nAnn,51234567,ann@mail.test\nBob,51234567,\n';
  const first = await read(csv, { channels: ['EMAIL', 'SMS'] });
  expect(first.map(({ channel }) => channel)).toEqual(['EMAIL', 'SMS']);
  const alone = await read(csv, { channels: ['EMAIL'] });
  expect(alone.map(({ errors }) => errors)).toEqual([{}, { email: 'MISSING_FIELD' }]);
});

test('names may be in two columns', async () => {
  const [row] = await read('First name,Last name,Phone\nAnn,Lee,51234567\n');
  expect(row?.name).toBe('Ann Lee');
});

test('every error of a row is told by its column', async () => {
  const rows = await read(
    [
      'Name,Phone,Email',
      ',51234567,',
      'Ann,512,',
      'Bob,,bob',
      'Cid\u202E,51234567,',
      ',,',
      'Dee,,',
      'Eve,51234567 home,',
      'Fay,"3,72512E+11",',
    ].join('\n'),
  );
  expect(rows.map(({ line, errors }) => [line, errors])).toEqual([
    [2, { name: 'MISSING_FIELD' }],
    [3, { phone: 'INVALID_FORMAT' }],
    [4, { email: 'INVALID_FORMAT' }],
    [5, { name: 'INVALID_FORMAT' }],
    [7, { phone: 'MISSING_FIELD' }],
    [8, { phone: 'INVALID_FORMAT' }],
    [9, { phone: 'INVALID_FORMAT' }],
  ]);
  expect(rows[1]?.to).toBe('512');
});

test('the same customer again is told, not one with an error', async () => {
  const rows = await read(
    'Name,Phone,Email\nAnn,5123 4567,\nAnn,51234567,\nBob,,B@mail.test\nBob,,b@mail.test\n,51234567,\n',
  );
  expect(rows.map(({ sameAs }) => sameAs)).toEqual([null, 2, null, 4, null]);
});

test('what a file says of the claim is read and checked by the flow’s rules', async () => {
  const csv = [
    'Name,Email,Claim number,Date of loss',
    'Ann,ann@mail.test,cl-0042,2026-03-05',
    'Bob,bob@mail.test,CL-43,5.3.2026',
    'Cid,cid@mail.test,,3/5/2026',
  ].join('\n');
  const rows = await read(csv, { identifiers: { rules: claims, timeZone: 'UTC' } });
  expect(rows.map(({ identifiers }) => identifiers)).toEqual([
    { claim_number: 'cl-0042', date_of_loss: '2026-03-05' },
    { claim_number: 'CL-43', date_of_loss: '2026-03-05' },
    { date_of_loss: '3/5/2026' },
  ]);
  expect(rows.map(({ errors }) => errors)).toEqual([
    {},
    { 'identifiers.claim_number': 'INVALID_FORMAT' },
    {
      'identifiers.claim_number': 'MISSING_FIELD',
      'identifiers.date_of_loss': 'INVALID_FORMAT',
    },
  ]);
  const off = await read(csv, { identifiers: { rules: defaultIdentifierRules } });
  expect(off.map(({ errors }) => errors)).toEqual([{}, {}, {}]);
});

test('the apostrophe that keeps a number from being a formula is no part of it', async () => {
  const [row] = await read("Name,Phone\nAnn,'+44 1234 5678\n");
  expect(row?.to).toBe('+4412345678');
});
