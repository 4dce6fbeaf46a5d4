import type { ReportDefinition, ReportSectionId } from '@forecourt/feature-report';

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

/** What reports behind a link have in common: the car, and no way into the console. */
export const linkedReport = {
  audience: 'public',
  backs: [],
  tabs: [],
  sections: ['overview', 'carInformation', ...photoSections],
  conclusions: [],
} as const satisfies Omit<ReportDefinition, 'kind' | 'title'>;
