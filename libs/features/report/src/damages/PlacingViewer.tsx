import type { DamageLocation, DamagePinPoint, Upload } from '@forecourt/contract';
import { fromScan } from '@forecourt/viewer-360';
import type { Placing } from '@forecourt/viewer-360/pins';
import type { Ref } from 'react';
import { PlacingStage } from './PlacingStage.tsx';

interface PlacingViewerProps {
  scan: Upload;
  damage: DamageLocation;
  locations: readonly DamageLocation[];
  points: readonly DamagePinPoint[];
  onChange: (points: readonly DamagePinPoint[]) => void;
  ref: Ref<Pick<Placing, 'nudge'>>;
}

/** The 360 viewer of a report's scan, in which one damage is placed. */
export function PlacingViewer({ scan, ...rest }: PlacingViewerProps) {
  const { processedimagescount, processedpath, lrprocessedpath } = scan;
  if (processedpath === null) return null;
  const frames = fromScan({ processedimagescount, processedpath, lrprocessedpath });
  return <PlacingStage {...rest} frames={frames} />;
}
