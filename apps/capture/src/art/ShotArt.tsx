import type { ReactNode } from 'react';
import styles from './art.module.css';
import { CarFront, CarRear } from './CarEnds.tsx';
import { CarSide } from './CarSide.tsx';
import { CarCorner } from './CarCorner.tsx';
import { DamageClose, LicencePlate, VinPlate, Windshield } from './Details.tsx';
import { Dashboard, Odometer, Seats } from './Interior.tsx';

const side = (mirrored: boolean) => (
  <g transform={mirrored ? 'translate(204 24) scale(-.64 .64)' : 'translate(-4 24) scale(.64)'}>
    <CarSide />
  </g>
);

/** What each shot should show. */
const shots = {
  front: <CarFront />,
  rear: <CarRear />,
  left: side(false),
  right: side(true),
  front_right: <CarCorner end="front" side="right" />,
  rear_right: <CarCorner end="rear" side="right" />,
  rear_left: <CarCorner end="rear" side="left" />,
  front_left: <CarCorner end="front" side="left" />,
  windshield: <Windshield />,
  plate: <LicencePlate />,
  vin: <VinPlate />,
  odometer: <Odometer />,
  dashboard: <Dashboard />,
  seats_front: <Seats row="front" />,
  seats_back: <Seats row="back" />,
  damage: <DamageClose />,
} satisfies Record<string, ReactNode>;

export type Shot = keyof typeof shots;

export interface ShotArtProps {
  shot: Shot;
  /**
   * `drawing`: on its own. `framed`: with corner marks, to show the framing. `overlay`: as an
   * outline over the camera picture.
   */
  look?: 'drawing' | 'framed' | 'overlay';
}

/** Shots of one end of the car: over the camera picture, the outline fills the frame. */
const ends: readonly Shot[] = ['front', 'rear'];

/** A drawing of a shot. Hidden from screen readers, since the adjacent text says the same. */
export function ShotArt({ shot, look = 'drawing' }: ShotArtProps) {
  return (
    <svg
      className={`${styles.art} ${look === 'overlay' ? styles.overlay : ''}`}
      viewBox="0 0 200 150"
      aria-hidden="true"
    >
      {look !== 'drawing' && (
        <path
          className={styles.corners}
          d="M4 24V10q0-6 6-6h16M174 4h16q6 0 6 6v14M196 126v14q0 6-6 6h-16M26 146H10q-6 0-6-6v-14"
        />
      )}
      {look === 'overlay' && ends.includes(shot) ? (
        <g transform="translate(-40 -30) scale(1.4)">{shots[shot]}</g>
      ) : (
        shots[shot]
      )}
    </svg>
  );
}
