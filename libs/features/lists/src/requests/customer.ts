import type { Request } from '@forecourt/contract';
import { carName as nameOfCar } from '@forecourt/platform';

/** `2019 Volvo XC60`, as far as known. */
export function carName({ report }: Request): string {
  return nameOfCar(report.car ?? {});
}

/** The customer has been asked, or is about to be, and may still begin their report. */
const awaited: readonly Request['status'][] = ['NEW', 'LEAD', 'SENT', 'OPENED', 'FOLLOW_UP_SENT'];

/** Whether the car of a request is still unknown because its photos are to come. */
export function isAwaited({ status, report }: Pick<Request, 'status' | 'report'>): boolean {
  return report.car === null && awaited.includes(status);
}

/** A customer has begun in these, so that what is missing tells something. */
const begun: readonly Request['status'][] = [
  'IN_PROGRESS',
  'FOLLOW_UP_SENT',
  'INACTIVE',
  'COMPLETED',
];

/** How many required sections are complete; null if all are, or none is to be expected yet. */
export function missingOf({ status, report }: Pick<Request, 'status' | 'report'>) {
  const { progress } = report;
  if (!progress || !begun.includes(status) || progress.done >= progress.required) return null;
  return progress;
}

const OUTCOMES = ['CONCLUSION', 'OFFER', 'DEAL'] as const;

/** Whether the newest message is about what came of the report. */
export function isAboutOutcome({ delivery }: Pick<Request, 'delivery'>): boolean {
  return OUTCOMES.some((about) => about === delivery?.about);
}

/**
 * Whether the latest message was not delivered, and that still matters: after the report only what
 * is about what came of it: a conclusion, an offer or a deal.
 */
export function isUndelivered({ delivery, status }: Pick<Request, 'delivery' | 'status'>): boolean {
  if (delivery?.state !== 'FAILED' || status === 'ARCHIVED') return false;
  return status !== 'COMPLETED' || isAboutOutcome({ delivery });
}
