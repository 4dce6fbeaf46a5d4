// @vitest-environment jsdom
import type { Transport, TransportRequest } from '@forecourt/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AXIOS_PATIENCE_MS, staffTransport } from './staffTransport.ts';

const fetched = vi.fn(async () => Response.json('by fetch'));
const axios = { send: vi.fn(async () => 'by axios') } satisfies Transport;
const request = (method: string): TransportRequest => ({
  method,
  url: 'https://forecourt.test/api/requests',
  headers: {},
  data: undefined,
  timeout: 0,
  signal: new AbortController().signal,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the transport of signed-in staff', () => {
  it('reads the first screen by fetch, without loading axios', async () => {
    const load = vi.fn(async () => axios);
    expect(await staffTransport(load).send(request('GET'))).toBe('by fetch');
    expect(load).not.toHaveBeenCalled();
  });

  it('reads by axios once a person has begun to use the page', async () => {
    const transport = staffTransport(async () => axios);
    document.dispatchEvent(new Event('pointermove'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await transport.send(request('GET'))).toBe('by axios');
  });

  it('waits for axios to send a change, since only axios reports progress', async () => {
    let loaded: (transport: Transport) => void = () => undefined;
    const transport = staffTransport(() => new Promise((resolve) => (loaded = resolve)));
    const answer = transport.send(request('PUT'));
    loaded(axios);
    expect(await answer).toBe('by axios');
  });

  it('sends a change by fetch when axios cannot be loaded, and tries again with the next', async () => {
    const load = vi.fn(async () => axios as Transport).mockRejectedValueOnce(new Error('offline'));
    const transport = staffTransport(load);
    expect(await transport.send(request('POST'))).toBe('by fetch');
    expect(await transport.send(request('POST'))).toBe('by axios');
  });

  it('does not hold a change back while axios takes too long to load', async () => {
    const transport = staffTransport(() => new Promise(() => undefined));
    const answer = transport.send(request('POST'));
    await vi.advanceTimersByTimeAsync(AXIOS_PATIENCE_MS);
    expect(await answer).toBe('by fetch');
  });

  it('rejects with the reason of an abort while axios is loading', async () => {
    const transport = staffTransport(() => new Promise(() => undefined));
    const abort = new AbortController();
    const answer = transport.send({ ...request('POST'), signal: abort.signal });
    abort.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
  });
});
