import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(':')
    .map((folder) => `${folder}/${name}`)
    .find((path) => existsSync(path));

/** Distributions have it below a folder of the processor's name, or beside those. */
function findMiniBrowser() {
  if (process.platform !== 'linux') return undefined;
  const folders = ['/usr/lib', '/usr/lib64', '/usr/libexec'].filter((path) => existsSync(path));
  return folders
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => `${folder}/${name}`)])
    .map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}

/** A program of Firefox. */
export const findFirefox = () =>
  [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((path) => existsSync(path));

/** What drives WebKitGTK, which has Safari's engine: its driver, a browser, and a screen to draw on. */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver');
  const browser = findMiniBrowser();
  const screen = onPath('Xvfb');
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** Which engine is not installed here, a sentence each with what installs it. */
export const missingEngines = () => ({
  firefox: findFirefox() ? undefined : 'Firefox is not installed: apt-get install firefox-esr',
  webkit: findWebKit()
    ? undefined
    : 'WebKitGTK is not installed: apt-get install webkit2gtk-driver xvfb',
});

// As a command it prints which engines these are, so that Nx keeps results for these only. Where one is missing and
// required, what was kept of a run that skipped it must not be replayed.
if (import.meta.filename === process.argv[1]) {
  const { firefox, webkit } = missingEngines();
  const required = process.env.ENGINES === 'required' ? ', and is required' : '';
  const version = () => spawnSync(findFirefox(), ['--version'], { encoding: 'utf8' }).stdout.trim();
  // It tells no version without a screen; its file is of the day on which its package was built.
  const built = () => `WebKitGTK of ${statSync(findWebKit().browser).mtime.toISOString()}`;
  console.log(firefox ? firefox + required : version());
  console.log(webkit ? webkit + required : built());
}
