import type { JsonSchema } from './bundle.ts';

const prefix = '#/components/schemas/';
const helpers = [
  'all',
  'array',
  'boolean',
  'integer',
  'nullable',
  'number',
  'object',
  'oneOf',
  'record',
  'string',
  'validator',
];

/** Import of the helpers that generated code uses. */
export function importOfHelpers(code: string, from: string): string {
  const names = helpers.filter((helper) => usesName(code, helper));
  return names.length > 0 ? `import { ${names.join(', ')} } from '${from}';\n` : '';
}

/** Whether code refers to a name, not counting comments, strings and property names. */
export function usesName(code: string, name: string): boolean {
  const plain = code.replace(/\/\*\*[\s\S]*?\*\/|'[^']*'|"[^"]*"/g, '');
  return new RegExp(`[ (]${name}\\b(?!:)`).test(plain);
}

/** Adds the check of a named schema after those it refers to. Circular schemas are not supported. */
export function declare(
  name: string,
  schemas: Record<string, JsonSchema>,
  checks: Map<string, string>,
): void {
  if (checks.has(name)) return;
  const schema = schemas[name];
  if (!schema) throw new Error(`No schema ${name}`);
  const check = checkOf(schema, (reference) => {
    declare(reference, schemas, checks);
    return reference;
  });
  checks.set(name, check);
}

/** The expression that checks a schema. An unknown keyword is an error, never ignored. */
function checkOf(schema: JsonSchema, named: (name: string) => string): string {
  if (typeof schema['$ref'] === 'string') return named(schema['$ref'].slice(prefix.length));
  // More values may come: a client takes those that it does not know.
  if (schema['x-open'] === true) return checkOfType(schema, named);
  if (Array.isArray(schema['enum'])) {
    return call('oneOf', ...schema['enum'].map((value) => JSON.stringify(value)));
  }
  if (Array.isArray(schema['allOf'])) {
    return call('all', ...(schema['allOf'] as JsonSchema[]).map((part) => checkOf(part, named)));
  }
  if (Array.isArray(schema['anyOf'])) return nullableOf(schema['anyOf'] as JsonSchema[], named);
  if (Array.isArray(schema['type'])) {
    const [type, second, ...rest] = schema['type'] as string[];
    if (second !== 'null' || rest.length > 0) throw unknown(schema);
    return call('nullable', checkOf({ ...schema, type }, named));
  }
  return checkOfType(schema, named);
}

function checkOfType(schema: JsonSchema, named: (name: string) => string): string {
  const { type, properties, items, additionalProperties } = schema;
  if (type === 'array') return call('array', checkOf(items as JsonSchema, named));
  if (type === 'object' && properties) return objectOf(schema, named);
  if (type === 'object' && typeof additionalProperties === 'object') {
    return call('record', checkOf(additionalProperties as JsonSchema, named));
  }
  if (['string', 'boolean', 'integer', 'number'].includes(type as string)) return type as string;
  throw unknown(schema);
}

function objectOf(schema: JsonSchema, named: (name: string) => string): string {
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  // What no page reads is not checked either: it would only cost bytes.
  const fields = Object.entries(schema['properties'] as Record<string, JsonSchema>)
    .filter(([, property]) => property['x-unread'] !== true)
    .map(([name, property]) => ({ name, text: `${name}: ${checkOf(property, named)}` }));
  const list = (wanted: boolean) =>
    fields.filter(({ name }) => required.has(name) === wanted).map(({ text }) => text);
  const optional = list(false);
  const braces = (texts: string[]) => (texts.length > 0 ? `{ ${texts.join(', ')} }` : '{}');
  return call('object', braces(list(true)), ...(optional.length > 0 ? [braces(optional)] : []));
}

function nullableOf(branches: JsonSchema[], named: (name: string) => string): string {
  const [first, second] = branches;
  if (!first || second?.['type'] !== 'null' || branches.length !== 2) throw unknown(branches);
  return call('nullable', checkOf(first, named));
}

function call(helper: string, ...parameters: string[]): string {
  return `/*#__PURE__*/ ${helper}(${parameters.join(', ')})`;
}

function unknown(schema: unknown): Error {
  return new Error(`The validators cannot express ${JSON.stringify(schema)}`);
}
