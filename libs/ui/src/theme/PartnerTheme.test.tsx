import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PartnerTheme } from './PartnerTheme.tsx';

const drawn = (props: Parameters<typeof PartnerTheme>[0]): string =>
  renderToString(createElement(PartnerTheme, props));

test('a page drawn on a server has the partner’s colors from its first byte', () => {
  expect(typeof document).toBe('undefined');
  const html = drawn({ colors: { uiSecondary1: '#7c3aed' } });
  expect(html).toContain('<style>:root{--partner-accent-solid:#7c3aed;');
  expect(html).toContain('--partner-accent-fg-dark:');
  expect(html).not.toContain('--partner-progress');
});

test('a color that is no HEX cannot bring other styles into the page', () => {
  const html = drawn({ colors: { uiSecondary1: '}</style><script>' } });
  expect(html).toContain('--partner-accent-solid:#2f5bd8');
  expect(html).not.toContain('script');
});

test('without colors, and for a part of the page, nothing is drawn', () => {
  expect(drawn({ colors: {} })).toBe('');
  expect(drawn({ colors: { uiSecondary1: '#7c3aed' }, target: { current: null } })).toBe('');
});
