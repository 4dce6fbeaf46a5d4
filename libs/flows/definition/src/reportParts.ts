import { reportedSections } from '@forecourt/contract';
import type { ReportDefinition } from '@forecourt/feature-report';

/** What public reports have in common: the car, and no links into the console. */
export const linkedReport = {
  audience: 'public',
  backs: [],
  tabs: [],
  sections: ['overview', 'carInformation', ...reportedSections],
  conclusions: [],
} as const satisfies Omit<ReportDefinition, 'kind' | 'title'>;
