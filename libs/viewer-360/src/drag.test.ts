import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSpeedMeter, createStepper, runOut } from './drag.ts';

const distances = fc.array(fc.integer({ min: -3000, max: 3000 }), { maxLength: 200 });

describe('dragging', () => {
  it('turns one frame per 13 pixels', () => {
    const stepper = createStepper();
    expect(stepper.add(12)).toBe(0);
    expect(stepper.add(1)).toBe(1);
    expect(stepper.add(-26)).toBe(-2);
  });

  it('loses no pixel, however the drag is cut up', () => {
    fc.assert(
      fc.property(distances, (moves) => {
        const stepper = createStepper();
        const steps = moves.reduce((sum, move) => sum + stepper.add(move), 0);
        const dragged = moves.reduce((sum, move) => sum + move, 0);
        expect(steps * 13 + stepper.rest).toBe(dragged);
        expect(Math.abs(stepper.rest)).toBeLessThan(13);
      }),
    );
  });

  it('does not tremble on the edge between two frames', () => {
    const stepper = createStepper();
    expect(stepper.add(26)).toBe(2);
    const trembling = Array.from({ length: 50 }, (_, i) => stepper.add(i % 2 ? 1 : -1));
    expect(trembling.every((steps) => steps === 0)).toBe(true);
  });
});

describe('letting go', () => {
  it('knows a steady finger’s speed', () => {
    const meter = createSpeedMeter();
    meter.reset(0);
    for (let time = 8; time <= 160; time += 8) meter.note(8, time);
    expect(meter.at(165)).toBeCloseTo(1, 1);
  });

  it('does not fling after a pause', () => {
    const meter = createSpeedMeter();
    meter.reset(0);
    for (let time = 8; time <= 160; time += 8) meter.note(8, time);
    expect(meter.at(400)).toBe(0);
  });

  it('runs out in bounded time and distance, whatever the speed and the frame rate', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -4, max: 4, noNaN: true }),
        fc.integer({ min: 4, max: 100 }),
        (start, elapsed) => {
          let speed = start;
          let total = 0;
          let time = 0;
          while (speed !== 0 && time < 5000) {
            const step = runOut(speed, elapsed);
            expect(Math.abs(step.speed)).toBeLessThanOrEqual(Math.abs(speed));
            total += step.distance;
            speed = step.speed;
            time += elapsed;
          }
          expect(time).toBeLessThan(2000);
          expect(Math.abs(total)).toBeLessThanOrEqual(Math.abs(start) * 300 + 1e-9);
        },
      ),
    );
  });
});
