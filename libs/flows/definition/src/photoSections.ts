import type { ReportSectionId } from '@forecourt/feature-report';

/** Sections that every flow's report has after those of its own (spec §2, progress sections). */
export const photoSections: readonly ReportSectionId[] = [
  'scan',
  'windshield',
  'damage',
  'exterior',
  'mileage',
  'dashboard',
  'frontInterior',
  'backInterior',
  'vin',
  'carCondition',
];
