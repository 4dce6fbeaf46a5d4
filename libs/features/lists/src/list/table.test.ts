import { describe, expect, it } from 'vitest';
import { carTable } from '../cars/columns.ts';
import { carsCsv } from '../cars/bulk/csv.ts';
import { requestsCsv } from '../requests/bulk/csv.ts';
import { requestTable } from '../requests/columns.ts';
import { threadsCsv } from '../threads/bulk/csv.ts';
import { threadTable } from '../threads/columns.ts';
import { showsFrom } from './columnRoom.ts';
import { rowStyles } from './rowStyles.ts';
import type { Table } from './table.ts';

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
    const rooms = ['car', 'sale', 'date', 'status'].map((id) => `var(--row-${id}, 0px)`);
    const [car, sale, date, status] = rooms;
    expect(row).toMatchObject({
      '--row-columns': `[car] ${car} [sale] ${sale} [date] ${date} [status] ${status}`,
      '--row-status': '124px',
    });
    const end = `48px + ${status} + ${date} + ${sale} - 16px - 90px`;
    expect(skeleton._before?.maskPosition).toContain(`right calc(${end}) top 50%`);
    expect(skeleton._before?.maskSize).toContain(`min(90px, ${sale}) 12px`);
  });

  it('leave a narrow list in order of their worth, and never take from the text', () => {
    const widths = (table: Table<never, never, string>): unknown =>
      Object.fromEntries(table.ids.map((id) => [id, showsFrom(table, id)]));
    // All but the sale plan are on the narrowest table, 720 px.
    expect(widths(requestTable as never)).toEqual({ status: 471, car: 621, date: 717, sale: 883 });
    expect(widths(carTable as never)).toEqual({ status: 571, offer: 679, date: 779 });
    expect(widths(threadTable as never)).toEqual({ summary: 527, date: 691 });
    const leaves = '@container list (720px <= width < 883px)';
    expect(rowStyles(requestTable).withSale).toEqual({
      '--row-sale': '166px',
      [leaves]: { '--row-sale': '0px' },
    });
    expect(rowStyles(requestTable).sale).toMatchObject({ [leaves]: { display: 'none' } });
    expect(rowStyles(carTable).withOffer).toEqual({ '--row-offer': '108px' });
  });
});
