import type { Answer, CarStatus, Deal, Flow, OutboxMessageList } from '@forecourt/contract';
import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import type { StaffApi } from './api.ts';
import { linkSentTo } from './outbox.ts';

type StaffReport = Answer<'getRequest'>;

/** The demo's reports, as staff get them from the API. */
export class Reports {
  private readonly request: APIRequestContext;
  private readonly staff: StaffApi;

  constructor(request: APIRequestContext, staff: StaffApi) {
    this.request = request;
    this.staff = staff;
  }

  /** Ids of requests whose cars have a status, newest first. */
  async cars(type: Flow, status: CarStatus | '' = '', limit = 10): Promise<string[]> {
    const query = { type, status, limit: String(limit), partner_id: this.staff.partnerId };
    const { cars } = await this.get<Answer<'listCars'>>('/api/requests/cars', query);
    return cars.map(({ request_id: id }) => id);
  }

  read(id: string): Promise<StaffReport> {
    return this.get<StaffReport>(`/api/requests/${id}`);
  }

  /** A report of a flow that includes a scan and damages. */
  async complete(type: Flow): Promise<StaffReport> {
    for (const id of await this.cars(type)) {
      const data = await this.read(id);
      const { uploads, damage_locations: damages } = data.report.report;
      const hasScan = uploads.some(({ filetype, url }) => filetype === 'video' && url);
      if (hasScan && damages.length > 0 && data.report.status === 'COMPLETED') return data;
    }
    throw new Error(`The demo has no complete ${type} report`);
  }

  /**
   * A submitted report of the demo with no offer and no auction yet.
   *
   * @param isWanted what else its customer must have
   */
  async carForSale(
    isWanted: (report: StaffReport['report']) => boolean = () => true,
  ): Promise<StaffReport> {
    for (const id of await this.cars('TRADE', 'NEW', 50)) {
      const data = await this.read(id);
      const { report, trade_in: trade, auction } = data;
      const isFree = report.status === 'COMPLETED' && trade && !trade.offer && !auction;
      if (isFree && isWanted(report)) return data;
    }
    throw new Error('The demo has no car without an offer');
  }

  /** The path of the newest link of a kind, regardless of other messages sent since. */
  async sentLink(kind: 'offer' | 'dealer'): Promise<string> {
    for await (const link of this.sentLinks(kind)) {
      if (kind === 'dealer' || (await this.isOpenOffer(link))) return link;
    }
    throw new Error(`Nobody was sent a link to ${kind}`);
  }

  /** Whether the owner behind a link can still answer an offer. */
  private async isOpenOffer(link: string): Promise<boolean> {
    const offer = (await this.ownerOf(link)).trade_in?.offer;
    return offer?.accepted === null && !offer.expired;
  }

  /** What the owner behind a link reads. */
  private async ownerOf(link: string): Promise<Answer<'getPublicRequest'>> {
    const [requestId, sessionKey] = link.split('/').slice(-2);
    const answer = await this.request.get(`/api/requests/${requestId}/${sessionKey}`);
    expect(answer.status(), link).toBe(200);
    return (await answer.json()) as Answer<'getPublicRequest'>;
  }

  /** The path of the newest owner's link whose page matches. */
  async ownerLink(matches: (answer: Answer<'getPublicRequest'>) => boolean): Promise<string> {
    for await (const link of this.sentLinks('offer')) {
      if (matches(await this.ownerOf(link))) return link;
    }
    throw new Error('No owner was sent a link to such an offer');
  }

  /** The id of a request whose car's newest deal is in a state. */
  async carAfter(state: Deal['state']): Promise<string> {
    for (const id of await this.cars('TRADE', '', 50)) {
      if ((await this.read(id)).trade_in?.deal?.state === state) return id;
    }
    throw new Error(`The demo has no car whose deal is ${state}`);
  }

  /** The path of a dealer's link that asks to stand by a bid, after the first deal fell through. */
  async secondChanceLink(): Promise<string> {
    for (const id of await this.cars('TRADE')) {
      const deal = (await this.read(id)).trade_in?.deal;
      const [next] = deal?.candidates ?? [];
      if (!deal?.can.includes('SECOND_CHANCE') || !next) continue;
      const answer = await this.request.post(`/api/deals/${deal.id}/second_chance`, {
        headers: { ...this.staff.authorization, 'Idempotency-Key': `second chance ${deal.id}` },
        data: { dealer_id: next.dealer_id, hours: 24 },
      });
      expect(answer.status()).toBe(201);
      break;
    }
    return this.dealerLink(({ second_chance: chance }) => chance?.can.includes('ACCEPT') === true);
  }

  /** The path of the newest dealer's link whose auction matches. */
  async dealerLink(matches: (answer: Answer<'getDealerAuction'>) => boolean): Promise<string> {
    for await (const link of this.sentLinks('dealer')) {
      const answer = await this.request.get(
        `/api/public/auctions/dealers/${link.split('/').at(-1)}`,
      );
      if (answer.ok() && matches((await answer.json()) as Answer<'getDealerAuction'>)) return link;
    }
    throw new Error('No dealer was sent a link to such an auction');
  }

  /** The path of the page of a dealer with auctions of every kind, by a link that it asked for. */
  async dealersPage(): Promise<string> {
    const query = { type: 'DEALERSHIP', has_email: 'true', partner_id: this.staff.partnerId };
    const { partners } = await this.get<Answer<'listPartners'>>('/api/partners', query);
    for (const { email } of partners) {
      await this.request.post('/api/public/dealer_links', { data: { email } });
      const link = pathOf(await linkSentTo(this.request, email!, '/dealers/'));
      const answer = await this.request.get(`/api/public/dealers/${link.split('/').at(-1)}`);
      const { counts } = (await answer.json()) as Answer<'getDealerPage'>;
      if (counts.running > 0 && counts.won > 0 && counts.past > 0) return link;
    }
    throw new Error('No dealer has running, won and past auctions');
  }

  /** The path of the page of a customer who was told the conclusion of their claim. */
  async conclusionLink(): Promise<string> {
    for await (const link of this.linksLike(/\/capture\/[\w./~-]+/)) {
      const answer = await this.request.get(`/api${link}`);
      const { capture } = (await answer.json()) as Answer<'getCapture'>;
      if (capture.conclusion) return link;
    }
    throw new Error('No customer was told a conclusion');
  }

  /** The path by which a dealer stops a partner's emails. */
  async optOutLink(): Promise<string> {
    for await (const link of this.linksLike(/\/dealers\/opt-out\/[\w./~-]+/)) return link;
    throw new Error('No dealer was sent a link to stop emails');
  }

  /** The paths of all links of a kind, newest first. */
  private sentLinks(kind: 'offer' | 'dealer'): AsyncGenerator<string> {
    return this.linksLike(new RegExp(`/trade/report/${kind}/[\\w./~-]+`));
  }

  private async *linksLike(link: RegExp): AsyncGenerator<string> {
    let after: string | null = '';
    while (after !== null) {
      const params: Record<string, string> = { limit: '100', ...(after && { after }) };
      const answer = await this.request.get('/api/outbox', { params });
      const { messages, metadata } = (await answer.json()) as OutboxMessageList;
      for (const { text } of messages) {
        const found = link.exec(text)?.[0];
        if (found) yield found;
      }
      after = metadata.after;
    }
  }

  /** Calls the API as staff. */
  async get<T>(path: string, query?: Record<string, string>): Promise<T> {
    const headers = this.staff.authorization;
    const answer = await this.request.get(path, { headers, ...(query && { params: query }) });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()) as T;
  }
}

/** The path of a URL. */
export const pathOf = (url: string): string => new URL(url).pathname;
