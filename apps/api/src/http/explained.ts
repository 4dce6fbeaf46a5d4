import type { FastifySchema } from 'fastify';
import type { FieldError } from '../domain/errors.ts';
import { expectationBeside, expectationOf, type Schema } from './expectation.ts';
import { Problem } from './problem.ts';
import { lowerCased, type HeadersSchema } from './validation.ts';

/**
 * The problem, with what is expected in each missing or wrong field and an example: from the contract's schema
 * of the operation, unless the rule that refused it said so itself.
 */
export function explained(problem: Problem, operation: FastifySchema | undefined): Problem {
  const { status, code, options } = problem;
  if (!options.errors || !operation) return problem;
  const parts = partsOf(operation);
  return new Problem(status, code, {
    ...options,
    errors: options.errors.map((error) =>
      error.expected ? error : { ...error, ...expectationIn(parts, error) },
    ),
  });
}

/** Where the fields of a call are, by the names that Fastify gives the parts. */
type Parts = Readonly<Record<string, Schema>>;

function expectationIn(parts: Parts, { field, code }: FieldError): object | null {
  if (code !== 'MISSING_FIELD' && code !== 'INVALID_FORMAT') return null;
  // a refused part, such as a body that is a list
  if (Object.hasOwn(parts, field)) return expectationOf(parts[field] as Schema, '');
  const all = Object.values(parts);
  const known = all.map((schema) => expectationOf(schema, field));
  const unknown = all.map((schema) => expectationBeside(schema, field));
  return [...known, ...unknown].find((one) => one !== null) ?? null;
}

function partsOf({ body, querystring, params, headers }: FastifySchema): Parts {
  const json = (body as { content?: Record<string, { schema?: Schema }> } | undefined)?.content?.[
    'application/json'
  ]?.schema;
  const named = headers && (lowerCased(headers as HeadersSchema) as Schema);
  const all = { body: json, querystring, params, headers: named };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, Schema] => entry[1] !== undefined),
  );
}
