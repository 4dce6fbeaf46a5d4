import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { isLarge, unzip } from '../../test/unzip.ts';
import { zipOf, type ZipEntry } from './zip.ts';

const AT = new Date('2026-03-03T09:00:00Z');

const entry = (name: string, text: string | null): ZipEntry => ({
  name,
  at: AT,
  read: async () => (text === null ? null : Buffer.from(text)),
});

describe('an archive', () => {
  test('holds its files in order, under their names in any script', async () => {
    const entries = [entry('summary.txt', 'one'), entry('front/ü 车.jpg', ''), entry('b', 'two')];
    const bytes = await buffer(zipOf(entries));
    expect(isLarge(bytes)).toBe(false);
    const files = [...unzip(bytes)].map(([name, content]) => [name, String(content)]);
    expect(files).toEqual([
      ['summary.txt', 'one'],
      ['front/ü 车.jpg', ''],
      ['b', 'two'],
    ]);
  });

  test('leaves out a file that is gone', async () => {
    const bytes = await buffer(zipOf([entry('gone', null), entry('here', 'one')]));
    expect([...unzip(bytes).keys()]).toEqual(['here']);
  });

  test('is sound in the format for more than 4 GB, too', async () => {
    const bytes = await buffer(zipOf([entry('a', 'one'), entry('b', 'two')], true));
    expect(isLarge(bytes)).toBe(true);
    expect([...unzip(bytes).values()].map(String)).toEqual(['one', 'two']);
  });

  test('ends with an error when a file cannot be read', async () => {
    const broken = { ...entry('broken', ''), read: () => Promise.reject(new Error('no disk')) };
    await expect(buffer(zipOf([entry('a', 'one'), broken]))).rejects.toThrow('no disk');
  });

  test('reads no further when its reader goes', async () => {
    let read = 0;
    const large = Array.from({ length: 20 }, (_, index) => ({
      ...entry(`${index}`, ''),
      read: async () => {
        read += 1;
        return Buffer.alloc(200_000);
      },
    }));
    const archive = zipOf(large);
    await once(archive, 'readable');
    archive.destroy();
    await once(archive, 'close');
    const before = read;
    for (let turns = 0; turns < 100; turns++) await turn();
    expect(before).toBeLessThan(6);
    expect(read - before).toBeLessThanOrEqual(1);
  });
});
