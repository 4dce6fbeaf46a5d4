/** The parts of JSON Schema that a refused field is explained by; references are resolved. */
export interface Schema {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  format?: string;
  pattern?: string;
  /** What the pattern means, in words. */
  'x-pattern-words'?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: boolean | Schema;
  required?: readonly string[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  default?: unknown;
  example?: unknown;
  examples?: readonly unknown[];
}

/** What is taken in a place of a call, for the author of the program that made it. */
export interface Expectation {
  /** In words, such as “a whole number from 1 to 300”. */
  expected: string;
  /** A value that the contract takes there; left out where it has none to show. */
  example?: unknown;
}

/** Longer lists, of names and of values, are cut. */
const MAX_LISTED = 40;

const FORMATS: Readonly<Record<string, { words: string; example: string }>> = {
  date: { words: 'a date as 2026-03-31', example: '2026-03-31' },
  'date-time': { words: 'a moment as 2026-03-31T09:30:00Z', example: '2026-03-31T09:30:00Z' },
  email: { words: 'an email address as ann.lee@example.com', example: 'ann.lee@example.com' },
  uuid: {
    words: 'a UUID as 3f0c9a52-6d1e-4b7a-9c58-2e4f7a1b8d60',
    example: '3f0c9a52-6d1e-4b7a-9c58-2e4f7a1b8d60',
  },
  uri: { words: 'an address as https://example.com', example: 'https://example.com' },
};

/**
 * What a schema takes at a field. It is made of the schema alone, so nothing that was sent is in it.
 *
 * @param field its name, nested ones with dots (`contact.phone`, `sections.0`); '' for the whole
 * @returns null for a place that the schema does not have
 */
export function expectationOf(whole: Schema, field: string): Expectation | null {
  const place = walk(whole, pathOf(field));
  if (!place) return null;
  const [example = madeUp(place.schemas)] = place.examples;
  return { expected: wordsOf(place.schemas), ...(example === undefined ? {} : { example }) };
}

/** The same for a field that an object of the schema does not take; null where it takes any. */
export function expectationBeside(whole: Schema, field: string): Expectation | null {
  const objects = walk(whole, pathOf(field).slice(0, -1))?.schemas.flatMap(branchesOf) ?? [];
  if (!objects.some(({ additionalProperties }) => additionalProperties === false)) return null;
  const names = objects.flatMap(({ properties = {} }) => Object.keys(properties));
  return { expected: `no field of this name; there are: ${listed(names)}` };
}

/** A place in a call: the schemas of it, and the examples of it, the best first. */
interface Place {
  schemas: readonly Schema[];
  examples: readonly unknown[];
}

const pathOf = (field: string): string[] => (field === '' ? [] : field.split('.'));

function walk(whole: Schema, path: readonly string[]): Place | null {
  let place: Place = { schemas: [whole], examples: examplesOf([whole]) };
  for (const name of path) {
    const schemas = place.schemas.flatMap((schema) => membersOf(schema, name));
    if (schemas.length === 0) return null;
    // the example of the whole first: its values belong together
    const outer = place.examples.flatMap((one) => memberOf(one, name));
    place = { schemas, examples: [...outer, ...examplesOf(schemas)] };
  }
  return place;
}

/** A schema, or those that it is any or all of. */
function branchesOf(schema: Schema): readonly Schema[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return inner.length > 0 ? [schema, ...inner.flatMap(branchesOf)] : [schema];
}

function membersOf(schema: Schema, name: string): Schema[] {
  return branchesOf(schema).flatMap(({ properties, items, additionalProperties }) => {
    if (properties && Object.hasOwn(properties, name)) return [properties[name] as Schema];
    if (items && /^\d+$/.test(name)) return [items];
    return typeof additionalProperties === 'object' ? [additionalProperties] : [];
  });
}

const examplesOf = (schemas: readonly Schema[]): unknown[] =>
  schemas
    .flatMap(branchesOf)
    .flatMap(({ examples = [], example }) =>
      example === undefined ? [...examples] : [example, ...examples],
    );

/** The part of an example that a path leads to; of a list, any item is as good. */
function memberOf(example: unknown, name: string): unknown[] {
  if (Array.isArray(example)) return example.slice(0, 1);
  if (typeof example !== 'object' || example === null || !Object.hasOwn(example, name)) return [];
  const member: unknown = (example as Record<string, unknown>)[name];
  // “null” would not show what a value looks like
  return member === null ? [] : [member];
}

function wordsOf(schemas: readonly Schema[]): string {
  const words = schemas.flatMap(alternatives);
  // “or null” is said last
  const ordered = [
    ...words.filter((one) => one !== 'null'),
    ...words.filter((one) => one === 'null'),
  ];
  return [...new Set(ordered)].join(' or ') || 'any value';
}

/** A phrase for each kind of value that is taken. */
function alternatives(schema: Schema): string[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length > 0) return choices.flatMap(alternatives);
  if (schema.allOf) return [schema.allOf.flatMap(alternatives).join(', and ')];
  if (schema.const !== undefined) return [`exactly ${String(schema.const)}`];
  if (schema.enum) return [`one of: ${listed(schema.enum)}`];
  return [schema.type ?? []].flat().map((type) => phraseOf(type, schema));
}

function phraseOf(type: string, schema: Schema): string {
  switch (type) {
    case 'string':
      return textPhrase(schema);
    case 'integer':
    case 'number':
      return numberPhrase(type === 'integer' ? 'a whole number' : 'a number', schema);
    case 'boolean':
      return 'true or false';
    case 'array':
      return listPhrase(schema);
    case 'object':
      return objectPhrase(schema);
    default:
      return type;
  }
}

function textPhrase({ format = '', pattern, minLength = 0, maxLength, ...rest }: Schema): string {
  const kind = FORMATS[format]?.words ?? 'text';
  const length = range(minLength || undefined, maxLength, 'characters');
  const form = rest['x-pattern-words'] ?? (pattern && `that matches ${pattern}`);
  return [kind, length && (kind === 'text' ? `of ${length}` : `, ${length}`), form && `, ${form}`]
    .filter(Boolean)
    .join(' ')
    .replaceAll(' ,', ',');
}

function numberPhrase(kind: string, schema: Schema): string {
  const { minimum, maximum, exclusiveMinimum, multipleOf } = schema;
  const above = exclusiveMinimum === undefined ? '' : ` above ${exclusiveMinimum}`;
  const limits =
    minimum !== undefined && maximum !== undefined
      ? ` from ${minimum} to ${maximum}`
      : minimum !== undefined
        ? ` of at least ${minimum}`
        : maximum !== undefined
          ? `${above && ' and'} of at most ${maximum}`
          : '';
  return `${kind}${above}${limits}${multipleOf === undefined ? '' : `, a multiple of ${multipleOf}`}`;
}

function listPhrase({ items, minItems, maxItems, uniqueItems }: Schema): string {
  const length = range(minItems, maxItems, 'items');
  const each = items ? `, each ${wordsOf([items])}` : '';
  return `a list${length && ` of ${length}`}${uniqueItems ? ', no two the same' : ''}${each}`;
}

function objectPhrase(schema: Schema): string {
  const { properties = {}, required = [], minProperties } = schema;
  const names = Object.keys(properties);
  if (names.length === 0) return 'an object';
  const optional = names.filter((name) => !required.includes(name));
  const parts = [
    required.length > 0 && `with ${listed(required)}`,
    optional.length > 0 &&
      `${minProperties ? 'with at least one of' : 'optionally'} ${listed(optional)}`,
  ];
  return `an object ${parts.filter(Boolean).join(', and ')}`;
}

function range(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && least === most) return `exactly ${least} ${unit}`;
  if (least !== undefined && most !== undefined) return `${least} to ${most} ${unit}`;
  if (most !== undefined) return `at most ${most} ${unit}`;
  return least === undefined ? '' : `at least ${least} ${unit}`;
}

const listed = (all: readonly unknown[]): string =>
  all
    .slice(0, MAX_LISTED)
    .map((one) => (one === '' ? 'nothing' : String(one)))
    .concat(all.length > MAX_LISTED ? [`and ${all.length - MAX_LISTED} more`] : [])
    .join(', ');

/** An example where the contract has none; of free text there is none. */
function madeUp(schemas: readonly Schema[]): unknown {
  for (const schema of schemas.flatMap(branchesOf)) {
    const value = madeUpOf(schema);
    if (value !== undefined) return value;
  }
  return undefined;
}

function madeUpOf(schema: Schema): unknown {
  const { type = [], format = '', minimum, exclusiveMinimum, maximum, multipleOf } = schema;
  const known =
    schema.const ?? schema.default ?? schema.enum?.find((one) => one !== null && one !== '');
  if (known != null) return known;
  const [kind] = [type].flat();
  if (kind === 'string') return FORMATS[format]?.example;
  if (kind === 'boolean') return true;
  if (kind !== 'integer' && kind !== 'number') return undefined;
  return (
    minimum ??
    (exclusiveMinimum === undefined ? (maximum ?? 1) : (multipleOf ?? exclusiveMinimum + 1))
  );
}
