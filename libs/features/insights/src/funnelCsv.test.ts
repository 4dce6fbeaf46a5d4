import { expect, test } from 'vitest';
import { funnelCsv } from './funnelCsv.ts';
import { makeFunnel } from './test/data.ts';

test('a file has a line for each step, of all and of each channel', () => {
  const lines = funnelCsv(makeFunnel([10, 9], [8, 8], [null, 60], ['CREATED', 'SENT'])).split(
    '\r\n',
  );
  expect(lines.slice(0, 5)).toEqual([
    '\uFEFFchannel,step,count,count_before,median_seconds',
    ',CREATED,10,8,',
    ',SENT,9,8,60',
    'SMS,CREATED,6,,',
    'SMS,SENT,5,,',
  ]);
});
