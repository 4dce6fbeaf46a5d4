import { reportedSections } from '@forecourt/contract';
import type { ReportDefinition } from '@forecourt/feature-report';

/** What reports behind a link have in common: the car, and no way into the console. */
export const linkedReport = {
  audience: 'public',
  backs: [],
  tabs: [],
  sections: ['overview', 'carInformation', ...reportedSections],
  conclusions: [],
} as const satisfies Omit<ReportDefinition, 'kind' | 'title'>;
