import '@fontsource-variable/inter/index.css';
import { IntlTexts } from '@forecourt/platform/i18n';
import { UiProvider } from '@forecourt/ui/theme';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { PaletteStory } from '../../../../libs/features/commands/src/test/PaletteStory.tsx';

/** What any change of a page costs: the yardstick. */
function Yardstick() {
  const [on, setOn] = useState(false);
  return (
    <>
      <button id="yardstick" onClick={() => setOn(!on)}>
        Show or hide a line
      </button>
      {on && <p id="line">A line</p>}
    </>
  );
}

createRoot(document.getElementById('root')).render(
  <IntlTexts>
    <UiProvider>
      <Yardstick />
      <PaletteStory row="Mari Tamm" />
    </UiProvider>
  </IntlTexts>,
);

const frame = () => new Promise(requestAnimationFrame);
const find = (selector) => document.querySelector(selector);
const until = async (passes) => {
  while (!passes()) await frame();
};

/** Milliseconds from a press until the frame in which `isThere`, and how many frames that took. */
async function press(button, isThere) {
  const start = performance.now();
  button.click();
  for (let frames = 1; ; frames += 1) {
    await frame();
    if (isThere()) return { frames, ms: performance.now() - start };
  }
}

const palette = () => find('[role=dialog] input');
const close = async () => {
  await until(() => palette() !== null && document.activeElement === palette());
  palette().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await until(() => !palette());
  await frame();
};

/** One opening of the palette and one change of a line, right after each other. */
globalThis.measure = async () => {
  await close();
  const opening = await press(
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Open the palette'),
    () => palette()?.checkVisibility(),
  );
  const shown = find('#line') !== null;
  const change = await press(find('#yardstick'), () => (find('#line') !== null) !== shown);
  return { opening, change };
};
