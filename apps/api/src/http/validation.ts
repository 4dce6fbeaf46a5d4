import {
  Ajv2020,
  type AnySchema,
  type ErrorObject,
  type Options,
  type ValidateFunction,
} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyRequest, FastifySchemaValidationError } from 'fastify';
import { invalidFormat, type FieldError } from '../domain/errors.ts';

const SHARED: Options = { strict: false, allErrors: true, removeAdditional: false };
/** Enough for a form; more would let a hostile body make a long answer. */
const MAX_ERRORS = 50;

const strict = new Ajv2020(SHARED);
const converting = new Ajv2020({ ...SHARED, coerceTypes: 'array', useDefaults: true });
for (const ajv of [strict, converting]) addFormats.default(ajv);
/** Shared by the servers of a process, which have one contract. */
const validators = new Map<string, WeakMap<object, ValidateFunction>>();

/** Bodies are validated as they are; path and query values are text and are converted. */
export function validatorOf(schema: object, part: string): ValidateFunction {
  const ofPart = validators.get(part) ?? new WeakMap<object, ValidateFunction>();
  validators.set(part, ofPart);
  const ajv = part === 'body' ? strict : converting;
  const validate =
    ofPart.get(schema) ??
    compileAtFirstUse(() =>
      ajv.compile(part === 'headers' ? lowerCased(schema as HeadersSchema) : schema),
    );
  ofPart.set(schema, validate);
  return validate;
}

/** Compiling takes milliseconds per schema, and a starting server has hundreds. */
function compileAtFirstUse(compile: () => ValidateFunction): ValidateFunction {
  let compiled: ValidateFunction | undefined;
  const validate = (data: unknown): boolean => {
    compiled ??= compile();
    const isValid = compiled(data);
    validate.errors = compiled.errors;
    return isValid;
  };
  validate.errors = null as ValidateFunction['errors'];
  return validate as ValidateFunction;
}

export interface HeadersSchema {
  properties: Record<string, AnySchema>;
  required?: string[];
}

/** Header names arrive in lower case; the contract uses the usual capitals. */
export function lowerCased({ properties, required = [], ...rest }: HeadersSchema): AnySchema {
  const members = Object.entries(properties).map(([name, one]) => [name.toLowerCase(), one]);
  return {
    ...rest,
    properties: Object.fromEntries(members) as object,
    required: required.map((name) => name.toLowerCase()),
  };
}

/**
 * Converts Ajv's errors to the contract's format: the field by its dotted name and whether it is
 * missing or wrong. An empty text where one character is required counts as missing (spec §5).
 */
export function fieldErrors(
  found: readonly (FastifySchemaValidationError | ErrorObject)[],
  part: string,
): FieldError[] {
  const errors = new Map<string, FieldError['code']>();
  for (const error of found.slice(0, MAX_ERRORS)) {
    const field = fieldOf(error) || part;
    const missing = isMissing(error);
    if (!errors.has(field) || missing)
      errors.set(field, missing ? 'MISSING_FIELD' : 'INVALID_FORMAT');
  }
  return [...errors].map(([field, code]) => ({ field, code }));
}

function fieldOf({
  instancePath,
  params,
  keyword,
}: Pick<ErrorObject, 'instancePath' | 'params' | 'keyword'>): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const own: unknown =
    keyword === 'required'
      ? params.missingProperty
      : keyword === 'additionalProperties' || keyword === 'unevaluatedProperties'
        ? (params.additionalProperty ?? params.unevaluatedProperty)
        : undefined;
  if (typeof own === 'string') path.push(own.slice(0, 100));
  return path.join('.');
}

function isMissing({ keyword, params }: Pick<ErrorObject, 'keyword' | 'params'>): boolean {
  return keyword === 'required' || (keyword === 'minLength' && params.limit === 1);
}

/**
 * PostgreSQL text cannot hold NUL or a lone surrogate: refused here, naming the field, before a
 * query fails.
 */
export async function refuseNulInAddress({ params, query }: FastifyRequest): Promise<void> {
  refuseNul({ params, query });
}

/** The same for the body, once it has been read. */
export async function refuseNulInBody({ body }: FastifyRequest): Promise<void> {
  refuseNul({ body });
}

function refuseNul(parts: Record<string, unknown>): void {
  for (const [part, value] of Object.entries(parts)) {
    const field = findNul(value, '');
    if (field !== null)
      throw invalidFormat(field || part, 'text without NUL characters and halves of characters');
  }
}

/** Recursion is safe, because `checkNames` limits the depth of bodies. */
function findNul(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isText(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, member] of Object.entries(value)) {
    const inner = path ? `${path}.${name}` : name;
    const found = !isText(name) ? path : findNul(member, inner);
    if (found !== null) return found;
  }
  return null;
}

/** With the `u` flag, \p{Cs} matches only lone surrogates. */
const isText = (value: string): boolean => !/[\0\p{Cs}]/u.test(value);
