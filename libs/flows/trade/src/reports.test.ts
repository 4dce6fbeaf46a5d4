import { createIntl, type MessageDescriptor } from 'react-intl';
import { expect, it } from 'vitest';
import { trade } from './definition.ts';
import { tradeReports } from './reports.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
const say = (message: MessageDescriptor): string => intl.formatMessage(message);

it('calls each kind of report what its reader knows it as', () => {
  const titles = Object.values(tradeReports).map(({ kind, title }) => [kind, say(title)]);
  expect(titles).toEqual([
    ['TRADE_MAIN', 'Profile'],
    ['TRADE_PUBLIC', 'Car listing'],
    ['TRADE_OFFER', 'Offer on your car'],
    ['TRADE_DEALER', 'For sale'],
  ]);
});

it('has the tabs of the spec, each at an address that there is a page for', () => {
  expect(tradeReports.main.tabs.map(({ label }) => say(label))).toEqual([
    'Profile',
    'Chat with Buyers',
    'Chat with Seller',
    'Similar cars for sale',
  ]);
  const [, ...pages] = tradeReports.main.tabs.map(({ path }) => path);
  expect(pages).toEqual(trade.reportPages);
});

it('leads back to the list that one came from, to the sellers if that is not known', () => {
  expect(tradeReports.main.backs.map(({ label, path }) => [say(label), path])).toEqual([
    ['Sellers', '/trade/sellers'],
    ['Buyers', '/trade/buyers'],
    ['Cars', '/trade/cars'],
  ]);
});

it('tells the holder of a link nothing of the owner, and leads nowhere into the console', () => {
  for (const kind of ['public', 'offer', 'dealer'] as const) {
    const report = tradeReports[kind]!;
    expect(report.sections).not.toContain('ownerInformation');
    expect([...report.tabs, ...report.backs]).toEqual([]);
  }
});

it('leads dealers whose link does not work to all of their auctions', () => {
  const { label, path } = tradeReports.dealer!.elsewhere!;
  expect([say(label), path]).toEqual(['Your auctions', '/dealers']);
  expect(tradeReports.offer!.elsewhere ?? tradeReports.public!.elsewhere).toBeUndefined();
});
