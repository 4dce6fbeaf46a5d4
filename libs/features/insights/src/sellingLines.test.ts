import { expect, test } from 'vitest';
import { figureCsv } from './figureCsv.ts';
import { sellingLines } from './sellingLines.ts';
import { storySelling } from './test/data.ts';

test('a file has a line for each figure, each reason, and four for each dealer', () => {
  const lines = figureCsv(sellingLines(storySelling)).split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    '\uFEFFfigure,name,value,value_before',
    'auctions,,142,131',
    'without_bids,,11,19',
  ]);
  expect(lines).toContain('OFFER_DECLINED,,17,21');
  expect(lines).toContain('won,Harbor Auto Group,21,');
});
