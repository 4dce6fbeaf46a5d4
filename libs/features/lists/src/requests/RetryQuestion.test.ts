import { ApiProblem } from '@forecourt/api-client';
import type { SendChannel } from '@forecourt/contract';
import { makeProblem, makeRequest, seeded } from '@forecourt/contract/fixtures';
import { expect, test, vi } from 'vitest';
import { RetryQuestion } from './RetryQuestion.ts';

const failed = makeRequest(seeded('failed'), {
  status: 'NEW',
  phone: '+37251234567',
  email: null,
  delivery: {
    state: 'FAILED',
    channel: 'SMS',
    reason: 'NUMBER_REJECTED',
    at: '2026-03-02T09:00:00.000Z',
  },
});
const setUp = (channels: readonly SendChannel[] = ['SMS', 'EMAIL']) => {
  const retryDelivery = vi.fn(async () => ({ request: failed }));
  const onSent = vi.fn();
  let keys = 0;
  const newKey = () => `key-${++keys}`;
  return {
    retryDelivery,
    onSent,
    question: new RetryQuestion({
      api: { retryDelivery },
      channels,
      onSent,
      newKey,
    }),
  };
};

test('tries again at the same number, or at a corrected one', async () => {
  const { retryDelivery, onSent, question } = setUp();
  question.ask(failed);
  expect(question.contact).toBe('+37251234567');
  await question.confirm();
  expect(retryDelivery).toHaveBeenLastCalledWith(failed.id, {}, { idempotencyKey: 'key-1' });
  expect(onSent).toHaveBeenCalledOnce();
  expect(question.asked).toBeNull();

  question.ask(failed);
  question.type('+372 5550 0077');
  await question.confirm();
  const corrected = { phone: '+37255500077' };
  expect(retryDelivery).toHaveBeenLastCalledWith(failed.id, corrected, { idempotencyKey: 'key-3' });
});

test('goes by another channel, to the address that is known or typed', async () => {
  const { retryDelivery, question } = setUp();
  question.ask({ ...failed, email: 'bob@owner.test' });
  expect([question.channel, question.channels]).toEqual(['SMS', ['SMS', 'EMAIL']]);
  question.choose('EMAIL');
  expect(question.contact).toBe('bob@owner.test');
  await question.confirm();
  const [, body] = retryDelivery.mock.lastCall as unknown as [string, object];
  expect(body).toEqual({ channel: 'EMAIL' });

  question.ask(failed);
  question.choose('EMAIL');
  expect(question.contact).toBe('');
  question.type('bob@owner.test');
  await question.confirm();
  expect(retryDelivery).toHaveBeenLastCalledWith(
    failed.id,
    { channel: 'EMAIL', email: 'bob@owner.test' },
    expect.anything(),
  );
});

test('an offer is sent by another channel beside the offer', () => {
  const { question } = setUp();
  question.ask({ ...failed, delivery: failed.delivery && { ...failed.delivery, about: 'OFFER' } });
  expect(question.channels).toEqual([]);
});

test('what was typed survives a failure, and a repetition keeps its key', async () => {
  const { retryDelivery, question } = setUp();
  const refusal = new ApiProblem(makeProblem('INVALID_FORMAT'));
  retryDelivery.mockRejectedValueOnce(refusal);
  question.ask(failed);
  question.type('12');
  await question.confirm();
  expect([question.asked, question.contact, question.error]).toEqual([failed, '12', refusal]);
  await question.confirm();
  expect(retryDelivery).toHaveBeenLastCalledWith(
    failed.id,
    { phone: '+12' },
    { idempotencyKey: 'key-2' },
  );
});

test('goes by WhatsApp again only where it failed by it', () => {
  const { question } = setUp(['SMS', 'EMAIL', 'WHATSAPP']);
  question.ask(failed);
  expect(question.channels).toEqual(['SMS', 'EMAIL']);
  question.ask({ ...failed, delivery: { ...failed.delivery!, channel: 'WHATSAPP' } });
  expect(question.channels).toEqual(['SMS', 'EMAIL', 'WHATSAPP']);
  expect([question.channel, question.contact]).toEqual(['WHATSAPP', '+37251234567']);
});
