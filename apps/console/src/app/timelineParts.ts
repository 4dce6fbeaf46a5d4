/** Loaded after the report. */
export { ReportTimelineSection } from '@forecourt/feature-timeline/report';
