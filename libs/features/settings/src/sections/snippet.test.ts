import { expect, test } from 'vitest';
import { embedSnippet } from './snippet.ts';

test('the code for a website names script and partner, and nothing breaks out of it', () => {
  expect(embedSnippet('https://forecourt.test', 'northgate-trade')).toBe(
    '<script src="https://forecourt.test/embed.js" defer></script>\n' +
      '<forecourt-get-started partner="northgate-trade"></forecourt-get-started>',
  );
  expect(embedSnippet('https://f.test', '"><b>')).toContain('partner="&quot;&gt;&lt;b&gt;"');
});
