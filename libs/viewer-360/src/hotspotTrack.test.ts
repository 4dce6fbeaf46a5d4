import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeAt, tracksOf, type Hotspot, type HotspotTrack } from './hotspotTrack.ts';

const track = (...hotspots: Hotspot[]) => tracksOf(hotspots, 24)[0] as HotspotTrack;
const spot = (frame: number, x: number, y = 0.5): Hotspot => ({ id: 'a', frame, x, y, text: 'A' });

describe('where a hotspot is', () => {
  it('is on its own frame and on no other', () => {
    const single = track({ frame: 3, x: 0.25, y: 0.5, text: 'Scratch' });
    expect(placeAt(single, 3, 24)).toEqual({ x: 0.25, y: 0.5 });
    expect(placeAt(single, 4, 24)).toBeUndefined();
  });

  it('moves evenly between two frames that carry it', () => {
    const moving = track(spot(0, 0.2, 0.4), spot(4, 0.6, 0.8));
    expect(placeAt(moving, 1, 24)?.x).toBeCloseTo(0.3);
    expect(placeAt(moving, 2, 24)?.y).toBeCloseTo(0.6);
    expect(placeAt(moving, 5, 24)).toBeUndefined();
  });

  it('is followed over the end of the ring', () => {
    const moving = track(spot(22, 0), spot(2, 1));
    expect(placeAt(moving, 0, 24)?.x).toBeCloseTo(0.5);
    expect(placeAt(moving, 12, 24)).toBeUndefined();
  });

  it('is out of sight between frames far apart: it is behind the car', () => {
    const far = track(spot(0, 0), spot(12, 1));
    expect(placeAt(far, 6, 24)).toBeUndefined();
    expect(placeAt(far, 12, 24)).toEqual({ x: 1, y: 0.5 });
  });

  it('keeps hotspots without a common id apart', () => {
    const same = { frame: 1, x: 0, y: 0, text: 'Same' };
    expect(tracksOf([same, same, spot(2, 0), spot(3, 0)], 24)).toHaveLength(3);
  });

  it('is always between the places it is known to be at, and exactly there on their frames', () => {
    const fractions = fc.double({ min: 0, max: 1, noNaN: true });
    const places = fc.uniqueArray(fc.record({ frame: fc.nat(35), x: fractions, y: fractions }), {
      selector: ({ frame }) => frame,
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(places, fc.nat(35), (list, frame) => {
        const one = tracksOf(
          list.map((at) => ({ ...at, id: 'a', text: 'A' })),
          36,
        )[0];
        const at = placeAt(one as HotspotTrack, frame, 36);
        const here = list.find((place) => place.frame === frame);
        if (here) expect(at).toEqual({ x: here.x, y: here.y });
        if (!at) return;
        expect(at.x).toBeGreaterThanOrEqual(Math.min(...list.map(({ x }) => x)) - 1e-9);
        expect(at.x).toBeLessThanOrEqual(Math.max(...list.map(({ x }) => x)) + 1e-9);
      }),
    );
  });
});
