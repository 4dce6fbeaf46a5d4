import type { Validator } from './checks.ts';
import type { routes } from './generated/routes.ts';
import type { operations } from './generated/schema.d.ts';
import type { Answer, Body, OperationId, PathParameters, Query } from './types.ts';

type Routes = typeof routes;
type None<T> = [T] extends [never] ? true : false;

/** How one operation of the contract is called. */
export interface Endpoint<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly method: Routes[Id]['method'];
  readonly path: Routes[Id]['path'];
  /** Names of the parts of a call in order: the path parameters, then `body` and `query`. */
  readonly takes: readonly string[];
  /** How the token is sent: raw to the main API, as Bearer to the chat API, not at all. */
  readonly access: 'staff' | 'chat' | 'public';
  /** The operation sends or spends: it carries an Idempotency-Key, so it may be retried. */
  readonly keyed: boolean;
  /** Timeout of one attempt in milliseconds, if it is longer than the default. */
  readonly timeoutMs?: number;
  /** Checks the answer; null if it has no body. */
  readonly check: None<Answer<Id>> extends true ? null : Validator<Answer<Id>>;
}

/** The answer of an operation; void if it has no body. */
export type Result<Id extends OperationId> = None<Answer<Id>> extends true ? void : Answer<Id>;

/** Body of an operation's request: JSON, a picture, or bytes. */
type Sent<Id extends OperationId> = operations[Id] extends { requestBody?: infer Request }
  ? None<NonNullable<Request>> extends true
    ? never
    : Request extends { content: { 'image/png': unknown } }
      ? Blob
      : NonNullable<Request> extends { content: { 'application/offset+octet-stream': unknown } }
        ? ArrayBuffer
        : Body<Id>
  : never;

type Part<Name extends string, T> = None<T> extends true ? unknown : { readonly [K in Name]: T };

/** Input of an operation: `path`, `query` and `body`, each only if the operation has one. */
export type Input<Id extends OperationId> = Part<'path', PathParameters<Id>> &
  (None<Query<Id>> extends true ? unknown : { readonly query?: Query<Id> }) &
  Part<'body', Sent<Id>>;

/** Values of the path parameters, in order. */
type PathValues<Path extends string, Values> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? [Values[Name & keyof Values], ...PathValues<Rest, Values>]
  : [];

type QueryValue<T> = None<T> extends true ? [] : object extends T ? [query?: T] : [query: T];

/** The same as arguments: the path parameters, then body and query. */
export type InputList<Id extends OperationId> = [
  ...PathValues<Routes[Id]['path'], PathParameters<Id>>,
  ...(None<Sent<Id>> extends true ? [] : [body: Sent<Id>]),
  ...QueryValue<Query<Id>>,
];
