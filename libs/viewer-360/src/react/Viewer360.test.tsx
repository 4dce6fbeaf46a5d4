import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Viewer360 } from './Viewer360.tsx';

describe('on the server', () => {
  it('is an empty box of the picture’s shape, so that nothing jumps later', () => {
    const html = renderToString(<Viewer360 base="/hi" lowBase="/lo" ratio={1.5} />);
    expect(html).toBe('<div style="width:100%;aspect-ratio:1.5;--viewer-360-ratio:1.5"></div>');
  });
});
