import { INVITE_CARS } from './cars.ts';
import { placeOf } from './places.ts';
import type { Shot } from './shot.ts';

/**
 * A car before the lit showroom at dusk, one for every partner: the picture next to the invite
 * form.
 */
export function inviteShots(): Shot[] {
  return INVITE_CARS.map((spec, i): Shot => {
    return {
      file: `partners/${spec.id}-side.jpg`,
      section: 'invite',
      description: 'A car on the forecourt at dusk',
      car: spec.id,
      place: placeOf(spec),
      camera: {
        from: [5.2 - 0.35 * i, 1.15 + 0.12 * i, 3.5 + 0.3 * i],
        to: [0.35, 0.95, 0.1],
        view: 41,
      },
      width: 800,
      height: 1000,
      quality: 76,
      light: 1.5,
    };
  });
}
