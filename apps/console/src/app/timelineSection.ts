/** Loaded after the report. */
export { ReportTimelineSection as default } from '@forecourt/feature-timeline/report';
