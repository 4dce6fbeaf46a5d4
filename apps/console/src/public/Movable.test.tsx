// @vitest-environment jsdom
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { Place, useMovable } from './Movable.tsx';

let root: Root | undefined;
afterEach(() => root?.unmount());

function Page({ wide }: { wide: boolean }) {
  const host = useMovable();
  return (
    <>
      {createPortal(<input />, host)}
      <main>{!wide && <Place host={host} />}</main>
      <aside>{wide && <Place host={host} />}</aside>
    </>
  );
}

test('what is typed stays when the window turns and the form moves to the other column', () => {
  const page = document.createElement('div');
  root = createRoot(page);
  flushSync(() => root?.render(<Page wide={false} />));
  const input = page.querySelector('main input') as HTMLInputElement;
  input.value = '8500';
  flushSync(() => root?.render(<Page wide />));
  expect(page.querySelector('aside input')).toBe(input);
  expect(page.querySelector('main input')).toBeNull();
  flushSync(() => root?.render(<Page wide={false} />));
  expect(page.querySelector<HTMLInputElement>('main input')?.value).toBe('8500');
});
