import { describe, expect, test } from 'vitest';
import { csvCell, csvOf } from './csv.ts';

describe('a file for spreadsheets', () => {
  test('has a byte order mark, a line of names and a line for each row', () => {
    const columns = [
      ['name', ({ name }: { name: string; count: number }) => name],
      ['count', ({ count }: { count: number }) => count],
    ] as const;
    expect(csvOf(columns, [{ name: 'Ann "Lee", Jr.', count: 2 }])).toBe(
      '\uFEFFname,count\r\n"Ann ""Lee"", Jr.",2\r\n',
    );
    expect(csvOf(columns, [])).toBe('\uFEFFname,count\r\n');
  });

  test.each([
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['+cmd|calc', "'+cmd|calc"],
    ['-1+2', "'-1+2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1+1', "'  =1+1"],
    ['\t=1+1', "'\t=1+1"],
    ['\r=1', `"'\r=1"`],
    ['＝1+1', "'＝1+1"],
    ['+372 1=1', "'+372 1=1"],
  ])('%j, which a customer may have typed, is no formula', (typed, written) => {
    expect(csvCell(typed)).toBe(written);
  });

  test('numbers, dates and ordinary names stay as they are', () => {
    for (const text of ['+37251234567', '2019', 'O’Neil-Smith', '482-NGT', 'a=b']) {
      expect(csvCell(text)).toBe(text);
    }
    expect(csvCell('two\nlines')).toBe('"two\nlines"');
    expect(csvCell(null)).toBe('');
  });
});
