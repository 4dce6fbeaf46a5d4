import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CaptureUpload } from '../../api/types.ts';
import type { DraftScan } from '../../draft/draft.ts';
import { readFrame, scanToTap } from './scanToTap.ts';

const scan = (more: Partial<DraftScan> = {}): DraftScan => ({
  id: 'new',
  frames: 24,
  framesSent: 3,
  state: 'waiting',
  refusal: null,
  url: null,
  ...more,
});
const before = (id: string, more: Partial<CaptureUpload> = {}): CaptureUpload => ({
  id,
  section: 'scan_360',
  slot: null,
  filetype: 'video',
  state: 'PROCESSED',
  url: `/media/${id}/0.jpg`,
  frames: [0, 1, 2],
  description: null,
  taken_at: null,
  damage_location_id: null,
  ...more,
});

describe('the scan to tap', () => {
  test('is the one of now, whether it was sent or waits', () => {
    expect(scanToTap({ scan: scan(), earlier: [before('old')] })).toEqual({
      id: 'new',
      frames: 24,
      url: null,
    });
    const sent = scan({ state: 'sent', url: '/media/new/0.jpg' });
    expect(scanToTap({ scan: sent, earlier: [] })?.url).toBe('/media/new/0.jpg');
  });

  test.each(['collecting', 'refused'] as const)('is none while it is %s', (state) => {
    expect(scanToTap({ scan: scan({ state }), earlier: [before('old')] })).toBeNull();
  });

  test('is the last one that was sent before, unless it was refused', () => {
    const earlier = [before('a'), before('b'), before('c', { review_status: 'declined' })];
    expect(scanToTap({ scan: null, earlier })).toEqual({
      id: 'b',
      frames: 3,
      url: '/media/b/0.jpg',
    });
    expect(scanToTap({ scan: null, earlier: [before('p', { filetype: 'image' })] })).toBeNull();
  });
});

describe('a frame', () => {
  afterEach(() => vi.unstubAllGlobals());
  const { signal } = new AbortController();
  const nothing = { payload: () => Promise.resolve(undefined) };
  const tap = { id: 'new', frames: 24, url: '/media/new/0.jpg' };

  test('is read on the phone until it is gone there', async () => {
    const payload = vi.fn(() => Promise.resolve({ type: 'image/jpeg', bytes: new ArrayBuffer(7) }));
    expect((await readFrame({ payload }, tap, 3, signal)).size).toBe(7);
    expect(payload.mock.calls).toEqual([['new/3']]);
  });

  test('is then read on the server, beside the first one', async () => {
    const get = vi.fn(() => Promise.resolve(new Response('picture')));
    vi.stubGlobal('fetch', get);
    expect((await readFrame(nothing, tap, 3, signal)).size).toBe(7);
    expect(get.mock.calls).toEqual([['/media/new/3.jpg', { signal }]]);
  });

  test('that is on neither, or that the server refuses, fails', async () => {
    await expect(readFrame(nothing, { ...tap, url: null }, 3, signal)).rejects.toThrow();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
    await expect(readFrame(nothing, tap, 3, signal)).rejects.toThrow('404');
  });
});
