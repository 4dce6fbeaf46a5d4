import { describe, expect, test } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { document, type Schema as Part } from '@forecourt/contract/document';
import { expectationBeside, expectationOf, type Schema } from './expectation.ts';

const said = (schema: Schema) => expectationOf(schema, '')?.expected;
const shown = (schema: Schema) => expectationOf(schema, '')?.example;

describe('says in words what is taken', () => {
  const rules: [string, Schema, string][] = [
    ['text', { type: 'string' }, 'text'],
    ['at most', { type: 'string', maxLength: 120 }, 'text of at most 120 characters'],
    ['at least', { type: 'string', minLength: 8 }, 'text of at least 8 characters'],
    ['a length', { type: 'string', minLength: 1, maxLength: 9 }, 'text of 1 to 9 characters'],
    ['one length', { type: 'string', minLength: 2, maxLength: 2 }, 'text of exactly 2 characters'],
    ['a day', { type: 'string', format: 'date' }, 'a date as 2026-03-31'],
    ['a moment', { type: 'string', format: 'date-time' }, 'a moment as 2026-03-31T09:30:00Z'],
    [
      'a format with a length',
      { type: 'string', format: 'email', maxLength: 250 },
      'an email address as ann.lee@example.com, at most 250 characters',
    ],
    [
      'a pattern',
      { type: 'string', maxLength: 9, pattern: '^[a-z]+$' },
      'text of at most 9 characters, that matches ^[a-z]+$',
    ],
    [
      'a pattern that the contract puts in words',
      { type: 'string', pattern: '^[A-Z]{2}$', 'x-pattern-words': 'two capital letters' },
      'text, two capital letters',
    ],
    ['values', { type: 'string', enum: ['SMS', 'EMAIL'] }, 'one of: SMS, EMAIL'],
    ['a value', { const: 'PHOTO' }, 'exactly PHOTO'],
    ['yes or no', { type: 'boolean' }, 'true or false'],
    ['a range', { type: 'integer', minimum: 1, maximum: 300 }, 'a whole number from 1 to 300'],
    ['a least', { type: 'number', minimum: 0 }, 'a number of at least 0'],
    ['a most', { type: 'number', maximum: 5 }, 'a number of at most 5'],
    [
      'a range without its beginning',
      { type: 'number', exclusiveMinimum: 0, maximum: 1 },
      'a number above 0 and of at most 1',
    ],
    ['steps', { type: 'integer', multipleOf: 50 }, 'a whole number, a multiple of 50'],
    [
      'a list',
      { type: 'array', minItems: 1, maxItems: 3, uniqueItems: true, items: { enum: ['A', 'B'] } },
      'a list of 1 to 3 items, no two the same, each one of: A, B',
    ],
    [
      'an object',
      { type: 'object', properties: { name: {}, phone: {}, email: {} }, required: ['name'] },
      'an object with name, and optionally phone, email',
    ],
    [
      'an object that is not empty',
      { type: 'object', properties: { name: {}, phone: {} }, minProperties: 1 },
      'an object with at least one of name, phone',
    ],
    ['null', { type: ['string', 'null'], maxLength: 9 }, 'text of at most 9 characters or null'],
    ['one of several', { anyOf: [{ type: 'null' }, { enum: ['A', 'B'] }] }, 'one of: A, B or null'],
    [
      'one kind of two',
      { oneOf: [{ type: 'integer' }, { type: 'boolean' }] },
      'a whole number or true or false',
    ],
    ['anything', {}, 'any value'],
  ];
  test.each(rules)('%s', (_, schema, words) => expect(said(schema)).toBe(words));

  test('a long list of values is cut', () => {
    const words = said({ enum: Array.from({ length: 60 }, (_, index) => index) });
    expect(words).toMatch(/^one of: 0, 1, .*, 39, and 20 more$/);
  });
});

describe('finds the field', () => {
  const body: Schema = {
    type: 'object',
    additionalProperties: false,
    properties: {
      contact: {
        anyOf: [{ type: 'object', properties: { phone: { type: 'string' } } }, { type: 'null' }],
      },
      rows: { type: 'array', items: { type: 'object', properties: { line: { type: 'integer' } } } },
      messages: { type: 'object', additionalProperties: { type: 'string', maxLength: 9 } },
    },
  };

  test.each([
    ['contact.phone', 'text'],
    ['rows.17.line', 'a whole number'],
    ['messages.any_name', 'text of at most 9 characters'],
  ])('%s', (field, words) => expect(expectationOf(body, field)?.expected).toBe(words));

  test('and not one that the contract does not have', () => {
    for (const field of ['nothing', 'rows.line', 'contact.toString', 'a.b'])
      expect(expectationOf(body, field)).toBeNull();
  });

  test('of a name that is not taken, it says which are', () => {
    const expected = 'no field of this name; there are: contact, rows, messages';
    expect(expectationBeside(body, 'fone')).toEqual({ expected });
    expect(expectationBeside(body, 'contact.fone')).toBeNull();
  });
});

describe('shows an example', () => {
  test('of the contract’s whole body first, so that fields belong together', () => {
    const name: Schema = { type: 'string', examples: ['Another'] };
    const body: Schema = {
      type: 'object',
      properties: { name, rows: { type: 'array', items: { properties: { name } } } },
      examples: [
        { name: null, rows: [] },
        { name: 'Ann Lee', rows: [{ name: 'Wei' }] },
      ],
    };
    expect(expectationOf(body, 'name')?.example).toBe('Ann Lee');
    expect(expectationOf(body, 'rows.3.name')?.example).toBe('Wei');
  });

  test.each<[string, Schema, unknown]>([
    ['the field’s own', { type: 'string', examples: ['US'] }, 'US'],
    ['the default', { type: 'integer', default: 20, minimum: 1 }, 20],
    ['a value of the list', { enum: ['', null, 'SMS'] }, 'SMS'],
    ['one of the format', { type: 'string', format: 'date' }, '2026-03-31'],
    ['the least number', { type: 'integer', minimum: 3 }, 3],
    ['a number above', { type: 'number', exclusiveMinimum: 0 }, 1],
    ['none of free text', { type: 'string', maxLength: 9 }, undefined],
  ])('%s', (_, schema, example) => expect(shown(schema)).toEqual(example));
});

describe('of each field that an operation takes', () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const places = Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, parameters = [], requestBody }) => [
      ...parameters.map((one) => {
        const { name, schema } = resolved(one) as { name: string; schema: Schema };
        return { at: `${operationId} ${name}`, whole: schema, field: '', schema };
      }),
      ...placesIn(operationId, resolved(requestBody?.content['application/json']?.schema ?? {})),
    ]),
  );

  test('there are words, none of them a pattern', () => {
    expect(places.length).toBeGreaterThan(600);
    const unsaid = places.filter(({ whole, field }) => {
      const { expected = '' } = expectationOf(whole, field) ?? {};
      return /any value|matches|undefined|^$/.test(expected);
    });
    expect(unsaid.map(({ at }) => at)).toEqual([]);
  });

  test('an example is one that the contract takes', () => {
    const wrong = places.filter(({ whole, field, schema }) => {
      const { example } = expectationOf(whole, field) ?? {};
      return example !== undefined && !ajv.validate(schema, example);
    });
    expect(wrong.map(({ at }) => at)).toEqual([]);
  });

  function placesIn(operationId: string, whole: Schema, schema = whole, field = ''): Place[] {
    const inner = [schema, ...(schema.anyOf ?? [])].flatMap(({ properties = {}, items }) => [
      ...Object.entries(properties),
      ...(items ? [['0', items] as const] : []),
    ]);
    return [
      ...(schema.type || schema.anyOf || schema.enum
        ? [{ at: `${operationId} ${field}`, whole, field, schema }]
        : []),
      ...inner.flatMap(([name, one]) =>
        placesIn(operationId, whole, one, field === '' ? name : `${field}.${name}`),
      ),
    ];
  }
});

interface Place {
  at: string;
  whole: Schema;
  field: string;
  schema: Schema;
}

/** A part of the document with what its references name, as the server has it. */
function resolved(part: unknown): Schema {
  if (Array.isArray(part)) return part.map(resolved) as unknown as Schema;
  if (typeof part !== 'object' || part === null) return part as unknown as Schema;
  const { $ref, ...own } = part as Part & { $ref?: string };
  const named = $ref
    ?.slice(2)
    .split('/')
    .reduce<unknown>((all, key) => (all as Part)[key], document);
  const members = Object.entries(own).map(([name, one]) => [name, resolved(one)]);
  return { ...(named ? resolved(named) : {}), ...Object.fromEntries(members) } as Schema;
}
