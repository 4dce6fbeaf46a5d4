import { type DamageTools, DamageToolsProvider } from '@forecourt/feature-report/damage-tools';
import { type PhotoMarks, PhotoMarksProvider } from '@forecourt/feature-report/marks';
import { lazyPart, lazyValue, useLazyValue } from '@forecourt/platform/lazy-part';
import { type ReactNode, useMemo } from 'react';
import type { ReportStores } from '../../stores/ReportStores.ts';

const parts = lazyValue(() => import('./ReportMoreParts.tsx'));

/** Asking the customer for more, in the head of a report. Its code loads after the report. */
export const ReportMoreButton = lazyPart(async () => ({
  default: (await parts.load()).MoreButton,
}));

/** What the customer is asked to add, or has added, on top of a report. */
export const ReportMoreNotice = lazyPart(async () => ({ default: (await parts.load()).MoreOnTop }));

/** Below the sections: photos that staff added from the conversation with the customer. */
export const ReportFromConversation = lazyPart(async () => ({
  default: (await parts.load()).FromConversation,
}));

interface ReportPhotoMarksProps {
  reports: ReportStores;
  children: ReactNode;
}

/** What staff may do with the photos and damages of a report. */
export function ReportPhotoMarks({ children, reports }: ReportPhotoMarksProps) {
  const { value: module } = useLazyValue(parts);
  const marks = useMemo<PhotoMarks | null>(
    () => module?.marksOf(reports) ?? null,
    [module, reports],
  );
  const tools = useMemo<DamageTools | null>(
    () => module?.toolsOf(reports) ?? null,
    [module, reports],
  );
  return (
    <PhotoMarksProvider value={marks}>
      <DamageToolsProvider value={tools}>
        {children}
        {module && <module.MoreQuestions reports={reports} />}
      </DamageToolsProvider>
    </PhotoMarksProvider>
  );
}
