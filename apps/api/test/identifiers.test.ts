import {
  numberKey,
  type Car,
  type CarCounts,
  type ContentUpdate,
  type CorrectedDetails,
  type Customisation,
  type FieldError,
  type GivenIdentifiers,
  type IdentifierRulesUpdate,
  type Request,
  type RequestBatch,
  type RequestBatchRow,
  type RequestEvent,
  type RequestMatch,
  type SameClaim,
  type SettingsChange,
} from '@forecourt/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { dress } from '../src/messaging/email/dress.ts';
import { createCustomer } from '../src/modules/capture/testing/customer.ts';
import { deskOf, sentReport } from './additionHouse.ts';
import { openSettings } from './desk.ts';
import { rowsHolding } from './everywhere.ts';
import { unzip } from './unzip.ts';

const { path, read, server, tenants, token } = await openSettings();
const agent = await server.signIn('agent@north.test');
const { partnerId } = tenants.north;

type Flow = 'TRADE' | 'CLAIM' | 'INSPECT';
let customers = 0;

const setRules = async (identifiers: IdentifierRulesUpdate, flow: Flow = 'CLAIM') => {
  server.clock.advance(1000);
  const { version } = await read();
  const payload = { version, flows: [{ flow, identifiers }] };
  return server.call('PATCH', path, { token, payload });
};
const rulesOf = async (flow: Flow = 'CLAIM') =>
  (await read()).flows.find((one) => one.flow === flow)?.identifiers;
const create = (
  identifiers?: GivenIdentifiers,
  { type = 'CLAIM', as = agent, to = partnerId }: { type?: Flow; as?: string; to?: string } = {},
) => {
  customers += 1;
  server.clock.advance(1000);
  const payload = {
    request_type: type,
    partner_id: to,
    name: `Customer ${customers}`,
    email: `customer-${customers}@owner.test`,
    ...(identifiers ? { identifiers } : {}),
  };
  return server.call('POST', '/api/requests', { token: as, payload });
};
interface Created {
  request: Request;
  same_claim: SameClaim[];
}
const created = async (...given: Parameters<typeof create>): Promise<Created> => {
  const answer = await create(...given);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Created>();
};
const refused = (answer: Awaited<ReturnType<typeof create>>) => [
  answer.statusCode,
  ...(answer.json<{ errors?: FieldError[] }>().errors ?? []).map(
    ({ field, code }) => `${field} ${code}`,
  ),
];
const listed = async (name: string, type: Flow = 'CLAIM') => {
  const query = new URLSearchParams({ partner_id: partnerId, type, name });
  const answer = await server.call('GET', `/api/requests?${query}`, { token: agent });
  return answer.json<{ requests: Request[] }>().requests.map(({ id }) => id);
};
const searched = async (q: string, as = agent, of = partnerId) => {
  const query = new URLSearchParams({ partner_id: of, q });
  const answer = await server.call('GET', `/api/requests/search?${query}`, { token: as });
  return answer
    .json<{ matches: RequestMatch[] }>()
    .matches.map(({ request, by }) => [request.id, by]);
};

beforeEach(async () => {
  await setRules({
    claim_number: { use: 'OPTIONAL', mask: 'CL-######' },
    policy_number: { use: 'OPTIONAL', mask: null },
    date_of_loss: { use: 'OPTIONAL' },
  });
});

describe('a partner sets how a flow uses identifiers', () => {
  test('and staff of every role read it, visitors of the invite page do not', async () => {
    await setRules({ claim_number: { use: 'REQUIRED', mask: ' ab-## ' } });
    const rules = await rulesOf();
    expect(rules).toEqual({
      claim_number: { use: 'REQUIRED', mask: 'ab-##' },
      policy_number: { use: 'OPTIONAL', mask: null },
      date_of_loss: { use: 'OPTIONAL', mask: null },
    });
    expect(await rulesOf('TRADE')).toBeNull();
    expect(await rulesOf('INSPECT')).toMatchObject({ claim_number: { use: 'OFF', mask: null } });
    const viewer = await server.signIn('viewer@north.test');
    const url = `/api/partners/${partnerId}/customisations`;
    const seen = (await server.call('GET', url, { token: viewer })).json<{
      customisations: Customisation[];
    }>().customisations;
    expect(seen.find(({ flow }) => flow === 'CLAIM')?.identifiers).toEqual(rules);
    expect(seen.find(({ flow }) => flow === 'TRADE')?.identifiers).toBeNull();
    const invite = await server.call('GET', '/api/partner_customisations/north-claim');
    expect(invite.json().customisation).not.toHaveProperty('identifiers');
    expect(invite.body).not.toContain('ab-##');
  });

  test('and the log says from what to what, a line for each', async () => {
    await setRules({ claim_number: { use: 'OFF', mask: null }, policy_number: {} });
    const answer = await server.call('GET', `${path}/changes?limit=2`, { token });
    const { changes } = answer.json<{ changes: SettingsChange[] }>();
    changes.sort((one, other) => one.field.localeCompare(other.field));
    expect(changes).toEqual([
      expect.objectContaining({
        area: 'SECTIONS',
        flow: 'CLAIM',
        field: 'identifiers.claim_number.mask',
        before: 'CL-######',
        after: null,
      }),
      expect.objectContaining({
        field: 'identifiers.claim_number.use',
        before: 'OPTIONAL',
        after: 'OFF',
      }),
    ]);
    const { version } = await read();
    await setRules({ claim_number: { use: 'OFF', mask: ' ' } });
    expect((await read()).version).toBe(version);
  });

  test('but no mask that is none, none for a day, and nothing for a flow that sells', async () => {
    const field = (name: string) => [422, `flows.0.identifiers${name} INVALID_FORMAT`];
    expect(refused(await setRules({ claim_number: { mask: 'CL-2026' } }))).toEqual(
      field('.claim_number.mask'),
    );
    expect(refused(await setRules({ policy_number: { mask: '##\u202e' } }))).toEqual(
      field('.policy_number.mask'),
    );
    expect(refused(await setRules({ policy_number: { mask: '#'.repeat(41) } }))).toEqual(
      field('.policy_number.mask'),
    );
    expect(refused(await setRules({ date_of_loss: { mask: '##' } }))).toEqual(
      field('.date_of_loss.mask'),
    );
    expect(refused(await setRules({ claim_number: { use: 'OPTIONAL' } }, 'TRADE'))).toEqual(
      field(''),
    );
    expect((await rulesOf())?.claim_number.mask).toBe('CL-######');
  });
});

describe('staff send a request with identifiers', () => {
  test('and rows, report and search have them', async () => {
    const { request, same_claim } = await created({
      claim_number: 'cl-771001',
      policy_number: ' pol / 55-a ',
      date_of_loss: '2026-03-02',
    });
    const kept = {
      claim_number: 'CL-771001',
      policy_number: 'POL / 55-A',
      date_of_loss: '2026-03-02',
    };
    expect(request.identifiers).toEqual(kept);
    expect(same_claim).toEqual([]);
    expect((await deskOf(server, request.id, agent).read()).identifiers).toEqual(kept);
    for (const text of ['CL-771001', '771001', 'cl771', '1001']) {
      expect(await searched(text), text).toEqual([[request.id, 'CLAIM_NUMBER']]);
      expect(await listed(text), text).toEqual([request.id]);
    }
    expect(await searched('pol55')).toEqual([[request.id, 'POLICY_NUMBER']]);
    expect(await listed('POL/55')).toEqual([request.id]);
    expect(await searched('771002')).toEqual([]);
    expect(await listed('771002')).toEqual([]);
  });

  test('and whatever punctuation a number has, it is found without', async () => {
    await setRules({ policy_number: { mask: null } });
    const signs = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at));
    for (const part of [signs.slice(0, 36), signs.slice(36, 70), signs.slice(70)]) {
      const policy_number = `Z${part.join('')}z`;
      const { request } = await created({ policy_number });
      expect(await searched(numberKey(policy_number))).toEqual([[request.id, 'POLICY_NUMBER']]);
      expect(await listed(numberKey(policy_number))).toEqual([request.id]);
      expect(await listed(policy_number)).toEqual([request.id]);
    }
  });

  test('which are none where not given, and absent from a flow that sells', async () => {
    const none = { claim_number: null, policy_number: null, date_of_loss: null };
    expect((await created()).request.identifiers).toEqual(none);
    expect((await created({ claim_number: ' ' })).request.identifiers).toEqual(none);
    expect((await created(undefined, { type: 'TRADE' })).request.identifiers).toBeNull();
  });

  test('and each that breaks the rules is refused by its name', async () => {
    await setRules({ claim_number: { use: 'REQUIRED' }, policy_number: { use: 'OFF' } });
    expect(refused(await create())).toEqual([422, 'identifiers.claim_number MISSING_FIELD']);
    expect(refused(await create({ claim_number: 'CL-1' }))).toEqual([
      422,
      'identifiers.claim_number INVALID_FORMAT',
    ]);
    const wrong = { claim_number: 'CL-000001', policy_number: 'P1', date_of_loss: '1899-12-31' };
    expect(refused(await create(wrong))).toEqual([
      422,
      'identifiers.policy_number INVALID_FORMAT',
      'identifiers.date_of_loss INVALID_FORMAT',
    ]);
    expect(refused(await create({ claim_number: 'P1' }, { type: 'TRADE' }))).toEqual([
      422,
      'identifiers.claim_number INVALID_FORMAT',
    ]);
    const unknown = { claim_number: 'CL-000001', vat: '7' } as GivenIdentifiers;
    expect((await create(unknown)).statusCode).toBe(422);
    expect((await create({ claim_number: '#'.repeat(41) })).statusCode).toBe(422);
    expect(
      (await create({ claim_number: 'CL-000001', date_of_loss: '02.03.2026' })).statusCode,
    ).toBe(422);
  });

  test('and a loss was until today, where the partner is', async () => {
    // it is 09:00 on March 2 in UTC
    expect((await create({ date_of_loss: '2026-03-03' })).statusCode).toBe(422);
    const zone = async (time_zone: string) =>
      server.call('PATCH', path, {
        token,
        payload: { version: (await read()).version, general: { time_zone } },
      });
    await zone('Pacific/Honolulu');
    expect((await create({ date_of_loss: '2026-03-02' })).statusCode).toBe(422);
    await zone('UTC');
    expect((await create({ date_of_loss: '2026-03-02' })).statusCode).toBe(201);
  });

  test('and an unverified partner puts no address into a message by it', async () => {
    await setRules({ claim_number: { mask: null } });
    const verify = (at: Date | null) =>
      server.db.direct
        .updateTable('partners')
        .set({ verified_at: at })
        .where('id', '=', partnerId)
        .execute();
    await verify(null);
    const answer = await create({ claim_number: 'www.evil.test/7' });
    await verify(new Date(0));
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(await searched('evil')).toEqual([]);
  });
});

describe('a second request with the same claim number', () => {
  test('is sent, and points at the open ones', async () => {
    await setRules({ claim_number: { mask: null } });
    const first = (await created({ claim_number: 'DUP-0007' })).request;
    const { request, same_claim } = await created({ claim_number: 'dup 0007' });
    expect(same_claim).toEqual([{ request_id: first.id, customer: first.name }]);
    const third = await created({ claim_number: 'DUP0007' });
    expect(third.same_claim.map((one) => one.request_id)).toEqual([request.id, first.id]);
    expect((await created({ claim_number: 'DUP-00071' })).same_claim).toEqual([]);
  });

  test('but not at archived ones, those of another flow, or those of another partner', async () => {
    for (const flow of ['CLAIM', 'INSPECT'] as const) {
      await setRules({ claim_number: { use: 'OPTIONAL', mask: null } }, flow);
    }
    const south = await server.signIn('admin@south.test');
    const southPath = `/api/partners/${tenants.south.partnerId}/settings`;
    const { settings } = (await server.call('GET', southPath, { token: south })).json();
    const rule = { claim_number: { use: 'OPTIONAL' as const } };
    await server.call('PATCH', southPath, {
      token: south,
      payload: { version: settings.version, flows: [{ flow: 'CLAIM', identifiers: rule }] },
    });
    const { request } = await created({ claim_number: 'ALONE-1' });
    expect((await created({ claim_number: 'ALONE-1' }, { type: 'INSPECT' })).same_claim).toEqual(
      [],
    );
    const foreign = { as: south, to: tenants.south.partnerId };
    expect((await created({ claim_number: 'ALONE-1' }, foreign)).same_claim).toEqual([]);
    await server.call('PATCH', `/api/requests/${request.id}`, {
      token: agent,
      payload: { status: 'ARCHIVED' },
    });
    expect((await created({ claim_number: 'ALONE-1' })).same_claim).toEqual([]);
    expect(await searched('ALONE-1', south, tenants.south.partnerId)).toHaveLength(1);
  });
});

describe('a reported car', () => {
  const cars = async (plate: string) => {
    const query = new URLSearchParams({ partner_id: partnerId, type: 'CLAIM', plate });
    const answer = await server.call('GET', `/api/requests/cars?${query}`, { token: agent });
    const counted = await server.call('GET', `/api/requests/cars/counts?${query}`, {
      token: agent,
    });
    const { cars: found } = answer.json<{ cars: Car[] }>();
    const { counts } = counted.json<{ counts: CarCounts }>();
    expect(counts.all).toBe(found.length);
    return found.map(({ claim_number: number }) => number);
  };

  test('shows its claim number, and is found by it with or without punctuation', async () => {
    await setRules({ claim_number: { use: 'OPTIONAL', mask: null } });
    const { request } = await created({ claim_number: 'CAR-2026/0815' });
    const now = server.clock.now();
    await server.db.system((tx) =>
      tx
        .updateTable('requests')
        .set({ status: 'COMPLETED', completed_at: now })
        .where('id', '=', request.id)
        .execute(),
    );
    for (const part of ['CAR-2026/0815', 'car20260815', '6 0815']) {
      expect(await cars(part)).toEqual(['CAR-2026/0815']);
    }
    for (const part of ['0816', '€€€']) expect(await cars(part)).not.toContain('CAR-2026/0815');
  });
});

describe('staff correct an identifier', () => {
  const correct = (id: string, details: CorrectedDetails, seen: CorrectedDetails) =>
    server.call('PATCH', `/api/requests/${id}/details`, {
      token: agent,
      payload: { details, seen },
    });

  test('and the timeline says from what to what, the report what stood there', async () => {
    const { request } = await created({ claim_number: 'CL-100001', date_of_loss: '2026-01-31' });
    const answer = await correct(
      request.id,
      { claim_number: 'cl-100002', policy_number: 'P-9', date_of_loss: null },
      { claim_number: 'CL-100001', policy_number: null, date_of_loss: '2026-01-31' },
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<Created>().request.identifiers).toEqual({
      claim_number: 'CL-100002',
      policy_number: 'P-9',
      date_of_loss: null,
    });
    const events = await server.call('GET', `/api/requests/${request.id}/events`, { token: agent });
    const changes = events
      .json<{ events: RequestEvent[] }>()
      .events.flatMap(({ type, change }) => (type === 'DETAILS_CORRECTED' ? [change] : []));
    expect(changes).toEqual([
      { field: 'claim_number', before: 'CL-100001', after: 'CL-100002' },
      { field: 'policy_number', before: null, after: 'P-9' },
      { field: 'date_of_loss', before: '2026-01-31', after: null },
    ]);
    const report = await deskOf(server, request.id, agent).read();
    expect(report.identifiers?.claim_number).toBe('CL-100002');
    expect(report.corrections).toContainEqual(
      expect.objectContaining({ field: 'claim_number', entered: 'CL-100001' }),
    );
    expect(await searched('100002')).toEqual([[request.id, 'CLAIM_NUMBER']]);
    expect(await searched('100001')).toEqual([]);
  });

  test('by the rules of the flow, unless it stands there already', async () => {
    await setRules({ claim_number: { mask: null } });
    const { request } = await created({ claim_number: 'OLD' });
    await setRules({ claim_number: { use: 'REQUIRED', mask: 'CL-######' } });
    const seen = { claim_number: 'OLD', policy_number: null };
    const claim = (claim_number: string | null) => correct(request.id, { claim_number }, seen);
    expect(refused(await claim('NEW'))).toEqual([422, 'details.claim_number INVALID_FORMAT']);
    expect(refused(await claim(null))).toEqual([422, 'details.claim_number MISSING_FIELD']);
    expect((await claim('OLD')).statusCode).toBe(200);
    await setRules({ claim_number: { use: 'OFF' }, policy_number: { use: 'OFF' } });
    expect(refused(await correct(request.id, { policy_number: 'P' }, seen))).toEqual([
      422,
      'details.policy_number INVALID_FORMAT',
    ]);
    expect((await claim(null)).statusCode).toBe(200);
    const stale = await claim('CL-000009');
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'STALE_DETAILS', current: { claim_number: null } });
  });

  test('but not of a flow that sells', async () => {
    const { request } = await created(undefined, { type: 'TRADE' });
    const answer = await correct(request.id, { claim_number: 'CL-1' }, { claim_number: null });
    expect(refused(answer)).toEqual([422, 'details.claim_number INVALID_FORMAT']);
  });
});

test('neither the customer nor anybody with a link to the report sees them', async () => {
  const customer = await createCustomer(server, partnerId, 'CLAIM');
  await server.db.direct
    .updateTable('requests')
    .set({ claim_number: 'CL-SECRET', policy_number: 'P-SECRET', date_of_loss: '2026-01-07' })
    .where('id', '=', customer.requestId)
    .execute();
  const report = await deskOf(server, customer.requestId, agent).read();
  expect(report.identifiers?.claim_number).toBe('CL-SECRET');
  const key = report.report_url.split('/').at(-1);
  const answers = [
    await customer.call('GET', ''),
    await server.call('GET', `/api/requests/${customer.requestId}/${key}`),
  ];
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/SECRET|2026-01-07|claim_number|date_of_loss/);
  }
});

describe('messages to the customer', () => {
  const sent = async (requestId: string) =>
    server.db.direct
      .selectFrom('outbox')
      .where('request_id', '=', requestId)
      .orderBy('inserted_at', 'desc')
      .orderBy('id', 'desc')
      .select(['partner_id', 'purpose', 'subject', 'body', 'link', 'locale'])
      .executeTakeFirstOrThrow();
  const setTexts = async (content: ContentUpdate, flow: Flow = 'CLAIM') => {
    const payload = { version: (await read()).version, flows: [{ flow, content }] };
    return server.call('PATCH', path, { token, payload });
  };
  const written = {
    email_subject: 'Photos for your claim {claim}',
    email_body: '{claim}: send photos to {partner} ({claim}): {link}',
    follow_up: 'Claim #{claim} still waits: {link}',
    follow_up_subject: '{claim} – still waiting',
  };

  test('say the claim number where the partner’s texts have its place', async () => {
    expect((await setTexts(written)).statusCode).toBe(200);
    const { request } = await created({ claim_number: 'CL-300001' });
    const first = await sent(request.id);
    expect(first.subject).toBe('Photos for your claim CL-300001');
    expect(first.body).toBe(
      `CL-300001: send photos to North Canary Motors (CL-300001): ${first.link}`,
    );
    await server.runJobs();
    server.clock.advance(60_000);
    const url = `/api/requests/${request.id}`;
    const shown = await server.call('GET', `${url}/message?purpose=FOLLOW_UP`, { token: agent });
    expect(shown.json().message.subject).toBe('CL-300001 – still waiting');
    const answer = await server.call('PATCH', `${url}/follow_up`, { token: agent, payload: {} });
    expect(answer.statusCode, answer.body).toBe(200);
    const second = await sent(request.id);
    expect([second.subject, second.body]).toEqual([
      'CL-300001 – still waiting',
      `Claim #CL-300001 still waits: ${second.link}`,
    ]);
    await server.runJobs();
    server.clock.advance(60_000);
    await server.call('PATCH', `${url}/resend`, { token: agent });
    expect((await sent(request.id)).subject).toBe('Photos for your claim CL-300001');
  });

  test('have no gap without one', async () => {
    await setTexts(written);
    const { request } = await created();
    const { subject, body, link } = await sent(request.id);
    expect(subject).toBe('Photos for your claim');
    expect(body).toBe(`send photos to North Canary Motors: ${link}`);
    await server.runJobs();
    server.clock.advance(60_000);
    const url = `/api/requests/${request.id}/message?purpose=FOLLOW_UP`;
    const { message } = (await server.call('GET', url, { token: agent })).json();
    expect(message).toMatchObject({ subject: 'still waiting' });
    expect(message.text).toMatch(/^Claim still waits: /);
  });

  test('take it as text: it fills in nothing, and is no HTML', async () => {
    await setRules({ claim_number: { mask: null } });
    await setTexts(written);
    const { request } = await created({ claim_number: '<b>{link}$&' });
    const message = await sent(request.id);
    expect(message.subject).toBe('Photos for your claim <B>{LINK}$&');
    const { html } = await dress(server.services, message);
    expect(html).toContain('&lt;B&gt;{LINK}$&amp;');
  });

  test('have its place in requests and reminders of flows that have identifiers alone', async () => {
    expect(refused(await setTexts({ sms_request: '{claim} {link}' }, 'TRADE'))).toEqual([
      422,
      'flows.0.content.sms_request INVALID_FORMAT',
    ]);
    for (const name of ['message_notice', 'done_message', 'done_next'] as const) {
      expect(refused(await setTexts({ [name]: 'About {claim}' }))).toEqual([
        422,
        `flows.0.content.${name} INVALID_FORMAT`,
      ]);
    }
    expect((await setTexts({ sms_request: '{claim} {link}' }, 'INSPECT')).statusCode).toBe(200);
  });
});

test('the archive is named by the claim number, and its summary has all three', async () => {
  const customer = await sentReport(server, partnerId, 'CLAIM');
  const desk = deskOf(server, customer.requestId, agent);
  const archive = async () => server.call('GET', (await desk.read()).assets_url ?? '');
  const nameOf = ({ headers }: Awaited<ReturnType<typeof archive>>) =>
    headers['content-disposition'];
  expect(nameOf(await archive())).toBe('attachment; filename="claim-123-ABC.zip"');
  await server.db.direct
    .updateTable('requests')
    .set({ claim_number: '..\\/É"7;CL', policy_number: 'P 1', date_of_loss: '2026-02-28' })
    .where('id', '=', customer.requestId)
    .execute();
  const answer = await archive();
  expect(nameOf(answer)).toBe('attachment; filename="claim-7-CL.zip"');
  const summary = String(unzip(answer.rawPayload).get('summary.txt'));
  expect(summary).toContain('policy number: P 1');
  expect(summary).toContain('date of loss: 2026-02-28');
});

describe('requests to many customers', () => {
  const BATCHES = '/api/request_batches';
  type Row = GivenIdentifiers & { line: number };
  const begin = async (rows: Row[]): Promise<string> => {
    const answer = await server.call('POST', BATCHES, {
      token: agent,
      payload: {
        request_type: 'CLAIM',
        partner_id: partnerId,
        rows: rows.map(({ line, ...identifiers }) => ({
          line,
          name: `Row ${line}`,
          email: `row-${(customers += 1)}@owner.test`,
          ...(Object.keys(identifiers).length > 0 ? { identifiers } : {}),
        })),
      },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    await server.runJobs();
    return answer.json<{ batch: RequestBatch }>().batch.id;
  };
  const rowsOf = async (id: string) =>
    (await server.call('GET', `${BATCHES}/${id}`, { token: agent }))
      .json<{ rows: RequestBatchRow[] }>()
      .rows.sort((one, other) => one.line - other.line);

  test('have their identifiers, each row by the rules of the flow', async () => {
    await setRules({ claim_number: { use: 'REQUIRED' } });
    const id = await begin([
      { line: 2, claim_number: ' cl-400002 ', policy_number: 'p-2', date_of_loss: '2026-02-01' },
      { line: 3 },
      { line: 4, claim_number: '400004' },
      { line: 5, claim_number: 'CL-400005', date_of_loss: '01.02.2026' },
      { line: 6, claim_number: 'CL-400006', policy_number: ' ' },
    ]);
    const rows = await rowsOf(id);
    expect(rows.map(({ state, reason, field }) => [state, reason, field])).toEqual([
      ['SENT', null, null],
      ['FAILED', 'MISSING_FIELD', 'identifiers.claim_number'],
      ['FAILED', 'INVALID_FORMAT', 'identifiers.claim_number'],
      ['FAILED', 'INVALID_FORMAT', 'identifiers.date_of_loss'],
      ['SENT', null, null],
    ]);
    expect(rows[0]?.identifiers).toEqual({
      claim_number: ' cl-400002 ',
      policy_number: 'p-2',
      date_of_loss: '2026-02-01',
    });
    expect(rows[1]?.identifiers).toBeNull();
    const report = await deskOf(server, rows[0]?.request_id ?? '', agent).read();
    expect(report.identifiers).toEqual({
      claim_number: 'CL-400002',
      policy_number: 'P-2',
      date_of_loss: '2026-02-01',
    });
  });

  test('fit into one call with all their identifiers, 1,000 to send and 1,000 to skip', async () => {
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      line: index + 2,
      name: 'Alexandra Montgomery-Featherstone',
      email: `alexandra.featherstone.${index}@mail.owner.test`,
      identifiers: {
        claim_number: `CL-${String(index).padStart(6, '0')}`,
        policy_number: `POL/2026/${index}`,
        date_of_loss: '2026-02-01',
      },
      ...(index < 1000 ? {} : { skip: 'LIMIT' }),
    }));
    const payload = { request_type: 'CLAIM', partner_id: partnerId, rows };
    const answer = await server.call('POST', BATCHES, { token: agent, payload });
    expect(answer.statusCode, answer.body).toBe(201);
    const { batch } = answer.json<{ batch: RequestBatch }>();
    await server.call('POST', `${BATCHES}/${batch.id}/cancel`, { token: agent });
    const larger = { ...payload, rows: [...rows, ...rows] };
    const refusal = await server.call('POST', BATCHES, { token: agent, payload: larger });
    expect(refusal.statusCode).toBe(413);
  });

  test('have the identifiers in the file of results that any row has', async () => {
    const file = async (id: string) =>
      (await server.call('POST', `${BATCHES}/${id}/results`, { token: agent }))
        .json<{ csv: string }>()
        .csv.split('\r\n');
    const [head, first] = await file(await begin([{ line: 2, claim_number: 'CL-500002' }]));
    expect(head).toBe('\uFEFFRow,Name,Phone,Email,Claim number,Result,Reason,Request');
    expect(first).toMatch(/^2,Row 2,,row-\d+@owner\.test,CL-500002,Sent,,/);
    const [plain] = await file(await begin([{ line: 2 }]));
    expect(plain).toBe('\uFEFFRow,Name,Phone,Email,Result,Reason,Request');
  });
});

test('who is erased leaves no identifier behind, nor a view that searches for one', async () => {
  const answer = await server.call('POST', '/api/request_batches', {
    token: agent,
    payload: {
      request_type: 'CLAIM',
      partner_id: partnerId,
      rows: [
        {
          line: 2,
          name: 'Erin Erased',
          email: 'erin@owner.test',
          identifiers: { claim_number: 'CL-900001', policy_number: 'P-900001' },
        },
      ],
    },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  await server.runJobs();
  const [[requestId] = []] = await searched('CL-900001');
  const view = {
    partner_id: partnerId,
    list: 'REQUESTS',
    request_type: 'CLAIM',
    name: 'The one',
    query: { search: 'cl-900001' },
  };
  const saved = await server.call('POST', '/api/saved_views', { token: agent, payload: view });
  expect(saved.statusCode, saved.body).toBe(201);
  expect(await rowsHolding(server, ['CL-900001', 'P-900001', 'cl-900001'])).not.toEqual([]);
  const erased = await server.call('POST', `/api/requests/${requestId}/customer/erase`, {
    token,
    payload: { confirmation: 'Erin Erased', reason: 'Asked for it by telephone' },
  });
  expect(erased.statusCode, erased.body).toBe(200);
  await server.runJobs();
  expect(await rowsHolding(server, ['CL-900001', 'P-900001', 'cl-900001'])).toEqual([]);
});
