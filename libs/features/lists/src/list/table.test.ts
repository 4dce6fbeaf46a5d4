import { describe, expect, it } from 'vitest';
import { carTable } from '../cars/columns.ts';
import { carsCsv } from '../cars/bulk/csv.ts';
import { requestsCsv } from '../requests/bulk/csv.ts';
import { dealerTable } from '../dealers/columns.ts';
import { requestTable } from '../requests/columns.ts';
import { threadsCsv } from '../threads/bulk/csv.ts';
import { threadTable } from '../threads/columns.ts';
import { showsFrom } from './columnRoom.ts';
import { rowStyles } from './rowStyles.ts';
import type { Column, Table } from './table.ts';

const fileOf = ({ main, columns }: Table<never, string, string>): string[] =>
  [main, ...Object.values(columns)].flatMap(({ file }) => file.map(([name]) => name));

describe('the columns of a list', () => {
  it.each([
    ['requests', requestTable, requestsCsv([], String)],
    ['cars', carTable, carsCsv([], String)],
    ['threads', threadTable, threadsCsv([], String)],
  ])(
    'are all in the file of %s, and on the table a bar of each is in the skeleton',
    (_, table, csv) => {
      const all = table as Table<never, string, string>;
      const names = csv.replace('\uFEFF', '').trim().split(',');
      expect(names).toEqual(expect.arrayContaining(fileOf(all)));
      const { _before: masks } = rowStyles(all).skeleton!;
      const bars = all.main.skeleton.table.length + all.ids.length;
      expect(String(masks?.maskSize).split(', ').length).toBeGreaterThanOrEqual(bars);
    },
  );

  it('are as far from the end of a row in its skeleton as on the row', () => {
    const { row, skeleton } = rowStyles(requestTable);
    const rooms = ['car', 'sale', 'agent', 'date', 'status'].map((id) => `var(--row-${id}, 0px)`);
    const [car, sale, agent, date, status] = rooms;
    expect(row).toMatchObject({
      '--row-columns': `[car] ${car} [sale] ${sale} [agent] ${agent} [date] ${date} [status] ${status}`,
      '--row-status': expect.stringMatching(/^clamp\(138px, .* \* 0\.18, 280px\)$/),
    });
    const end = `32px + ${status} + ${date} + ${agent} + ${sale} - 16px - 90px`;
    expect(skeleton._before?.maskPosition).toContain(`right calc(${end}) top 50%`);
    expect(skeleton._before?.maskSize).toContain(`min(90px, ${sale}) 12px`);
  });

  it('leave a narrow list in order of their worth, and never take from the text', () => {
    const widths = (table: Table<never, never, string>): unknown =>
      Object.fromEntries(table.ids.map((id) => [id, showsFrom(table, id)]));
    // All but the sale plan and the agent are on the narrowest table, 700 px, whose rows have no
    // picture until the last column is there.
    expect(widths(requestTable as never)).toEqual({
      status: 419,
      car: 591,
      date: 682,
      sale: 848,
      agent: 960,
    });
    expect(widths(carTable as never)).toEqual({
      status: 499,
      offer: 700,
      date: 800,
      customer: 960,
    });
    expect(widths(threadTable as never)).toEqual({ summary: 505, date: 669 });
    // Its text keeps more.
    expect(widths(dealerTable as never)).toMatchObject({ town: 561, activity: 757 });
    const leaves = '@container list (700px <= width < 848px)';
    expect(rowStyles(requestTable).withSale).toEqual({
      '--row-sale': '166px',
      [leaves]: { '--row-sale': '0px' },
    });
    expect(rowStyles(requestTable).sale).toMatchObject({ [leaves]: { display: 'none' } });
    expect(rowStyles(carTable).withOffer).toEqual({
      '--row-offer': expect.stringMatching(/^clamp\(201px, .* \* 0\.28, 240px\)$/),
      '--row-customer': expect.stringMatching(/ \* 0\.18, 320px\)$/),
      '--row-date': expect.stringMatching(/ \* 0\.15, 280px\)$/),
      // Narrower than in a list without offers.
      '--row-status': expect.stringMatching(/^clamp\(160px, .* \* 0\.26, 360px\)$/),
      '@container list (700px <= width < 800px)': { '--row-date': '0px' },
      '@container list (700px <= width < 960px)': { '--row-customer': '0px' },
    });
  });

  it('give the share of an optional column to the others where it is not shown', () => {
    expect(rowStyles(carTable).row).toMatchObject({
      '--row-customer': expect.stringMatching(/ \* 0\.25, 320px\)$/),
      '--row-date': expect.stringMatching(/ \* 0\.208, 280px\)$/),
      '--row-status': expect.stringMatching(/^clamp\(180px, .* \* 0\.361, 360px\)$/),
    });
  });

  it.each([
    ['requests', requestTable],
    ['cars', carTable],
    ['threads', threadTable],
  ])(
    'of %s grow by shares that leave some to the text, and none before it has its 180 px',
    (_, table) => {
      const all: Column<never>[] = Object.values(table.columns);
      const growing = all.flatMap(({ width, grow }) => (grow ? [{ width, ...grow }] : []));
      const least = growing.reduce((sum, { width }) => sum + width, 0);
      expect(growing.reduce((sum, { share }) => sum + share, 0)).toBeLessThan(1);
      for (const { width, share } of growing) expect(share * least).toBeLessThanOrEqual(width);
    },
  );
});
