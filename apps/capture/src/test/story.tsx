import { setDocumentLanguage } from '@forecourt/platform/i18n';
import { http, HttpResponse } from 'msw';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Capture, Dealer } from '../api/types.ts';
import { App } from '../app/App.tsx';
import { ModelContext, RouterContext } from '../app/context.ts';
import type { Camera } from '../camera/camera.ts';
import { CameraContext } from '../camera/cameraContext.ts';
import { Texts } from '../app/Texts.tsx';
import { createMemoryRouter, type Place } from '../app/router.ts';
import { createCaptureApi, type CaptureApi } from '../api/captureApi.ts';
import type { Device } from '../device/device.ts';
import { memoryDevice } from '../device/memoryDevice.ts';
import { CaptureModel } from '../draft/CaptureModel.ts';
import type { Draft } from '../draft/draft.ts';
import { LanguageContext } from '../i18n/languageContext.ts';
import { PageLanguage } from '../i18n/PageLanguage.ts';
import { localLocks } from '@forecourt/platform/queue';
import '../theme/page.css';
import { type Fault, MockServer } from './mockServer.ts';
import { sampleCapture } from './sampleCapture.ts';

export interface StoryOptions {
  place?: Place;
  capture?: Partial<Capture>;
  sessionKey?: string;
  /** The partner's dealers, by name. */
  dealers?: readonly Dealer[];
  /** Overrides responses of the mock server. */
  fault?: (method: string, path: string) => Fault | undefined;
  /** The customer's actions before the story starts. */
  given?: (model: CaptureModel) => Promise<void>;
  device?: () => Device;
  /** The phone's camera; without one, photos are chosen from files. */
  camera?: () => Camera;
  /** Texts by message id of the partner's second language; null: its file cannot be loaded. */
  estonian?: Record<string, string> | null;
}

interface Loaded {
  model: CaptureModel;
  camera: Camera | null;
}

/** An in-memory phone, as far as stories need it. */
const durable = (): Device => ({ ...memoryDevice(), durable: true });

/**
 * The real page and model on a mock network that follows the contract. A story's initial state is
 * reached through the model's actions, as a customer would reach it.
 */
export function captureStory(options: StoryOptions = {}) {
  const { place = '', capture, dealers, fault, given } = options;
  const { device = durable, sessionKey, camera, estonian } = options;
  return {
    parameters: {
      layout: 'fullscreen',
      msw: { handlers: [answers(() => current.server), translation(estonian ?? null)] },
    },
    beforeEach: () => endOfStory,
    loaders: [
      async (): Promise<Loaded> => {
        // A unique number keeps late requests of the previous story out of this one.
        const request_id = `r-${++current.number}`;
        const locales = estonian === undefined ? {} : { locales: twoLanguages };
        const report = sampleCapture({ ...locales, ...structuredClone(capture), request_id });
        current.server = new MockServer(report, sessionKey);
        if (dealers) current.server.dealers = dealers;
        const link = { requestId: current.server.capture.request_id, sessionKey: 'key' };
        const model = new CaptureModel({
          api: watched(createCaptureApi(link)),
          device: device(),
          locks: localLocks(),
        });
        current.model = model;
        const silence = new Promise<void>((resolve) => (current.onSilence = resolve));
        if (given) await model.start();
        if (fault) current.server.fault = fault;
        if (given) await given(model);
        else await Promise.race([model.start(), silence]);
        return { model, camera: camera?.() ?? null };
      },
    ],
    render: (_args: unknown, { loaded }: { loaded: Partial<Loaded> }) => {
      const page = <Page model={loaded.model!} camera={loaded.camera ?? null} place={place} />;
      return estonian === undefined ? (
        page
      ) : (
        <InLanguages model={loaded.model!}>{page}</InLanguages>
      );
    },
  };
}

/** One story is shown at a time. */
const current: {
  server: MockServer;
  number: number;
  model?: CaptureModel;
  /** Called when a request stays without an answer. */
  onSilence?: () => void;
  /** Calls without an answer yet. */
  calls: Set<Promise<unknown>>;
  /** Each fails a request that was to stay without an answer. */
  silent: Set<(failure: Response) => void>;
} = { server: new MockServer(), number: 0, calls: new Set(), silent: new Set() };

/** Keeps the API's unanswered calls in `current.calls`. */
const watched = (api: CaptureApi): CaptureApi =>
  new Proxy(api, {
    get(target, name: keyof CaptureApi) {
      const call = target[name] as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => {
        const answer = call(...args);
        const settle = () => current.calls.delete(answer);
        current.calls.add(answer);
        answer.then(settle, settle);
        return answer;
      };
    },
  });

/** Pending work ends with its story: a late request would reach the next one's mock network. */
async function endOfStory(): Promise<void> {
  current.model?.stop();
  while (current.calls.size > 0) {
    for (const fail of current.silent) fail(Response.error());
    current.silent.clear();
    await Promise.allSettled(current.calls);
  }
}

/** Waits until `find` finds something in the report, as its customer sees it. */
export const inTheDraft = (model: CaptureModel, find: (draft: Draft) => unknown): Promise<void> =>
  waitFor(async () => {
    const view = model.getView();
    await expect(view.phase === 'active' && find(view.draft)).toBeTruthy();
  });

/** The mock server of the current story. */
export const storyServer = () => current.server;

const answers = (server: () => MockServer) =>
  http.all('*/api/capture/*', async ({ request }) => {
    const fault = server().fault(request.method, new URL(request.url).pathname);
    if (fault instanceof Response) return fault.clone();
    if (fault === 'silence') {
      current.onSilence?.();
      return new Promise<Response>((resolve) => current.silent.add(resolve));
    }
    if (fault) return Response.error();
    return server().answer(request);
  });

const twoLanguages: Capture['locales'] = {
  default: 'en-US',
  list: [
    { local_name: 'English', locale_code: 'en-US', data: { bo: '/translations/en-US.json' } },
    { local_name: 'Eesti', locale_code: 'et-EE', data: { bo: '/translations/et-EE.json' } },
  ],
};

const translation = (texts: Record<string, string> | null) =>
  http.get('*/translations/et-EE.json', () =>
    texts ? HttpResponse.json(texts) : HttpResponse.error(),
  );

interface PageProps extends Loaded {
  place: Place;
}

function Page({ model, camera, place }: PageProps) {
  const [router] = useState(() => createMemoryRouter(place));
  return (
    <div className="capture">
      <RouterContext value={router}>
        <ModelContext value={model}>
          <CameraContext value={camera}>
            <App />
          </CameraContext>
        </ModelContext>
      </RouterContext>
    </div>
  );
}

/** Uses the page's own language setting, not Storybook's. */
function InLanguages({ model, children }: { model: CaptureModel; children: ReactNode }) {
  const [language] = useState(() => new PageLanguage());
  useEffect(() => {
    const view = model.getView();
    if (view.phase === 'active') void language.offer(view.draft.capture.locales);
    return forgetLanguage;
  }, [language, model]);
  return (
    <LanguageContext value={language}>
      <Texts>{children}</Texts>
    </LanguageContext>
  );
}

/** A choice in one story must not affect the next one. */
function forgetLanguage(): void {
  localStorage.removeItem('forecourt_locale');
  localStorage.removeItem('forecourt_texts');
  document.cookie = 'forecourt_locale=; Path=/; Max-Age=0';
  setDocumentLanguage('en-US', 'ltr');
}
