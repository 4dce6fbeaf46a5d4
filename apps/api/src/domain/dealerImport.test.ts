import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '@forecourt/contract/csv';
import { columnsOf, planImport, readRow, type KnownDealer } from './dealerImport.ts';

const locales = {
  default: 'de-DE',
  list: [
    { local_name: 'English', locale_code: 'en-US' },
    { local_name: 'Deutsch', locale_code: 'de-DE' },
    { local_name: 'Eesti', locale_code: 'et' },
  ],
};
const read = (csv: string) => {
  const [header, ...records] = parseCsv(csv);
  const columns = columnsOf(header?.cells ?? []);
  return records.map((record) => readRow(record, columns, { country_code: '1', locales }));
};
const known = (more: Partial<KnownDealer> = {}): KnownDealer => ({
  id: 'd1',
  name: 'Bayview Cars',
  email: 'sales@bayview.test',
  postcode: '97214',
  ...more,
});
const actions = (csv: string, there: KnownDealer[], duplicates: 'SKIP' | 'UPDATE' = 'SKIP') =>
  planImport(read(csv), there, duplicates).map(({ action }) => action);

describe('the columns', () => {
  test('are known by what their headers say', () => {
    const header = 'Dealer;Contact Person;E-mail;Tel.;Street;City;ZIP code;State;Country;Makes;Fax';
    const fields = columnsOf(header.split(';')).map(({ field }) => field);
    expect(fields).toEqual([
      'name',
      'contact',
      'email',
      'phone',
      'address',
      'location',
      'postcode',
      'county',
      'country',
      'makes',
      null,
    ]);
  });

  test('fill each field once', () => {
    expect(columnsOf(['Phone', 'Mobile']).map(({ field }) => field)).toEqual(['phone', null]);
  });

  test('fill what is given instead, and nothing else', () => {
    const given = [{ header: 'Firma', field: 'name' as const }];
    expect(columnsOf(['Firma', 'Email'], given)).toEqual([
      { header: 'Firma', field: 'name' },
      { header: 'Email', field: null },
    ]);
    const twice = [...given, { header: 'Email', field: 'name' as const }];
    expect(() => columnsOf(['Firma', 'Email'], twice)).toThrow('INVALID_FORMAT');
  });
});

describe('a row', () => {
  test('is read as it is stored', () => {
    const [row] = read(
      'name,email,phone,postcode,makes,groups,note\n Bayview  Cars ,Sales@Bayview.TEST,(305) 555-0168,97214,"Kia; audi, Kia",Near|Toyota,Hi\n',
    );
    expect(row).toEqual({
      line: 2,
      fields: {
        name: 'Bayview Cars',
        email: 'Sales@bayview.test',
        phone: '+13055550168',
        postcode: '97214',
        makes: ['audi', 'Kia'],
        note: 'Hi',
      },
      groups: ['Near', 'Toyota'],
      errors: [],
    });
  });

  test('names every field that is wrong', () => {
    const [row] = read('name,email,phone,makes\n,no-address,12,' + 'x'.repeat(61) + '\n');
    expect(row?.errors).toEqual([
      { field: 'email', code: 'INVALID_FORMAT' },
      { field: 'phone', code: 'INVALID_FORMAT' },
      { field: 'makes', code: 'INVALID_FORMAT' },
      { field: 'name', code: 'MISSING_FIELD' },
    ]);
  });

  test('may have a landline, unlike a customer', () => {
    const [row] = read('name,phone\na,+49 30 901820\n');
    expect(row?.fields.phone).toBe('+4930901820');
  });

  test('with a cell too many is wrong as a whole', () => {
    expect(read('name,email\nA,a@a.test,more\n')[0]?.errors).toEqual([
      { field: 'row', code: 'INVALID_FORMAT' },
    ]);
    expect(read('name,email\nA\n')[0]?.errors).toEqual([]);
  });
});

describe('a dealer that is there already', () => {
  test('is known by its address, case ignored', () => {
    expect(actions('name,email\nOther,SALES@bayview.test\n', [known()])).toEqual(['SKIP']);
    expect(actions('name,email\nOther,SALES@bayview.test\n', [known()], 'UPDATE')).toEqual([
      'UPDATE',
    ]);
  });

  test('is known by name and postcode where one of them has no address', () => {
    expect(actions('name,postcode\nBAYVIEW cars,97214\n', [known()])).toEqual(['SKIP']);
    expect(actions('name,postcode\nBayview Cars,97215\n', [known()])).toEqual(['ADD']);
    const csv = 'name,postcode,email\nBayview Cars,97214,new@bayview.test\n';
    expect(actions(csv, [known({ email: null })])).toEqual(['SKIP']);
    expect(actions(csv, [known()])).toEqual(['ADD']);
  });

  test('is an error where the file itself has it twice, naming the first line', () => {
    const rows = planImport(read('name,email\nA,a@a.test\nB,b@b.test\nC,A@A.test\n'), [], 'SKIP');
    expect(rows.map(({ action, same_as_line }) => [action, same_as_line])).toEqual([
      ['ADD', null],
      ['ADD', null],
      ['ERROR', 2],
    ]);
  });
});

test('however the file looks, no two rows write one dealer, and none with an error writes', () => {
  const name = fc.constantFrom('', 'a', 'b', 'A');
  const email = fc.constantFrom('', 'x@x.test', 'X@x.test', 'y@y.test', 'broken');
  const file = fc.array(fc.tuple(name, email));
  const there = fc.subarray([
    known({ name: 'a', email: null, postcode: null }),
    known({ id: 'd2', email: 'y@y.test' }),
  ]);
  fc.assert(
    fc.property(file, there, fc.constantFrom('SKIP', 'UPDATE'), (lines, dealers, duplicates) => {
      const csv = ['name,email', ...lines.map(([one, two]) => `${one},${two}`)].join('\n');
      const rows = planImport(read(csv), dealers, duplicates);
      const writing = rows.filter(({ action }) => action === 'ADD' || action === 'UPDATE');
      const written = writing.map(
        ({ known: one, fields }) =>
          one?.id ?? fields.email?.toLowerCase() ?? fields.name?.toLowerCase(),
      );
      expect(new Set(written).size).toBe(written.length);
      for (const row of rows) expect(row.errors.length > 0).toBe(row.action === 'ERROR');
      const emails = writing.flatMap(({ fields }) => fields.email?.toLowerCase() ?? []);
      expect(new Set(emails).size).toBe(emails.length);
    }),
  );
});
