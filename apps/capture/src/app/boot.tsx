import { partnerColors } from '@forecourt/contract';
import { applyPartnerTheme } from '@forecourt/ui/partner-colors';
import { UiProvider } from '@forecourt/ui/theme';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { createCaptureApi } from '../api/captureApi.ts';
import { readApiUrl } from '../api/config.ts';
import { parseLink } from '../api/link.ts';
import { openDevice } from '../device/openDevice.ts';
import { CaptureModel } from '../draft/CaptureModel.ts';
import { captureOf } from '../draft/view.ts';
import { localLocks, type Locks, webLocks } from '@forecourt/platform/queue';
import { LanguageContext } from '../i18n/languageContext.ts';
import { PageLanguage } from '../i18n/PageLanguage.ts';
import { Loading } from '../screens/Loading.tsx';
import { Trouble } from '../screens/Trouble.tsx';
import { App, preloadReport } from './App.tsx';
import { Boundary } from './Boundary.tsx';
import { ModelContext, RouterContext } from './context.ts';
import { createRouter } from './router.ts';
import { Texts } from './Texts.tsx';

/** How long another tab may hold a photo before it counts as asleep. */
const LOCK_TIMEOUT_MS = 90_000;

/** Opens the report in the address and renders it. */
export async function boot(root: Root): Promise<void> {
  const link = parseLink(location.pathname);
  const router = createRouter();
  if (!link) {
    return root.render(
      <UiProvider>
        <Texts>
          <RouterContext value={router}>
            <Trouble kind="gone" capture={null} />
          </RouterContext>
        </Texts>
      </UiProvider>,
    );
  }
  root.render(
    <UiProvider>
      <Texts>
        <Loading />
      </Texts>
    </UiProvider>,
  );
  const [device, apiUrl] = await Promise.all([openDevice(link.requestId), readApiUrl()]);
  const api = createCaptureApi(link, apiUrl, () => document.documentElement.lang);
  const model = new CaptureModel({ api, device, locks: locksFor(link.requestId) });
  const language = new PageLanguage();
  applyColors(model);
  offerLanguages(model, language);
  wakeWhenUseful(model);
  root.render(
    <StrictMode>
      <UiProvider>
        <LanguageContext value={language}>
          <Texts>
            <RouterContext value={router}>
              <ModelContext value={model}>
                <Boundary>
                  <App />
                </Boundary>
              </ModelContext>
            </RouterContext>
          </Texts>
        </LanguageContext>
      </UiProvider>
    </StrictMode>,
  );
  await model.start();
  preloadReport();
}

function locksFor(requestId: string): Locks {
  if (!('locks' in navigator)) return localLocks();
  return webLocks(`forecourt-capture/${requestId}`, LOCK_TIMEOUT_MS, Date.now);
}

/** Applies the partner's colors before the first screen that uses them. */
function applyColors(model: CaptureModel) {
  let applied: unknown;
  model.subscribe(() => {
    const view = model.getView();
    if (!['active', 'completed', 'expired'].includes(view.phase)) return;
    const theme = captureOf(view)?.theme;
    if (!theme || theme === applied) return;
    applied = theme;
    applyPartnerTheme(partnerColors(theme));
  });
}

/** Offers the partner's languages as soon as they are known, including from this phone's cache. */
function offerLanguages(model: CaptureModel, language: PageLanguage) {
  model.subscribe(() => {
    const capture = captureOf(model.getView());
    if (capture) void language.offer(capture.locales);
  });
}

/** When the network is back or the page is visible again, retry without waiting. */
function wakeWhenUseful(model: CaptureModel) {
  addEventListener('online', () => void model.wake());
  addEventListener('pageshow', (event) => event.persisted && void model.wake());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void model.wake();
  });
}
