import { claimStatusNames, reportedSections } from '@forecourt/contract';
import type { ClaimStatus, ReportedSection, Upload } from '@forecourt/contract';
import type { ReportDefinition, ReportSectionId } from './definition.ts';
import type { ReportData, ViewedReport } from './reportData.ts';

/** A section as the page shows it. */
export interface ReportSection {
  id: ReportSectionId;
  /**
   * done: has content; todo: the customer is not there yet; skipped: submitted without it, shown as
   * 'Not provided'; active: the reader has something to do.
   */
  state: 'done' | 'todo' | 'skipped' | 'active';
  uploads: readonly Upload[];
}

const isReported = (id: ReportSectionId): id is ReportedSection =>
  (reportedSections as readonly string[]).includes(id);

/** Whether the report is closed: the customer submitted it, or staff archived it. */
export function isClosed({ status }: Pick<ViewedReport, 'status'>): boolean {
  return status === 'COMPLETED' || status === 'ARCHIVED';
}

/** What is read first: the damages, then answers in words, before the photos that prove them. */
const leading: readonly ReportSectionId[] = [
  'damage_locations',
  'claimSummary',
  'overview',
  'ownerInformation',
  'carInformation',
  'car_condition',
  'exterior_images',
];

/** The sections of a report in the order of its page. */
function inReadingOrder({ sections }: Pick<ReportDefinition, 'sections'>): ReportSectionId[] {
  return [...new Set([...leading.filter((id) => sections.includes(id)), ...sections])];
}

/** The report's sections in their order on the page, without those the partner did not ask for. */
export function sectionsOf(definition: ReportDefinition, data: ReportData): ReportSection[] {
  const { report } = data;
  return inReadingOrder(definition).flatMap((id): ReportSection[] => {
    const task = taskState(id, data);
    if (task) return [{ id, state: task, uploads: [] }];
    const photosOf = id === 'carInformation' ? 'licence_plate' : id;
    const uploads = report.report.uploads.filter(({ section }) => section === photosOf);
    const provided = uploads.length > 0 || hasContent(id, report);
    if (!provided && isReported(id) && !report.sections[id]) return [];
    const missing = isClosed(report) ? 'skipped' : 'todo';
    return [{ id, state: provided ? 'done' : missing, uploads }];
  });
}

/** The conclusion of a claim or an inspection; undefined while there is none (spec §4). */
export function conclusionOf({ claim, inspect }: ReportData): ClaimStatus | undefined {
  const status = (claim ?? inspect)?.status;
  return status !== undefined && status >= claimStatusNames.indexOf('REPAIRABLE')
    ? status
    : undefined;
}

/** The state of a section with a task; undefined for sections that are only read. */
function taskState(id: ReportSectionId, data: ReportData): ReportSection['state'] | undefined {
  switch (id) {
    case 'placeOffer':
      return data.trade_in?.offer || data.auction ? 'done' : 'active';
    case 'claimConclusion':
    case 'inspectConclusion':
      if (conclusionOf(data) !== undefined) return 'done';
      return isClosed(data.report) ? 'active' : 'todo';
    default:
      return undefined;
  }
}

/** Whether a section has a task for the reader. */
export function isTask(id: ReportSectionId): boolean {
  return id === 'placeOffer' || id === 'claimConclusion' || id === 'inspectConclusion';
}

/** Whether a section has content other than photos. */
function hasContent(id: ReportSectionId, { report, name, email, phone }: ViewedReport): boolean {
  const { car, damage_locations } = report;
  switch (id) {
    case 'claimSummary':
    case 'overview':
      return true;
    case 'ownerInformation':
      return Boolean(name ?? email ?? phone);
    case 'carInformation':
      return Boolean(car.plate ?? car.make ?? car.model ?? car.year ?? car.vincode);
    case 'damage_locations':
      return damage_locations.length > 0;
    case 'mileage':
      return car.condition.mileage !== null;
    case 'vin':
      return car.vincode !== null;
    case 'car_condition':
      return Object.values(car.condition).some((answer) =>
        answer !== null && typeof answer === 'object' ? answer.rating !== null : answer !== null,
      );
    default:
      return false;
  }
}
