import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { verifyWebhook, WebhookRefused } from './webhooks.ts';

// The example of the Standard Webhooks specification's libraries.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const timestamp = 1614265330;
const body = '{"test": 2432232314}';
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const now = timestamp * 1000;

const headers = (more: Record<string, string> = {}) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signature,
  ...more,
});

describe('a delivery is taken', () => {
  test('with the signature of the specification’s example', async () => {
    await expect(verifyWebhook(headers(), body, secret, now)).resolves.toEqual({
      test: 2432232314,
    });
    await expect(verifyWebhook(new Headers(headers()), body, secret, now)).resolves.toBeTruthy();
  });

  test('if one of several signatures is by the secret', async () => {
    const other = createHmac('sha256', 'other').update('x').digest('base64');
    const both = headers({ 'webhook-signature': `v1a,abc v1,${other} ${signature}` });
    await expect(verifyWebhook(both, body, secret, now)).resolves.toBeTruthy();
  });
});

describe('a delivery is refused', () => {
  test.each([
    ['another body', headers(), `${body} `, secret, now],
    ['another secret', headers(), body, 'whsec_AAAA', now],
    ['another id', headers({ 'webhook-id': 'msg_other' }), body, secret, now],
    ['a missing header', headers({ 'webhook-signature': '' }), body, secret, now],
    [
      'a signature of another version',
      headers({ 'webhook-signature': 'v2,abc' }),
      body,
      secret,
      now,
    ],
    ['a signature that is none', headers({ 'webhook-signature': 'v1,%%' }), body, secret, now],
    ['a time that is none', headers({ 'webhook-timestamp': 'now' }), body, secret, now],
    ['one that is too old', headers(), body, secret, now + 301_000],
    ['one from the future', headers(), body, secret, now - 301_000],
  ])('for %s', async (_, sent, text, by, at) => {
    await expect(verifyWebhook(sent, text, by, at)).rejects.toThrow(WebhookRefused);
  });
});
