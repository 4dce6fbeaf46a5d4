import '@fontsource-variable/inter/index.css';
import { makeGeneralSettings, makeSettings, seeded } from '@forecourt/contract/fixtures';
import { SettingsScreen, SettingsStore } from '@forecourt/feature-settings';
import { AppShell, ShellSidebar, ShellStore, ShellTopBar } from '@forecourt/feature-shell';
import { IntlTexts } from '@forecourt/platform/i18n';
import { UiProvider } from '@forecourt/ui/theme';
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { menuGroups } from '../../src/app/menu.ts';
import { UnreadCounts } from '../../src/app/unread/UnreadCounts.ts';
import { InvitePreview, previews } from '../../src/settings/previews/previews.tsx';

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

const pages = () =>
  [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument.documentElement);
const solid = (page) => page.style.getPropertyValue('--partner-accent-solid');
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const hex = (step) =>
  `#${[step * 3, step * 5 + 80, step * 2 + 160].map((one) => (one % 256).toString(16).padStart(2, '0')).join('')}`;

/** How many elements each page has, the console first. */
globalThis.nodes = () =>
  [document.documentElement, ...pages()].map((page) => page.querySelectorAll('*').length);

/** Every preview has drawn its page. */
globalThis.ready = () => {
  const all = pages();
  return all.length === previews.length && all.every((page) => page.querySelector('h1, h2, p'));
};

/**
 * Drags the accent for so many frames, as the platform's picker does: an input event a frame.
 * `apart` are the times between frames, `behind` the frames in which a page had not the colour of
 * the step.
 */
globalThis.drag = async (frames) => {
  const picker = document.querySelectorAll('input[type=color]')[0];
  const apart = [];
  const before = commits;
  let behind = 0;
  let last = await nextFrame();
  for (let step = 0; step < frames; step += 1) {
    picker.value = hex(step);
    picker.dispatchEvent(new Event('input', { bubbles: true }));
    const now = await nextFrame();
    if (pages().some((page) => solid(page) !== picker.value)) behind += 1;
    apart.push(now - last);
    last = now;
  }
  return { apart, behind, commits: commits - before };
};
