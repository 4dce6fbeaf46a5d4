// @vitest-environment jsdom
import { createHttpClient, fetchTransport } from '@forecourt/api-client';
import { inlineConfigId } from '@forecourt/api-client/early';
import { callsOf } from '@forecourt/api-client';
import { makeUser, seeded } from '@forecourt/contract/fixtures';
import { getSession } from '@forecourt/contract/endpoints/session';
import * as paths from '@forecourt/contract/paths';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bootPage } from './bootPage.ts';

const apiUrl = 'https://api.test';
const user = makeUser(seeded('boot'));

beforeEach(() => {
  document.body.innerHTML = `<script id="${inlineConfigId}" type="application/json">${JSON.stringify({ api_url: apiUrl })}</script>`;
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.forecourtBoot = undefined;
});

/** The page's own call of what may have been asked before, by the client that it makes. */
function ask(token: string) {
  const http = createHttpClient({
    transport: fetchTransport,
    apiUrl,
    chatUrl: apiUrl,
    token: () => token,
    early: globalThis.forecourtBoot?.answers,
    retry: { attempts: 1 },
  });
  return callsOf(http, { getSession }).getSession();
}

const answering = (status: number) =>
  vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ user }, { status })));

it('asks with the token where the config says, and the page’s client takes the answer', async () => {
  const fetched = answering(200);
  vi.stubGlobal('fetch', fetched);
  await bootPage('token-1', (send) => send(paths.getSession));
  expect(await ask('token-1')).toEqual({ user });
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([`${apiUrl}/api/session`]);
  expect(new Headers(fetched.mock.calls[0]![1]?.headers).get('authorization')).toBe('token-1');
});

it('hides a failure: the page’s client asks again', async () => {
  vi.stubGlobal('fetch', answering(503));
  await expect(bootPage('token-1', (send) => send(paths.getSession))).resolves.toBeUndefined();
  const again = answering(200);
  vi.stubGlobal('fetch', again);
  expect(await ask('token-1')).toEqual({ user });
  expect(again).toHaveBeenCalledOnce();
});

it('follows the device’s color scheme before any style has loaded', async () => {
  await bootPage(null, () => Promise.resolve());
  expect(document.documentElement.classList.contains('dark')).toBe(true);
});
