/** The parts of JSON Schema that decide which members a response may have. */
interface Schema {
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

type Pick = (value: unknown) => unknown;

const keep: Pick = (value) => value;

/**
 * A serializer that writes only what the contract declares, so that an additional column never
 * leaks into a response. Unlike a type-driven serializer, it converts no values.
 */
export function compileSerializer(schema: object): (value: unknown) => string {
  const pick = compile(schema);
  return (value) => JSON.stringify(pick(value));
}

function compile(schema: Schema): Pick {
  const properties = new Map<string, Schema[]>();
  const items: Schema[] = [];
  const open = collect(schema, properties, items);
  if (open || (properties.size === 0 && items.length === 0)) return keep;
  const members = [...properties].map(
    ([name, schemas]) => [name, compile(merge(schemas))] as const,
  );
  const item = items.length > 0 ? compile(merge(items)) : keep;
  return (value) => {
    if (Array.isArray(value)) return value.map(item);
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    const picked: Record<string, unknown> = {};
    for (const [name, member] of members) {
      const given = (value as Record<string, unknown>)[name];
      if (given !== undefined) picked[name] = member(given);
    }
    return picked;
  };
}

/** Collects the members that any branch declares; true when a branch allows additional members. */
function collect(schema: Schema, properties: Map<string, Schema[]>, items: Schema[]): boolean {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    properties.set(name, [...(properties.get(name) ?? []), property]);
  }
  if (schema.items) items.push(schema.items);
  let open = Boolean(schema.additionalProperties);
  for (const branch of [
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ]) {
    open = collect(branch, properties, items) || open;
  }
  return open;
}

function merge(schemas: Schema[]): Schema {
  return schemas.length === 1 ? (schemas[0] as Schema) : { anyOf: schemas };
}
