import Fastify from 'fastify';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkResponses } from './checkResponses.ts';

const body = {
  type: 'object',
  required: ['count'],
  properties: { count: { type: 'integer' } },
};

/** What one call answers, through a server with a single route of the contract. */
async function answerOf(status: number, payload: object): Promise<number> {
  const app = Fastify();
  checkResponses(app);
  const response = { 200: { content: { 'application/json': { schema: body } } } };
  const schema = { operationId: 'countUnreadNotifications', response } as object;
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler((_error, _request, reply) => reply.code(500).send('refused'));
  app.get('/', { schema }, (_request, reply) => reply.code(status).send(payload));
  const { statusCode } = await app.inject('/');
  await app.close();
  return statusCode;
}

describe('an answer', () => {
  afterEach(() => vi.restoreAllMocks());

  test('as the contract has it passes, on every server of a process', async () => {
    expect(await answerOf(200, { count: 3 })).toBe(200);
    expect(await answerOf(200, { count: 4 })).toBe(200);
  });

  test.each([
    ['without a member', 200, {}],
    ['with a member of the wrong type', 200, { count: '3' }],
    ['with a member of its own', 200, { count: 3, email: 'dana@example.com' }],
    ['of a status that is not declared', 418, { count: 3 }],
    ['of an error that is no problem', 401, { count: 3 }],
  ])('%s fails', async (_what, status, payload) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(await answerOf(status, payload)).toBe(500);
    expect(log).toHaveBeenCalledOnce();
  });
});
