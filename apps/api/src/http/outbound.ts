import { lookup as resolveName } from 'node:dns';
import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../domain/publicAddress.ts';
import { timedCall } from '../tracing/outgoing.ts';

/** How an address answered. */
export interface Answered {
  status: number;
  /** The start of the body. */
  text: string;
}

export interface PostOptions {
  headers: Record<string, string>;
  body: string;
  /** Allows http, and addresses that are not public: for tests and one machine. */
  toPrivate: boolean;
}

/** There was no connection, or none was made. The message may be shown to the partner. */
export class NotReached extends Error {}

const TIMEOUT_MS = 10_000;
/** More of an answer is neither read nor kept. */
const ANSWER_LENGTH = 1000;
/** Documents of providers are a few kilobytes. */
const DOCUMENT_LENGTH = 256 * 1024;

/**
 * An address that a partner may name, in its usual form: https, without a user, and no IP address of
 * a private network; null otherwise. What a name stands for is checked at each connection.
 */
export function partnersUrl(text: string, toPrivate: boolean): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const { hostname, password, protocol, username } = url;
  if (protocol !== 'https:' && !(toPrivate && protocol === 'http:')) return null;
  if (username !== '' || password !== '') return null;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !toPrivate && !isPublicAddress(host)) return null;
  url.hash = '';
  return url.href;
}

/**
 * Posts JSON to an address that a partner chose, by {@link callPartner}.
 * @throws NotReached when nothing answers within 10 seconds, or the address may not be called
 */
export function postToPartner(
  address: string,
  { body, headers, toPrivate }: PostOptions,
): Promise<Answered> {
  return callPartner(address, {
    method: 'POST',
    headers,
    body,
    toPrivate,
    length: ANSWER_LENGTH,
  });
}

/**
 * `fetch` to an address that a partner chose, by {@link callPartner}; an answer has 256 kB at most.
 * @throws NotReached when nothing answers within 10 seconds, or the address may not be called
 */
export async function fetchFromPartner(
  address: string,
  { body, headers, method }: { method: string; headers: Record<string, string>; body?: string },
  toPrivate: boolean,
): Promise<Response> {
  const call = { method, headers, body, toPrivate, length: DOCUMENT_LENGTH };
  const answer = await callPartner(address, call);
  const type = answer.headers['content-type'];
  const hasBody = answer.status !== 204 && answer.status !== 304;
  return new Response(hasBody ? answer.text : null, {
    status: answer.status,
    headers: type ? { 'content-type': type } : {},
  });
}

interface PartnerCall {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  toPrivate: boolean;
  /** How much of the answer is read, in characters. */
  length: number;
}

/**
 * Calls an address that a partner chose. It connects only to public addresses: the one that is checked is
 * the one that is connected to, so that a name can't change its mind in between. Redirects are answers like
 * any other.
 */
function callPartner(
  address: string,
  call: PartnerCall,
): Promise<Answered & { headers: IncomingHttpHeaders }> {
  const allowed = partnersUrl(address, call.toPrivate);
  if (allowed === null) return Promise.reject(new NotReached('The address is not allowed'));
  const url = new URL(allowed);
  return timedCall(call.method, url, () => send(url, call));
}

function send(
  url: URL,
  { method, body, headers, toPrivate, length }: PartnerCall,
): Promise<Answered & { headers: IncomingHttpHeaders }> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => reject(notReached(error));
    const call = request(
      url,
      {
        method,
        // a connection of its own: none is reused for another partner
        agent: false,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
        lookup: toPrivate ? undefined : lookupPublic,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      (response) => {
        let text = '';
        const done = (): void => {
          const { headers: answered, statusCode: status = 0 } = response;
          resolve({ status, headers: answered, text: text.slice(0, length) });
          call.destroy();
        };
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          if (text.length >= length) done();
        });
        response.on('end', done);
        response.on('error', fail);
      },
    );
    call.on('error', fail);
    call.end(body);
  });
}

/** Resolves a name to its public addresses; fails if one of them is not. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new NotReached('The address is not public'), []);
    }
    const [first] = addresses;
    if (options.all || !first) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

function notReached(error: unknown): NotReached {
  if (error instanceof NotReached) return error;
  const { code, name } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || name === 'AbortError') return new NotReached('No answer in 10 s');
  return new NotReached(code ?? 'The connection failed');
}
