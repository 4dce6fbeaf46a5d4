import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { sizeText } from './sizeText.ts';

const intl = createIntl({ locale: 'en-US' });

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [1_440_000, '1.4 MB'],
  [52_100_000_000, '52.1 GB'],
  [9_000_000_000_000_000, '9,000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(intl, bytes)).toBe(text);
});
