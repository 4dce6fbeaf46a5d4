import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { InvalidInput } from '../domain/errors.ts';
import { Problem, notFound, refusalOf } from './problem.ts';
import { insufficientStorage, isDiskFull } from './storageErrors.ts';
import { explained } from './explained.ts';
import { fieldErrors } from './validation.ts';

/**
 * The database is unavailable or timed out: connection lost, shutting down, no connection left, a
 * limit on statements, locks or idle transactions reached.
 */
const UNAVAILABLE =
  /^(08|57P)|^(57014|55P03|25P03|53300)$|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of `pg` errors that have no code. */
const NO_ANSWER =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated)/;
const RETRY_SECONDS = '5';

/** Turns every failure into problem+json; internal details are only logged. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = explained(toProblem(error), request.routeOptions.schema);
    if (problem.status === 500 || problem.status === 507)
      request.log.error({ err: error }, 'request failed');
    if (problem.status === 403) logRefusal(request, problem);
    sendProblem(reply, problem);
  });
}

/** Logs who was refused what; only ids, nothing that identifies a person. */
function logRefusal(request: FastifyRequest, { code }: Problem): void {
  const { operation = null } = request.routeOptions.config;
  const user = request.staff?.userId ?? null;
  request.log.warn({ operation, user, code }, 'authorization refused');
}

/** Sends a problem with its headers. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers({ ...problem.options.headers, 'cache-control': 'no-store' })
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem.toJSON());
}

/** The response for an unknown route. */
export function handleNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(reply, notFound());
}

function toProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof InvalidInput) return refusalOf(error);
  if (error.validation) {
    return refusalOf(
      new InvalidInput(fieldErrors(error.validation, error.validationContext ?? 'body')),
    );
  }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new Problem(415, 'UNSUPPORTED_MEDIA_TYPE');
  }
  if (isDiskFull(error)) return insufficientStorage();
  if (UNAVAILABLE.test(error.code ?? '') || NO_ANSWER.test(error.message)) {
    return new Problem(503, 'UNAVAILABLE', { headers: { 'retry-after': RETRY_SECONDS } });
  }
  const status = error.statusCode ?? 500;
  if (status === 404) return notFound();
  if (status >= 400 && status < 500) return new Problem(status, 'INVALID_FORMAT');
  return new Problem(500, 'INTERNAL_ERROR');
}
