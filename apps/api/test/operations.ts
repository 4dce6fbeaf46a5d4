import contract from '@forecourt/contract/openapi.json' with { type: 'json' };
import { operationFacts, type OperationFacts } from '../src/http/operationFacts.ts';
import { sample, type Schema } from './sample.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

/** An operation with its schemas, all references resolved. */
export interface Operation extends OperationFacts {
  parameters: Parameter[];
  /** Schema of the JSON body, if it takes one. */
  body: Schema | null;
  /** Whether the JSON body may be left out. */
  bodyIsOptional: boolean;
  /** Type of a body that is not JSON, such as image/jpeg. */
  bodyType: string | null;
}

const paths = resolve(contract.paths) as Record<string, Record<string, RawOperation>>;

/** Every operation of the contract; new ones are included in all generated tests automatically. */
export const operations: readonly Operation[] = operationFacts.map((facts) => {
  const raw = paths[facts.path]?.[facts.method.toLowerCase()] as RawOperation;
  const content = raw.requestBody?.content ?? {};
  return {
    ...facts,
    parameters: raw.parameters ?? [],
    body: content['application/json']?.schema ?? null,
    bodyIsOptional: 'application/json' in content && raw.requestBody?.required !== true,
    bodyType: Object.keys(content).find((type) => type !== 'application/json') ?? null,
  };
});

interface RawOperation {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema?: Schema }> };
}

/** A valid call. */
export interface SampleCall {
  method: Operation['method'];
  path: Record<string, string>;
  /** A list becomes a repeated parameter. */
  query: Record<string, string | string[]>;
  body: unknown;
  bodyType: string | null;
}

/** Creates a call of an operation; `named` has values for parameters and fields by name. */
export function sampleCall(operation: Operation, named: Record<string, string>): SampleCall {
  const values = (where: Parameter['in']): Record<string, string> =>
    Object.fromEntries(
      operation.parameters
        .filter((one) => one.in === where && (where === 'path' || one.required))
        .map((one) => [one.name, valueOf(operation, one, named)]),
    );
  return {
    method: operation.method,
    path: values('path'),
    query: values('query'),
    // In a body, `id` is the record's own id, chosen by the caller.
    body: operation.body ? sample(operation.body, { ...named, id: undefined }) : null,
    bodyType: operation.bodyType,
  };
}

/** The meaning of `id` depends on the path: a partner's or a request's. */
function valueOf(operation: Operation, one: Parameter, named: Record<string, string>): string {
  if (one.name === 'id' && operation.path.startsWith('/api/partners/')) {
    return named.partnerId ?? '';
  }
  if (one.name === 'id' && operation.path.startsWith('/api/leads/')) return named.threadId ?? '';
  if (one.name === 'id' && operation.path.startsWith('/api/request_batches/')) {
    return named.batchId ?? '';
  }
  if (one.name === 'sessionKey' && operation.path.startsWith('/api/requests/')) {
    return named.publicKey ?? '';
  }
  // staff name a photo by its number, the phone by the id it chose
  if (one.name === 'uploadId' && operation.path.startsWith('/api/uploads/')) {
    return named.uploadNumber ?? '';
  }
  return named[one.name] ?? String(sample(one.schema));
}

/** The address of a call. */
export function urlOf(operation: Operation, call: Pick<SampleCall, 'path' | 'query'>): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(call.path[name] ?? ''),
  );
  const pairs = Object.entries(call.query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
}

function resolve(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolve);
  if (typeof node !== 'object' || node === null) return node;
  const { $ref } = node as { $ref?: string };
  if ($ref) {
    const target = $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract);
    return resolve(target);
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value)]));
}
