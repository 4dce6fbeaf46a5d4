import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { OperationFacts } from '../http/operationFacts.ts';
import type { Services } from '../services.ts';
import { limitUploads } from './limitUploads.ts';

const UPLOAD = {
  access: 'session-key',
  path: '/api/capture/{requestId}/{sessionKey}/uploads',
  takes: { types: ['image/jpeg'] },
} as unknown as OperationFacts;
/** More than one link may send at once. */
const MANY = 30;

/** A socket or response that emits its end. */
class End extends EventEmitter {
  destroyed = false;
  end(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

function limited() {
  let found = Promise.resolve();
  const services = {
    db: { system: () => found.then(() => ({ id: 'one', key_version: 1, partner_id: 'north' })) },
    keys: { verify: () => true },
  } as unknown as Services;
  const limit = limitUploads(services)(UPLOAD);
  const params = { requestId: 'one', sessionKey: 'key' };
  const begin = (line = new End(), answer = new End()) => {
    const request = { params, raw: { socket: line } } as unknown as FastifyRequest;
    const begun = limit(request, { raw: answer } as unknown as FastifyReply);
    return { line, answer, begun };
  };
  return { begin, findAfter: (wait: Promise<void>) => void (found = wait) };
}

test('a link sends six files at once, and the next when one of them is in', async () => {
  const { begin } = limited();
  const six = Array.from({ length: 6 }, () => begin());
  await Promise.all(six.map(({ begun }) => begun));
  await expect(begin().begun).rejects.toMatchObject({ status: 503 });
  six[0]?.answer.end();
  await begin().begun;
});

test('who hangs up while the link is looked up takes no place from anybody', async () => {
  const { begin, findAfter } = limited();
  let find = (): void => undefined;
  findAfter(new Promise((resolve) => (find = resolve)));
  const gone = Array.from({ length: MANY }, () => begin());
  for (const { line, answer } of gone) {
    answer.end();
    line.end();
  }
  find();
  await Promise.allSettled(gone.map(({ begun }) => begun));
  await begin().begun;
});

test('calls that wait behind another on one line leave with the line', async () => {
  const { begin } = limited();
  for (let call = 0; call < MANY; call += 1) {
    const { begun, line } = begin();
    await begun;
    line.end();
    expect(line.listenerCount('close')).toBe(0);
  }
  await begin().begun;
});
