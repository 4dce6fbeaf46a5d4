import type { DamageLocation, DamagePinPoint } from '@forecourt/contract';
import { makeUpload, seeded } from '@forecourt/contract/fixtures';
import { scanOf } from '../gallery/galleryPhotos.ts';
import type { ReportDefinition } from '../definition.ts';
import { fullReport, type StaffReport } from './reports.ts';

/** Where the demo's car has its scratch and its dent, on frames of its scan. */
export const scratchPoints: DamagePinPoint[] = [
  { frame: 5, x: 0.64, y: 0.536 },
  { frame: 8, x: 0.504, y: 0.549 },
];
export const dentPoint: DamagePinPoint = { frame: 17, x: 0.622, y: 0.528 };

/** A report with three damages: one placed twice on the scan, one once, one not at all. */
export function pinnedReport(kind: ReportDefinition['kind']): StaffReport {
  const data = fullReport(kind);
  const { uploads } = data.report.report;
  const scan = scanOf({ uploads })!;
  const onScan = (...points: DamagePinPoint[]) => ({ upload_id: scan.id, points });
  const locations: DamageLocation[] = [
    {
      id: 'scratch',
      part: 'rear_left_door',
      x: 0.29,
      y: 0.57,
      kind: 'scratch',
      size: 'large',
      description: 'Long scratch',
      pin: onScan(...scratchPoints),
    },
    {
      id: 'dent',
      part: 'front_right_door',
      x: 0.71,
      y: 0.44,
      description: 'Dent',
      pin: onScan(dentPoint),
    },
    {
      id: 'crack',
      part: 'front_bumper',
      x: 0.6,
      y: 0.083,
      description: 'Cracked paint',
      pin: null,
    },
  ];
  const random = seeded('pinned');
  const others = uploads.filter(({ section }) => section !== 'damage_locations');
  const first = Math.max(...others.map(({ id }) => id)) + 1;
  const photos = locations.map(({ id, description }, index) =>
    makeUpload(random, {
      id: first + index,
      section: 'damage_locations',
      damage_location_id: id,
      description,
    }),
  );
  const content = { ...data.report.report, uploads: [...others, ...photos] };
  return fullReport(kind, { ...data.report, report: { ...content, damage_locations: locations } });
}
