import type { Answer, Body } from '@forecourt/contract';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { StaffApi } from './api.ts';
import { linkSentTo } from './outbox.ts';
import type { OwnServer } from './OwnServer.ts';
import { pathOf, Reports } from './reports.ts';

const HOUR_MS = 3_600_000;

/** The paths of those who were part of an auction that is over. */
export interface Outcome {
  /** The report, for staff. */
  staff: string;
  owner: string;
  /** The dealer with the best offer, or who bought. */
  first: string;
  second: string;
}

/** Auctions that ended as the demo's have not, made by calls of the API on a server with its own clock. */
export class Outcomes {
  private readonly page: Page;
  private readonly server: OwnServer;
  private readonly staff: StaffApi;
  private readonly reports: Reports;

  private constructor(page: Page, server: OwnServer, staff: StaffApi) {
    this.page = page;
    this.server = server;
    this.staff = staff;
    this.reports = new Reports(page.request, staff);
  }

  /** @param page of the server */
  static async on(server: OwnServer, page: Page): Promise<Outcomes> {
    return new Outcomes(page, server, await StaffApi.signIn(page));
  }

  /** Both offers stayed below the reserve price, and time is up. */
  async reserveNotMet(): Promise<Outcome> {
    const outcome = await this.auction({ reserve_price: 9_317 });
    await this.offer(outcome.second, { value: 8_000 });
    await this.offer(outcome.first, { value: 8_500 });
    await this.server.moveClock(2 * HOUR_MS);
    await this.isOver(outcome, 'RESERVE_NOT_MET');
    return outcome;
  }

  /** The second dealer had bid when the first one bought. */
  async boughtNow(): Promise<Outcome> {
    const outcome = await this.auction({ buy_now_price: 9_000 });
    await this.offer(outcome.second, { value: 8_000 });
    await this.offer(outcome.first, { value: 9_000, buy_now: true });
    await this.isOver(outcome, 'AWAITING_OWNER');
    return outcome;
  }

  /** Starts an auction of one hour between two dealers for a car of the demo. */
  private async auction(rules: Body<'createAuction'>['rules']): Promise<Outcome> {
    const { report, trade_in: sale } = await this.reports.carForSale();
    const query = { type: 'DEALERSHIP', has_email: 'true', partner_id: this.staff.partnerId };
    const { partners } = await this.reports.get<Answer<'listPartners'>>('/api/partners', query);
    const [first, second] = partners;
    const body: Body<'createAuction'> = {
      partner_id: this.staff.partnerId,
      trade_in_id: sale!.id,
      start_time: new Date(0).toISOString(),
      end_time: new Date(HOUR_MS).toISOString(),
      validity: { days: 7, miles: 200 },
      dealers: [first!.id, second!.id],
      rules,
    };
    const answer = await this.page.request.post('/api/auctions', {
      headers: { ...this.staff.authorization, 'Idempotency-Key': `auction of ${report.id}` },
      data: body,
    });
    expect(answer.status(), await answer.text()).toBe(201);
    const linkOf = async (email: string | null) =>
      pathOf(await linkSentTo(this.page.request, email!, '/trade/report/dealer/'));
    return {
      staff: `/trade/report/${report.id}`,
      owner: pathOf(report.offer_url!),
      first: await linkOf(first!.email),
      second: await linkOf(second!.email),
    };
  }

  /** A dealer sends an offer. */
  private async offer(link: string, data: { value: number; buy_now?: boolean }): Promise<void> {
    const key = link.split('/').at(-1)!;
    const answer = await this.page.request.post('/api/public/offers', {
      headers: { 'Idempotency-Key': `offer of ${key}` },
      data: { dealer_key: key, ...data },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }

  /** Waits until the auction has its result. */
  private async isOver({ staff }: Outcome, status: string): Promise<void> {
    const id = staff.split('/').at(-1)!;
    await expect.poll(async () => (await this.reports.read(id)).auction?.status).toBe(status);
  }
}
