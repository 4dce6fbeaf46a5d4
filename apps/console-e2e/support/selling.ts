import type { Answer } from '@forecourt/contract';
import { expect } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { StaffApi } from './api.ts';
import { Dealer, wake } from './dealer.ts';
import { linkSentTo } from './outbox.ts';
import type { OwnServer } from './OwnServer.ts';
import { phone } from './phone.ts';
import { Reports } from './reports.ts';
import { Staff } from './staff.ts';
import { secondsLeft, showsTimeLeft } from './timeLeft.ts';

const LAST_SECONDS_MS = 6_000;

/** What the journeys know of a dealer. */
export interface Invited {
  name: string;
  email: string;
}

export interface SharedWith {
  /** How many dealers from the top of the list. */
  dealers?: number;
  hours?: number;
  requirements?: string;
  /** Changes more of the rules, in the step that is open. */
  rules?: (dialog: Locator) => Promise<void>;
  /** Looks at the review before it is sent. */
  review?: (dialog: Locator) => Promise<void>;
}

/**
 * Selling one car on a journey's own server: staff at a desktop, dealers and the owner on phones, a
 * window each. Everything but the choice of the car is done on screen.
 */
export class Selling {
  readonly desk: Page;
  readonly requestId: string;
  readonly api: StaffApi;
  readonly reports: Reports;
  /** The decision card of the report. */
  readonly panel: Locator;
  private readonly browser: Browser;
  private readonly server: OwnServer;
  private readonly phones = new Set<Page>();

  constructor(
    browser: Browser,
    server: OwnServer,
    at: { desk: Page; api: StaffApi; requestId: string },
  ) {
    this.browser = browser;
    this.server = server;
    this.desk = at.desk;
    this.api = at.api;
    this.reports = new Reports(at.desk.request, at.api);
    this.requestId = at.requestId;
    this.panel = at.desk.getByRole('region', { name: 'Offer and auction' });
  }

  /** A car of the demo that is for sale, with its report open on the desktop. */
  static async open(
    browser: Browser,
    server: OwnServer,
    isWanted?: Parameters<Reports['carForSale']>[0],
  ): Promise<Selling> {
    const desk = await browser.newPage({ baseURL: server.origin });
    const api = await StaffApi.signIn(desk);
    const requestId = (await new Reports(desk.request, api).carForSale(isWanted)).report.id;
    const selling = new Selling(browser, server, { desk, api, requestId });
    await new Staff(desk).signIn();
    await desk.goto(`/trade/report/${requestId}`);
    return selling;
  }

  /** The report as the record has it. */
  read(): Promise<Answer<'getRequest'>> {
    return this.reports.read(this.requestId);
  }

  /** The chained record of offers and answers, oldest first. */
  record(): Promise<Answer<'listAuditEntries'>> {
    return this.reports.get(`/api/requests/${this.requestId}/audit`);
  }

  /** What the record, which is whole, says that happened, and at which amounts. */
  async history(): Promise<[action: string, amount: number | null][]> {
    const { intact, entries } = await this.record();
    expect(intact).toBe(true);
    return entries.map(({ action, amount }) => [action, amount]);
  }

  /** The fees of the car's auctions. */
  async fees(): Promise<Answer<'listFees'>['fees']> {
    const { fees } = await this.reports.get<Answer<'listFees'>>('/api/fees', {
      partner_id: this.api.partnerId,
    });
    const { auction } = await this.read();
    return fees.filter((fee) => fee.auction_id === auction?.id);
  }

  /** A phone on this server, woken with all the others. */
  async phone(): Promise<Page> {
    const page = await phone(this.browser, this.server.origin);
    this.phones.add(page);
    return page;
  }

  /** Shares the report with dealers, and returns whom it invited. */
  async startAuction(share: SharedWith = {}): Promise<Invited[]> {
    const { dealers = 2, hours = 2, requirements, rules, review } = share;
    await this.panel.getByRole('link', { name: 'Start an auction' }).click();
    const dialog = this.desk.getByRole('dialog');
    const continueButton = dialog.getByRole('button', { name: 'Continue' });
    const first = dialog.getByRole('listitem').first().getByRole('checkbox');
    await expect(first).toBeVisible();
    // The dealer whom the customer chose is selected already, and stands first.
    await expect(continueButton).toBeEnabled({ enabled: await first.isChecked() });
    const invited = await chooseDealers(dialog, dealers);
    await continueButton.click();
    await dialog.getByLabel(/^Hours dealers have/).fill(String(hours));
    if (requirements) await dialog.getByLabel('Dealer requirements').fill(requirements);
    await rules?.(dialog);
    await continueButton.click();
    await expect(dialog.getByText(/invites you to bid/)).toBeVisible();
    await review?.(dialog);
    await dialog.getByRole('button', { name: /^Start auction: \d+ dealers?, ends / }).click();
    await this.isTitled('Auction running');
    return invited;
  }

  /** The dealer opens the link of the newest message on a phone of their own. */
  async dealer(invited: Invited, page?: Page): Promise<Dealer> {
    const dealer = new Dealer(page ?? (await this.phone()), invited);
    await this.openLink(dealer);
    return dealer;
  }

  /** The dealer opens the link of the newest message to them. */
  async openLink({ page, email }: Dealer): Promise<void> {
    await page.goto(await linkSentTo(this.desk.request, email, '/trade/report/dealer/'));
  }

  /** The owner opens the page behind their link, on a phone of their own. */
  async owner(): Promise<Page> {
    const page = await this.phone();
    await page.goto((await this.read()).report.offer_url!);
    return page;
  }

  /** The title of the decision card. */
  async isTitled(title: string): Promise<void> {
    await expect(this.panel.getByRole('heading', { name: title })).toBeVisible();
  }

  /** Moves the clock to this long before the auction's end, and lets every window notice. */
  async moveTo(beforeEnd: number): Promise<void> {
    const { auction } = await this.read();
    await this.moveClock(secondsLeft(auction!) * 1000 - beforeEnd);
  }

  /** The clock of a window, or of a part of it, shows what is left by the server's. */
  showsTimeLeft(window: Page | Locator): Promise<void> {
    return showsTimeLeft(window.getByRole('timer').first(), () => this.read());
  }

  /** Moves the clock to the last seconds of the auction, which the windows then see end. */
  toTheEnd(): Promise<void> {
    return this.moveTo(LAST_SECONDS_MS);
  }

  /** Moves the clock forward, and lets every window notice. */
  async moveClock(ms: number): Promise<void> {
    await this.server.moveClock(ms);
    await Promise.all([this.desk, ...this.phones].map(wake));
  }
}

/** Selects this many dealers from the top of the list and returns them. */
async function chooseDealers(dialog: Locator, count: number): Promise<Invited[]> {
  const rows = dialog.getByRole('listitem');
  const chosen: Invited[] = [];
  for (let index = 0; index < count; index++) {
    const row = rows.nth(index);
    await expect(row).toBeVisible();
    const text = await row.innerText();
    const [name = ''] = text.split('\n');
    const [email = ''] = /\S+@\S+/.exec(text) ?? [];
    const checkbox = row.getByRole('checkbox');
    if (!(await checkbox.isChecked())) await row.locator('label').click();
    await expect(checkbox).toBeChecked();
    chosen.push({ name: name.trim(), email });
  }
  await expect(dialog.getByText(`${count} selected`)).toBeVisible();
  return chosen;
}

/** The owner presses yes, and confirms it. */
export async function acceptOffer(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: 'Accept offer' }).first().click();
  const question = owner.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Accept offer' }).click();
  await expect(owner.getByRole('heading', { name: 'You accepted the offer' })).toBeVisible();
}

/** The owner presses no, and confirms it. */
export async function declineOffer(owner: Page): Promise<void> {
  await owner.getByRole('button', { name: 'Decline' }).first().click();
  const question = owner.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(owner.getByRole('heading', { name: 'You declined the offer' })).toBeVisible();
}

/** Sets the minimum price among an auction's rules. */
export async function setMinimum(dialog: Locator, price: string): Promise<void> {
  await dialog.getByText('Price rules').click();
  await dialog.getByLabel('Minimum price').fill(price);
}

/**
 * A side ticks a part of the handover.
 *
 * @param side whose part it is: the reader's own if left out
 */
export async function tick(page: Page, item: string, side = 'You'): Promise<void> {
  const box = page.getByRole('checkbox', { name: `${item}: ${side}` });
  // the box follows the server's answer, which `check` does not wait for
  await box.click({ force: true });
  await expect(box).toBeChecked();
}
