// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { loadRuntimeConfig } from './config.ts';
import { ApiProblem, ContractViolation, NetworkError, TimeoutError } from './http/errors.ts';

const config = {
  api_url: '',
  chat_url: '',
  socket_url: '/socket',
  media_url: '',
  console_url: '',
  capture_url: '',
  channels: ['SMS'],
  development: true,
  signup: 'open',
};
const answering = (status: number, body: string) => () =>
  Promise.resolve(new Response(body, { status }));

afterEach(() => document.body.replaceChildren());

describe('loadRuntimeConfig', () => {
  it('reads the base addresses of this deployment', async () => {
    expect(await loadRuntimeConfig({ fetch: answering(200, JSON.stringify(config)) })).toEqual(
      config,
    );
  });

  it('tells apart what can go wrong', async () => {
    const failing = (error: Error) => () => Promise.reject(error);
    const load = (fetch: typeof globalThis.fetch) => loadRuntimeConfig({ fetch });
    await expect(load(answering(200, '{}'))).rejects.toBeInstanceOf(ContractViolation);
    await expect(load(answering(200, '<html>'))).rejects.toBeInstanceOf(ContractViolation);
    await expect(load(answering(503, ''))).rejects.toBeInstanceOf(ApiProblem);
    await expect(load(failing(new TypeError('x')))).rejects.toBeInstanceOf(NetworkError);
    await expect(load(failing(new DOMException('x', 'TimeoutError')))).rejects.toBeInstanceOf(
      TimeoutError,
    );
  });
});
