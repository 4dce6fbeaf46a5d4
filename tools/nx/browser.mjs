import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from '../chromium.mjs';

const needBrowser = [
  'test',
  'e2e',
  'browser',
  'stories',
  'visual',
  'journeys-1',
  'journeys-2',
  'faults',
];

/** Exits with installation instructions if a selected target needs a browser and there is none. */
export function requireChromium(targets) {
  if (!targets.some((target) => needBrowser.includes(target))) return;
  if (findChromium() || existsSync(chromium.executablePath())) return;
  console.error(
    'The stories and journeys need Chromium. Install it (Debian and Ubuntu: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to one that is there.',
  );
  process.exit(1);
}
