import {
  claimStatusNames,
  isFallen,
  missingSections,
  providedBy,
  reportedSections,
} from '@forecourt/contract';
import type {
  Addition,
  AuctionStatus,
  ClaimStatus,
  Provided,
  ReportedSection,
  SectionName,
  SectionState,
  Upload,
} from '@forecourt/contract';
import type { ReportDefinition, ReportSectionId } from './definition.ts';
import type { ReportData, ViewedReport } from './reportData.ts';
import { type FilledSection, hasMore, shareOf } from './sectionShare.ts';

/** A section as the page shows it. */
export interface ReportSection {
  id: ReportSectionId;
  /**
   * done: complete; partial: some of it is there; todo: the customer is not there yet, or there is
   * nothing to decide yet; skipped: submitted without it, shown as 'Not provided'; active: the reader
   * has something to do.
   */
  state: 'done' | 'partial' | 'todo' | 'skipped' | 'active';
  uploads: readonly Upload[];
  /** Needed parts of a partial section that are there, such as 1 photo of 4. */
  share?: Pick<SectionState, 'given' | 'needed'>;
  /** The customer gave nothing of it, and yet there is something to read. */
  more?: true;
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
    if (isTask(id)) return [{ id, state: taskState(id, data), uploads: [] }];
    const photosOf = id === 'carInformation' ? 'licence_plate' : id;
    const uploads = report.report.uploads.filter(({ section }) => section === photosOf);
    const share = shareOf(id, data, provided);
    const shown = { id, uploads, ...(lacking.has(id) && { lacks: true as const }) };
    if (share.progress === 'missing' || (share.needed === 0 && !hasMore(id, data))) {
      if (isReported(id) && !report.sections[id]) return [];
      const more = hasMore(id, data) && { more: true as const };
      return [{ ...shown, state: isClosed(report) ? 'skipped' : 'todo', ...more }];
    }
    // readers of a link are not told what the customer left out
    const isPartial = share.progress === 'partial' && definition.audience === 'staff';
    return [isPartial ? { ...shown, state: 'partial', share } : { ...shown, state: 'done' }];
  });
}

/** The conclusion of a claim or an inspection; undefined while there is none (spec §4). */
export function conclusionOf({ claim, inspect }: ReportData): ClaimStatus | undefined {
  const status = (claim ?? inspect)?.status;
  return status !== undefined && status >= claimStatusNames.indexOf('REPAIRABLE')
    ? status
    : undefined;
}

/** The state of a section with a task. */
function taskState(id: Task, data: ReportData): ReportSection['state'] {
  const isDone = id === 'placeOffer' ? isOnOffer(data) : conclusionOf(data) !== undefined;
  if (isDone) return 'done';
  return isDecidable(data.report) ? 'active' : 'todo';
}

/** Auctions that come, or came, to something. */
const lively: readonly AuctionStatus[] = ['RUNNING', 'AWAITING_OWNER', 'ACCEPTED'];

/** Whether an offer or an auction stands: what was declined, expired or fell through leaves it open. */
function isOnOffer({ trade_in: tradeIn, auction }: ReportData): boolean {
  const { offer, deal } = tradeIn ?? {};
  if (auction && lively.includes(auction.status)) return true;
  if (deal && isFallen(deal.state)) return false;
  return Boolean(offer && offer.accepted !== false && !offer.expired);
}

type Task = Exclude<ReportSectionId, FilledSection>;

/** Whether a section has a task for the reader. */
export function isTask(id: ReportSectionId): id is Task {
  return id === 'placeOffer' || id === 'claimConclusion' || id === 'inspectConclusion';
}
