import { addresses, type FlowPath, parseAddress } from '@forecourt/contract';

/** Who a link is for: anyone, the owner of the car, or a dealer (spec §2, public routes). */
export type LinkKind = 'public' | 'offer' | 'dealer';

/** The parts of a link to a report. */
export interface ReportLink {
  flow: FlowPath;
  kind: LinkKind;
  /** Request and session key; a dealer's link only has a key, which is used for both. */
  id: string;
  key: string;
  /** Address of the report itself, without subpages. */
  path: string;
}

/** Parses the address of a public report or of its subpages; null if it is not one. */
export function readReportLink(pathname: string): ReportLink | null {
  const below = <Pattern extends string>(pattern: Pattern) => ({
    values: parseAddress(`${pattern}/*`, pathname),
    path: pathname.split('/', pattern.split('/').length).join('/'),
  });
  const open = below(addresses.publicReport);
  if (open.values) {
    const { flow, requestId: id, sessionKey: key } = open.values;
    return { flow, kind: 'public', id, key, path: open.path };
  }
  const flow = parseAddress('/:flow/*', pathname)?.flow;
  if (!flow) return null;
  const offer = below(addresses.offer);
  if (offer.values) {
    const { requestId: id, sessionKey: key } = offer.values;
    return { flow, kind: 'offer', id, key, path: offer.path };
  }
  const dealer = below(addresses.dealer);
  if (!dealer.values) return null;
  const { dealerKey: key } = dealer.values;
  return { flow, kind: 'dealer', id: key, key, path: dealer.path };
}

/** The path of the API call for a link, relative to the API's address (spec §7). */
export function callOfLink({ kind, id, key }: ReportLink): string {
  return kind === 'dealer'
    ? `/api/public/auctions/dealers/${encodeURIComponent(key)}`
    : `/api/requests/${encodeURIComponent(id)}/${encodeURIComponent(key)}`;
}

/** Address of what an owner agreed to, below their link. */
export const receiptOf = ({ path }: Pick<ReportLink, 'path'>): string => `${path}/receipt`;

/** Whether the page shows only the receipt. */
export function isReceipt(link: Pick<ReportLink, 'kind' | 'path'>, pathname: string): boolean {
  return link.kind === 'offer' && pathname.replace(/\/$/, '') === receiptOf(link);
}
