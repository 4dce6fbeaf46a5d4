import contract from '@forecourt/contract/openapi.json' with { type: 'json' };
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteHandlerMethod,
  type RouteOptions,
} from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import type { Services } from '../services.ts';
import { checkBody } from './body.ts';
import type { Call, Handler, Handlers, OperationId } from './operation.ts';
import { operationFacts, type OperationFacts, type OperationObject } from './operationFacts.ts';
import { CALLS_BY_TOKEN } from '../domain/limits.ts';
import { findProgram, isApiToken } from './apiToken.ts';
import { isForPrograms } from './tokenOperations.ts';
import { countAnnounced } from './rateLimit.ts';
import { onceKey, runOnce } from './once.ts';
import { PRIVATE_PAGE_HEADERS } from './headers.ts';
import { isOperator } from './operator.ts';
import {
  findStaff,
  hasRoleSomewhere,
  partnersOf,
  requireRole,
  tokenOf,
  whyEnded,
  type Staff,
} from './principal.ts';
import { requireFactor, requireFresh, requireOwnAccount } from './freshness.ts';
import { Problem, accessEnded, forbidden, notFound, unauthenticated } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    staff: Staff | null;
  }
  interface FastifyContextConfig {
    /** Undefined for routes outside the contract. */
    operation?: OperationId;
  }
}

/** What the modules provide for the routes. */
interface Modules {
  handlers: Handlers;
  /** Checks a call of an operation before its body is read. */
  limitUploads: (facts: OperationFacts) => OnRequest;
}

type OnRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Registers every operation of the contract; those without a handler answer 501 problem+json. */
export async function registerOperations(
  app: FastifyInstance,
  services: Services,
  { handlers, limitUploads }: Modules,
): Promise<void> {
  const factsById = new Map(operationFacts.map((facts) => [facts.operationId as string, facts]));
  app.decorateRequest('staff', null);
  for (const { operationId, ...route } of await (routes ??= readRoutes())) {
    const facts = factsById.get(operationId);
    if (!facts) throw new Error(`The contract has no ${operationId}`);
    app.route({
      ...route,
      // authorization comes before checks of the content: 401 before 415
      onRequest: [guard(services, facts), limitUploads(facts), checkBody(facts.takes)],
      handler: dispatch(services, facts, handlers),
      config: { takes: facts.takes, operation: facts.operationId },
    });
  }
}

type ContractRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'> & { operationId: string };

/** Shared by the servers of a process: reading the contract takes longer than the rest of a start. */
let routes: Promise<ContractRoute[]> | undefined;

async function readRoutes(): Promise<ContractRoute[]> {
  const found: ContractRoute[] = [];
  const reader = Fastify({ exposeHeadRoutes: false });
  reader.addHook('onRoute', ({ method, url, schema }) => {
    const { operationId } = schema as { operationId: string };
    found.push({ method, url, schema, operationId });
  });
  await reader.register(openapiGlue, {
    specification: specification(),
    operationResolver: (() => () => undefined) as never,
  });
  return found;
}

/** The contract without responses that are not JSON, which are sent unchanged. */
function specification(): object {
  const copy = structuredClone(contract) as unknown as { paths: Record<string, object> };
  for (const operation of Object.values(copy.paths).flatMap((item) => Object.values(item))) {
    const responses = (operation as Partial<OperationObject>).responses ?? {};
    for (const [status, response] of Object.entries(responses)) {
      const content = (response as { content?: Record<string, unknown> }).content;
      if (!status.startsWith('2') || !content?.['application/json']) {
        responses[status] = { description: '' };
      }
    }
  }
  return copy;
}

/** Authorization, before anything else is checked: 401 comes before 422. */
function guard(services: Services, facts: OperationFacts) {
  const { access, operator, role } = facts;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (access === 'development' && services.config.mode === 'production') throw notFound();
    // cacheable responses override this
    reply.header('cache-control', 'no-store');
    if (access.endsWith('-key')) reply.headers(PRIVATE_PAGE_HEADERS);
    if (access !== 'staff') return;
    const token = tokenOf(request);
    request.staff = token ? await findCaller(services, token) : null;
    if (!request.staff) throw await refusalOf(services, token);
    if (request.staff.isProgram) {
      const { sessionId } = request.staff;
      await countAnnounced(services, reply, ['token', sessionId, CALLS_BY_TOKEN]);
      if (!isForPrograms(facts.operationId)) throw forbidden();
    }
    // before anything that would show that there is something
    if (operator && !(await isOperator(services, request.staff))) throw notFound();
    if (!hasRoleSomewhere(request.staff, role) && request.staff.memberships.length > 0)
      throw forbidden();
    requireFactor(request.staff, facts);
    requireOwnAccount(request.staff, facts);
    requireFresh(request.staff, facts, services.clock.now());
  };
}

const findCaller = (services: Services, token: string): Promise<Staff | null> =>
  isApiToken(token) ? findProgram(services, token) : findStaff(services, token);

/** Whose Idempotency-Keys are one name space: a person's, or a single token's. */
function principalOf(staff: Staff | null): string | null {
  return staff && (staff.isProgram ? staff.sessionId : staff.userId);
}

/** The problem for an invalid token; says so when the user was deactivated. */
async function refusalOf(services: Services, token: string | null): Promise<Problem> {
  const partner = token && (await whyEnded(services, token));
  return partner ? accessEnded(partner) : unauthenticated();
}

function dispatch(
  services: Services,
  facts: OperationFacts,
  handlers: Handlers,
): RouteHandlerMethod {
  const handler = handlers[facts.operationId] as Handler<OperationId> | undefined;
  return async (request, reply) => {
    if (!handler) throw new Problem(501, 'NOT_IMPLEMENTED');
    const answer = await handler(callOf(services, facts, request, reply));
    // If a handler has sent the response itself, awaiting the reply waits for its end.
    if (reply.sent || reply.raw.destroyed) return reply;
    if (reply.statusCode === 200) reply.code(facts.success);
    return answer ?? reply.send();
  };
}

function callOf(
  services: Services,
  { operationId, role }: OperationFacts,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<OperationId> {
  const staff = (): Staff => {
    if (!request.staff) throw unauthenticated();
    return request.staff;
  };
  const call = {
    operationId,
    services,
    request,
    reply,
    query: request.query,
    params: request.params,
    body: request.body,
    role,
    get staff() {
      return staff();
    },
    read: (work: Parameters<Call<OperationId>['read']>[0]) =>
      services.db.read(partnersOf(staff()), work),
    requirePartner: (partnerId: string) => requireRole(staff(), partnerId, role),
    once: (partnerIds: readonly string[], work: Parameters<Call<OperationId>['once']>[1]) =>
      runOnce(
        services,
        partnerIds,
        onceKey(request, operationId, principalOf(request.staff)),
        work,
      ),
  };
  return call as unknown as Call<OperationId>;
}
