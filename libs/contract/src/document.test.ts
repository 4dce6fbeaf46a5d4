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
