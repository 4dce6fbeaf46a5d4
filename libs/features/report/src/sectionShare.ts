import {
  type Provided,
  type SectionName,
  sectionContent,
  type SectionState,
} from '@forecourt/contract';
import type { ReportSectionId } from './definition.ts';
import { fieldNames } from './fieldMessages.ts';
import type { ReportData, ViewedCar } from './reportData.ts';

/** A section that the customer fills in. */
export type FilledSection = Exclude<
  ReportSectionId,
  'placeOffer' | 'claimConclusion' | 'inspectConclusion'
>;

/**
 * How much of a section the customer gave, by what the page shows in it. Of sections of the capture
 * page that the contract judges, its word counts.
 */
export function shareOf(id: FilledSection, data: ReportData, provided: Provided): SectionState {
  switch (id) {
    case 'claimSummary':
      return counted(claimAnswers(data));
    case 'overview':
      return counted(overviewAnswers(data));
    case 'ownerInformation':
      return counted([data.report.name, data.report.email ?? data.report.phone]);
    case 'carInformation':
      return summed(['licence_plate', 'car_details'], data, provided);
    case 'car_condition':
      return conditionShare(data.report.report.car, sectionContent(id, provided));
    default:
      return sectionContent(id, provided);
  }
}

/** Whether a section has something to read that is not counted, such as when a report was received. */
export function hasMore(id: FilledSection, { report, claim }: ReportData): boolean {
  const { car } = report.report;
  switch (id) {
    case 'overview':
      return true;
    case 'claimSummary':
      return (
        Boolean(claim?.reported ?? claim?.insurer.name) ||
        Object.values(report.identifiers ?? {}).some(isGiven)
      );
    case 'ownerInformation':
      return Boolean(report.info.postcode);
    case 'carInformation':
      return Object.keys(fieldNames).some((name) => isGiven(car[name as keyof ViewedCar]));
    default:
      return false;
  }
}

/** What the customer says of the claim, or who drove the inspected car. */
function claimAnswers({ report, claim, inspect }: ReportData): unknown[] {
  if (inspect && 'driver_name' in inspect) {
    return [inspect.driver_name, inspect.driver_email ?? inspect.driver_phone];
  }
  const answers = claim ? [claim.claim_type, claim.damage_description] : [];
  return report.sections.description ? answers : answers.filter(isGiven);
}

function overviewAnswers({ report, trade_in: tradeIn }: ReportData): unknown[] {
  const values: unknown[] = [report.info.car_condition_summary];
  if (tradeIn && 'expected_price' in tradeIn) values.push(tradeIn.expected_price);
  const answers = report.sections.description ? values : values.filter(isGiven);
  // A customer who has no preference chooses no dealer.
  const isCounted = report.dealer || report.required_sections?.includes('dealer_select');
  return isCounted ? [...answers, report.dealer] : answers;
}

/** The overall rating is all that the contract needs; the page lists every question beside it. */
function conditionShare({ overall_rating, condition }: ViewedCar, content: SectionState) {
  const { mileage: _elsewhere, mileage_unit: _itsUnit, ...questions } = condition;
  const answers = Object.values(questions).map((answer) =>
    typeof answer === 'object' && answer !== null ? answer.rating : answer,
  );
  const share = counted([overall_rating, ...answers]);
  return content.progress === 'missing' ? { ...share, progress: content.progress } : share;
}

/** Several sections of the capture page that are one on this page; without those not asked for. */
function summed(
  names: readonly SectionName[],
  { report }: ReportData,
  provided: Provided,
): SectionState {
  const states = names
    .map((name) => ({ name, state: sectionContent(name, provided) }))
    .filter(({ name, state }) => report.sections[name] || state.progress !== 'missing')
    .map(({ state }) => state);
  const [given, needed] = [sumOf(states, 'given'), sumOf(states, 'needed')];
  const begun = states.some(({ progress }) => progress !== 'missing');
  return { given, needed, progress: progressOf(given, needed, begun) };
}

function counted(answers: readonly unknown[]): SectionState {
  const given = answers.filter(isGiven).length;
  return { given, needed: answers.length, progress: progressOf(given, answers.length, given > 0) };
}

function progressOf(given: number, needed: number, begun: boolean): SectionState['progress'] {
  if (given === needed) return 'complete';
  return begun ? 'partial' : 'missing';
}

function sumOf(states: readonly SectionState[], of: 'given' | 'needed'): number {
  return states.reduce((sum, state) => sum + state[of], 0);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
