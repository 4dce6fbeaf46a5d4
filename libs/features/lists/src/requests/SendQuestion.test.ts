import type { Request } from '@forecourt/contract';
import { makeRequest, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, describe, expect, it } from 'vitest';
import { SendQuestion } from './SendQuestion.ts';
import { DeferredApi, settle } from './test/deferredApi.ts';

const request = makeRequest(seeded('question'), { id: '1', status: 'OPENED' });

describe('SendQuestion', () => {
  let server: DeferredApi;
  let question: SendQuestion;
  let sent: Request[];
  let keys: number;

  beforeEach(() => {
    server = new DeferredApi();
    sent = [];
    keys = 0;
    question = new SendQuestion({
      api: server.api,
      onSent: (one) => sent.push(one),
      newKey: () => `key ${(keys += 1)}`,
    });
  });

  it('asks before it resends, and sends once', async () => {
    question.ask({ action: 'resend', request });
    expect(server.asked).toHaveLength(0);
    const done = question.confirm();
    void question.confirm();
    expect(server.times('resendRequest')).toBe(1);
    const answered = { ...request, status: 'SENT' as const };
    await server.last('resendRequest').answer({ request: answered });
    expect(await done).toEqual({ action: 'resend', request: answered });
    expect([question.asked, question.sending, sent]).toEqual([null, false, [answered]]);
  });

  it('shows the words that will go out, staff’s own with the link', async () => {
    question.ask({ action: 'followUp', request });
    expect([question.wording.written, question.wording.status]).toEqual([null, 'loading']);
    await settle();
    expect(question.wording.written?.text).toBe('Still there? LINK');
    question.type(' Call me. ');
    expect(question.wording.written?.text).toBe('Call me.\n\nLINK');
    question.type('Here: {link}');
    expect(question.wording.written?.text).toBe('Here: LINK');
    question.ask({ action: 'resend', request });
    expect(question.wording.written).toBeNull();
  });

  it('follows up with the words typed, or with the partner’s own', async () => {
    question.ask({ action: 'followUp', request });
    void question.confirm();
    expect(server.last('followUpRequest').args[1]).toEqual({});
    await server.last('followUpRequest').fail(new Error('offline'));
    question.type('  Still interested? ');
    void question.confirm();
    expect(server.last('followUpRequest').args[1]).toEqual({ message: 'Still interested?' });
  });

  it('keeps the message and the key over a failure, so that nothing is sent twice', async () => {
    question.ask({ action: 'followUp', request });
    question.type('Hello');
    const key = (): unknown => server.last('followUpRequest').args[2];
    const first = question.confirm();
    const firstKey = key();
    await server.last('followUpRequest').fail(new Error('timeout'));
    expect(await first).toBeNull();
    expect([question.wording.message, question.error]).toEqual(['Hello', new Error('timeout')]);
    void question.confirm();
    expect(key()).toEqual(firstKey);
    await server.last('followUpRequest').fail(new Error('timeout'));
    question.type('Hello again');
    void question.confirm();
    expect(key()).not.toEqual(firstKey);
  });

  it('can be cancelled until it is sending', () => {
    question.ask({ action: 'resend', request });
    question.cancel();
    expect(question.asked).toBeNull();
    question.ask({ action: 'resend', request });
    void question.confirm();
    question.cancel();
    expect(question.asked).not.toBeNull();
  });
});
