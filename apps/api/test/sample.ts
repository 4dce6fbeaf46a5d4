/** The part of JSON schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** Sample texts for the contract's patterns and formats. */
const BY_PATTERN: readonly (readonly [RegExp, string])[] = [
  [/HX/, `HX${'0a'.repeat(16)}`],
  [/^\^\\\+\?\[0-9\]/, '37255512345'],
  [/A-Fa-f/, '#123ABC'],
  [/\[A-Z\]\{2\}/, 'EE'],
  [/A-HJ-NPR-Z/, '1M8GDM9AXKP042788'],
  [/a-z0-9_/, 'front_left'],
  [/A-Za-z\]\{2,3\}/, 'en-US'],
  [/\\\.\[a-z0-9\]/, '640.jpg'],
  [/\[1-9\]\[0-9\]/, '372'],
];
const BY_FORMAT: Record<string, string> = {
  email: 'someone@example.com',
  'date-time': '2026-03-02T09:00:00.000Z',
  date: '2026-03-02',
  uuid: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
};

/**
 * A valid value for the schema, with every known member.
 *
 * @param named values to use for members of these names.
 */
export function sample(schema: Schema, named: Record<string, unknown> = {}): unknown {
  if (schema.enum) return schema.enum.find((value) => value !== '') ?? schema.enum[0];
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((one) => sample(one, named) as object));
  }
  const branch = (schema.anyOf ?? schema.oneOf)?.find((one) => one.type !== 'null');
  if (branch) return sample(branch, named);
  switch (typeOf(schema)) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, member]) => [
          name,
          named[name] ?? sample(member, named),
        ]),
      );
    case 'array':
      return schema.items ? [sample(schema.items, named)] : [];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      return text(schema);
  }
}

/** The main type of a schema: for `[string, 'null']` it is string. */
export function typeOf(schema: Schema): string | undefined {
  const types = [schema.type ?? []].flat();
  return types.find((one) => one !== 'null') ?? (schema.properties ? 'object' : undefined);
}

function text({ pattern, format, minLength = 1, maxLength = 255 }: Schema): string {
  const known = BY_PATTERN.find(([shape]) => pattern !== undefined && shape.test(pattern))?.[1];
  const made = known ?? (format ? BY_FORMAT[format] : undefined) ?? 'sample';
  return made.padEnd(Math.min(minLength, maxLength), 'x');
}
