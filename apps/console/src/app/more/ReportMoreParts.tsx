import {
  AskButton,
  AskForMore,
  MoreNotice,
  type MoreStore,
  photoMarks,
  RefuseDialog,
} from '@forecourt/feature-report/more';
import type { DamageTools } from '@forecourt/feature-report/damage-tools';
import { damageTools } from '@forecourt/feature-report/damages';
import type { PhotoMarks } from '@forecourt/feature-report/marks';
import type { App } from '../App.ts';
import type { StaffReports } from '../StaffReports.ts';
import { damagesOf } from './damagesOf.ts';
import { moreOf } from './moreOf.ts';

interface ReportMoreProps {
  app: App;
  reports: StaffReports;
}

const marks = new WeakMap<MoreStore, PhotoMarks>();

/** Marks on the photos of the current report. */
export function marksOf({ app, reports }: ReportMoreProps): PhotoMarks {
  const store = moreOf(app, reports);
  const known = marks.get(store) ?? photoMarks(store);
  marks.set(store, known);
  return known;
}

const tools = new WeakMap<object, DamageTools>();

/** What can be done with the damages of the current report. */
export function toolsOf({ app, reports }: ReportMoreProps): DamageTools {
  const stores = damagesOf(app, reports);
  const known = tools.get(stores) ?? damageTools(stores.placing, stores.editing);
  tools.set(stores, known);
  return known;
}

/** In the head of a report. */
export function MoreButton({ app, reports }: ReportMoreProps) {
  return <AskButton store={moreOf(app, reports)} />;
}

/** On top of a report. */
export function MoreOnTop({ app, reports }: ReportMoreProps) {
  return <MoreNotice store={moreOf(app, reports)} />;
}

/** The questions that open over a report. */
export function MoreQuestions({ app, reports }: ReportMoreProps) {
  const store = moreOf(app, reports);
  return (
    <>
      <AskForMore store={store} />
      <RefuseDialog store={store.refusal} />
    </>
  );
}
