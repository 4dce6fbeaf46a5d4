import type { RequestListLinks } from '@forecourt/feature-lists/requests';
import type { FlowDefinition } from '@forecourt/flow-definition';
import { withTimeline } from './app/timeline/timelineParam.ts';

/** Addresses that belong to no flow (spec §2). A flow's own come from its definition. */
export const paths = {
  root: '/',
  login: '/login',
} as const;

/** Address of a report of a flow, or of a page below it. */
export function reportPath({ path }: FlowDefinition, id: string, below = ''): string {
  return `/${path}/report/${encodeURIComponent(id)}${below && `/${below}`}`;
}

/** The addresses that a flow's request list leads to. */
export function requestListLinks(flow: FlowDefinition): RequestListLinks {
  const { path } = flow.requestList;
  const search = (name: string) => (name ? `?${new URLSearchParams({ name })}` : '');
  const tab = (part: string) => (part ? `${path}/${part}` : path);
  return {
    tab: (part, name) => tab(part) + search(name),
    create: (part, name) => `${tab(part)}/create${search(name)}`,
    report: (id) => reportPath(flow, id),
    timeline: (part, name, id) => tab(part) + withTimeline(search(name), id),
  };
}
