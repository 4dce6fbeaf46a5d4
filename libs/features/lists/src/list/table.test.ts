import { describe, expect, it } from 'vitest';
import { carTable } from '../cars/columns.ts';
import { carsCsv } from '../cars/bulk/csv.ts';
import { requestsCsv } from '../requests/bulk/csv.ts';
import { requestTable } from '../requests/columns.ts';
import { threadsCsv } from '../threads/bulk/csv.ts';
import { threadTable } from '../threads/columns.ts';
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
    expect(row).toMatchObject({
      '--row-columns':
        '[car] clamp(166px, calc(24cqi + 16px), 396px) [sale] var(--row-sale, 0px) [date] 100px [status] 128px',
    });
    const end = '48px + 128px + 100px + var(--row-sale, 0px) - 16px - 90px';
    expect(skeleton._before?.maskPosition).toContain(`right calc(${end}) top 50%`);
    expect(skeleton._before?.maskSize).toContain('min(90px, var(--row-sale, 0px)) 12px');
  });

  it('give up their room in narrow lists when they have no worth', () => {
    expect(rowStyles(requestTable).withSale).toEqual({
      '--row-sale': '166px',
      _narrow: { '--row-sale': '0px' },
    });
    expect(rowStyles(carTable).withOffer).toEqual({ '--row-offer': '112px' });
  });
});
