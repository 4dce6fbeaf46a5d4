import type { ReactNode } from 'react';
import styles from './art.module.css';
import { CarFront, CarRear } from './CarEnds.tsx';
import { CarSide } from './CarSide.tsx';
import { CarTop } from './CarTop.tsx';
import { DamageClose, LicencePlate, VinPlate, Windshield } from './Details.tsx';
import { Dashboard, Odometer, Seats } from './Interior.tsx';

const side = (mirrored: boolean) => (
  <g transform={mirrored ? 'translate(196 28) scale(-.6 .6)' : 'translate(4 28) scale(.6)'}>
    <CarSide />
  </g>
);

/** What each shot should show. */
const shots = {
  front: <CarFront />,
  rear: <CarRear />,
  left: side(false),
  right: side(true),
  front_right: <CarTop angle={45} />,
  rear_right: <CarTop angle={135} />,
  rear_left: <CarTop angle={225} />,
  front_left: <CarTop angle={315} />,
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

/** A drawing of a shot. The words beside it say the same, so it is silent. */
export function ShotArt({ shot }: { shot: Shot }) {
  return (
    <svg className={styles.art} viewBox="0 0 200 150" aria-hidden="true">
      {shots[shot]}
    </svg>
  );
}
