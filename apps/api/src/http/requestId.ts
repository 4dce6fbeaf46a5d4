import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Crockford's base 32: no letter is read as a digit, on paper or over the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 60 random bits: no two calls of any node have the same. */
const LENGTH = 12;
/** What a proxy may send: a UUID, nginx's `$request_id`, or the like. It gets into the log. */
const OF_PROXY = /^[\w-]{8,64}$/;

/**
 * Makes the id of a call, by which the log is searched: `reqId` in each of its lines, and
 * `X-Request-Id` in its answer.
 * @param trusted whether a proxy's own id is taken, as its `X-Forwarded-For` is
 */
export function requestIds({ trusted }: { trusted: boolean }): (call: IncomingMessage) => string {
  return ({ headers }) => {
    const sent = trusted ? headers['x-request-id'] : undefined;
    return typeof sent === 'string' && OF_PROXY.test(sent) ? sent : newRequestId();
  };
}

function newRequestId(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Names the call in its answer. */
export function nameCall({ id }: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', id);
}
