import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from '../chromium.mjs';

const needBrowser = ['browser', 'stories', 'visual', 'journeys', 'faults'];

/** Ends the run with what to install when a chosen step needs a browser and there is none. */
export function requireChromium(steps) {
  if (!steps.some((step) => needBrowser.includes(step.name))) return;
  if (findChromium() || existsSync(chromium.executablePath())) return;
  console.error(
    'The stories and journeys need Chromium. Install it (Debian and Ubuntu: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to one that is there.',
  );
  process.exit(1);
}
