import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { findChromium } from '../chromium.mjs';
import { inBrowser } from './parts.mjs';

/** Exits with installation instructions if a part needs a browser and there is none. */
export function requireChromium(parts) {
  if (!parts.some((part) => inBrowser.includes(part))) return;
  if (findChromium() || existsSync(chromium.executablePath())) return;
  console.error(
    'The stories and journeys need Chromium. Install it (Debian and Ubuntu: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium), or set CHROMIUM_PATH to one that is there.',
  );
  process.exit(1);
}
