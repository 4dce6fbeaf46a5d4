import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handlers } from '../src/modules/index.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { asRequest, FORM_TYPE, hostileBodies, type HostileBody } from './hostileBodies.ts';
import { operations, sampleCall, urlOf, type Operation } from './operations.ts';
import { seedTenants } from './tenants.ts';
import { fingerprint } from './fingerprint.ts';
import { seedWorld, type World } from './world.ts';

/*
 * Generated from the contract: every operation gets every hostile body, over real sockets and with
 * valid credentials. There must be no server error and no write, and calls by somebody else at the
 * same time must be answered. How long those take is measured by `npm run bench -- limits`.
 */

/** Parallel callers: several, so that responses overlap, but few enough for the machine. */
const ATTACKERS = 4;
/** After so many answers somebody else calls. */
const ANSWERS_PER_OTHER = 20;

let server: TestServer;
let world: World;
let token: string;
let port: number;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  server = await startTestServer();
  const tenants = await seedTenants(server.services);
  world = await seedWorld(server.services, tenants.north, 'Aberdeen');
  token = await server.signIn('admin@north.test');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

interface Answer {
  status: number;
  body: string;
}

/** Sends bytes and reads the response, even if it comes before all are sent. */
function send(one: ReturnType<typeof asRequest>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method, path, headers, bytes } = one;
    const sent = request({ agent, port, host: '127.0.0.1', method, path, headers });
    sent.once('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      const done = (): void => resolve({ status: response.statusCode ?? 0, body });
      response.once('end', done).once('error', done);
    });
    sent.once('error', reject);
    sent.end(bytes ?? undefined);
  });
}

const built = operations.filter((one) => one.operationId in handlers);
const credentials = (operation: Operation): Record<string, string> =>
  operation.access === 'staff' ? { authorization: token } : {};

/** Skips calls that a normal client could have made, because they may have an effect. */
function isHarmless(operation: Operation, { title, type }: HostileBody): boolean {
  const { takes, body, bodyIsOptional, bodyType } = operation;
  if (title === 'no body' || title === 'an empty body') {
    // a form may be left out: those that take one have all they need in their address (RFC 8058)
    if (title === 'no body' && bodyIsOptional) return true;
    return takes === null || (title === 'no body' && !body && bodyType === FORM_TYPE);
  }
  return type === FORM_TYPE && bodyType === FORM_TYPE;
}

/** All attacks, each made when it is taken: together they are over half a gigabyte. */
function* createAttacks() {
  for (const operation of built) {
    const call = sampleCall(operation, world.named);
    for (const hostile of hostileBodies(call)) {
      if (isHarmless(operation, hostile)) continue;
      const one = asRequest(operation, call, hostile, credentials(operation));
      yield { operation, title: hostile.title, one };
    }
  }
}

/** A call by somebody else; returns its status. */
async function callAsOther(): Promise<number> {
  const list = operations.find((one) => one.operationId === 'listRequests') as Operation;
  const path = urlOf(list, sampleCall(list, world.named));
  const headers = { authorization: token };
  return (await send({ method: 'GET', path, bytes: null, headers })).status;
}

describe('while every operation gets every hostile body', () => {
  const answers: { operation: Operation; title: string; answer: Answer }[] = [];
  /** The statuses of calls by somebody else, while the other attackers go on. */
  const others: number[] = [];
  let before: Record<string, string>;
  let after: Record<string, string>;

  beforeAll(async () => {
    before = await fingerprint(server.services);
    const attacks = createAttacks();
    const attackers = Array.from({ length: ATTACKERS }, async () => {
      for (const { operation, title, one } of attacks) {
        answers.push({ operation, title, answer: await send(one) });
        if (answers.length % ANSWERS_PER_OTHER === 0) others.push(await callAsOther());
      }
    });
    await Promise.all(attackers);
    after = await fingerprint(server.services);
  }, 300_000);

  test('no answer is the server’s fault, and each says what is wrong', () => {
    expect(answers.length).toBeGreaterThan(built.length * 10);
    const faults = answers.filter(({ answer }) => answer.status < 400 || answer.status >= 500);
    expect(
      faults.map(({ operation, title, answer }) => [operation.operationId, title, answer.status]),
    ).toEqual([]);
    for (const { answer } of answers) {
      const { status, code } = JSON.parse(answer.body) as { status: number; code: string };
      expect(status).toBe(answer.status);
      expect(code).toMatch(/^[A-Z_]+$/);
    }
  });

  test('nothing is written', () => {
    expect(after).toEqual(before);
  });

  test('a missing, odd or double member is named', () => {
    const named = ['no body', 'an empty body', 'nesting of 10,000', 'a name twice', '__proto__'];
    const refused = answers.filter(
      ({ operation, title, answer }) =>
        operation.body && named.includes(title) && answer.status === 422,
    );
    expect(refused.length).toBeGreaterThan(50);
    for (const { operation, title, answer } of refused) {
      const { errors } = JSON.parse(answer.body) as { errors?: { field: string }[] };
      expect([operation.operationId, title, errors?.[0]?.field]).toEqual([
        operation.operationId,
        title,
        expect.stringMatching(/./),
      ]);
    }
  });

  test('the calls of someone else are answered', () => {
    expect(others.length).toBeGreaterThan(50);
    expect(others.filter((status) => status !== 200)).toEqual([]);
  });
});
