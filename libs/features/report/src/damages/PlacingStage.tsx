import type { DamagePinPoint } from '@forecourt/contract';
import type { SpinOptions, Viewer } from '@forecourt/viewer-360';
import { attachPlacing, type Placing } from '@forecourt/viewer-360/pins';
import { Viewer360 } from '@forecourt/viewer-360/react';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { scanColors } from '../scanColors.ts';
import { scanTexts } from '../scanTexts.ts';
import { directionOf, type PlacedDamage, surfaceOf } from './carSurface.ts';

interface PlacingStageProps {
  /** The pictures of the turning car, and how many there are. */
  frames: Pick<SpinOptions, 'base' | 'lowBase' | 'loadFrame'> & { count: number };
  damage: PlacedDamage;
  /** All damages: those that are placed tell which way the customer walked. */
  locations: readonly PlacedDamage[];
  points: readonly DamagePinPoint[];
  onChange: (points: readonly DamagePinPoint[]) => void;
  /** Moves the pin by fractions of the picture. */
  ref?: Ref<Pick<Placing, 'nudge'>>;
}

/** The 360 viewer in which one damage is placed, beginning with the frame it was placed on. */
export function PlacingStage(props: PlacingStageProps) {
  const { frames, damage, locations, points, onChange, ref } = props;
  const intl = useIntl();
  const texts = useMemo(() => scanTexts(intl), [intl]);
  const [viewer, setViewer] = useState<Viewer | null | undefined>();
  const placing = useRef<Placing>(undefined);
  const { count } = frames;
  const latest = useRef({ damage, locations, points, onChange });
  useEffect(() => {
    latest.current = { damage, locations, points, onChange };
  });
  useEffect(() => {
    if (!viewer) return undefined;
    const now = latest.current;
    const first = now.points[0];
    if (first) viewer.spin.turnTo(first.frame);
    viewer.element.querySelector<HTMLElement>('[role=slider]')?.focus();
    placing.current = attachPlacing(viewer, {
      points: now.points,
      surface: surfaceOf(now.damage, directionOf(now.locations, count)),
      onChange: (changed) => latest.current.onChange(changed),
    });
    return () => placing.current?.stop();
  }, [viewer, count]);
  useEffect(() => placing.current?.set(points), [points]);
  useImperativeHandle(ref, () => ({ nudge: (x, y) => placing.current?.nudge(x, y) }), []);
  return (
    <div style={scanColors}>
      <Viewer360
        ref={setViewer}
        {...frames}
        texts={texts}
        ratio="auto"
        controls={['zoomOut', 'zoomIn', 'pan']}
      />
    </div>
  );
}
