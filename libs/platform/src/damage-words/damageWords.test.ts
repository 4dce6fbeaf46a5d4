import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { kindWords } from './damageWords.ts';

const intl = createIntl({ locale: 'en', onError: () => undefined });

test.each([
  [{ kind: 'scratch', size: 'medium' }, 'Scratch, up to a hand'],
  [{ kind: 'broken', size: 'large' }, 'Broken part, larger than a hand'],
  [{ kind: 'chip', size: null }, 'Chip'],
  [{ kind: null, size: 'small' }, 'Up to a coin'],
  [{ kind: null, size: null }, null],
  // reports of before
  [{}, null],
] as const)('%j is said as %s', (damage, words) => {
  expect(kindWords(damage, intl)).toBe(words);
});
