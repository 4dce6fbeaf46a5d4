import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { answerSchemas } from '../scripts/answers.ts';
import type { OpenApiDocument } from '../scripts/bundle.ts';
import type { Validator } from './checks.ts';
import { document, schemaOf } from './document.ts';
import * as fixtures from './fixtures/index.ts';
import { many, seeded } from './fixtures/index.ts';
import * as endpoints from './generated/endpoints.ts';
import { requestStatusEvent } from './generated/events.ts';
import { problem } from './generated/problem.ts';

const ajv = new Ajv2020({ strict: false });

const random = seeded('answers');
const metadata = { after: null };

/** One answer of each operation whose schema has nested objects, lists, enums and nullables. */
const answers = {
  createSession: { token: 't', user: fixtures.makeUser(random) },
  listMyPartners: { partners: many(2, () => fixtures.makePartner(random)) },
  listPartners: { partners: many(2, () => fixtures.makeDealer(random)), metadata },
  listPartnerCustomisations: { customisations: [fixtures.makeCustomisation(random)] },
  getPartnerCustomisation: fixtures.makeInvite(random),
  getTranslation: { greeting: 'Hello' },
  listRequests: { requests: many(9, () => fixtures.makeRequest(random)), metadata },
  countRequests: { counts: fixtures.countRequestsOf([]) },
  listRequestEvents: { events: [fixtures.makeRequestEvent(random)] },
  getRequest: {
    report: fixtures.makeReport(random),
    trade_in: fixtures.makeTradeIn(random, { offer: fixtures.makeTradeInOffer(random) }),
    auction: fixtures.makeAuction(random, { offers: [fixtures.makeOffer(random)] }),
    claim: fixtures.makeClaim(random),
    inspect: fixtures.makeInspect(random),
  },
  getPublicRequest: { report: fixtures.makePublicReport(random) },
  listCars: { cars: many(3, () => fixtures.makeCar(random)), metadata },
  getMarketSurvey: fixtures.makeMarketSurvey(random),
  getDealerAuction: {
    auction: fixtures.makeDealerAuction(random),
    report: fixtures.makePublicReport(random),
    own_offers: [fixtures.makeOwnOffer(random)],
    best_offer: null,
  },
  listThreads: { threads: [fixtures.makeThread(random)], metadata },
  listConversations: [fixtures.makeConversation(random)],
  getCapture: {
    capture: fixtures.makeCapture(random, { uploads: [fixtures.makeCaptureUpload(random)] }),
  },
  getRuntimeConfig: fixtures.makeRuntimeConfig(),
  listOutboxMessages: { messages: [fixtures.makeOutboxMessage(random)], metadata },
} as const;

const schemas = answerSchemas(document as unknown as OpenApiDocument);
const cases = Object.entries(answers).map(
  ([id, answer]) => [id, answer, schemas.get(id) as 'Request'] as const,
);

describe('the validator of an answer', () => {
  it('exists for every operation that answers with JSON', () => {
    const checked = Object.values(endpoints).filter(({ check }) => check !== null);
    expect(checked.map(({ id }) => id).sort()).toEqual([...schemas.keys()].sort());
    expect(problem({})).toBe(false);
    expect(requestStatusEvent({})).toBe(false);
  });

  it('takes a problem whose code a newer server has added', () => {
    const answer = fixtures.makeProblem('NOT_FOUND');
    expect(problem({ ...answer, code: 'NEW_IN_THIS_RELEASE' })).toBe(true);
    expect(problem({ ...answer, code: 7 })).toBe(false);
  });

  it.each(cases)('%s takes an answer that is as the contract has it', (id, answer) => {
    expect(validatorOf(id).mismatch(answer)).toBeUndefined();
    expect(validatorOf(id)(answer)).toBe(true);
  });

  it.each(cases)('%s judges every damaged answer as the schema does', (id, answer, schema) => {
    const bySchema = ajv.compile(shapeOf(schema));
    const damaged = mutations(answer);
    expect(damaged.length).toBeGreaterThan(1);
    for (const { path, value } of damaged) {
      expect(validatorOf(id)(value), `with ${path} damaged`).toBe(bySchema(value));
    }
  });

  it('says where the data differs and what belongs there', () => {
    const [first] = answers.listRequests.requests;
    const wrong = { requests: [{ ...first, status: 'GONE' }], metadata };
    expect(endpoints.listRequests.check.mismatch(wrong)).toEqual({
      path: '/requests/0/status',
      expected: expect.stringContaining('FOLLOW_UP_SENT'),
    });
    expect(endpoints.listRequests.check.mismatch('text')).toEqual({ path: '', expected: 'object' });
  });

  it('lets fields pass that a newer server may add', () => {
    const newer = { ...fixtures.makeRuntimeConfig(), region: 'north' };
    expect(endpoints.getRuntimeConfig.check(newer)).toBe(true);
  });
});

function validatorOf(id: string): Validator<unknown> {
  return (endpoints as unknown as Record<string, { check: Validator<unknown> }>)[id]!.check;
}

/** The schema without what only the server checks: lengths, bounds, formats, unknown fields. */
function shapeOf(name: 'Request'): object {
  const dropped = /^(format|pattern|minLength|maxLength|minimum|maximum|minProperties)$/;
  return JSON.parse(JSON.stringify(schemaOf(name)), (key, value: unknown) =>
    dropped.test(key) || (key === 'additionalProperties' && value === false) ? undefined : value,
  ) as object;
}

interface Mutation {
  path: string;
  value: unknown;
}

const replacements = [null, true, 'other', 0.5, 7, [], {}, [1], { id: 1 }] as const;

/** Copies of the value with each of its parts in turn removed or replaced by another type. */
function mutations(value: unknown, path = ''): Mutation[] {
  const here = replacements
    .filter(
      (replacement) => typeof replacement !== typeof value || kindOf(replacement) !== kindOf(value),
    )
    .map((replacement) => ({ path, value: replacement as unknown }));
  if (value === null || typeof value !== 'object') return here;
  const children = Object.entries(value).flatMap(([key, child]) => [
    ...(Array.isArray(value) ? [] : [{ path: `${path}/${key}`, value: without(value, key) }]),
    ...mutations(child, `${path}/${key}`).map((mutation) => ({
      ...mutation,
      value: Array.isArray(value)
        ? value.with(Number(key), mutation.value)
        : { ...value, [key]: mutation.value },
    })),
  ]);
  return [...here, ...children];
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function without(value: object, key: string): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}
