import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem, notFound } from './problem.ts';
import { fieldErrors } from './validation.ts';

const CONNECTION_ERRORS = /^(08|57P)|^ECONNREFUSED$|^ECONNRESET$/;

/** Every failure leaves as problem+json; what is not meant for the client stays in the log. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error);
    if (problem.status === 500) request.log.error({ err: error }, 'request failed');
    sendProblem(reply, problem);
  });
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

/** The answer where no route is. */
export function handleNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(reply, notFound());
}

function toProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error;
  if (error.validation) {
    const errors = fieldErrors(error.validation, error.validationContext ?? 'body');
    return new Problem(422, errors[0]?.code ?? 'INVALID_FORMAT', { errors });
  }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return new Problem(415, 'UNSUPPORTED_MEDIA_TYPE');
  }
  if (error.code && CONNECTION_ERRORS.test(error.code)) return new Problem(503, 'UNAVAILABLE');
  const status = error.statusCode ?? 500;
  if (status === 404) return notFound();
  if (status >= 400 && status < 500) return new Problem(status, 'INVALID_FORMAT');
  return new Problem(500, 'INTERNAL_ERROR');
}
