import { expect, test } from 'vitest';
import { defaultEmbed } from './embed.ts';
import { embedSnippet, policyOf } from './snippet.ts';

const origin = 'https://forecourt.test';

test('the code for a website names script and partner, and nothing breaks out of it', () => {
  expect(embedSnippet(origin, 'northgate-trade', defaultEmbed)).toBe(
    '<script async src="https://forecourt.test/embed.js" data-partner="northgate-trade"></script>',
  );
  const text = '"></script><b>';
  expect(embedSnippet(origin, 'n', { ...defaultEmbed, text })).toContain(
    'data-text="&quot;&gt;&lt;/script&gt;&lt;b&gt;"></script>',
  );
});

test('it has only what was chosen, and no words for a button that is not there', () => {
  const chosen = { ...defaultEmbed, language: 'de-DE', text: 'Los', color: '#0F766E' };
  expect(embedSnippet(origin, 'n', { ...chosen, mode: 'popup', scheme: 'dark' })).toBe(
    '<script async src="https://forecourt.test/embed.js" data-partner="n" data-mode="popup"' +
      ' data-text="Los" data-language="de-DE" data-color="#0F766E" data-scheme="dark"></script>',
  );
  expect(embedSnippet(origin, 'n', { ...chosen, mode: 'inline' })).not.toContain('data-text');
});

test('a policy allows the script, the frame and the call for the color', () => {
  expect(policyOf(origin)).toBe(
    'script-src https://forecourt.test;\nframe-src https://forecourt.test;\nconnect-src https://forecourt.test;',
  );
});
