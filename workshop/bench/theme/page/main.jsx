import '@fontsource-variable/inter/index.css';
import { makeGeneralSettings, makeSettings, seeded } from '@forecourt/contract/fixtures';
import { SettingsScreen, SettingsStore } from '@forecourt/feature-settings';
import {
  AppShell,
  ShellSidebar,
  ShellStore,
  ShellTopBar,
  UnreadCounts,
} from '@forecourt/feature-shell';
import { IntlTexts } from '@forecourt/platform/i18n';
import { UiProvider } from '@forecourt/ui/theme';
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { menuGroups } from '../../../../apps/console/src/app/menu.ts';
import {
  InvitePreview,
  previews,
} from '../../../../apps/console/src/settings/previews/previews.tsx';

const settings = makeSettings(seeded('bench'), { general: makeGeneralSettings() });
const api = { getSettings: () => Promise.resolve({ settings }) };
const store = new SettingsStore({ api, partnerId: 'bench', mayEdit: true });
const shell = new ShellStore();
const groups = menuGroups(new Map([['TRADE'], ['CLAIM'], ['INSPECT']]), new UnreadCounts());
const nothing = () => undefined;
let commits = 0;

await store.load();
createRoot(document.getElementById('root')).render(
  <IntlTexts>
    <UiProvider>
      <AppShell
        store={shell}
        leftSidebar={
          <ShellSidebar
            store={shell}
            groups={groups}
            soon={[]}
            currentPath="/settings/theme"
            homePath="/"
            branches={[]}
            currentBranch={null}
            onBranch={nothing}
          />
        }
        topBar={
          <ShellTopBar
            store={shell}
            homePath="/"
            user={{ fullName: 'Nora Gates', username: 'nora' }}
            onLogOut={nothing}
          />
        }
      >
        <Profiler id="settings" onRender={() => (commits += 1)}>
          <SettingsScreen
            store={store}
            area="theme"
            hrefOf={(area) => `/${area}`}
            previews={previews}
            Invite={InvitePreview}
            origin="https://forecourt.test"
          />
        </Profiler>
      </AppShell>
    </UiProvider>
  </IntlTexts>,
);

const previewPages = () =>
  [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument.documentElement);
const pages = () => [document.documentElement, ...previewPages()];
const elements = () => pages().flatMap((page) => [page, ...page.querySelectorAll('*')]);
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const hex = (step) =>
  `#${[step * 3, step * 5 + 80, step * 2 + 160].map((one) => (one % 256).toString(16).padStart(2, '0')).join('')}`;
const rgb = (color) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;
const picker = () => document.querySelectorAll('input[type=color]')[0];
const move = (step) => {
  picker().value = hex(step);
  picker().dispatchEvent(new Event('input', { bubbles: true }));
};

/** Number of elements in each page, the console first. */
globalThis.nodes = () => pages().map((page) => page.querySelectorAll('*').length);

/** Whether every preview has rendered its page. */
globalThis.ready = () => {
  const all = previewPages();
  return all.length === previews.length && all.every((page) => page.querySelector('h1, h2, p'));
};

/**
 * Drags the accent color for this many frames, as the platform's picker does: one input event per
 * frame. `apart` are the times between frames in milliseconds.
 */
globalThis.drag = async (frames, step = move) => {
  const apart = [];
  const before = commits;
  let last = await nextFrame();
  for (let frame = 0; frame < frames; frame += 1) {
    step(frame);
    const now = await nextFrame();
    apart.push(now - last);
    last = now;
  }
  return { apart, commits: commits - before };
};

/** A drag without any change: the frames that the machine itself drops. */
globalThis.rest = (frames) => globalThis.drag(frames, () => undefined);

/** An element in each page that is filled with the accent color. */
const filled = async () => {
  const wear = (all) =>
    all.filter((one) => getComputedStyle(one).backgroundColor === rgb(picker().value));
  let found = pages().map((page) => [...page.querySelectorAll('body *')]);
  for (const step of [0, 20, 60]) {
    move(step);
    await nextFrame();
    found = found.map(wear);
  }
  return found.map(([first]) => first);
};

/**
 * The maximum number of frames that each page lags behind the drag, the console first, by its
 * computed fill in the frame. Reading it costs time, so it is not done while frames are counted.
 */
globalThis.behind = async (frames) => {
  const fills = await filled();
  const worst = fills.map((fill) => (fill ? 0 : Infinity));
  const steps = [];
  for (let step = 0; step < frames; step += 1) {
    move(step);
    steps.unshift(rgb(hex(step)));
    await nextFrame();
    fills.forEach((fill, page) => {
      const late = fill ? steps.indexOf(getComputedStyle(fill).backgroundColor) : -1;
      worst[page] = Math.max(worst[page], late < 0 ? Infinity : late);
    });
  }
  return worst;
};

const colorNames =
  'color backgroundColor borderTopColor borderBottomColor outlineColor fill stroke boxShadow textDecorationColor caretColor accentColor stopColor'.split(
    ' ',
  );
const look = (element) =>
  ['', '::before', '::after']
    .map((pseudo) => getComputedStyle(element, pseudo))
    .flatMap((style) => colorNames.map((name) => style[name]))
    .join();

/**
 * Releases the picker and compares the colors of the drag's last frame with the final colors of the
 * pages: of `looked` elements, `differing` did not have the last color.
 */
globalThis.letGo = async () => {
  await nextFrame();
  const shown = new Map(elements().map((element) => [element, look(element)]));
  const from = performance.now();
  picker().dispatchEvent(new Event('change', { bubbles: true }));
  await nextFrame();
  await nextFrame();
  const ms = performance.now() - from;
  await new Promise((resolve) => setTimeout(resolve, 500));
  const looked = elements().filter((element) => shown.has(element));
  const differing = looked.filter((element) => look(element) !== shown.get(element));
  return { looked: looked.length, differing: differing.length, ms };
};
