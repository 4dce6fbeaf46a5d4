import { FindingsStore } from '@forecourt/feature-report/findings';
import { PlateStore } from '@forecourt/feature-report/plates';
import type { PhotoStores, ReportStores } from '../../stores/ReportStores.ts';

/** What is marked on the photos of the open report, made on first use: its code loads after the report. */
export const photoStores = (reports: ReportStores): PhotoStores =>
  (reports.photos ??= {
    findings: reports.change(FindingsStore, 'acceptFinding'),
    plates: reports.change(PlateStore, 'placePlate'),
  });
