import type { FlowPath } from '@forecourt/flow-definition';

/** Whom a link is for: anybody, the owner of the car, or a dealer (spec §2, public routes). */
export type LinkKind = 'public' | 'offer' | 'dealer';

/** A link to a report, taken apart. */
export interface ReportLink {
  flow: FlowPath;
  kind: LinkKind;
  /** Request and session key; of a dealer's link, which has a key alone, the key twice. */
  id: string;
  key: string;
  /** Address of the report itself, without what is below it. */
  path: string;
}

const parts =
  /^\/(trade|claim|inspect)\/report\/(?:(public|offer)\/([^/]+)\/([^/]+)|(dealer)\/([^/]+))/;

/** Reads the address of a public report; undefined when it is none. */
export function readReportLink(pathname: string): ReportLink | undefined {
  const match = parts.exec(pathname);
  if (!match) return undefined;
  const [path, flow, kind, id, key, dealer, dealerKey] = match;
  if (flow !== 'trade' && kind !== 'public') return undefined;
  return {
    flow: flow as FlowPath,
    kind: (kind ?? dealer) as LinkKind,
    id: decodeURIComponent(id ?? dealerKey!),
    key: decodeURIComponent(key ?? dealerKey!),
    path,
  };
}

/** The call that answers a link, below the API's address (spec §7). */
export function callOfLink({ kind, id, key }: ReportLink): string {
  return kind === 'dealer'
    ? `/api/public/auctions/dealers/${encodeURIComponent(key)}`
    : `/api/requests/${encodeURIComponent(id)}/${encodeURIComponent(key)}`;
}
