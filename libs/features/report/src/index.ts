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
export { titleOf } from './definition.ts';
export { CarCard } from './parts/CarCard.tsx';
export { Conclusion } from './parts/Conclusion.tsx';
export { ConclusionBar } from './parts/ConclusionBar.tsx';
export { DecisionSkeleton } from './parts/DecisionSkeleton.tsx';
export type { DecisionShape } from './parts/DecisionSkeleton.tsx';
export { PublicReportFrame } from './parts/PublicReportFrame.tsx';
export type { ReportData, ViewedCar, ViewedReport } from './reportData.ts';
export { ReportAside } from './ReportAside.tsx';
export type { ReportAsideProps, ReportTasks } from './ReportAside.tsx';
export { ReportProfile } from './ReportProfile.tsx';
export type { ReportProfileProps } from './ReportProfile.tsx';
export { ReportStatus } from './parts/ReportStatus.tsx';
export { ReportScreen } from './ReportScreen.tsx';
export type { ReportScreenProps } from './ReportScreen.tsx';
export { ReportStore } from './ReportStore.ts';
export type { ReportStoreOptions } from './ReportStore.ts';
export { revealAsset } from './scrollToSection.ts';
export { followHash } from './useHashTarget.ts';
