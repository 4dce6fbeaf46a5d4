import { expect, test } from 'vitest';
import { minutesOf, reportMinutes, reportSeconds } from './effort.ts';
import { makeSections } from './fixtures/partners.ts';
import { sectionNameValues } from './generated/enums.ts';
import { sections } from './sections.ts';

test('a report of every section takes about four minutes, one of none no time', () => {
  expect(minutesOf(reportSeconds(makeSections()))).toBe(4);
  expect(reportSeconds(makeSections(...sectionNameValues))).toBe(0);
  expect(reportMinutes(makeSections(...sectionNameValues))).toBe(1);
});

test('a section that is switched off takes its time off', () => {
  const whole = reportSeconds(makeSections());
  for (const name of sectionNameValues) {
    expect(reportSeconds(makeSections(name))).toBe(whole - sections[name].seconds);
  }
});

test('minutes are said whole', () => {
  expect([0, 29, 30, 89, 90, 180, 269].map(minutesOf)).toEqual([0, 0, 1, 1, 2, 3, 4]);
});
