import type { Definition } from './definition.ts';
import { SETTINGS } from './settings.ts';

const START = '<!-- settings: made by `npm run settings`, do not edit -->';
const END = '<!-- /settings -->';

/** Updates the table of settings between the markers of a page. */
export function withTable(page: string): string {
  const start = page.indexOf(START);
  const end = page.indexOf(END);
  if (start < 0 || end < start) throw new Error('The marks of the settings table are missing');
  return `${page.slice(0, start)}${START}\n\n${table()}\n\n${page.slice(end)}`;
}

function table(): string {
  const rows = (Object.values(SETTINGS) as unknown as Definition<never, unknown>[]).map((one) => [
    `\`${one.variable}\``,
    absentText(one),
    one.description,
  ]);
  const all = [['variable', 'without it', 'meaning'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]!.length)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!, fill)).join(' | ')} |`;
  const [head, ...body] = all;
  return [line(head!), line(['', '', ''], '-'), ...body.map((row) => line(row))].join('\n');
}

function absentText({ absent, absentText: words }: Definition<never, unknown>): string {
  if (words !== undefined) return words;
  return absent === null || typeof absent === 'function' ? '–' : `\`${String(absent)}\``;
}
