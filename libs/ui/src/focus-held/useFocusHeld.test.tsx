// @vitest-environment jsdom
import { act, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFocusHeld } from './useFocusHeld.ts';

/** A card whose button opens a question; its answer takes both away. */
function Card() {
  const card = useRef<HTMLElement>(null);
  const [state, setState] = useState<'asked' | 'asking' | 'answered'>('asked');
  useFocusHeld(card, { bar: '[role=region]' });
  return (
    <>
      <button id="elsewhere">Elsewhere</button>
      <section ref={card}>
        <h2 tabIndex={-1}>{state}</h2>
        {state !== 'answered' && <button onClick={() => setState('asking')}>Ask</button>}
      </section>
      {state === 'asked' && (
        <div role="region">
          <button onClick={() => setState('asking')}>Ask from the bar</button>
        </div>
      )}
      {state === 'asking' &&
        createPortal(
          <div role="dialog">
            <button onClick={() => setState('answered')}>Answer</button>
          </div>,
          document.body,
        )}
    </>
  );
}

let root: Root;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
/** Focuses and presses, as a keyboard does. */
const press = async (name: string) => {
  await act(async () => {
    button(name).focus();
    button(name).click();
  });
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () => root.render(<Card />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('the title gets the focus when a pressed button and its question are gone', async () => {
  await press('Ask');
  await press('Answer');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('answered'), {
    timeout: 25_000,
  });
});

test('a press in the bar counts as one in the card', async () => {
  await press('Ask from the bar');
  await press('Answer');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('answered'), {
    timeout: 25_000,
  });
});

test('a person who went elsewhere stays there', async () => {
  await press('Ask');
  const answer = button('Answer');
  button('Elsewhere').focus();
  await act(async () => {
    answer.click();
    button('Elsewhere').blur();
    // The focus is given in the second frame after a change of the page.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(document.activeElement).toBe(document.body);
});
