import {
  AskButton,
  AskForMore,
  MoreNotice,
  photoMarks,
  RefuseDialog,
} from '@forecourt/feature-report/more';
import type { DamageTools } from '@forecourt/feature-report/damage-tools';
import { damageTools } from '@forecourt/feature-report/damages';
import type { PhotoMarks } from '@forecourt/feature-report/marks';
import type { ReportStores } from '../../stores/ReportStores.ts';

interface ReportMoreProps {
  reports: ReportStores;
}

/** What staff see and do on the photos of the open report. */
export function marksOf(reports: ReportStores): PhotoMarks {
  return photoMarks(reports.more());
}

/** What can be done with the damages of the open report. */
export function toolsOf(reports: ReportStores): DamageTools {
  return damageTools(reports.placing(), reports.damageEdit());
}

/** In the head of a report. */
export function MoreButton({ reports }: ReportMoreProps) {
  return <AskButton store={reports.more()} />;
}

/** On top of a report. */
export function MoreOnTop({ reports }: ReportMoreProps) {
  return <MoreNotice store={reports.more()} />;
}

/** The questions that open over a report. */
export function MoreQuestions({ reports }: ReportMoreProps) {
  const store = reports.more();
  return (
    <>
      <AskForMore store={store} />
      <RefuseDialog store={store.refusal} />
    </>
  );
}
