import { type DamageTools, DamageToolsProvider } from '@forecourt/feature-report/damage-tools';
import { type PhotoMarks, PhotoMarksProvider } from '@forecourt/feature-report/marks';
import { usePrefetch } from '@forecourt/platform/prefetch';
import { type ReactNode, useMemo } from 'react';
import type { ReportStores } from '../../stores/ReportStores.ts';

const load = () => import('./ReportMoreParts.tsx');

interface ReportMoreProps {
  reports: ReportStores;
}

/** Asking the customer for more, in the head of a report. Its code loads after the report. */
export function ReportMoreButton(props: ReportMoreProps) {
  const module = usePrefetch(load, true);
  return module && <module.MoreButton {...props} />;
}

/** What the customer is asked to add, or has added, on top of a report. */
export function ReportMoreNotice(props: ReportMoreProps) {
  const module = usePrefetch(load, true);
  return module && <module.MoreOnTop {...props} />;
}

/** What staff may do with the photos and damages of a report. */
export function ReportPhotoMarks({ children, reports }: ReportMoreProps & { children: ReactNode }) {
  const module = usePrefetch(load, true);
  const marks = useMemo<PhotoMarks | null>(
    () => module && module.marksOf(reports),
    [module, reports],
  );
  const tools = useMemo<DamageTools | null>(
    () => module && module.toolsOf(reports),
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
