import { notificationPurposes } from '@forecourt/contract';
import { moneyText } from '../domain/money.ts';
import { describe, expect, test } from 'vitest';
import { writeAuctionMessage, type AuctionPlaceholders } from './auctionTexts.ts';
import type { AuctionPurpose, DealPurpose } from './purposes.ts';
import { deals } from './words/en/deals.ts';

const PLACEHOLDERS: AuctionPlaceholders = {
  partner: 'Northgate Motors',
  car: '2020 Volvo V60',
  amount: '$18,500',
  fee: '$199',
  time: '03.03.2026 9:00 AM UTC',
  reason: 'Sold elsewhere',
  more: 'Raise the best offer by at least $50.',
  party: 'Baltic Motors',
  fees: 'The fee of $199 is still due.',
  link: 'https://forecourt.test/trade/report/dealer/key',
};
const PURPOSES: AuctionPurpose[] = [
  ...notificationPurposes,
  'OFFER',
  'STAFF_NO_OFFERS',
  'STAFF_OFFER_ACCEPTED',
  'STAFF_OFFER_DECLINED',
  'STAFF_RESERVE_NOT_MET',
  'STAFF_OFFER_EXPIRED',
  'STAFF_DEALER_WITHDRAWS',
  ...(Object.keys(deals) as DealPurpose[]),
];

describe.each(PURPOSES)('a message of %s', (purpose) => {
  test('is complete by mail and by text message', () => {
    const mail = writeAuctionMessage('EMAIL', purpose, PLACEHOLDERS, 'en-US');
    expect(mail.subject).not.toMatch(/[{}]|undefined/);
    expect(mail.text).not.toMatch(/[{}]|undefined/);
    expect(mail.text).toContain(PLACEHOLDERS.link);
    const sms = writeAuctionMessage('SMS', purpose, PLACEHOLDERS, 'en-US');
    expect(sms).toMatchObject({ subject: null });
    expect(sms.text).not.toMatch(/[{}]|undefined/);
  });
});

test('dealers read before they bid what it costs to win', () => {
  expect(writeAuctionMessage('EMAIL', 'AUCTION_INVITATION', PLACEHOLDERS, 'en-US').text).toContain(
    '$199',
  );
});

test('a message without more to say has no gap', () => {
  const { text } = writeAuctionMessage(
    'EMAIL',
    'AUCTION_INVITATION',
    {
      ...PLACEHOLDERS,
      more: '',
    },
    'en-US',
  );
  expect(text).not.toMatch(/\n{3}| \n/);
  expect(text).toContain('\n\nOffers are firm');
});

test('the words of the product are kept', () => {
  const text = (purpose: AuctionPurpose) =>
    writeAuctionMessage('EMAIL', purpose, PLACEHOLDERS, 'en-US');
  expect(text('AUCTION_LOST').text).toContain('Unfortunately, you were not the winner this time.');
  expect(text('AUCTION_OUTBID').text).toContain('Make a better offer to stay in the game');
  expect(text('OFFER_ACCEPTED').subject).toContain('Customer has accepted the offer');
  expect(text('OFFER_DECLINED').subject).toContain('Customer has rejected the offer');
});

test('what someone typed is no second heading', () => {
  const mail = writeAuctionMessage(
    'EMAIL',
    'AUCTION_CANCELLED',
    {
      ...PLACEHOLDERS,
      reason: '<b>x</b>\r\nBcc: all@example.com',
      car: 'V60\nSubject: other',
    },
    'en-US',
  );
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.text).toContain('<b>x</b> Bcc: all@example.com');
});

test.each([
  [1_850_000, 'USD', '$18,500'],
  [1_850_001, 'USD', '$18,500.01'],
  [50, 'EUR', '€0.50'],
])('%i cents of %s are %s', (cents, currency, text) => {
  expect(moneyText(cents, currency, 'en-US')).toBe(text);
});
