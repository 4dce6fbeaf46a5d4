import { createIntl, type MessageDescriptor } from 'react-intl';
import { expect, it } from 'vitest';
import { inspect } from './definition.ts';
import { inspectReports } from './reports.ts';

const intl = createIntl({ locale: 'en-US', defaultLocale: 'en-US' });
const say = (message: MessageDescriptor): string => intl.formatMessage(message);

it('calls both kinds of report the same, and has no pages beside it', () => {
  const titles = Object.values(inspectReports).map(({ kind, title }) => [kind, say(title)]);
  expect(titles).toEqual([
    ['INSPECT_MAIN', 'Inspection'],
    ['INSPECT_PUBLIC', 'Inspection'],
  ]);
  expect(inspectReports.main.tabs.map(({ path }) => path)).toEqual(inspect.reportPages);
});

it('leads staff to one of two conclusions, and the holder of a link to none', () => {
  const { main } = inspectReports;
  expect(main.conclusions.map(({ status, label }) => [status, say(label)])).toEqual([
    [4, 'Inspected'],
    [5, 'Needs extra inspection'],
  ]);
  expect(say(main.sectionNames!.claimSummary!)).toBe('Inspection summary');
  expect(main.sections.at(-1)).toBe('inspectConclusion');
  expect(inspectReports.public.sections).not.toContain('inspectConclusion');
  expect(inspectReports.public.sections).not.toContain('ownerInformation');
});
