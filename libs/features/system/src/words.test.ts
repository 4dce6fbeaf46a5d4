import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { queueName } from './queueNames.ts';
import { reasonText } from './reasonText.ts';

const intl = createIntl({ locale: 'en' });

describe('words of /system', () => {
  test('a queue is named by what its jobs do; one that is not known keeps its name', () => {
    expect(queueName('message.send', intl)).toBe('Emails and SMS');
    expect(queueName('later.queue', intl)).toBe('later.queue');
    expect(queueName('toString', intl)).toBe('toString');
  });

  test.each([
    ['SMS', 'NUMBER_REJECTED', 'The provider rejected the number.'],
    ['EMAIL', 'LATER_REASON', 'LATER_REASON'],
    ['WEBHOOK', '503', 'The other system answered with status 503.'],
    ['WEBHOOK', 'NO_ANSWER', 'The other system did not answer.'],
    ['WEBHOOK', 'NOT_TRIED', 'The webhook was turned off before it was called.'],
    ['WEBHOOK', 'TypeError', 'TypeError'],
    ['SMS', 'TIMED_OUT', 'Sending took too long.'],
    ['SMS', 'constructor', 'constructor'],
  ] as const)('%s %s', (channel, reason, text) => {
    expect(reasonText({ channel, reason }, intl)).toBe(text);
  });

  test('what is tried again was not necessarily tried several times', () => {
    const reason = { channel: 'SMS', reason: 'PROVIDER_UNREACHABLE' } as const;
    expect(reasonText(reason, intl)).toBe(
      'The provider could not be reached, after several attempts.',
    );
    expect(reasonText({ ...reason, state: 'WAITING' }, intl)).toBe(
      'The provider could not be reached.',
    );
  });
});
