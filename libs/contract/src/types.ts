import type { operations } from './generated/schema.d.ts';

/** Name of an operation of the contract, such as `listRequests`. */
export type OperationId = keyof operations;

type Responses<Id extends OperationId> = operations[Id]['responses'];

type Json<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : never;

/** Body of an operation's successful answer; `never` if it has none. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Status extends 200 | 201 ? Json<Responses<Id>[Status]> : never;
}[keyof Responses<Id>];

/** JSON body of an operation's request; `never` if it has none. */
export type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer Request }
  ? Json<NonNullable<Request>>
  : never;

/** Query parameters of an operation. */
export type Query<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** Path parameters of an operation. */
export type PathParameters<Id extends OperationId> = NonNullable<
  operations[Id]['parameters']['path']
>;
