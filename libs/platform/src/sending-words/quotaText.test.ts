import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { quotaText, type UsedQuota } from './quotaText.ts';

const intl = createIntl({ locale: 'en-US' });
const now = Date.parse('2026-03-02T09:00:20.000Z');
const say = (used: Partial<UsedQuota>): string =>
  quotaText(
    {
      quota: 'PARTNER_DAY',
      limit: 50,
      remaining: 0,
      resetsAt: '2026-03-02T09:01:00.000Z',
      ...used,
    },
    intl,
    now,
  );

test('says what is used up, what is left and when it is free again', () => {
  expect(say({})).toMatch(/^The daily limit of 50 messages is reached\. The limit resets at .+\./);
  expect(say({ remaining: 3 })).toMatch(/^Only 3 more messages can be sent today\./);
  expect(say({ quota: 'MEMBER_MINUTE', limit: 60 })).toBe(
    'You have sent 60 messages within a minute. Try again in 40 seconds.',
  );
  expect(say({ quota: 'REQUEST_COOLDOWN', limit: 5, remaining: 4 })).toBe(
    'It was sent a moment ago. Send it again in 40 seconds; 4 left today.',
  );
  expect(say({ quota: 'REQUEST_DAY', limit: 5 })).toMatch(/^It was resent 5 times within a day/);
  expect(say({ quota: 'DESTINATION_DAY', limit: 10 })).toMatch(/got 10 messages within a day/);
});
