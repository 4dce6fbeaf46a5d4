// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { tidyPreloads } from './tidyPreloads.ts';

const linkOf = (rel: string, name: string): HTMLLinkElement => {
  const link = document.createElement('link');
  Object.assign(link, { rel, href: `https://console.test/${name}` });
  document.head.append(link);
  return link;
};

it('code that has come leaves no link behind; styles, and code on its way, keep theirs', () => {
  const come = linkOf('modulepreload', 'come.js');
  const coming = linkOf('modulepreload', 'coming.js');
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    name.endsWith('/come.js') ? [{} as PerformanceEntry] : [],
  );
  tidyPreloads();
  const later = linkOf('modulepreload', 'later.js');
  const styles = linkOf('stylesheet', 'later.css');
  later.dispatchEvent(new Event('load'));
  styles.dispatchEvent(new Event('load'));
  expect([come, coming, later, styles].map((link) => link.isConnected)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
