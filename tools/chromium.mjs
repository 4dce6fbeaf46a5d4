import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags that keep Chromium quiet and able to start as any user, with no call to the outside. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser that the tests drive: `CHROMIUM_PATH`, else the system's.
 * Undefined means Playwright's own download is to be used.
 * @returns {string | undefined}
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH || systemPaths.find((path) => existsSync(path));
}

// As a command it prints which browser that is, so that Nx keeps results for this one only. Nx compares all that is
// printed, so the launcher's warnings stay out: Debian's names the free shared memory, another number each time.
if (import.meta.filename === process.argv[1]) {
  const path = findChromium();
  console.log(
    path
      ? execFileSync(path, ['--version', '--no-sandbox'], { stdio: ['ignore', 'pipe', 'ignore'] })
          .toString()
          .trim()
      : "Playwright's own",
  );
}
