export type { FlowReports } from './FlowReports.ts';
export { reportedSections } from '@forecourt/contract';
export { linkedReport } from './reportParts.ts';
