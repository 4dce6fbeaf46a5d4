export type { FlowReports } from './FlowReports.ts';
export { linkedReport, photoSections } from './reportParts.ts';
