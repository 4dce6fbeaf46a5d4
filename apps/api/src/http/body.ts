import contract from '@forecourt/contract/openapi.json' with { type: 'json' };
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJson, type Intake } from '../intake/index.ts';
import { missingField, type InvalidInput } from '../domain/errors.ts';
import { Problem } from './problem.ts';

/** Largest JSON body, unless the contract names another limit; files have limits of their own. */
const JSON_LIMIT = 256 * 1024;
const JSON_TYPE = 'application/json';
/** Time limit for a body that the contract does not describe, such as a socket's batch. */
const OTHER_MS = 60_000;
/** Time limit for the rest of an unread body after the response. */
const LINGER_MS = 5000;

/** The contract's rules for an operation's body. */
export interface BodyFacts {
  types: readonly string[];
  required: boolean;
  /** The members that a JSON body must have. */
  members: readonly string[];
  /** Most bytes of a JSON body. */
  limit: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Null for an operation without a body; undefined for routes outside the contract. */
    takes?: BodyFacts | null;
  }
}

/** A request body as the contract writes it. */
export interface RequestBody {
  required?: boolean;
  /** Limit of a JSON body that is not the usual one. */
  'x-max-bytes'?: number;
  content: Record<string, { schema?: BodySchema }>;
}

interface BodySchema {
  $ref?: string;
  required?: string[];
}

/** Reads the rules for a body from its definition in the contract. */
export function bodyFacts(body: RequestBody | undefined): BodyFacts | null {
  if (!body) return null;
  const members = follow(body.content[JSON_TYPE]?.schema).required ?? [];
  const { content, required = false, 'x-max-bytes': limit = JSON_LIMIT } = body;
  return { types: Object.keys(content), required, members, limit };
}

/**
 * Checks the headers: refuses a body that the operation does not accept, before reading any of it.
 */
export function checkBody(body: BodyFacts | null) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!hasBody(request)) {
      if (body?.required) throw missingBody(body);
      return;
    }
    const [type = '', ...parameters] = (request.headers['content-type'] ?? '').split(';');
    if (!body?.types.includes(type.trim().toLowerCase()) || !isUtf8(parameters)) {
      throw new Problem(415, 'UNSUPPORTED_MEDIA_TYPE');
    }
  };
}

/** Parses only JSON, as the contract defines it; files are read by their handlers. */
export function readBodies(app: FastifyInstance, intake: Pick<Intake, 'read'>): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, async (request: FastifyRequest) => {
    const { takes } = request.routeOptions.config;
    if (takes === null) return undefined;
    const length = Number(request.headers['content-length'] ?? 0);
    const limit = takes?.limit ?? JSON_LIMIT;
    if (length > limit) throw new Problem(413, 'PAYLOAD_TOO_LARGE');
    const bytes = await intake.read(request, limit);
    if (bytes.length === 0 && takes) throw missingBody(takes);
    return parseJson(bytes);
  });
  // files are left to the operation's handler, which streams them to the disk
  app.addContentTypeParser([...fileTypes(), '*'], (_request, _payload, done) => done(null));
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.takes === undefined) endLate(request, OTHER_MS);
  });
  app.addHook('onResponse', async (request) => endLate(request, LINGER_MS));
}

/** Closes the connection if the body is not complete by then. */
function endLate({ raw }: FastifyRequest, ms: number): void {
  if (raw.complete || raw.destroyed) return;
  const timer = setTimeout(() => raw.complete || raw.destroy(), ms).unref();
  raw.once('close', () => clearTimeout(timer));
}

/** The types of all bodies in the contract that are not JSON. */
function fileTypes(): string[] {
  const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
  const types = operations.flatMap((one: object) =>
    'requestBody' in one ? Object.keys((one.requestBody as RequestBody).content) : [],
  );
  return [...new Set(types)].filter((type) => type !== JSON_TYPE);
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The error that names what a body must contain. */
function missingBody({ types, members }: BodyFacts): InvalidInput {
  const whole = types.includes(JSON_TYPE) ? 'body' : 'content';
  const fields = members.length > 0 ? members : [whole];
  return missingField(...fields);
}

function isUtf8(parameters: readonly string[]): boolean {
  return parameters.every((parameter) => {
    const [name = '', value = ''] = parameter.split('=').map((part) => part.trim().toLowerCase());
    return name !== 'charset' || value.replaceAll('"', '') === 'utf-8';
  });
}

/** Resolves a reference into the contract. */
function follow(schema: BodySchema = {}): BodySchema {
  if (!schema.$ref) return schema;
  const found = schema.$ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract);
  return follow(found as BodySchema);
}
