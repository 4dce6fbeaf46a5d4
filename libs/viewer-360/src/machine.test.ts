import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  initialState,
  isEmpty,
  percentLoaded,
  reduce,
  type SpinEvent,
  type SpinState,
} from './machine.ts';

const after = (state: SpinState, ...events: SpinEvent[]) => events.reduce(reduce, state);
const low = (ok = true): SpinEvent => ({ type: 'settle', tier: 'low', ok });
const high = (ok = true): SpinEvent => ({ type: 'settle', tier: 'high', ok });
const times = (count: number, event: SpinEvent) => Array<SpinEvent>(count).fill(event);
const start: SpinEvent = { type: 'start' };
const zoomed: SpinEvent = { type: 'view', view: { scale: 1.5, x: 0, y: 0 } };
const ready = (count = 4) => after(initialState(count, 0, false), start, ...times(count, low()));

describe('loading', () => {
  it('waits, loads with a percentage, and is ready when every frame came', () => {
    const begun = after(initialState(5, 0, false), start);
    expect([begun.phase, percentLoaded(begun)]).toEqual(['loading', 0]);
    const part = after(begun, low(), low());
    expect([part.phase, percentLoaded(part)]).toEqual(['loading', 40]);
    const all = after(part, low(), low(), low());
    expect([all.phase, percentLoaded(all)]).toEqual(['ready', 100]);
  });

  it('counts failed frames as loaded', () => {
    const state = after(initialState(3, 0, false), start, low(), low(false), low());
    expect([state.phase, state.failed.low, isEmpty(state)]).toEqual(['ready', 1, false]);
    expect(reduce(state, { type: 'recover', tier: 'low' }).failed.low).toBe(0);
  });

  it('is empty when nothing came', () => {
    const state = after(initialState(2, 0, false), start, low(false), low(false));
    expect([state.phase, isEmpty(state)]).toEqual(['ready', true]);
    expect(isEmpty(after(state, { type: 'reload' }))).toBe(false);
  });

  it('loads the other resolution when HD is switched, and goes back at once', () => {
    const loading = after(ready(), { type: 'hd', on: true }, high());
    expect([loading.phase, percentLoaded(loading)]).toEqual(['loading', 25]);
    const done = after(loading, ...times(3, high()));
    expect(done.phase).toBe('ready');
    expect(after(done, { type: 'hd', on: false }).phase).toBe('ready');
  });

  it('stays ready while high resolution comes unasked', () => {
    const state = after(initialState(2, 0, true), start, low(), low(), high());
    expect(state.phase).toBe('ready');
  });
});

describe('playing', () => {
  it('starts only when ready, and ends when HD has to load', () => {
    const loading = after(initialState(4, 0, false), start, { type: 'play' });
    expect(loading.motion).toBe('paused');
    const playing = after(ready(), { type: 'play' });
    expect(playing.motion).toBe('playing');
    expect(after(playing, { type: 'hd', on: true }).motion).toBe('paused');
  });

  it('has nothing to do with one frame', () => {
    expect(after(ready(1), { type: 'play' }).motion).toBe('paused');
  });
});

describe('modes and overlays', () => {
  it('pans only a zoomed picture, and spins again when it fits', () => {
    expect(after(ready(), { type: 'mode', mode: 'pan' }).mode).toBe('spin');
    const panning = after(ready(), zoomed, { type: 'mode', mode: 'pan' });
    expect(panning.mode).toBe('pan');
    expect(after(panning, { type: 'view', view: { scale: 1, x: 0, y: 0 } }).mode).toBe('spin');
  });

  it('hides the intro at the first touch', () => {
    expect(ready().intro).toBe(true);
    expect(after(ready(), { type: 'touch' }).intro).toBe(false);
    expect(initialState(1, 0, false).intro).toBe(false);
  });

  it('gives back the same object when nothing changes', () => {
    const state = ready();
    for (const event of [start, { type: 'pause' }, { type: 'turn', frame: 4 }, low()] as const) {
      expect(reduce(state, event)).toBe(state);
    }
  });
});

describe('whatever happens', () => {
  const tier = fc.constantFrom('low' as const, 'high' as const);
  const events: fc.Arbitrary<SpinEvent> = fc.oneof(
    fc.constantFrom<SpinEvent>(start, { type: 'play' }, { type: 'pause' }, { type: 'touch' }),
    fc.constant<SpinEvent>({ type: 'reload' }),
    fc.record({ type: fc.constant('settle' as const), tier, ok: fc.boolean() }),
    fc.record({ type: fc.constant('recover' as const), tier }),
    fc.record({ type: fc.constant('turn' as const), frame: fc.integer() }),
    fc.record({ type: fc.constant('hd' as const), on: fc.boolean() }),
    fc.record({ type: fc.constant('fullscreen' as const), on: fc.boolean() }),
    fc.record({
      type: fc.constant('mode' as const),
      mode: fc.constantFrom('pan' as const, 'spin' as const),
    }),
    fc.record({
      type: fc.constant('view' as const),
      view: fc.record({
        scale: fc.constantFrom(0.5, 1, 1.5, 4),
        x: fc.constant(0),
        y: fc.constant(0),
      }),
    }),
  );

  it('the state makes sense', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.array(events, { maxLength: 80 }),
        (count, list) => {
          let state = initialState(count, 0, false);
          for (const event of list) {
            state = reduce(state, event);
            const { settled, failed, phase, motion, mode, view, frame, awaited } = state;
            expect(percentLoaded(state)).toBeLessThanOrEqual(100);
            for (const which of ['low', 'high'] as const) {
              expect(settled[which]).toBeLessThanOrEqual(count);
              expect(failed[which]).toBeLessThanOrEqual(settled[which]);
            }
            if (phase !== 'waiting') expect(phase === 'ready').toBe(settled[awaited] === count);
            if (motion === 'playing') expect([phase, count > 1]).toEqual(['ready', true]);
            if (mode === 'pan') expect(view.scale).toBeGreaterThan(1);
            expect(frame).toBeGreaterThanOrEqual(0);
            expect(frame).toBeLessThan(count);
          }
        },
      ),
    );
  });
});
