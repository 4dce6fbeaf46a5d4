export type { ReportDefinition, ReportSectionId } from './definition.ts';
export { ReportProgress } from './parts/ReportProgress.tsx';
export type { ReportProgressProps } from './parts/ReportProgress.tsx';
export { ReportScreen } from './ReportScreen.tsx';
export type { ReportScreenProps } from './ReportScreen.tsx';
export { ReportStore } from './ReportStore.ts';
export type { ReportStoreOptions, StaffReport } from './ReportStore.ts';
