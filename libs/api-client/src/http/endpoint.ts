import type {
  Answer,
  Body,
  OperationId,
  operations,
  PathParameters,
  Query,
  routes,
  Validator,
} from '@forecourt/contract';

type Routes = typeof routes;
type Method<Id extends OperationId> = Routes[Id]['method'];
type Path<Id extends OperationId> = Routes[Id]['path'];
type None<T> = [T] extends [never] ? true : false;

/** Checks an operation's answer; null where the answer has no body. */
export type AnswerCheck<Id extends OperationId> =
  None<Answer<Id>> extends true ? null : Validator<Answer<Id>>;

/** What a caller hears of an operation; void where the answer has no body. */
export type Result<Id extends OperationId> = None<Answer<Id>> extends true ? void : Answer<Id>;

/** Who may call, and so how the token travels: raw to the main API, as Bearer to the chat API. */
export type Access = 'staff' | 'chat' | 'public';

/** How one operation of the contract is called. */
export interface Endpoint<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly method: Method<Id>;
  readonly path: Path<Id>;
  readonly check: AnswerCheck<Id>;
  readonly access: Access;
  /** It sends or spends: it carries an Idempotency-Key, so it may be repeated. */
  readonly keyed: boolean;
}

export interface EndpointOptions {
  access?: Access;
  keyed?: boolean;
}

/** Declares an endpoint; method, path and check must be those of the contract. */
export function endpoint<Id extends OperationId>(
  id: Id,
  method: Method<Id>,
  path: Path<Id>,
  check: AnswerCheck<Id>,
  { access = 'staff', keyed = false }: EndpointOptions = {},
): Endpoint<Id> {
  return { id, method, path, check, access, keyed };
}

/** What an operation is sent: JSON, or the bytes of a picture. */
type Sent<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'image/png': unknown } };
}
  ? Blob
  : Body<Id>;

type Part<Name extends string, T> = None<T> extends true ? unknown : { readonly [K in Name]: T };

/** What an operation takes: `path`, `query` and `body`, each only where it has one. */
export type Input<Id extends OperationId> = Part<'path', PathParameters<Id>> &
  (None<Query<Id>> extends true ? unknown : { readonly query?: Query<Id> }) &
  Part<'body', Sent<Id>>;

/**
 * Fills the path's parameters and appends the query; undefined and empty values are left out, and a
 * list is given as often as it is long.
 */
export function addressOf(
  base: string,
  path: string,
  parameters: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  const text = search.toString();
  return `${base.replace(/\/$/, '')}${filled}${text && `?${text}`}`;
}
