import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FieldError } from '../src/domain/errors.ts';
import { handlers } from '../src/modules/index.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { operations, sampleCall, urlOf, type Operation, type SampleCall } from './operations.ts';
import { sample, typeOf, type Schema } from './sample.ts';
import { seedTenants } from './tenants.ts';
import { fingerprint } from './fingerprint.ts';
import { seedWorld, type World } from './world.ts';

/*
 * Generated from the contract: every field of every implemented operation, with a wrong type,
 * missing, too long and out of range. Each response must name the field and say what it takes, and
 * nothing may be written.
 */

let server: TestServer;
let world: World;
let token: string;
let before: Record<string, string>;

beforeAll(async () => {
  // an operator, for whom all calls are there
  server = await startTestServer({ operators: ['admin@north.test'] });
  const tenants = await seedTenants(server.services);
  world = await seedWorld(server.services, tenants.north, 'Aberdeen');
  token = await server.signIn('admin@north.test');
  before = await fingerprint(server.services);
});
afterAll(() => server.close());
// Reading every row is most of the work, so what one test leaves is what the next one starts with.
afterEach(async () => {
  const known = before;
  before = await fingerprint(server.services);
  expect(before).toEqual(known);
});

interface Fault {
  title: string;
  field: string;
  /** Applies the fault to a valid call. */
  apply(call: SampleCall): void;
}

const built = operations.filter((one) => one.operationId in handlers);
const cases = built.flatMap((operation) =>
  [...bodyFaults(operation), ...parameterFaults(operation)].map(
    (fault) => [operation.operationId, fault.title, operation, fault] as const,
  ),
);

test.each(cases)('%s refuses %s', async (_id, _title, operation, fault) => {
  const call = structuredClone(sampleCall(operation, world.named));
  fault.apply(call);
  const answer = await send(operation, call);
  // The link is checked before a picture's bytes: a faulty link is 404, whatever its format.
  if (operation.bodyType && answer.statusCode === 404) return;
  expect(answer.statusCode).toBeOneOf([400, 422]);
  const { errors } = answer.json<{ errors: FieldError[] }>();
  // named, with what is expected instead
  expect(errors).toContainEqual(
    expect.objectContaining({
      field: fault.field,
      expected: expect.stringMatching(/\S/) as string,
    }),
  );
});

describe('a body that is no JSON object', () => {
  const withBody = built.filter((one) => one.body);
  test.each(withBody.map((one) => [one.operationId, one] as const))('%s', async (_, operation) => {
    const call = sampleCall(operation, world.named);
    for (const payload of ['{"broken":', '[]', '"text"', 'null', '5']) {
      const answer = await send(operation, { ...call, body: payload });
      expect([payload, answer.statusCode]).toEqual([payload, payload === '{"broken":' ? 400 : 422]);
    }
    const huge = await send(operation, { ...call, body: `{"x":"${'y'.repeat(600_000)}"}` });
    expect([huge.statusCode, huge.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const form = await server.call(operation.method as 'POST', urlOf(operation, call), {
      token,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    });
    expect([form.statusCode, form.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });
});

function send(operation: Operation, call: SampleCall) {
  const { body, bodyType } = call;
  const payload = bodyType ? Buffer.from('nothing') : body;
  const type = bodyType ?? (body === null ? null : 'application/json');
  return server.call(operation.method as 'POST', urlOf(operation, call), {
    ...(operation.access === 'staff' ? { token } : {}),
    headers: type ? { 'content-type': type } : {},
    ...(payload === null ? {} : { payload: payload as object }),
  });
}

function bodyFaults({ body }: Operation): Fault[] {
  return body ? memberFaults(body, []) : [];
}

function memberFaults(schema: Schema, path: string[]): Fault[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const at = [...path, name];
    const field = at.join('.');
    const put = (value: unknown) => (call: SampleCall) => {
      const parent = path.reduce<Record<string, unknown>>(
        (node, key) => node[key] as Record<string, unknown>,
        call.body as Record<string, unknown>,
      );
      if (value === undefined) delete parent[name];
      else parent[name] = value;
    };
    const faults = valueFaults(member).map(([what, value]) => ({
      title: `${field} ${what}`,
      field,
      apply: put(value),
    }));
    if (schema.required?.includes(name)) {
      faults.push({ title: `${field} missing`, field, apply: put(undefined) });
    }
    return [...faults, ...memberFaults(member, at)];
  });
}

/** Invalid values for a member of this schema. */
function valueFaults(schema: Schema): [string, unknown][] {
  const { maxLength, maximum, minimum, maxItems, minItems } = schema;
  const branches = schema.anyOf ?? schema.oneOf ?? [];
  const real = branches.find((one) => one.type !== 'null');
  if (real) return valueFaults(real);
  const wrongType = typeOf(schema) === 'string' ? 5 : 'not this type';
  const faults: [string, unknown][] = [['of a wrong type', typeOf(schema) ? wrongType : { a: 1 }]];
  if (typeOf(schema) === 'object') faults.push(['as a list', [1]]);
  if (maxLength !== undefined) faults.push(['over-long', 'a'.repeat(maxLength + 1)]);
  if (schema.enum) faults.push(['of an unknown value', 'NO_SUCH_VALUE']);
  if (maximum !== undefined) faults.push(['too large', maximum + 1]);
  if (minimum !== undefined) faults.push(['too small', minimum - 1]);
  if (minItems) faults.push(['empty', []]);
  if (maxItems !== undefined) {
    const one = schema.items ? sample(schema.items) : 'x';
    faults.push(['with too many', Array.from({ length: maxItems + 1 }, () => one)]);
  }
  if (schema.format === 'date-time') faults.push(['no time', 'yesterday']);
  if (schema.format === 'email') faults.push(['no address', 'nobody']);
  return faults;
}

function parameterFaults({ parameters }: Operation): Fault[] {
  return parameters
    .filter((one) => one.in !== 'header')
    .flatMap(({ name, in: where, schema, required }) => {
      const put = (value: string | string[] | undefined) => (call: SampleCall) => {
        const part: SampleCall['query'] = call[where as 'path' | 'query'];
        if (value === undefined) delete part[name];
        else part[name] = value;
      };
      const faults = valueFaults(schema)
        // Path and query values are text, so only numbers can have a wrong type there.
        .filter(([what]) => what !== 'of a wrong type' || typeOf(schema) === 'integer')
        .map(([what, value]) => ({
          title: `${where} ${name} ${what}`,
          field: name,
          apply: put(Array.isArray(value) ? value.map(String) : String(value)),
        }));
      if (required && where === 'query') {
        faults.push({ title: `query ${name} missing`, field: name, apply: put(undefined) });
      }
      faults.push({ title: `${where} ${name} with a NUL`, field: name, apply: put('a\0b') });
      return faults;
    });
}
