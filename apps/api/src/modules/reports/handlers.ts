import {
  buildAddress,
  flows,
  reportKindOf,
  reportLinkKinds,
  reportLinks,
  sells,
} from '@forecourt/contract';
import type { Answer, ReportKind } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { tradeInAt } from '../selling/bidding/bestOffer.ts';
import { presentPublicAuction } from '../selling/auctions/presentPublic.ts';
import { presentAuction } from '../selling/auctions/presentStaff.ts';
import { loadAuction, summarizeBids } from '../selling/auctions/queries.ts';
import { offerLink } from '../selling/subject.ts';
import { ownerTradeIn, staffTradeIn } from '../selling/deals/view.ts';
import { recordOpening } from '../selling/offers/opened.ts';
import { presentPublicTradeIn } from '../selling/offers/presenter.ts';
import { findLatestAuction, findTradeIn } from '../selling/offers/queries.ts';
import {
  presentClaim,
  presentInspect,
  presentPublicInspect,
  presentPublicReport,
  presentReport,
} from './presenter.ts';
import type { StoredCar } from '../capture/storedCar.ts';
import { listCorrections } from '../corrections/presenter.ts';
import { presentAddition } from '../additions/presenter.ts';
import { listAdditions } from '../additions/queries.ts';
import { sealAssets } from '../assets/key.ts';
import { presentTelling, presentUndo } from '../claims/presenter.ts';
import { previewsOf } from '../claims/telling.ts';
import { findRequestAgent } from '../requests/queries.ts';
import { reportLinkIsLive } from '../links/live.ts';
import { listConversationPhotos } from './conversationPhotos.ts';
import { listFindings } from './findings.ts';
import { hiddenPlates } from './plates.ts';
import {
  findClaim,
  findDealer,
  findInspect,
  findSellerThread,
  loadReport,
  type ReportRows,
} from './queries.ts';

export const handlers = {
  async getRequest({ params, read, requirePartner, services, staff }) {
    const loaded = await read(async (tx) => {
      const rows = await loadReport(tx, params.id);
      requirePartner(rows.request.partner_id);
      const dealerId = rows.report.info.dealer_id;
      const parts = {
        url: publicUrl(services, rows.request),
        dealer: typeof dealerId === 'string' ? await findDealer(tx, dealerId) : undefined,
        sellerThreadId: (await findSellerThread(tx, params.id))?.id ?? null,
        assetsUrl: assetsUrl(services, rows, staff.sessionId),
        offerUrl: offerUrl(services, rows.request),
        agent: await findRequestAgent(tx, params.id),
        corrections: await listCorrections(tx, rows.request),
        conversationPhotos: await listConversationPhotos(tx, params.id, services.media),
        findings: await listFindings(tx, rows.report.id, rows.uploads),
        additions: (await listAdditions(tx, params.id)).map((row) =>
          presentAddition(row, rows.uploads),
        ),
      };
      return { rows, parts, subject: await staffSubject(services, tx, rows.request) };
    });
    const { rows, parts, subject } = loaded;
    const { vincode } = rows.report.car as StoredCar;
    // after the transaction: nobody waits for the database while a decoder answers
    const vinFacts = vincode ? await services.vins.decode(vincode) : null;
    return { report: presentReport(rows, { ...parts, vinFacts }, services.media), ...subject };
  },

  async getPublicRequest({ params, services }) {
    const { clock, db, keys, media } = services;
    const request = await db.system((tx) =>
      tx.selectFrom('requests').where('id', '=', params.id).selectAll().executeTakeFirst(),
    );
    const kind = request ? kindOf(keys, request, params.sessionKey) : null;
    if (!request || !kind || !reportLinkIsLive(request, clock.now())) throw notFound();
    const { id, key_version: version } = request;
    if (kind === `${request.request_type}_OFFER`) await recordOpening(services, request);
    return db.read([request.partner_id], async (tx) => {
      const rows = await loadReport(tx, request.id);
      const hidden = hiddenPlates(rows.uploads);
      const bound = media.forLink(
        { kind: 'request', id, version },
        (folder) => hidden.get(folder) ?? null,
      );
      const isSold = rows.sale !== undefined && kind.endsWith('_PUBLIC');
      const report = presentPublicReport(rows, kind, bound, isSold);
      return { report, ...(await publicSubject(services, tx, request, kind)) };
    });
  },
} satisfies Handlers;

/** The address of a request's public report, for the Copy link button. */
function publicUrl({ config, keys }: Services, request: Row<'requests'>): string {
  const sessionKey = keys.make('public', request.id, request.key_version);
  const flow = flows[request.request_type].path;
  const values = { flow, requestId: request.id, sessionKey };
  return config.publicUrl + buildAddress(reportLinks.public, values);
}

/** The address of the owner's offer page; null if the request leads to no sale. */
function offerUrl(services: Services, request: Row<'requests'>): string | null {
  return sells(request.request_type) ? offerLink(services, request) : null;
}

/** The address of the archive, which expires with the caller's session; null without photos. */
function assetsUrl(
  { clock, keys }: Services,
  { request, uploads }: ReportRows,
  sessionId: string,
): string | null {
  if (!uploads.some(({ state }) => state === 'PROCESSED')) return null;
  return `/api/assets/${sealAssets(keys, { requestId: request.id, sessionId }, clock.now())}`;
}

/** The view that the key gives access to; none for a wrong or revoked one. */
function kindOf(keys: Services['keys'], request: Row<'requests'>, key: string): ReportKind | null {
  const { id, key_version: version, request_type: flow } = request;
  const link = reportLinkKinds.find((kind) => keys.verify(kind, id, version, key));
  return link ? reportKindOf(flow, link) : null;
}

async function staffSubject(
  services: Services,
  tx: Tx,
  request: Row<'requests'>,
): Promise<Omit<Answer<'getRequest'>, 'report'>> {
  const { clock } = services;
  const { subject } = flows[request.request_type];
  const now = clock.now();
  const concluded = async (row: Row<'claims'> | Row<'inspects'>) => ({
    undo: presentUndo(row, now),
    telling: await presentTelling(tx, row),
    previews: await previewsOf(services, tx, request),
  });
  if (subject === 'claim') {
    const claim = await findClaim(tx, request.id);
    return claim ? { claim: { ...presentClaim(claim), ...(await concluded(claim)) } } : {};
  }
  if (subject === 'inspect') {
    const inspect = await findInspect(tx, request.id);
    return inspect
      ? { inspect: { ...presentInspect(inspect), ...(await concluded(inspect)) } }
      : {};
  }
  const trade_in = await staffTradeIn({ clock }, tx, request);
  if (!trade_in) return {};
  const auction = await findLatestAuction(tx, trade_in.id);
  const rows = auction && (await loadAuction(tx, auction.id));
  return rows ? { trade_in, auction: presentAuction(rows, now) } : { trade_in };
}

async function publicSubject(
  services: Services,
  tx: Tx,
  request: Row<'requests'>,
  kind: ReportKind,
): Promise<Omit<Answer<'getPublicRequest'>, 'report'>> {
  const { subject } = flows[request.request_type];
  if (subject === 'claim') {
    const claim = await findClaim(tx, request.id);
    return claim ? { claim: presentClaim(claim) } : {};
  }
  if (subject === 'inspect') {
    const inspect = await findInspect(tx, request.id);
    return inspect ? { inspect: presentPublicInspect(inspect) } : {};
  }
  const known = await findTradeIn(tx, request.id);
  if (!known) return {};
  const now = services.clock.now();
  const auction = await findLatestAuction(tx, known.id);
  const tradeIn = await tradeInAt(tx, known, auction, now);
  const trade_in = kind.endsWith('_OFFER')
    ? await ownerTradeIn(services, tx, request, tradeIn)
    : presentPublicTradeIn(tradeIn, false, now);
  if (!auction) return { trade_in };
  const state = { auction, ...(await summarizeBids(tx, auction.id)) };
  return { trade_in, auction: presentPublicAuction(state, now) };
}
