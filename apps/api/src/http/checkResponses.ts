import { isDeepStrictEqual } from 'node:util';
import contract from '@forecourt/contract/openapi.json' with { type: 'json' };
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { compileSerializer } from './serialize.ts';

interface Contract {
  paths: Record<string, Record<string, { responses?: Record<string, unknown> }>>;
  components: { schemas: { Problem: object } };
  'x-any-operation': readonly string[];
}

type ResponseSchemas = Record<string, { content?: Record<string, { schema?: object }> }>;

/**
 * For tests: validates every response against the contract. An undeclared status, or a missing,
 * wrong or additional member, becomes a 500 that says so.
 */
export function checkResponses(app: FastifyInstance): void {
  const { components } = contract as unknown as Contract;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'contract', components });
  const isProblem = ajv.compile({ $ref: 'contract#/components/schemas/Problem' });
  const validators = new Map<object, ValidateFunction>();

  app.addHook('preSerialization', async (request, reply, payload) => {
    const { method, schema } = request.routeOptions;
    if (!schema || !('operationId' in schema)) return payload;
    const name = `${String(method)} ${request.routeOptions.url} ${reply.statusCode}`;
    if (!declared(schema, reply.statusCode)) return fail(name, 'is not declared');
    if (reply.statusCode >= 400) {
      return isProblem(payload) ? payload : fail(name, ajv.errorsText(isProblem.errors));
    }
    const body = (schema.response as ResponseSchemas | undefined)?.[reply.statusCode]?.content?.[
      'application/json'
    ]?.schema;
    if (!body) return payload;
    const validate = validators.get(body) ?? ajv.compile(body);
    validators.set(body, validate);
    if (!validate(payload)) return fail(name, ajv.errorsText(validate.errors));
    const written: unknown = JSON.parse(compileSerializer(body)(payload));
    if (!isDeepStrictEqual(written, JSON.parse(JSON.stringify(payload)))) {
      return fail(name, `has members of its own: ${JSON.stringify(payload)}`);
    }
    return payload;
  });
}

function declared(schema: FastifySchema & { operationId?: unknown }, status: number): boolean {
  const operations = Object.values((contract as unknown as Contract).paths).flatMap((item) =>
    Object.values(item),
  );
  const operation = operations.find(
    (one) => (one as { operationId?: string }).operationId === schema.operationId,
  );
  const anyway = (contract as unknown as Contract)['x-any-operation'];
  return String(status) in (operation?.responses ?? {}) || anyway.includes(String(status));
}

function fail(name: string, reason: string): never {
  const message = `${name}: ${reason}`;
  console.error(message);
  throw new Error(message);
}
