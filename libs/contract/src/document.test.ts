import { describe, expect, it } from 'vitest';
import { claimStatusNames, routes, sectionNames } from './index.ts';
import { document, schemaOf } from './document.ts';
import type { DocumentOperation, Schema } from './document.ts';

/** The product's table of API calls (spec §7), without query and payload. */
const callTable = `
POST /api/session
POST /api/session/signup
GET /api/session
GET /api/my/partners
GET /api/partners
GET /api/partners/{id}/customisations
GET /api/partner_customisations/{uniqueId}
GET /api/requests
POST /api/requests
POST /api/requests/self
PATCH /api/requests/{id}/follow_up
PATCH /api/requests/{id}/resend
PATCH /api/requests/{id}
GET /api/requests/{id}
GET /api/requests/{id}/{sessionKey}
GET /api/public/auctions/dealers/{dealerKey}
POST /api/trade_in/{tradeId}/offers
PATCH /api/trade_in/{tradeId}/offers
POST /api/auctions
POST /api/public/offers
PATCH /api/claims/{claimId}
GET /services/cars/market_survey
GET /api/requests/cars
GET /api/leads/messages
GET /api/leads/messages/{id}
POST /api/leads/messages
GET /chats/conversations
GET /chats/conversations/{conversationId}
POST /chats/conversations
POST /chats/conversations/{conversationId}
GET /v2/reports/{reportId}/comments
POST /v2/reports/{reportId}/comments
DELETE /v2/reports/{reportId}/comments/{commentId}
POST /subscription
GET /translations/{uniqueId}/{locale}
`
  .trim()
  .split('\n');

/** Public calls that can refuse a password or a factor. */
const signsIn = [
  'createSession',
  'getFactorOptions',
  'createSessionByFactor',
  'acceptInvitation',
  'startCompanySignIn',
  'completeCompanySignIn',
];

const accesses = [
  'staff',
  'public',
  'session-key',
  'dealer-key',
  'opt-out-key',
  'receipt-key',
  'invitation-key',
  'account-key',
  'development',
];

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
  ),
);
const byCall = new Map<string, DocumentOperation>(operations);

describe('the calls of the product', () => {
  it.each(callTable)('%s is declared', (call) => {
    expect(byCall.get(call)).toBeDefined();
  });

  it('marks what goes beyond the table as an extension, and nothing else', () => {
    const extensions = operations.filter(([, operation]) => operation['x-extension']);
    const beyond = operations.filter(([call]) => !callTable.includes(call));
    expect(extensions.map(([call]) => call)).toEqual(beyond.map(([call]) => call));
    expect(beyond.length).toBeGreaterThan(0);
  });

  it.each([
    ['GET /api/requests', 'limit after name status type partner_id'],
    ['GET /api/requests/cars', 'limit after plate status type partner_id'],
    ['GET /api/partners', 'type has_email after'],
    ['GET /services/cars/market_survey', 'vin postcode miles'],
    ['GET /api/leads/messages', 'limit after name seller_read_status message_initiated_by lead_id'],
  ])('%s takes %s', (call, names) => {
    const parameters = (byCall.get(call)?.parameters ?? []).map(nameOf);
    expect(parameters).toEqual(expect.arrayContaining(names.split(' ')));
  });
});

describe('every operation', () => {
  it.each(operations)('%s says what it does, who may and what can go wrong', (_, operation) => {
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z0-9]+$/);
    expect(operation.summary).toMatch(/\S/);
    expect(accesses).toContain(operation['x-access']);
    const statuses = Object.keys(operation.responses);
    expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
    expect(statuses.some((status) => status.startsWith('4'))).toBe(true);
    expect(statuses).toContain('500');
  });

  it.each(operations)('%s takes a token exactly if it is for staff', (_, operation) => {
    const forStaff = operation['x-access'] === 'staff';
    expect(operation.security?.length === 0).toBe(!forStaff);
    expect('401' in operation.responses).toBe(forStaff || signsIn.includes(operation.operationId));
    if (operation['x-role'] && operation['x-role'] !== 'VIEWER') {
      expect(operation.responses).toHaveProperty('403');
    }
  });

  it.each(operations)('%s says what each of its parameters is', (_, { parameters = [] }) => {
    const silent = parameters.map(parameterOf).filter(({ description }) => !description);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('has one name of its own, under which routes knows it', () => {
    const known = Object.entries(routes).map(([id, { method, path }]) => [id, `${method} ${path}`]);
    expect(known).toEqual(operations.map(([call, operation]) => [operation.operationId, call]));
    expect(new Set(known.map(([id]) => id)).size).toBe(operations.length);
  });

  it('refuses fields that its body does not name', () => {
    const bodies = operations
      .map(([, operation]) => operation.requestBody?.content['application/json']?.schema)
      .filter((schema) => schema !== undefined);
    expect(bodies.length).toBeGreaterThan(10);
    for (const body of bodies) {
      const schema = document.components.schemas[String(body['$ref']).split('/').pop() ?? ''];
      expect(schema?.['additionalProperties'], String(body['$ref'])).toBe(false);
    }
  });
});

it('says what each schema is', () => {
  const silent = Object.entries(document.components.schemas)
    .filter(([, { description }]) => !description)
    .map(([name]) => name);
  expect(silent).toEqual([]);
});

describe('every description', () => {
  const named = [
    ...operations.map(([, { operationId, description }]) => ({
      at: operationId,
      name: operationId,
      description,
    })),
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) =>
      propertiesOf(schema, name),
    ),
  ];

  it('is there, of each operation and each property', () => {
    expect(named.length).toBeGreaterThan(2000);
    expect(named.filter(({ description }) => !description).map(({ at }) => at)).toEqual([]);
  });

  it('says more than the name does', () => {
    const repeating = named.filter(({ name, description = '' }) => repeats(name, description));
    expect(repeating.map(({ at }) => at)).toEqual([]);
  });

  it.each([
    ['name', 'The name', true],
    ['partner_id', 'The id of the partner.', true],
    ['lastSeq', 'Last seq', true],
    ['listUsers', 'Lists the users.', true],
    ['name', 'The name that colleagues see', false],
    ['width', 'In pixels', false],
  ])('of %s as “%s” repeats it: %s', (name, description, expected) => {
    expect(repeats(name, description)).toBe(expected);
  });

  it('puts each pattern in words, for those who read a refusal', () => {
    const silent = patternsOf(document).filter((one) => !one['x-pattern-words']);
    expect(silent).toEqual([]);
  });
});

describe('constants', () => {
  it('name the sections that a customisation switches', () => {
    const { properties } = document.components.schemas['SectionToggles'] as {
      properties: Record<string, unknown>;
    };
    expect([...sectionNames].sort()).toEqual(Object.keys(properties).sort());
    expect(sectionNames).toHaveLength(15);
  });

  it('name each conclusion by its number', () => {
    expect(document.components.schemas['ClaimStatus']?.['enum']).toEqual([
      ...claimStatusNames.keys(),
    ]);
  });
});

it('gives the schema of a component, and refuses one it does not have', () => {
  expect(schemaOf('Request')).toMatchObject({ $ref: '#/components/schemas/Request' });
  expect(() => schemaOf('Nothing' as 'Request')).toThrow('no schema Nothing');
});

function nameOf(parameter: Schema): unknown {
  return parameterOf(parameter)['name'];
}

function parameterOf(parameter: Schema): Schema {
  const reference = parameter['$ref'];
  if (typeof reference !== 'string') return parameter;
  return document.components.parameters[reference.split('/').pop() ?? ''] ?? {};
}

interface Named {
  at: string;
  name: string;
  description: string | undefined;
}

/** The properties of a schema, those of inner objects included; one of a named schema has its description. */
function propertiesOf(schema: Schema, at: string): Named[] {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const own = properties.map(([name, one]) => ({
    at: `${at}.${name}`,
    name,
    description: (one['description'] ?? resolved(one)['description']) as string | undefined,
  }));
  const inner = [
    ...properties,
    ...['items', 'additionalProperties'].map((key) => [key, schema[key]] as const),
    ...['allOf', 'anyOf', 'oneOf'].flatMap((key) =>
      ((schema[key] ?? []) as Schema[]).map((one) => [key, one] as const),
    ),
  ];
  return [
    ...own,
    ...inner.flatMap(([name, one]) =>
      typeof one === 'object' && one !== null ? propertiesOf(one as Schema, `${at}.${name}`) : [],
    ),
  ];
}

function resolved(schema: Schema): Schema {
  const name = schema['$ref'];
  return typeof name === 'string'
    ? (document.components.schemas[name.split('/').pop() ?? ''] ?? {})
    : schema;
}

const SMALL = ['a', 'an', 'the', 'of', 'its', 'this', 'is', 'are', 'for', 'by', 'to'];

/** Whether a description has no word that the name does not have. */
function repeats(name: string, description: string): boolean {
  const known = new Set(wordsOf(name.replace(/[A-Z]/g, (letter) => ` ${letter}`)));
  return wordsOf(description).every((word) => known.has(word));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word !== '' && !SMALL.includes(word));
}

/** Every schema with a pattern, wherever it is in the document. */
function patternsOf(part: unknown): Schema[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = typeof (part as Schema)['pattern'] === 'string' ? [part as Schema] : [];
  return [...own, ...Object.values(part).flatMap(patternsOf)];
}
