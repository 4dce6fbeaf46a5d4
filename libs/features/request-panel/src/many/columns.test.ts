import { expect, test } from 'vitest';
import { columnsOf, manyFields, withColumn } from './columns.ts';

const fieldsOf = (...header: string[]) => columnsOf(header).map(({ field }) => field);

test('columns are known by plain names, however they are written', () => {
  expect(fieldsOf('Customer name', 'Mobile', 'E-mail', 'Plate')).toEqual([
    'name',
    'phone',
    'email',
    null,
  ]);
  expect(fieldsOf(' FIRST_NAME ', 'surname', 'Phone number')).toEqual(['first', 'last', 'phone']);
});

test('the first of several columns with a name is taken', () => {
  expect(fieldsOf('Phone', 'Mobile', 'Name')).toEqual(['phone', null, 'name']);
});

test('columns about a claim are known where the flow uses them', () => {
  const header = ['Name', 'Claim #', 'Policy No.', 'Date of loss'];
  const fields = [...manyFields, 'claim_number', 'date_of_loss'] as const;
  expect(columnsOf(header, fields).map(({ field }) => field)).toEqual([
    'name',
    'claim_number',
    null,
    'date_of_loss',
  ]);
  expect(fieldsOf(...header)).toEqual(['name', null, null, null]);
});

test('a field is one column only', () => {
  const columns = columnsOf(['Name', 'Phone', 'Other']);
  expect(withColumn(columns, 2, 'phone').map(({ field }) => field)).toEqual([
    'name',
    null,
    'phone',
  ]);
  expect(withColumn(columns, 1, null).map(({ field }) => field)).toEqual(['name', null, null]);
});
