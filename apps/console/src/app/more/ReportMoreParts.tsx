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
import { lazyPart } from '@forecourt/platform/lazy-part';
import { observer } from 'mobx-react-lite';
import type { ReportStores } from '../../stores/ReportStores.ts';
import { photoStores } from './photoStores.ts';

interface ReportMoreProps {
  reports: ReportStores;
}

/** What staff see and do on the photos of the open report. */
export function marksOf(reports: ReportStores): PhotoMarks {
  return photoMarks({ more: reports.more(), ...photoStores(reports) });
}

/** What can be done with the damages of the open report. */
export function toolsOf(reports: ReportStores): DamageTools {
  return damageTools(reports.placing(), reports.damageEdit(), reports.damageRemoval());
}

/** In the head of a report. */
export function MoreButton({ reports }: ReportMoreProps) {
  return <AskButton store={reports.more()} />;
}

/** Its code loads for reports with findings alone. */
const ReportFindings = lazyPart(() => import('./ReportFindings.tsx'));

/** On top of a report. */
export const MoreOnTop = observer(function MoreOnTop({ reports }: ReportMoreProps) {
  const found = reports.store.report.value?.report.findings?.length ?? 0;
  return (
    <>
      <MoreNotice store={reports.more()} />
      {found > 0 && <ReportFindings reports={reports} />}
    </>
  );
});

/** Its code loads for reports that have some. */
const ReportConversationPhotos = lazyPart(() => import('../messages/ReportConversationPhotos.tsx'));

/** Below the sections of a report: what was added from the conversation with its customer. */
export const FromConversation = observer(function FromConversation({ reports }: ReportMoreProps) {
  const { length = 0 } = reports.store.report.value?.report.conversation_photos ?? [];
  return length > 0 && <ReportConversationPhotos reports={reports} />;
});

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
