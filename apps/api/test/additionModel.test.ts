import { additionSteps, providedBy, sectionOrder, type Report } from '@forecourt/contract';
import { seeded, type Random } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import type { Customer } from '../src/modules/capture/testing/customer.ts';
import { aPhoto, deskOf, sentReport } from './additionHouse.ts';
import { openDesk } from './desk.ts';

/*
 * Random histories of a report that is added to: staff ask, cancel, take refusals back, archive; the
 * customer sends photos, deletes them, answers, submits, all in any order. However it goes, no photo is
 * lost, nothing asked for is forgotten, and nothing changes but what was opened.
 */

const HISTORIES = 6;
const STEPS = 16;
const SECTIONS = ['dashboard', 'windshield', 'vin', 'exterior_images', 'mileage'] as const;

const { server, tenants, token } = await openDesk('agent@north.test');

interface History {
  customer: Customer;
  desk: ReturnType<typeof deskOf>;
  /** Photos that arrived and were not taken back, by their ids on the phone. */
  kept: Set<string>;
  /** Those of them that were sent with a report or an addition: nobody can take them back. */
  sealed: Set<string>;
}

test.each(Array.from({ length: HISTORIES }, (_, seed) => seed))(
  'history %i loses nothing and forgets nothing',
  { timeout: 120_000 },
  async (seed) => {
    const random = seeded(`additions ${seed}`);
    const customer = await sentReport(server, tenants.north.partnerId);
    const desk = deskOf(server, customer.requestId, token);
    const ids = await idsOf(customer);
    const history = { customer, desk, kept: new Set(ids), sealed: new Set(ids) };
    for (let step = 0; step < STEPS; step++) {
      server.clock.advance(1000);
      const before = await desk.read();
      const code = await oneStep(random, history, before);
      expect(code).toBeOneOf([200, 201, 204, 404, 409, 422]);
      await check(history, before);
    }
  },
);

/** The photos that the server has, by their ids on the phone. */
async function idsOf({ requestId }: Customer): Promise<string[]> {
  const rows = await server.db.direct
    .selectFrom('uploads')
    .innerJoin('reports', 'reports.id', 'uploads.report_id')
    .where('reports.request_id', '=', requestId)
    .where('uploads.state', '=', 'PROCESSED')
    .where('uploads.deleted_at', 'is', null)
    .orderBy('uploads.id')
    .select('uploads.client_id')
    .execute();
  return rows.map(({ client_id }) => client_id ?? '');
}

function oneStep(random: Random, history: History, report: Report): Promise<number> {
  const { customer, desk, kept, sealed } = history;
  const open = report.additions?.at(-1);
  const upload = random.pick(report.report.uploads);
  const steps = [
    async () => {
      const refuses = random.chance(0.6);
      const answer = await desk.ask({
        ...(refuses ? { photos: [{ upload_id: upload.id, reason: 'BLURRED' }] } : {}),
        ...(refuses && random.chance(0.5) ? {} : { sections: [random.pick(SECTIONS)] }),
        ...(random.chance(0.3) ? { damages: ['d1'] } : {}),
      });
      return answer.statusCode;
    },
    () => sendPhoto(random, history),
    () => sendPhoto(random, history),
    async () => (await customer.call('PATCH', '', anAnswer(random))).statusCode,
    () => deletePhoto(random, history),
    async () => {
      const reason = random.chance(0.3) ? { reason: 'No time' } : {};
      const { statusCode } = await customer.call('POST', '/submit', reason);
      if (statusCode === 200) for (const id of kept) sealed.add(id);
      return statusCode;
    },
    async () => (open && random.chance(0.4) ? (await desk.cancel(open.id)).statusCode : 200),
    async () => (open ? (await desk.takeBack(open.id, upload.id)).statusCode : 200),
    async () => {
      const archived = await desk.act('PATCH', '', { status: 'ARCHIVED' });
      await desk.act('POST', '/unarchive');
      return archived.statusCode;
    },
  ];
  return random.pick(steps)();
}

async function sendPhoto(random: Random, { customer, kept }: History): Promise<number> {
  const section = random.pick([...SECTIONS, 'damage_locations'] as const);
  const id = crypto.randomUUID();
  const more = {
    ...(section === 'exterior_images' ? { slot: random.pick(['front', 'rear']) } : {}),
    ...(section === 'damage_locations' ? { damage_location_id: 'd1' } : {}),
  };
  const given = { id, section, filetype: 'image', ...more };
  const announced = await customer.call('POST', '/uploads', given);
  if (announced.statusCode !== 201 || random.chance(0.1)) return announced.statusCode;
  const stored = await customer.call('PUT', `/uploads/${id}/content`, await aPhoto());
  if (stored.statusCode === 200) kept.add(id);
  return stored.statusCode;
}

async function deletePhoto(random: Random, { customer, kept }: History): Promise<number> {
  const id = random.pick([...kept]);
  const { statusCode } = await customer.call('DELETE', `/uploads/${id}`);
  if (statusCode === 204) kept.delete(id);
  return statusCode;
}

function anAnswer(random: Random): object {
  return random.pick([
    { condition: { mileage: random.int(1, 99_999) } },
    { car: { vincode: random.text(17, 'ABCDEFGH0123456789') } },
    { car: { plate: random.text(5, 'ABC123') } },
    { description: random.text(9, 'abc') },
    { damage_locations: [] },
  ]);
}

async function check({ customer, desk, kept, sealed }: History, before: Report): Promise<void> {
  const report = await desk.read();
  const additions = report.additions ?? [];
  const open = additions.filter(({ state }) => state === 'OPEN');
  // no photo is lost, and staff can read every one
  expect([...(await idsOf(customer))].sort()).toEqual([...kept].sort());
  expect([...sealed].filter((id) => !kept.has(id))).toEqual([]);
  expect(report.report.uploads.filter(({ processed }) => processed)).toHaveLength(kept.size);
  // a report is complete just when nothing is asked for
  expect(open.length).toBe(report.status === 'COMPLETED' ? 0 : 1);
  // what the last one asked for has come, or the customer said why not
  const last = additions.at(-1);
  if (last?.state === 'COMPLETED' && last.reason === null) {
    const { car, uploads, damage_locations } = report.report;
    const answers = { car, condition: car.condition, damage_locations };
    const steps = additionSteps(last, providedBy(uploads, answers));
    expect(steps.filter(({ isDone }) => !isDone)).toEqual([]);
  }
  // nothing changed outside of what was open before or after the step
  const opened = [before.additions?.at(-1), last].filter((one) => one?.state !== 'CANCELLED');
  const steps = new Set(
    opened.flatMap((one) => [
      ...(one?.sections ?? []),
      ...(one?.shots ?? []).map((s) => s.section),
    ]),
  );
  if (!steps.has('licence_plate')) expect(report.report.car.plate).toBe(before.report.car.plate);
  if (!steps.has('vin')) expect(report.report.car.vincode).toBe(before.report.car.vincode);
  expect(report.info).toEqual(before.info);
  expect(report.report.damage_locations).toEqual(before.report.damage_locations);
  const known = new Set(before.report.uploads.map(({ id }) => id));
  for (const { id, section } of report.report.uploads) {
    if (!known.has(id)) expect([...steps]).toContain(section);
  }
  // a refused photo counts only for the addition that refused it, and it is declined
  const refused = additions
    .filter(({ state }) => state !== 'CANCELLED')
    .flatMap(({ shots }) => shots.flatMap((shot) => shot.refused_upload_id ?? []));
  for (const id of refused) {
    const upload = report.report.uploads.find((one) => one.id === id);
    expect(upload?.review_status ?? 'deleted').toBeOneOf(['declined', 'deleted']);
  }
  const capture = await customer.read();
  const on = sectionOrder.filter((name) => capture.sections[name]);
  if (capture.addition) expect(on).toEqual(capture.required_sections);
}
