import contract from '@forecourt/contract/openapi.json';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { AnswerOf, BodyOf, Method, ParamsOf, PathOf, QueryOf } from './contractTypes.ts';
import { Broken, Reply } from './replies.ts';

/** A request, typed by the contract. */
export interface MockRequest<M extends Method, P extends PathOf<M>> {
  params: ParamsOf<M, P>;
  query: QueryOf<M, P>;
  /** The JSON body; undefined if there is none. */
  body: BodyOf<M, P>;
  request: Request;
}

type MockAnswer<M extends Method, P extends PathOf<M>> = AnswerOf<M, P> | Reply | Broken;

/** Returns a body that matches the contract, or one of the replies. */
export type MockResolver<M extends Method, P extends PathOf<M>> = (
  request: MockRequest<M, P>,
) => MockAnswer<M, P> | Promise<MockAnswer<M, P>>;

type Declare<M extends Method> = <P extends PathOf<M>>(
  path: P,
  resolver: MockResolver<M, P>,
) => HttpHandler;

/**
 * Handlers for MSW, typed by the contract's paths, so that mocks match the contract (style 18):
 * `mock.get('/api/requests', ({ query }) => ({ requests, metadata: { after: null } }))`. They match
 * on any origin. If a fixed path and one with a parameter both match, the fixed one wins, whatever
 * the order.
 */
export const mock: { [M in Method]: Declare<M> } = {
  get: declare('get'),
  post: declare('post'),
  patch: declare('patch'),
  put: declare('put'),
  delete: declare('delete'),
};

/** Handlers that fail every call of the contract, as without a network. */
export function offline(): HttpHandler[] {
  return routes.map(({ method, path }) => http[method](pattern(path), () => HttpResponse.error()));
}

/** Handlers that never answer any call of the contract. */
export function silence(): HttpHandler[] {
  return routes.map(({ method, path }) =>
    http[method](pattern(path), () => new Promise<never>(() => undefined)),
  );
}

interface Route {
  method: Method;
  path: string;
  match: RegExp;
  status: number;
}

const routes: Route[] = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.entries(operations as Record<string, { responses?: object }>)
    .filter(([, operation]) => operation.responses)
    .map(([method, { responses }]) => ({
      method: method as Method,
      path,
      match: new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
      status: Number(Object.keys(responses!).find((status) => status.startsWith('2')) ?? 200),
    })),
);

function declare<M extends Method>(method: M): Declare<M> {
  return (path, resolver) => {
    const route = routes.find((known) => known.method === method && known.path === path);
    if (!route) throw new Error(`The contract has no ${method} ${path}`);
    return http[method](pattern(path), async ({ request, params }) => {
      const url = new URL(request.url);
      if (!isMeant(route, url.pathname)) return undefined;
      const text = await request.clone().text();
      const answer = await resolver({
        params: params as ParamsOf<M, typeof path>,
        query: queryOf(url.searchParams) as QueryOf<M, typeof path>,
        body: (isJson(request) && text ? JSON.parse(text) : undefined) as BodyOf<M, typeof path>,
        request,
      });
      if (answer instanceof Broken) return HttpResponse.error();
      return (answer instanceof Reply ? answer : new Reply(route.status, answer)).toResponse();
    });
  };
}

/** One that is given more than once is a list, as the client writes it. */
function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const all = search.getAll(name);
      return [name, all.length > 1 ? all : (all[0] ?? '')];
    }),
  );
}

/** Whether no other path of the contract matches this address more exactly. */
function isMeant(route: Route, pathname: string): boolean {
  const parameters = (path: string): number => path.split('{').length;
  return !routes.some(
    (other) =>
      other.method === route.method &&
      other.match.test(pathname) &&
      parameters(other.path) < parameters(route.path),
  );
}

function isJson(request: Request): boolean {
  return request.headers.get('content-type')?.includes('json') ?? false;
}

function pattern(path: string): string {
  return `*${path.replace(/\{(\w+)\}/g, ':$1')}`;
}
