import { createIntl, type MessageDescriptor } from 'react-intl';
import { expect, it } from 'vitest';
import { claim } from './definition.ts';
import { claimReports } from './reports.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
const say = (message: MessageDescriptor): string => intl.formatMessage(message);

it('calls both kinds of report the same, and has no pages beside it', () => {
  const titles = Object.values(claimReports).map(({ kind, title }) => [kind, say(title)]);
  expect(titles).toEqual([
    ['CLAIM_MAIN', 'Claim'],
    ['CLAIM_PUBLIC', 'Claim'],
  ]);
  expect(claimReports.main.tabs.map(({ path }) => path)).toEqual(claim.reportPages);
});

it('leads staff to one of two conclusions, and the holder of a link to none', () => {
  const { main } = claimReports;
  expect(main.conclusions.map(({ status, label }) => [status, say(label)])).toEqual([
    [3, 'Repairable'],
    [5, 'Needs extra inspection'],
  ]);
  expect(main.sections.at(-1)).toBe('claimConclusion');
  expect(claimReports.public.sections).not.toContain('claimConclusion');
  expect(claimReports.public.sections).not.toContain('ownerInformation');
});
