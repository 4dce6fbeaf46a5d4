import { expect, test } from 'vitest';
import { SendError } from '../messaging/sendError.ts';
import { reasonOf } from './reason.ts';

test.each([
  [new SendError('550 no ann@lee.test here', 'MAILBOX_UNKNOWN'), 'MAILBOX_UNKNOWN'],
  [Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [new Error('fetch failed', { cause: { code: 'ENOTFOUND' } }), 'ENOTFOUND'],
  [Object.assign(new Error('Key (email)=(ann@lee.test)'), { code: '23505' }), '23505'],
  [Object.assign(new TypeError('no ann'), { code: 'ann@lee.test' }), 'TypeError'],
  [new RangeError('Ann Lee'), 'RangeError'],
  ['Ann Lee', 'UNKNOWN'],
  [null, 'UNKNOWN'],
])('%s: %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
