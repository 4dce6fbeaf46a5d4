import { flows } from '@forecourt/contract';
import {
  type FlowReports,
  linkedReport,
  reportedSections,
} from '@forecourt/flow-definition/reports';
import { messages } from './reportMessages.ts';

/** Reports of an inspected car: for staff, and behind a link. */
export const inspectReports: FlowReports = {
  main: {
    kind: 'INSPECT_MAIN',
    title: messages.title,
    audience: 'staff',
    backs: [
      { id: 'requests', label: messages.requests, path: '/inspect/requests' },
      { id: 'cars', label: messages.cars, path: '/inspect/cars' },
    ],
    tabs: [],
    sections: [
      'claimSummary',
      'overview',
      'carInformation',
      'ownerInformation',
      ...reportedSections,
      'inspectConclusion',
    ],
    sectionNames: { claimSummary: messages.summary },
    conclusions: [
      {
        status: flows.INSPECT.concludedAs,
        label: messages.inspected,
        hint: messages.inspectedHint,
      },
      { status: 5, label: messages.extra, hint: messages.extraHint },
    ],
  },
  public: {
    ...linkedReport,
    kind: 'INSPECT_PUBLIC',
    title: messages.title,
  },
};
