import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { document, type DocumentOperation, type Schema } from './document.ts';
import { webhookEventTypes } from './index.ts';

/* What the reference shows for each request and answer: written beside its schema, and true to it. */

/** Answers that are files. */
const FILES = ['getExport 200', 'getReceipt 200', 'getMedia 200', 'getAssets 200'];
const JSON_TYPE = /^application\/(?:problem\+)?json$/;

interface Media {
  schema?: Schema;
  example?: unknown;
}
type Content = Readonly<Record<string, Media>>;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'contract');

const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

/** Every body that is JSON, by what has it. */
const bodies = operations.flatMap((operation) => [
  ...mediaOf(operation.requestBody?.content).map((media) => body(operation, 'asks', media)),
  ...Object.entries(operation.responses).flatMap(([status, response]) =>
    mediaOf(contentOf(response)).map((media) => body(operation, status, media)),
  ),
]);

it.each(bodies.map((one) => [one.name, one] as const))('%s has an example', (_, { media }) => {
  expect(examplesOf(media).length).toBeGreaterThan(0);
});

it.each(bodies.filter(({ media }) => 'example' in media).map((one) => [one.name, one] as const))(
  '%s: the example of the error is of that status, and valid',
  (_, { media, part }) => {
    expect(media.example).toMatchObject({ status: Number(part) });
    expect(faultsOf(media.example, media.schema ?? {})).toEqual([]);
  },
);

it('leaves out nothing but files', () => {
  const others = operations.flatMap(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([, response]) =>
        Object.keys(contentOf(response)).some((one) => !JSON_TYPE.test(one)),
      )
      .map(([status]) => `${operationId} ${status}`),
  );
  expect(others).toEqual(FILES);
});

describe('every example', () => {
  const written = Object.entries(document.components.schemas).filter(([, one]) => one['examples']);

  it.each(written)(
    'of %s is valid, and has no field that its schema does not name',
    (name, schema) => {
      for (const example of schema['examples'] as unknown[]) {
        expect(faultsOf(example, { $ref: `#/components/schemas/${name}` })).toEqual([]);
      }
    },
  );

  it('of a webhook’s event is there for each type', () => {
    const events = document.components.schemas['WebhookEvent']?.['examples'] as { type: string }[];
    expect(events.map(({ type }) => type)).toEqual(webhookEventTypes);
  });

  it('that has another field or a wrong value would be found', () => {
    const schema = { $ref: '#/components/schemas/FollowUp' };
    expect(faultsOf({ message: 'Hello' }, schema)).toEqual([]);
    expect(faultsOf({ message: '' }, schema)).not.toEqual([]);
    const list = { $ref: '#/components/schemas/NextRequestAnswer' };
    expect(faultsOf({ request_id: null, requestId: null }, list)).toEqual([
      '/requestId is unknown',
    ]);
  });
});

function body({ operationId }: DocumentOperation, part: string, media: Media) {
  return { name: `${operationId} ${part}`, part, media };
}

function contentOf(response: Schema): Content {
  return ((resolved(response) as { content?: Content }).content ?? {}) as Content;
}

function mediaOf(content: Content = {}): Media[] {
  return Object.entries(content)
    .filter(([type]) => JSON_TYPE.test(type))
    .map(([, media]) => media);
}

/** Written for this body, or beside its schema. */
function examplesOf({ example, schema = {} }: Media): unknown[] {
  return example === undefined ? ((resolved(schema)['examples'] ?? []) as unknown[]) : [example];
}

function resolved(part: Schema): Schema {
  const reference = part['$ref'];
  if (typeof reference !== 'string') return part;
  const found = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((all, key) => (all as Schema)[key], document);
  return resolved(found as Schema);
}

function faultsOf(example: unknown, schema: Schema): string[] {
  const reference = schema['$ref'];
  const check =
    typeof reference === 'string' ? ajv.getSchema(`contract${reference}`) : ajv.compile(schema);
  if (!check) throw new Error(`No schema ${String(reference)}`);
  check(example);
  const wrong = (check.errors ?? []).map((one) => `${one.instancePath} ${one.message}`);
  return [...wrong, ...unknownFields(example, [schema], '')];
}

/** Fields that none of the schemas of a value names: a validator lets them pass. */
function unknownFields(value: unknown, schemas: readonly Schema[], path: string): string[] {
  const all = schemas.flatMap(partsOf);
  if (Array.isArray(value)) {
    const items = all.flatMap((one) => (one['items'] ? [one['items'] as Schema] : []));
    return value.flatMap((one, index) => unknownFields(one, items, `${path}/${index}`));
  }
  if (typeof value !== 'object' || value === null) return [];
  if (all.some((one) => typeof one['additionalProperties'] === 'object')) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const named = all.flatMap(
      (schema) => (schema['properties'] as Schema | undefined)?.[key] ?? [],
    );
    if (named.length === 0) return [`${path}/${key} is unknown`];
    return unknownFields(one, named as Schema[], `${path}/${key}`);
  });
}

/** A schema with those that it combines. */
function partsOf(schema: Schema): Schema[] {
  const own = resolved(schema);
  const combined = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (own[key] ?? []) as Schema[]);
  return [own, ...combined.flatMap(partsOf)];
}
