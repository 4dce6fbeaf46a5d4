import { isDeepStrictEqual } from 'node:util';
import contract from '@forecourt/contract/openapi.json' with { type: 'json' };
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { compileSerializer } from './serialize.ts';

interface Contract {
  paths: Record<string, Record<string, { operationId?: string; responses?: object }>>;
  components: { schemas: { Problem: object } };
  'x-any-operation': readonly string[];
}

type ResponseSchemas = Record<string, { content?: Record<string, { schema?: object }> }>;

/**
 * For tests: validates every response against the contract. An undeclared status, or a missing,
 * wrong or additional member, becomes a 500 that says so.
 */
export function checkResponses(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { method, schema } = request.routeOptions;
    if (!schema || !('operationId' in schema)) return payload;
    checks ??= createChecks();
    const { operationId } = schema as { operationId: string };
    const name = `${String(method)} ${request.routeOptions.url} ${reply.statusCode}`;
    if (!checks.isDeclared(operationId, reply.statusCode)) return fail(name, 'is not declared');
    if (reply.statusCode >= 400) {
      const { isProblem } = checks;
      return isProblem(payload) ? payload : fail(name, checks.reasons(isProblem));
    }
    const body = (schema.response as ResponseSchemas | undefined)?.[reply.statusCode]?.content?.[
      'application/json'
    ]?.schema;
    if (!body) return payload;
    const { validate, write } = checks.of(`${operationId} ${reply.statusCode}`, body);
    if (!validate(payload)) return fail(name, checks.reasons(validate));
    if (!isDeepStrictEqual(JSON.parse(write(payload)), JSON.parse(JSON.stringify(payload)))) {
      return fail(name, `has members of its own: ${JSON.stringify(payload)}`);
    }
    return payload;
  });
}

/** How one body is checked and written. */
interface BodyCheck {
  validate: ValidateFunction;
  write: (value: unknown) => string;
}

/** Shared by the servers of a process, which have one contract: compiling takes longer than to test with it. */
let checks: ReturnType<typeof createChecks> | undefined;

function createChecks() {
  const { components, paths, 'x-any-operation': anyway } = contract as unknown as Contract;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'contract', components });
  const declared = new Map(
    Object.values(paths)
      .flatMap((item) => Object.values(item))
      .map(({ operationId, responses }) => [operationId, responses ?? {}]),
  );
  const bodies = new Map<string, BodyCheck>();
  return {
    isProblem: ajv.compile({ $ref: 'contract#/components/schemas/Problem' }),
    isDeclared: (operationId: string, status: number) =>
      String(status) in (declared.get(operationId) ?? {}) || anyway.includes(String(status)),
    /** @param name of the operation and its status, for which the body is always the same */
    of(name: string, body: object): BodyCheck {
      const check = bodies.get(name) ?? {
        validate: ajv.compile(body),
        write: compileSerializer(body),
      };
      bodies.set(name, check);
      return check;
    },
    reasons: ({ errors }: ValidateFunction) => ajv.errorsText(errors),
  };
}

function fail(name: string, reason: string): never {
  const message = `${name}: ${reason}`;
  console.error(message);
  throw new Error(message);
}
