import type { Answer, CarStatus, Flow, OutboxMessageList } from '@forecourt/contract';
import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import type { StaffApi } from './api.ts';

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
  async cars(type: Flow, status: CarStatus | '' = ''): Promise<string[]> {
    const query = { type, status, limit: '10', partner_id: this.staff.partnerId };
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

  /** The path of the newest link of a kind, regardless of other messages sent since. */
  async sentLink(kind: 'offer' | 'dealer'): Promise<string> {
    for await (const link of this.sentLinks(kind)) return link;
    throw new Error(`Nobody was sent a link to ${kind}`);
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

  /** The paths of all links of a kind, newest first. */
  private async *sentLinks(kind: 'offer' | 'dealer'): AsyncGenerator<string> {
    const link = new RegExp(`/trade/report/${kind}/[\\w./~-]+`);
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
