import { IntlTexts } from '@forecourt/platform/i18n';
import { UiProvider } from '@forecourt/ui/theme';
import { Toaster } from '@forecourt/ui/toast';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { PaletteStory } from '../test/PaletteStory.tsx';

const times = 9;
const box = () => document.querySelector<HTMLInputElement>('[role=dialog] input');

/** Presses the button; tells after how many frames the palette is in the page, and when, in ms. */
async function opening(button: HTMLElement): Promise<{ frames: number; ms: number }> {
  performance.mark('asked');
  button.click();
  for (let frames = 1; frames <= 60; frames += 1) {
    await new Promise(requestAnimationFrame);
    if (!box()?.checkVisibility()) continue;
    return { frames, ms: performance.measure('palette opens', 'asked').duration };
  }
  throw new Error('The palette did not open');
}

async function close(): Promise<void> {
  await vi.waitFor(() => expect(document.activeElement).toBe(box()));
  const escape = { key: 'Escape', bubbles: true, cancelable: true };
  box()!.dispatchEvent(new KeyboardEvent('keydown', escape));
  await vi.waitFor(() => expect(box()).toBeNull());
}

const middle = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1]!;

const page = document.createElement('div');
document.body.append(page);
const root = createRoot(page);
afterEach(() => root.unmount());

test('the palette is there in the frame after its key', async () => {
  root.render(
    <UiProvider>
      <IntlTexts>
        <PaletteStory row="Mari Tamm" />
        <Toaster />
      </IntlTexts>
    </UiProvider>,
  );
  // The first time its code is loaded, as the app does when nothing else is to be done.
  await vi.waitFor(() => expect(box()).not.toBeNull());
  await close();
  const button = page.querySelector('button')!;
  const seen: { frames: number; ms: number }[] = [];
  for (let count = 0; count < times; count += 1) {
    seen.push(await opening(button));
    await close();
  }
  const ms = middle(seen.map((one) => one.ms));
  // eslint-disable-next-line no-console -- the figure is what is asked for
  console.info(`the palette opens in ${ms.toFixed(1)} ms`);
  expect(middle(seen.map(({ frames }) => frames))).toBe(1);
  expect(ms).toBeLessThan(100);
});
