import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealStates, matchesMask } from '@forecourt/contract';
import type {
  Answer,
  Car,
  Deal,
  Dealer,
  DealerFees,
  Identifiers,
  Invite,
  Invoice,
  Partner,
  Request,
  Settings,
  StaffReportAnswer,
  TradeIn,
} from '@forecourt/contract';
import { startTestServer } from '../../test/harness.ts';
import type { TestServer } from '../../test/harness.ts';
import { seedDemo } from './index.ts';
import { DEMO_MEDIA, readManifest } from './manifest.ts';
import { filesOf, makeTinyMedia } from './testing/tinyMedia.ts';

let server: TestServer;
let token: string;
let partners: Partner[];
let pictures: string;

beforeAll(async () => {
  server = await startTestServer();
  pictures = await mkdtemp(join(tmpdir(), 'demo-media-'));
  await makeTinyMedia(pictures);
  await seedDemo(server.services, pictures);
  token = await server.signIn('staff@northgate.test');
  partners = (await get('/api/my/partners')).partners as Partner[];
});
afterAll(async () => {
  await server.close();
  await rm(pictures, { recursive: true });
});

const get = async (url: string, as = token) => {
  const answer = await server.call('GET', url, { token: as });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json() as Record<string, unknown>;
};
const idOf = (name: string) => partners.find((partner) => partner.name === name)!.id;

/** Fetches all pages of a list. */
async function all<T>(url: string, name: string): Promise<T[]> {
  const found: T[] = [];
  for (let after: string | null = ''; after !== null;) {
    const body: Record<string, unknown> = await get(`${url}${after ? `&after=${after}` : ''}`);
    found.push(...(body[name] as T[]));
    after = (body.metadata as { after: string | null }).after;
  }
  return found;
}

const TABS = {
  TRADE: [
    'NEW',
    'LEAD',
    'SENT',
    'OPENED',
    'IN_PROGRESS',
    'COMPLETED',
    'FOLLOW_UP_SENT',
    'INACTIVE',
    'ARCHIVED',
  ],
  CLAIM: ['SENT', 'OPENED', 'IN_PROGRESS', 'COMPLETED', 'ARCHIVED'],
  INSPECT: ['SENT', 'OPENED', 'IN_PROGRESS', 'COMPLETED', 'ARCHIVED'],
} as const;
const CAR_TABS = {
  TRADE: [
    'NEW',
    'APPRAISED',
    'OFFER_ACCEPTED',
    'SOLD',
    'OFFER_DECLINED',
    'AUCTION_RUNNING',
    'AUCTION_COMPLETED',
  ],
  CLAIM: ['NEW', 'REPAIRABLE', 'NEEDS_EXTRA_INSPECTION'],
  INSPECT: ['NEW', 'INSPECTED', 'NEEDS_EXTRA_INSPECTION'],
} as const;
const FLOWS = ['TRADE', 'CLAIM', 'INSPECT'] as const;

it('gives staff their three partners in order, each with its areas', async () => {
  expect(partners.map((partner) => partner.name)).toEqual([
    'Northgate Motors',
    'Harbour Insurance',
    'Lakeside Cars',
  ]);
  const ids = await Promise.all(
    partners.map(async ({ id }) =>
      ((await get(`/api/partners/${id}/customisations`)).customisations as { unique_id: string }[])
        .map((one) => one.unique_id)
        .sort(),
    ),
  );
  expect(ids).toEqual([
    ['northgate-claim', 'northgate-inspect', 'northgate-trade'],
    ['harbour-claim', 'harbour-inspect'],
    ['lakeside-trade'],
  ]);
});

it('has partners who count miles, and one who counts kilometers', async () => {
  expect(partners.map((partner) => partner.distance_unit)).toEqual(['mi', 'mi', 'km']);
  const { rows } = await server.db.system((tx) =>
    sql<{ place: string; unit: string; miles: number }>`
      select car ->> 'country_code' as place, car #>> '{condition,mileage_unit}' as unit,
        avg((car #>> '{condition,mileage}')::int)::int as miles
      from reports where car ? 'condition' group by 1, 2 order by 1, 2`.execute(tx),
  );
  const [abroad, pictured, others] = rows;
  expect(rows.map(({ place, unit }) => [place, unit])).toEqual([
    ['CA', 'km'],
    ['CA', 'mi'],
    ['US', 'mi'],
  ]);
  expect(pictured?.miles).toBeLessThan(100_000);
  expect(abroad!.miles).toBeGreaterThan(others!.miles);
});

it('lets an administrator see settings with a history, an invitation that waits, and invoices', async () => {
  const id = idOf('Northgate Motors');
  const { settings } = await get(`/api/partners/${id}/settings`);
  expect((settings as Settings).updated_by).toEqual({ name: 'Nora Gates' });
  const { changes } = await get(`/api/partners/${id}/settings/changes`);
  expect((changes as unknown[]).length).toBeGreaterThan(5);
  const { invitations } = await get(`/api/users?partner_id=${id}`);
  expect(invitations).toMatchObject([{ name: 'Lena Hart', role: 'AGENT' }]);
  const { invoices } = await get(`/api/invoices?partner_id=${id}`);
  const lines = (invoices as Invoice[]).flatMap((invoice) => invoice.lines);
  expect(new Set(lines.map((line) => line.amount))).toEqual(new Set([39]));
  const { dealers } = await get(`/api/fees/dealers?partner_id=${id}`);
  const sums = dealers as DealerFees[];
  expect(sums.some(({ due }) => due > 0)).toBe(true);
  expect(sums.some(({ returned }) => returned > 0)).toBe(true);
});

it('has claims with numbers of the form that their desk set, each once, and some without', async () => {
  const known: Identifiers[] = [];
  for (const name of ['Northgate Motors', 'Harbour Insurance']) {
    const { settings } = await get(`/api/partners/${idOf(name)}/settings`);
    const { flows } = settings as Settings;
    const mask = flows.find(({ flow }) => flow === 'CLAIM')?.identifiers?.claim_number.mask;
    expect(mask).toBe('CL-######');
    const base = `/api/requests?limit=50&type=CLAIM&partner_id=${idOf(name)}`;
    const claims = (await all<Request>(base, 'requests')).flatMap((one) => one.identifiers ?? []);
    const numbers = claims.flatMap((one) => one.claim_number ?? []);
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers.length).toBeLessThan(claims.length);
    expect(numbers.every((number) => matchesMask(mask ?? null, number))).toBe(true);
    known.push(...claims);
  }
  const numbers = known.flatMap((one) => one.claim_number ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
  const today = server.clock.now().toISOString();
  expect(known.every(({ date_of_loss: day }) => day === null || day < today)).toBe(true);
});

describe.each(FLOWS)('%s of Northgate', (flow) => {
  it('has more than three pages of requests and something behind every tab', async () => {
    const base = `/api/requests?limit=10&type=${flow}&partner_id=${idOf('Northgate Motors')}`;
    const requests = await all<Request>(base, 'requests');
    expect(requests.length).toBeGreaterThanOrEqual(35);
    for (const status of TABS[flow]) {
      const shown = await all<Request>(`${base}&status=${status}`, 'requests');
      expect([status, shown.length > 0]).toEqual([status, true]);
    }
    const times = requests.map((request) => request.inserted_at);
    expect(times).toEqual([...times].sort().reverse());
    expect(times[0]! <= server.clock.now().toISOString()).toBe(true);
  });

  it('has cars behind every tab', async () => {
    const base = `/api/requests/cars?limit=10&type=${flow}&partner_id=${idOf('Northgate Motors')}`;
    for (const status of CAR_TABS[flow]) {
      const cars = await all<Car>(`${base}&status=${status}`, 'cars');
      expect([status, cars.length > 0]).toEqual([status, true]);
      expect(cars.every((car) => car.plate && car.make)).toBe(true);
    }
  });

  it('opens every completed report and every timeline', async () => {
    const url = `/api/requests?limit=50&type=${flow}&partner_id=${idOf('Northgate Motors')}`;
    for (const { id } of await all<Request>(url, 'requests')) {
      await get(`/api/requests/${id}`);
      expect(
        ((await get(`/api/requests/${id}/events`)).events as unknown[]).length,
      ).toBeGreaterThan(0);
    }
  });
});

it('has thirty dealers with an email address, of which one is set aside and one opted out', async () => {
  const list = '/api/partners?type=DEALERSHIP&has_email=true';
  const dealers = await all<Dealer>(
    `${list}&state=ACTIVE&state=INACTIVE&state=OPTED_OUT`,
    'partners',
  );
  expect(dealers).toHaveLength(30);
  expect(await all(list, 'partners')).toHaveLength(28);
  expect(await all(`${list}&state=INACTIVE`, 'partners')).toHaveLength(1);
  expect(await all(`${list}&favorite=true`, 'partners')).toHaveLength(4);
  expect(dealers.every(({ contact, latitude }) => contact && latitude)).toBe(true);
});

it('has an auction running, one won, one lost and one without offers', async () => {
  const rows = await server.db.system((tx) =>
    tx
      .selectFrom('auctions')
      .innerJoin('trade_ins', 'trade_ins.id', 'auctions.trade_in_id')
      .select(['auctions.status', 'auctions.end_time', 'trade_ins.offer_accepted'])
      .execute(),
  );
  const of = (status: string) => rows.filter((row) => row.status === status);
  expect(of('RUNNING')).toHaveLength(1);
  expect(of('RUNNING')[0]!.end_time > server.clock.now()).toBe(true);
  expect(of('ACCEPTED').map((row) => row.offer_accepted)).toEqual([true, true, true, true]);
  expect(of('FELL_THROUGH').map((row) => row.offer_accepted)).toEqual([null, null, null, null]);
  expect(of('DECLINED')).toMatchObject([{ offer_accepted: false }]);
  expect(of('NO_OFFERS')).toMatchObject([{ offer_accepted: null }]);
});

it('shows the rules in the running auction: a reserve that is met, late bids and a limit at work', async () => {
  const { auction, bids, limits } = await server.db.system(async (tx) => ({
    auction: await tx
      .selectFrom('auctions')
      .where('status', '=', 'RUNNING')
      .selectAll()
      .executeTakeFirstOrThrow(),
    bids: await tx
      .selectFrom('bids')
      .innerJoin('auctions', 'auctions.id', 'bids.auction_id')
      .where('auctions.status', '=', 'RUNNING')
      .orderBy('bids.seq', 'desc')
      .selectAll('bids')
      .execute(),
    limits: await tx.selectFrom('bid_limits').selectAll().execute(),
  }));
  const [last, before] = bids;
  expect(auction).toMatchObject({ extension: true, proxy_bids: true, sealed: false });
  expect(last!.value_cents).toBeGreaterThanOrEqual(auction.reserve_cents!);
  expect(last).toMatchObject({ automatic: true });
  expect(last!.value_cents - before!.value_cents).toBe(auction.min_raise_cents);
  expect(limits).toMatchObject([{ auction_id: auction.id, dealer_id: last!.dealer_id }]);
  expect(limits[0]!.limit_cents).toBeGreaterThan(last!.value_cents);
});

it('has threads that were read and threads that were not', async () => {
  const rows = await server.db.system((tx) =>
    tx.selectFrom('threads').select(['seller_read_status', 'initiator']).execute(),
  );
  expect(new Set(rows.map((row) => row.seller_read_status))).toEqual(new Set([true, false]));
  const buyers = rows.filter((row) => row.initiator.includes('BUYER'));
  expect(buyers.length).toBeGreaterThan(20);
});

it('shows reports with pictures that are served, and scans of 24 frames in two resolutions', async () => {
  const url = `/api/requests/cars?limit=50&type=TRADE&partner_id=${idOf('Northgate Motors')}`;
  const cars = await all<Car>(url, 'cars');
  let scans = 0;
  for (const car of cars) {
    const { report } = (await get(`/api/requests/${car.request_id}`)).report as {
      report: {
        uploads: {
          filetype: string;
          url: string;
          processedimagescount: number;
          processedpath: string;
          lrprocessedpath: string;
        }[];
        damage_locations: { id: string; pin: object | null }[];
      };
    };
    expect(report.uploads.length).toBeGreaterThan(5);
    expect((await server.call('GET', car.thumbnail!)).statusCode).toBe(200);
    for (const upload of report.uploads.filter((one) => one.filetype === 'video')) {
      scans++;
      expect(upload.processedimagescount).toBe(25);
      const pinned = report.damage_locations.filter(({ pin }) => pin).map(({ id }) => id);
      expect(pinned.sort()).toEqual(['dent', 'scratch']);
      for (const base of [upload.processedpath, upload.lrprocessedpath]) {
        for (const index of [0, 23]) {
          const frame = await server.call('GET', `${base}${index}.jpg`);
          expect([frame.statusCode, frame.headers['content-type']]).toEqual([200, 'image/jpeg']);
        }
      }
    }
  }
  expect(scans).toBeGreaterThan(0);
});

it('lets a visitor be the customer: links in the outbox open', async () => {
  const { messages } = (await get('/api/outbox?limit=100')) as { messages: { text: string }[] };
  expect(messages.length).toBeGreaterThan(20);
  const requests = messages.filter(({ text }) => text.includes('/capture/'));
  for (const { text } of requests.slice(0, 10)) {
    const [, path] = /forecourt\.test(\/capture\/\S+)/.exec(text)!;
    const answer = await server.call('GET', `/api${path}`);
    expect([path, answer.statusCode]).toEqual([path, 200]);
  }
});

it('lets a visitor be a dealer and an owner: their links open, and every record is whole', async () => {
  const sent = await server.db.system((tx) =>
    tx.selectFrom('outbox').where('link', 'is not', null).select(['purpose', 'link']).execute(),
  );
  const linksOf = (part: string) =>
    new Set(sent.map(({ link }) => link!).filter((link) => link.includes(part)));
  const dealers = [...linksOf('/trade/report/dealer/')];
  expect(dealers).toHaveLength(14 * 8);
  const states = new Set<string>();
  for (const link of dealers) {
    const answer = await server.call(
      'GET',
      `/api/public/auctions/dealers/${link.split('/').at(-1)}`,
    );
    expect([link, answer.statusCode]).toEqual([link, 200]);
    states.add(answer.json().auction.status);
  }
  expect([...states].sort()).toEqual([
    'ACCEPTED',
    'AWAITING_OWNER',
    'CANCELLED',
    'DECLINED',
    'EXPIRED',
    'FELL_THROUGH',
    'NO_OFFERS',
    'RUNNING',
  ]);
  for (const link of linksOf('/trade/report/offer/')) {
    const [id, key] = link.split('/').slice(-2);
    const { trade_in } = (await server.call('GET', `/api/requests/${id}/${key}`)).json();
    // one to answer, or what became of the answer
    if (trade_in.deal) expect(dealStates).toContain(trade_in.deal.state);
    else expect(trade_in.offer).toMatchObject({ accepted: null, expired: false });
  }
  const cars = await all<Car>(
    `/api/requests/cars?limit=50&type=TRADE&partner_id=${idOf('Northgate Motors')}`,
    'cars',
  );
  for (const { request_id } of cars) {
    expect((await get(`/api/requests/${request_id}/audit`)).intact).toBe(true);
  }
});

it('shows an offer that did not reach its owner, beside offers that did', async () => {
  const offered = await server.db.system((tx) =>
    tx
      .selectFrom('outbox')
      .innerJoin('trade_ins', 'trade_ins.request_id', 'outbox.about_request_id')
      .where('outbox.purpose', '=', 'OFFER')
      .where('trade_ins.partner_id', '=', idOf('Northgate Motors'))
      .select('trade_ins.request_id')
      .execute(),
  );
  const reasons: (string | null | undefined)[] = [];
  for (const { request_id: id } of offered) {
    const { trade_in } = (await get(`/api/requests/${id}`)) as { trade_in: TradeIn };
    reasons.push(trade_in.message?.reason);
  }
  expect(reasons.filter((reason) => reason === 'NUMBER_REJECTED')).toHaveLength(1);
  expect(reasons).toContain(null);
});

it('keeps the other tenant apart', async () => {
  const stranger = await server.signIn('staff@summit.test');
  const own = (await get('/api/my/partners', stranger)).partners as Partner[];
  expect(own.map((partner) => partner.name)).toEqual(['Summit Auto']);
  const url = `/api/requests?type=TRADE&partner_id=${idOf('Northgate Motors')}`;
  expect((await server.call('GET', url, { token: stranger })).statusCode).toBe(404);
});

it('shows the links to terms and privacy on every invite page, to samples that say so', async () => {
  const uniqueIds = [
    'northgate-trade',
    'northgate-claim',
    'northgate-inspect',
    'harbour-claim',
    'harbour-inspect',
    'lakeside-trade',
    'summit-trade',
  ];
  for (const uniqueId of uniqueIds) {
    const { customisation } = (await get(`/api/partner_customisations/${uniqueId}`)) as Invite;
    for (const address of [customisation.terms_url, customisation.privacy_url]) {
      const page = new URL(`../../../console/public${address}`, import.meta.url);
      expect([uniqueId, await readFile(page, 'utf8')]).toEqual([
        uniqueId,
        expect.stringContaining('A sample for the demo data only.'),
      ]);
    }
  }
});

it('asks for a dealer where an owner sells and there are dealers', async () => {
  const asks = async (uniqueId: string) =>
    ((await get(`/api/partner_customisations/${uniqueId}`)) as Invite).customisation.sections
      .dealer_select;
  expect(await asks('northgate-trade')).toBe(true);
  expect([await asks('northgate-claim'), await asks('lakeside-trade')]).toEqual([false, false]);
});

const rendered = readManifest(DEMO_MEDIA);
it.runIf(rendered)('finds every rendered picture, of the size its list says', async () => {
  const manifest = rendered!;
  const photos = manifest.cars.flatMap((car) => Object.values(car.photos).flat());
  for (const { file, width, height } of photos) {
    expect([file, await sharp(join(DEMO_MEDIA, file)).metadata()]).toMatchObject([
      file,
      { format: 'jpeg', width, height },
    ]);
  }
  for (const file of filesOf(manifest).filter((one) => one.endsWith('.jpg'))) {
    const { exif } = await sharp(join(DEMO_MEDIA, file)).metadata();
    expect([file, exif]).toEqual([file, undefined]);
  }
});

it('is written once', async () => {
  const count = () =>
    server.db.system((tx) =>
      tx
        .selectFrom('requests')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirst(),
    );
  const before = await count();
  await seedDemo(server.services, pictures);
  expect(await count()).toEqual(before);
});

it('has a deal in each state, with the record behind it whole', async () => {
  const partner = idOf('Northgate Motors');
  const url = `/api/requests?limit=50&type=TRADE&status=COMPLETED&partner_id=${partner}`;
  const deals: Deal[] = [];
  for (const { id } of await all<Request>(url, 'requests')) {
    const { trade_in } = (await get(`/api/requests/${id}`)) as unknown as StaffReportAnswer;
    if (!trade_in?.deal) continue;
    deals.push(trade_in.deal);
    expect((await get(`/api/requests/${id}/audit`)).intact).toBe(true);
  }
  expect(new Set(deals.map(({ state }) => state))).toEqual(new Set(dealStates));
  expect(deals.some(({ buyer }) => buyer.kind === 'PARTNER')).toBe(true);
  expect(deals.some(({ second_chance: chance }) => chance?.state === 'ASKED')).toBe(true);
  expect(deals.some(({ answer }) => answer?.until)).toBe(true);
});

it('has a report that is being added to, and one that was, with the refused photo and its reason', async () => {
  const partner = idOf('Northgate Motors');
  const listed = async (status: string) =>
    all<Request>(
      `/api/requests?limit=50&type=TRADE&status=${status}&partner_id=${partner}`,
      'requests',
    );
  const [open, ...others] = (await listed('IN_PROGRESS')).filter(({ addition }) => addition);
  expect(others).toEqual([]);
  expect(open).toMatchObject({
    addition: { photos: 1, more: true },
    report: { progress: { done: 0, required: 2 } },
  });
  const reports = await Promise.all(
    (await listed('COMPLETED')).map(
      async ({ id }) => (await get(`/api/requests/${id}`)) as unknown as StaffReportAnswer,
    ),
  );
  const [answered, ...more] = reports.filter(({ report }) => (report.additions ?? []).length > 0);
  expect(more).toEqual([]);
  const [addition] = answered?.report.additions ?? [];
  expect(addition).toMatchObject({ state: 'COMPLETED', uploads: [expect.any(Number)] });
  const refused = answered?.report.report.uploads.filter(({ refusal }) => refusal);
  expect(refused).toMatchObject([{ review_status: 'declined', refusal: { reason: 'REFLECTION' } }]);
  const { events } = await get(`/api/requests/${answered?.report.id}/events`);
  expect((events as { type: string }[]).slice(-2).map(({ type }) => type)).toEqual([
    'ADDITION_ASKED',
    'ADDITION_COMPLETED',
  ]);
});

it('sends no message and tells of no event that is still to come', async () => {
  const now = server.clock.now();
  const { db } = server;
  const sent = await db.direct.selectFrom('outbox').select('sent_at').execute();
  const events = await db.direct.selectFrom('request_events').select('inserted_at').execute();
  const times = [...sent.map(({ sent_at: at }) => at), ...events.map((one) => one.inserted_at)];
  expect(times.length).toBeGreaterThan(100);
  expect(times.filter((at) => at !== null && at > now)).toEqual([]);
});

it('tells customers of one partner the conclusions of their claims, by links that work', async () => {
  const query = `type=CLAIM&partner_id=${idOf('Harbour Insurance')}`;
  const reportOf = async (status: string) => {
    const [car] = await all<Car>(`/api/requests/cars?${query}&status=${status}`, 'cars');
    return (await get(`/api/requests/${car?.request_id}`)) as unknown as StaffReportAnswer;
  };
  const { claim, report } = await reportOf('REPAIRABLE');
  expect(claim?.telling).toMatchObject({ planned_at: null, message: { state: 'SENT' } });
  expect(claim?.previews?.map(({ status }) => status)).toEqual([3, 5]);
  const { link } = await server.db.direct
    .selectFrom('outbox')
    .where('about_request_id', '=', report.id)
    .where('purpose', '=', 'CONCLUSION')
    .select('link')
    .executeTakeFirstOrThrow();
  const path = new URL(link!).pathname;
  const { conclusion } = (await server.call('GET', `/api${path}`)).json<Answer<'getCapture'>>()
    .capture;
  expect(conclusion).toMatchObject({ status: 3 });
  expect(conclusion?.next).toContain('Harbour Insurance pays the workshop');
  expect((await reportOf('NEEDS_EXTRA_INSPECTION')).claim?.telling?.opened_at).not.toBeNull();
});
