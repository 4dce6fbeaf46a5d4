import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CsvError, parseCsv, readCell, writeCsv } from './csv.ts';

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

describe('a CSV file', () => {
  test.each([
    ['commas', 'a,b\r\n1,2\r\n'],
    ['semicolons, as European spreadsheets write them', 'a;b\r\n1;2\r\n'],
    ['tabs', 'a\tb\n1\t2'],
    ['a byte order mark', '\uFEFFa,b\n1,2\n'],
    ['a first line that names the separator', 'sep=;\r\na;b\r\n1;2\r\n'],
    ['old line ends', 'a,b\r1,2\r'],
    ['empty lines', '\n\na,b\n\n1,2\n\n'],
    ['lines of nothing but separators', 'a,b\n,\n1,2\n,\n'],
    ['quotes', '"a","b"\n"1","2"'],
  ])('may have %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('keeps commas, quotes and line breaks inside of quotes', () => {
    expect(cellsOf('n\n"a, ""b""\r\nc"\n')).toEqual([['n'], ['a, "b"\r\nc']]);
  });

  test('has a separator by its first line, not by what is quoted in it', () => {
    expect(cellsOf('"a;b;c",d\n1,2')).toEqual([
      ['a;b;c', 'd'],
      ['1', '2'],
    ]);
  });

  test('says on which line a row begins, also after one of several lines', () => {
    const lines = parseCsv('a\n"x\ny\nz"\n\nlast\n').map(({ line }) => line);
    expect(lines).toEqual([1, 2, 6]);
  });

  test.each([
    ['a quote that is never closed', 'a\n"b\n', 2],
    ['a quote inside a bare cell', 'a\n5" tires\n', 2],
    ['text after a closing quote', 'a,b\nc,"d"e\n', 2],
  ])('is refused for %s', (_, text, line) => {
    expect(() => parseCsv(text)).toThrow(CsvError);
    expect(() => parseCsv(text)).toThrow(`Line ${line}:`);
  });
});

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^['",;\t\r\n=+@ a-]{0,8}$/),
);

/** Rows as wide as their header, with something in the first cell. */
const table = fc.integer({ min: 1, max: 5 }).chain((width) =>
  fc.array(
    fc.array(cell, { minLength: width, maxLength: width }).map(([, ...rest]) => ['x', ...rest]),
    { minLength: 1, maxLength: 6 },
  ),
);

describe('what is written', () => {
  test('is read as it was, whatever the cells hold', () => {
    fc.assert(
      fc.property(table, (rows) => {
        expect(cellsOf(writeCsv(rows)).map((row) => row.map(readCell))).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  test('never begins a cell like a formula, unless it is a plain number', () => {
    fc.assert(
      fc.property(table, (rows) => {
        for (const written of cellsOf(writeCsv(rows)).flat()) {
          expect(/^\s*[=+\-@]/.test(written) && !/^\+?\d+$/.test(written)).toBe(false);
        }
      }),
    );
  });

  test('keeps phone numbers as they are', () => {
    expect(writeCsv([['+13055550168', '=1+1']])).toBe("\uFEFF+13055550168,'=1+1\r\n");
  });

  test('any text is either read or refused by line, and never hangs', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a",;\r\n\t ]*$/), (text) => {
        try {
          for (const { line } of parseCsv(text)) expect(line).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(CsvError);
        }
      }),
      { numRuns: 500 },
    );
  });
});
