import { expect, test } from 'vitest';
import { mailFailure, refusedBy, unanswered } from './sendError.ts';

const facts = ({ reason, isFinal, mayBeTaken }: ReturnType<typeof unanswered>) => [
  reason,
  isFinal ? 'final' : 'again',
  mayBeTaken ? 'maybe' : 'no',
];

test.each([
  ['http', 503, '', ['PROVIDER_UNREACHABLE', 'again', 'no']],
  ['http', 429, '', ['PROVIDER_UNREACHABLE', 'again', 'no']],
  ['http', 422, '', ['NUMBER_REJECTED', 'final', 'no']],
  ['http', 401, '', ['PROVIDER_REFUSED', 'again', 'no']],
  ['http', 413, '', ['PROVIDER_REFUSED', 'final', 'no']],
  ['twilio', 400, '{"code":21614}', ['NUMBER_REJECTED', 'final', 'no']],
  ['twilio', 400, '{"code":21602}', ['PROVIDER_REFUSED', 'final', 'no']],
  ['twilio', 400, '{"code":63024}', ['NUMBER_REJECTED', 'final', 'no']],
  ['twilio', 400, '{"code":21656}', ['TEMPLATE_REFUSED', 'final', 'no']],
  ['twilio', 400, 'nonsense', ['PROVIDER_REFUSED', 'final', 'no']],
] as const)('%s answering %i %s is understood', (provider, status, body, expected) => {
  expect(facts(refusedBy(provider, status, body))).toEqual(expected);
});

test('no answer may mean that it was taken, unless no one was reached', () => {
  const refused = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
  expect(facts(unanswered(refused))).toEqual(['PROVIDER_UNREACHABLE', 'again', 'no']);
  expect(facts(unanswered(new Error('timeout')))).toEqual([
    'PROVIDER_UNREACHABLE',
    'again',
    'maybe',
  ]);
});

test.each([
  [{ responseCode: 550, command: 'RCPT TO' }, ['MAILBOX_UNKNOWN', 'final', 'no']],
  [{ responseCode: 552, command: 'DATA' }, ['PROVIDER_REFUSED', 'final', 'no']],
  [{ responseCode: 450, command: 'RCPT TO' }, ['PROVIDER_UNREACHABLE', 'again', 'no']],
  [{ responseCode: 535, code: 'EAUTH' }, ['PROVIDER_REFUSED', 'again', 'no']],
  [{ code: 'ECONNECTION' }, ['PROVIDER_UNREACHABLE', 'again', 'no']],
  [{ code: 'ETIMEDOUT', command: 'DATA' }, ['PROVIDER_UNREACHABLE', 'again', 'maybe']],
] as const)('a mail server’s %j is understood', (error, expected) => {
  expect(facts(mailFailure(Object.assign(new Error('x'), error)))).toEqual(expected);
});
