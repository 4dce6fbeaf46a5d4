import { seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { wordDiff } from './wordDiff.ts';

const written = (before: string, after: string): string =>
  wordDiff(before, after)
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`,
    )
    .join('');

test.each([
  ['Hello {name}, send photos', 'Hello {name}, send photos', 'Hello {name}, send photos'],
  ['Send us photos', 'Send us five photos', 'Send us +five +photos'],
  ['Send us five photos', 'Send us photos', 'Send us -five -photos'],
  ['Slel wiht us', 'Sell with us', '-Slel wiht -+Sell with +us'],
  ['', 'New text', '+New text+'],
  ['One\n\ntwo', 'One two', 'One two'],
])('%j became %j', (before, after, runs) => {
  expect(written(before, after)).toBe(runs);
});

test('without what was added it is the old text, without what was removed the new one', () => {
  const random = seeded('word diff');
  const words = ['we', 'wait', 'for', '{link}', 'photos'];
  const text = (): string =>
    Array.from({ length: random.int(0, 9) }, () => random.pick(words)).join(' ');
  for (let round = 0; round < 200; round++) {
    const [before, after] = [text(), text()];
    const without = (kind: string): string =>
      wordDiff(before, after)
        .filter((run) => run.kind !== kind)
        .map((run) => run.text.trim())
        .join(' ')
        .trim();
    expect([without('added'), without('removed')]).toEqual([before, after]);
  }
});
