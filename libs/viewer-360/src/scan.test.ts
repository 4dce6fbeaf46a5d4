import { afterEach, describe, expect, it, vi } from 'vitest';
import { frameUrl } from './frames.ts';
import { fromScan, prefetchFrames } from './scan.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a scan of a report', () => {
  it('has one frame fewer than images', () => {
    const scan = { processedimagescount: 25, processedpath: '/hi', lrprocessedpath: '/lo' };
    expect(fromScan(scan)).toEqual({ base: '/hi', lowBase: '/lo', count: 24 });
  });

  it('has 24 frames when the report does not say, and one at least', () => {
    expect(fromScan({ processedpath: '/hi' })).toEqual({ base: '/hi', count: 24 });
    expect(fromScan({ processedpath: '/hi', processedimagescount: 1 }).count).toBe(1);
  });

  it('names frames by index', () => {
    expect(frameUrl('/media/4/scan/hi', 7)).toBe('/media/4/scan/hi/7.jpg');
    expect(frameUrl('https://cdn.test/4/', 0)).toBe('https://cdn.test/4/0.jpg');
  });

  it('can be fetched ahead, the frames that come first, and called off', () => {
    const get = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('')));
    vi.stubGlobal('fetch', get);
    const stop = prefetchFrames({ base: '/hi', lowBase: '/lo', count: 8 }, 3);
    expect(get.mock.calls.map(([url]) => url)).toEqual(['/lo/0.jpg', '/lo/4.jpg', '/lo/2.jpg']);
    stop();
    expect(get.mock.calls.every(([, init]) => init.signal?.aborted)).toBe(true);
  });
});
