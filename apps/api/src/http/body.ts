import contract from '@forecourt/contract/openapi.json' with { type: 'json' };
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJson, type Intake } from '../intake/index.ts';
import { missingField, type InvalidInput } from '../domain/errors.ts';
import { Problem } from './problem.ts';

/** Largest JSON body; files have limits of their own. */
const JSON_LIMIT = 256 * 1024;
const JSON_TYPE = 'application/json';
/** How long a body may take that the contract does not describe, such as a batch of the socket. */
const OTHER_MS = 60_000;
/** How long the rest of a body that nobody reads may go on coming once it has been answered. */
const LINGER_MS = 5000;

/** What the contract says of an operation's body. */
export interface BodyFacts {
  types: readonly string[];
  required: boolean;
  /** The members that a JSON body must have. */
  members: readonly string[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Null for an operation that takes no body; nothing for what the contract does not describe. */
    takes?: BodyFacts | null;
  }
}

/** A request body as the contract writes it. */
export interface RequestBody {
  required?: boolean;
  content: Record<string, { schema?: BodySchema }>;
}

interface BodySchema {
  $ref?: string;
  required?: string[];
}

/** Reads what a body may be from its place in the contract. */
export function bodyFacts(body: RequestBody | undefined): BodyFacts | null {
  if (!body) return null;
  const members = follow(body.content[JSON_TYPE]?.schema).required ?? [];
  return { types: Object.keys(body.content), required: body.required ?? false, members };
}

/** Refuses by its head a body that the operation does not take, before a byte of it is read. */
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

/** Reads JSON as the contract takes it, and nothing else: files are read by their handlers. */
export function readBodies(app: FastifyInstance, intake: Pick<Intake, 'read'>): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPE, async (request: FastifyRequest) => {
    const { takes } = request.routeOptions.config;
    if (takes === null) return undefined;
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > JSON_LIMIT) throw new Problem(413, 'PAYLOAD_TOO_LARGE');
    const bytes = await intake.read(request, JSON_LIMIT);
    if (bytes.length === 0 && takes) throw missingBody(takes);
    return parseJson(bytes);
  });
  // a file is left to the operation's handler, which takes it from the line to the disk
  app.addContentTypeParser([...fileTypes(), '*'], (_request, _payload, done) => done(null));
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.takes === undefined) endLate(request, OTHER_MS);
  });
  app.addHook('onResponse', async (request) => endLate(request, LINGER_MS));
}

/** Cuts the line where a body has not come to its end by then. */
function endLate({ raw }: FastifyRequest, ms: number): void {
  if (raw.complete || raw.destroyed) return;
  const timer = setTimeout(() => raw.complete || raw.destroy(), ms).unref();
  raw.once('close', () => clearTimeout(timer));
}

/** The types of every body of the contract that is not JSON. */
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

/** Names what a body would have to hold. */
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

/** The schema behind a reference into the contract. */
function follow(schema: BodySchema = {}): BodySchema {
  if (!schema.$ref) return schema;
  const found = schema.$ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract);
  return follow(found as BodySchema);
}
