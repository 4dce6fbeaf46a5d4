export type { AssetHref } from './assetHref.ts';
export { ConclusionStore } from './ConclusionStore.ts';
export type { ConclusionStoreOptions } from './ConclusionStore.ts';
export type {
  ConclusionChoice,
  ReportBack,
  ReportDefinition,
  ReportSectionId,
  ReportTab,
} from './definition.ts';
export { Conclusion } from './parts/Conclusion.tsx';
export { PublicReportFrame } from './parts/PublicReportFrame.tsx';
export { ReportProgress } from './parts/ReportProgress.tsx';
export type { ReportProgressProps } from './parts/ReportProgress.tsx';
export type { ReportData, ViewedCar, ViewedReport } from './reportData.ts';
export { ReportProfile } from './ReportProfile.tsx';
export type { ReportProfileProps, ReportTasks } from './ReportProfile.tsx';
export { ReportScreen } from './ReportScreen.tsx';
export type { ReportScreenProps } from './ReportScreen.tsx';
export { ReportStore } from './ReportStore.ts';
export type { ReportStoreOptions } from './ReportStore.ts';
export { revealAsset } from './scrollToSection.ts';
