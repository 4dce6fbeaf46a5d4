import {
  claimStatusNames,
  missingSections,
  providedBy,
  reportedSections,
  sectionContent,
} from '@forecourt/contract';
import type {
  Addition,
  ClaimStatus,
  Provided,
  ReportedSection,
  SectionName,
  SectionState,
  Upload,
} from '@forecourt/contract';
import type { ReportDefinition, ReportSectionId } from './definition.ts';
import type { ReportData, ViewedReport } from './reportData.ts';

/** A section as the page shows it. */
export interface ReportSection {
  id: ReportSectionId;
  /**
   * done: complete, or has content of which nothing is counted; partial: some of it is there; todo:
   * the customer is not there yet; skipped: submitted without it, shown as 'Not provided'; active:
   * the reader has something to do.
   */
  state: 'done' | 'partial' | 'todo' | 'skipped' | 'active';
  uploads: readonly Upload[];
  /** Needed parts of a partial section that are there, such as 1 photo of 4. */
  share?: Pick<SectionState, 'given' | 'needed'>;
  /** Something shown here is required and not complete. Only staff see that. */
  lacks?: true;
}

const isReported = (id: ReportSectionId): id is ReportedSection =>
  (reportedSections as readonly string[]).includes(id);

/** Whether staff may decide on the car: nothing is asked of the customer. */
export function isDecidable({ status }: Pick<ViewedReport, 'status'>): boolean {
  return status === 'COMPLETED' || status === 'ARCHIVED';
}

/**
 * Whether the report is closed: the customer submitted it, or staff archived it. What they are asked
 * to add later opens nothing else of it.
 */
export function isClosed(report: Pick<ViewedReport, 'status' | 'additions'>): boolean {
  return isDecidable(report) || openAddition(report) !== null;
}

/** What the customer is asked to add and has not sent; null while nothing is. */
export function openAddition({ additions }: Pick<ViewedReport, 'additions'>): Addition | null {
  const last = additions?.at(-1);
  return last?.state === 'OPEN' ? last : null;
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

/** Where a report shows the sections that have no place of their own in it. */
const shownIn: Partial<Record<SectionName, ReportSectionId>> = {
  licence_plate: 'carInformation',
  car_details: 'carInformation',
  contact_details: 'ownerInformation',
  description: 'overview',
  dealer_select: 'overview',
};

/** What a report has, for the contract's rules of what is complete and of what was added. */
export function providedOf({ report, name, dealer, info, no_damage }: ViewedReport): Provided {
  const { car, damage_locations, uploads } = report;
  return providedBy(uploads, {
    car,
    condition: car.condition,
    contact: { name },
    dealer_id: dealer?.id,
    description: info.car_condition_summary,
    no_damage,
    damage_locations,
  });
}

/** Whether the customer answered that there is no damage, and marked none. */
export function saysNoDamage({ no_damage, report }: ViewedReport): boolean {
  return no_damage === true && report.damage_locations.length === 0;
}

/** The parts of the page on which something required is not complete. */
function lackingOf(report: ViewedReport, provided: Provided): ReadonlySet<string> {
  const missing = missingSections(report.required_sections ?? [], provided);
  return new Set(missing.map((name) => shownIn[name] ?? name));
}

/** The report's sections in their order on the page, without those the partner did not ask for. */
export function sectionsOf(definition: ReportDefinition, data: ReportData): ReportSection[] {
  const { report } = data;
  const provided = providedOf(report);
  const lacking = lackingOf(report, provided);
  return inReadingOrder(definition).flatMap((id): ReportSection[] => {
    const task = taskState(id, data);
    if (task) return [{ id, state: task, uploads: [] }];
    const photosOf = id === 'carInformation' ? 'licence_plate' : id;
    const uploads = report.report.uploads.filter(({ section }) => section === photosOf);
    const content = isReported(id) ? sectionContent(id, provided) : null;
    const hasAny = uploads.length > 0 || hasContent(id, report);
    const isThere = content ? content.progress !== 'missing' && hasAny : hasAny;
    if (!isThere && isReported(id) && !report.sections[id]) return [];
    const lacks = lacking.has(id) && { lacks: true as const };
    if (!isThere) return [{ id, state: isClosed(report) ? 'skipped' : 'todo', uploads, ...lacks }];
    // readers of a link are not told what the customer left out
    const isPartial = content?.progress === 'partial' && definition.audience === 'staff';
    if (!isPartial) return [{ id, state: 'done', uploads, ...lacks }];
    return [{ id, state: 'partial', uploads, share: content, ...lacks }];
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
      return isDecidable(data.report) ? 'active' : 'todo';
    default:
      return undefined;
  }
}

/** Whether a section has a task for the reader. */
export function isTask(id: ReportSectionId): boolean {
  return id === 'placeOffer' || id === 'claimConclusion' || id === 'inspectConclusion';
}

/** Whether a section has content other than photos. */
function hasContent(id: ReportSectionId, viewed: ViewedReport): boolean {
  const { report, name, email, phone } = viewed;
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
      return damage_locations.length > 0 || saysNoDamage(viewed);
    case 'mileage':
      return car.condition.mileage !== null;
    case 'vin':
      return car.vincode !== null;
    case 'car_condition':
      // the mileage has a section of its own
      return (
        Boolean(car.overall_rating) ||
        Object.entries(car.condition).some(([name, answer]) =>
          answer !== null && typeof answer === 'object'
            ? answer.rating !== null
            : answer !== null && name !== 'mileage',
        )
      );
    default:
      return false;
  }
}
