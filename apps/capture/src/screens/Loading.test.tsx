import { readFileSync } from 'node:fs';

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Texts } from '../app/Texts.tsx';
import { Loading } from './Loading.tsx';

test('what index.html shows before any script has arrived is what the page shows first', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const shell = /<div id="root" class="capture">([\s\S]*?)<\/div>/.exec(page)?.[1] ?? '';
  const first = renderToStaticMarkup(
    <Texts>
      <Loading />
    </Texts>,
  );
  expect(shell.replace(/\s+/g, ' ').replace(/ ?(<\/?[^>]+>) ?/g, '$1')).toBe(first);
});
