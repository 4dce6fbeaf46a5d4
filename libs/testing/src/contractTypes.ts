import type { Answer, Body, operations, paths } from '@forecourt/contract';

/** HTTP methods in the contract. */
export type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** Paths of the contract that have a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: [NonNullable<paths[P][M]>] extends [never] ? never : P;
}[keyof paths];

/** Id of the operation behind a method and path. */
export type IdOf<M extends Method, P extends PathOf<M>> = {
  [Id in keyof operations]: paths[P][M] extends operations[Id]
    ? operations[Id] extends paths[P][M]
      ? Id
      : never
    : never;
}[keyof operations];

type Parameters<M extends Method, P extends PathOf<M>> =
  NonNullable<paths[P][M]> extends { parameters: infer All } ? All : never;

/** Path parameters, as text. */
export type ParamsOf<M extends Method, P extends PathOf<M>> =
  Parameters<M, P> extends { path: infer Names } ? { [Name in keyof Names]: string } : object;

/** Query parameters, as text; absent ones are undefined. */
export type QueryOf<M extends Method, P extends PathOf<M>> =
  Parameters<M, P> extends { query?: infer Names }
    ? { [Name in keyof NonNullable<Names>]?: string }
    : object;

/** The JSON body of the request. */
export type BodyOf<M extends Method, P extends PathOf<M>> = Body<IdOf<M, P>>;

/** The JSON body of a success; undefined if it has none. */
export type AnswerOf<M extends Method, P extends PathOf<M>> = [Answer<IdOf<M, P>>] extends [never]
  ? undefined
  : Answer<IdOf<M, P>>;
