import { expect, test } from 'vitest';
import { cssString, pageCss } from './pageCss.ts';

test('what a customer called their car stays text in the foot of the page', () => {
  expect(cssString('2019 Volvo V60')).toBe('"2019 Volvo V60"');
  expect(cssString('a"b\\c</style>\n')).toBe('"a\\22 b\\5c c\\3c \\2f style\\3e  "');
  expect(cssString('Škoda 🚗')).toBe('"\\160 koda \\1f697 "');
  expect(pageCss('x"} body { display: none')).not.toContain('"}');
});
