import { flows } from '@forecourt/contract';
import {
  type FlowReports,
  linkedReport,
  reportedSections,
} from '@forecourt/flow-definition/reports';
import { messages } from './reportMessages.ts';

/** Reports of a damaged car: for the insurer's staff, and behind a link. */
export const claimReports: FlowReports = {
  main: {
    kind: 'CLAIM_MAIN',
    title: messages.title,
    audience: 'staff',
    backs: [
      { id: 'requests', label: messages.requests, path: '/claim/requests' },
      { id: 'cars', label: messages.cars, path: '/claim/cars' },
    ],
    tabs: [],
    sections: [
      'claimSummary',
      'overview',
      'carInformation',
      'ownerInformation',
      ...reportedSections,
      'claimConclusion',
    ],
    conclusions: [
      {
        status: flows.CLAIM.concludedAs,
        label: messages.repairable,
        hint: messages.repairableHint,
      },
      { status: 5, label: messages.extra, hint: messages.extraHint },
    ],
  },
  public: {
    ...linkedReport,
    kind: 'CLAIM_PUBLIC',
    title: messages.title,
    sections: ['claimSummary', ...linkedReport.sections],
  },
};
