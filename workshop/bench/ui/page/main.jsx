import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { Catalogue } from '../../../../libs/ui/src/catalogue/Catalogue.tsx';
import { applyPartnerTheme } from '../../../../libs/ui/src/theme/applyPartnerTheme.ts';
import { UiProvider } from '../../../../libs/ui/src/theme/UiProvider.tsx';
import { toHex } from '../../../../libs/ui/src/theme/color.ts';
import { partnerColorKeys } from '../../../../libs/ui/src/theme/partner.ts';

let renders = 0;

createRoot(document.getElementById('root')).render(
  <Profiler id="page" onRender={() => (renders += 1)}>
    <UiProvider>
      {/* Twice: a page of the console has more elements than the catalogue alone. */}
      <Catalogue />
      <Catalogue />
    </UiProvider>
  </Profiler>,
);

/** A color on the path of a drag through the picker. */
const along = (step) => toHex([(step * 7) % 256, (step * 13 + 80) % 256, (step * 5 + 160) % 256]);
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Drags through `steps` colors, one per frame. Each time is the cost on the main thread: deriving
 * the shades, writing the variables, and the resulting style and layout.
 */
globalThis.drag = async (keys, steps) => {
  const times = [];
  const before = renders;
  for (let step = 0; step < steps; step += 1) {
    await frame();
    const colors = Object.fromEntries(keys.map((key, index) => [key, along(step + index * 31)]));
    const start = performance.now();
    applyPartnerTheme(colors);
    document.body.getBoundingClientRect();
    times.push(performance.now() - start);
  }
  return { times, renders: renders - before };
};

globalThis.keys = partnerColorKeys;
globalThis.nodes = () => document.querySelectorAll('#root *').length;
globalThis.mounts = () => renders;
