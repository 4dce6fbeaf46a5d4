import type { Endpoint, InputList, OperationId, Result } from '@forecourt/contract';
import type { CallOptions, HttpClient } from './httpClient.ts';

/**
 * Calls an operation. Arguments: the path parameters, then body and query if it takes them, then
 * options.
 */
export type Call<Id extends OperationId> = (
  ...input: [...InputList<Id>, options?: CallOptions]
) => Promise<Result<Id>>;

/** The operations of the contract as functions; a store takes a `Pick` of them. */
export type Api = { [Id in OperationId]: Call<Id> };

/**
 * Turns endpoints into functions: `callsOf(http, { getRequest }).getRequest(id)`. The contract
 * documents what each one does, its parameters, and its errors.
 */
export function callsOf<Id extends OperationId>(
  http: HttpClient,
  endpoints: { readonly [K in Id]: Endpoint<K> },
): Pick<Api, Id> {
  const calls = Object.entries(endpoints as unknown as Record<string, Endpoint>).map(
    ([id, endpoint]) => [
      id,
      (...values: unknown[]) => {
        const input = inputOf(endpoint.takes, values);
        const options = values[endpoint.takes.length] as CallOptions | undefined;
        return http.call(endpoint, input as never, options);
      },
    ],
  );
  return Object.fromEntries(calls) as Pick<Api, Id>;
}

function inputOf(takes: readonly string[], values: readonly unknown[]): object {
  const path: Record<string, unknown> = {};
  const input: Record<string, unknown> = { path };
  takes.forEach((name, index) => {
    const part = name === 'body' || name === 'query' ? input : path;
    part[name] = values[index];
  });
  return input;
}
