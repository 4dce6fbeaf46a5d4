import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WORDS } from '../messaging/words/index.ts';
import { withHead } from './documentHead.ts';

const apps = join(import.meta.dirname, '../../..');
const documents = [
  ['capture', 'capture/index.html'],
  ['conversation', 'console/conversation.html'],
  ['dealers', 'console/dealers.html'],
  ['invite', 'console/invite.html'],
  ['public', 'console/public.html'],
] as const;

test.each(documents)(
  'the document %s has a head in the language of its reader',
  async (page, file) => {
    const html = await readFile(join(apps, file), 'utf8');
    const { title, description } = WORDS.de.pages[page];
    const german = withHead(html, WORDS.de.pages[page], 'de');
    expect(german).toContain('<html lang="de">');
    expect(german).toContain(`<title>${title}</title>`);
    expect(german).toMatch(new RegExp(`og:title"\\s+content="${title}"`));
    expect(german).toMatch(new RegExp(`og:description"\\s+content="${description}"`));
    expect(withHead(german, WORDS.en.pages[page], 'en')).toBe(html);
  },
);

test('a text cannot leave its place in the head', () => {
  const html = '<title></title><meta property="og:title" content="" />';
  const head = { title: '$& "</title><script>', description: '' };
  expect(withHead(html, head, 'en')).toBe(
    '<title>$&amp; &quot;&lt;/title&gt;&lt;script&gt;</title>' +
      '<meta property="og:title" content="$&amp; &quot;&lt;/title&gt;&lt;script&gt;" />',
  );
});
