import {
  type FlowPath,
  parseAddress,
  type ReportLinkKind,
  reportLinkKinds,
  reportLinks,
} from '@forecourt/contract';
import { getDealerAuction, getPublicRequest } from '@forecourt/contract/paths';
import type { FirstCall } from '../boot/bootPage.ts';

/** The parts of a link to a report. */
export interface ReportLink {
  flow: FlowPath;
  kind: ReportLinkKind;
  /** Request and session key; a dealer's link only has a key, which is used for both. */
  id: string;
  key: string;
  /** Address of the report itself, without subpages. */
  path: string;
}

/** Parses the address of a public report or of its subpages; null if it is not one. */
export function readReportLink(pathname: string): ReportLink | null {
  for (const kind of reportLinkKinds) {
    const pattern: string = reportLinks[kind];
    const values: Record<string, string> | null = parseAddress(`${pattern}/*`, pathname);
    if (!values) continue;
    const { requestId, sessionKey, dealerKey } = values;
    const key = (sessionKey ?? dealerKey)!;
    const flow = pathname.split('/')[1] as FlowPath;
    const path = pathname.split('/', pattern.split('/').length).join('/');
    return { flow, kind, id: requestId ?? key, key, path };
  }
  return null;
}

/** The API call for a link (spec §7). */
export function callOfLink({ kind, id, key }: ReportLink): FirstCall {
  return kind === 'dealer'
    ? [getDealerAuction, { dealerKey: key }]
    : [getPublicRequest, { id, sessionKey: key }];
}

/** Address of what an owner agreed to, below their link. */
export const receiptOf = ({ path }: Pick<ReportLink, 'path'>): string => `${path}/receipt`;

/** Whether the page shows only the receipt. */
export function isReceipt(link: Pick<ReportLink, 'kind' | 'path'>, pathname: string): boolean {
  return link.kind === 'offer' && pathname.replace(/\/$/, '') === receiptOf(link);
}
