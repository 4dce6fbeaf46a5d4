import {
  type Capture,
  DAY_MS,
  type PublicReportAnswer,
  type Report,
  type Request,
  type StaffReportAnswer,
} from '@forecourt/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { markInactive } from '../src/jobs/inactivity.ts';
import type { Customer } from '../src/modules/capture/testing/customer.ts';
import { aPhoto, deskOf, send, sentReport } from './additionHouse.ts';
import { startAuction } from './auctionHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { renewSessions } from './renewSessions.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;
let customer: Customer;
let desk: ReturnType<typeof deskOf>;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());
beforeEach(async () => {
  await use(await sentReport(server, tenants.north.partnerId));
});

async function use(next: Customer): Promise<void> {
  customer = next;
  desk = deskOf(server, customer.requestId, await server.signIn('agent@north.test'));
}
const submit = (reason?: string) => customer.call('POST', '/submit', reason ? { reason } : {});
const uploadIn = (report: Report, id: number) =>
  report.report.uploads.find((upload) => upload.id === id);
const fieldsOf = (answer: { json<T>(): T }) =>
  answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field);
const lastMail = async () =>
  server.db.direct
    .selectFrom('outbox')
    .where('request_id', '=', customer.requestId)
    .orderBy('inserted_at', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirstOrThrow();
const publicReport = async () => {
  const { report_url: url } = await desk.read();
  const [, id, key] = /public\/([^/]+)\/([^/]+)$/.exec(url) ?? [];
  const answer = await server.call('GET', `/api/requests/${id}/${key}`);
  return { status: answer.statusCode, text: answer.body, ...answer.json<PublicReportAnswer>() };
};

describe('asking for more', () => {
  test.each(['TRADE', 'CLAIM', 'INSPECT'] as const)(
    'reopens the link of a %s report for its steps, and says so by message and timeline',
    async (flow) => {
      await use(await sentReport(server, tenants.north.partnerId, flow));
      const photo = await desk.numberOf('dashboard');
      const { addition, request } = await desk.asked({
        sections: ['mileage'],
        photos: [{ upload_id: photo, reason: 'BLURRED' }],
        damages: ['d1'],
        message: 'Please start the engine first.',
      });
      expect(addition).toMatchObject({
        state: 'OPEN',
        message: 'Please start the engine first.',
        sections: ['mileage'],
        asked_by: { id: tenants.north.agent, name: 'north agent' },
        closed_at: null,
        uploads: [],
      });
      expect(addition.shots.map(({ section, refusal }) => [section, refusal?.reason])).toEqual([
        ['dashboard', 'BLURRED'],
        ['damage_locations', undefined],
        ['mileage', undefined],
      ]);
      expect(request).toMatchObject({
        status: 'IN_PROGRESS',
        addition: { id: addition.id, photos: 3, more: false },
        report: { progress: { done: 0, required: 3 } },
      });
      const capture = await customer.read();
      const on = Object.entries(capture.sections).flatMap(([name, isOn]) => (isOn ? [name] : []));
      expect(on.sort()).toEqual(['damage_locations', 'dashboard', 'mileage']);
      expect(capture.required_sections).toEqual(['damage_locations', 'mileage', 'dashboard']);
      expect(capture).toMatchObject({
        status: 'IN_PROGRESS',
        addition: { id: addition.id, message: 'Please start the engine first.', answered: [] },
      });
      const refused = capture.uploads.find(({ section }) => section === 'dashboard');
      expect(refused).toMatchObject({ review_status: 'declined', addition_id: null });
      expect((await server.call('GET', refused?.url ?? '')).statusCode).toBe(200);
      expect(capture.addition?.shots[0]).toMatchObject({
        refused_upload_id: refused?.id,
        refusal: { reason: 'BLURRED', note: null },
      });
      expect(await lastMail()).toMatchObject({
        purpose: 'ADDITION',
        channel: 'EMAIL',
        recipient: `${customer.requestId.toLowerCase()}@mail.test`,
        subject: 'North Canary Motors needs 3 more photos of your car',
      });
      const { body } = await lastMail();
      expect(body).toContain('Please start the engine first.');
      expect(body).toContain(`/capture/${customer.requestId}/`);
      expect((await desk.events()).at(-1)).toMatchObject({
        type: 'ADDITION_ASKED',
        detail: 'Please start the engine first.',
      });
    },
  );

  test('keeps what was sent readable by staff, with the refused photo and its reason', async () => {
    const before = await desk.read();
    const photo = await desk.numberOf('dashboard');
    await desk.asked({ photos: [{ upload_id: photo, reason: 'OTHER', note: 'A thumb' }] });
    const after = await desk.read();
    expect(after.report.car).toMatchObject({ plate: '123 ABC', make: 'Volvo' });
    expect(after.report.uploads.map(({ id }) => id)).toEqual(
      before.report.uploads.map(({ id }) => id),
    );
    expect(uploadIn(after, photo)).toMatchObject({
      review_status: 'declined',
      refusal: { reason: 'OTHER', note: 'A thumb' },
      added_at: server.clock.now().toISOString(),
      addition_id: null,
    });
    expect(after.additions).toHaveLength(1);
  });

  test('counts the section of a refused photo as incomplete', async () => {
    const { partnerId } = tenants.north;
    const required = async () => {
      const list = await server.call(
        'GET',
        `/api/requests?type=TRADE&partner_id=${partnerId}&status=COMPLETED`,
        { token: await server.signIn('agent@north.test') },
      );
      return list
        .json<{ requests: Request[] }>()
        .requests.find(({ id }) => id === customer.requestId)?.report.progress;
    };
    for (const slot of ['right', 'rear', 'left']) {
      // the rest of the outside, so that the section is complete
      await server.db.direct
        .updateTable('requests')
        .set({ status: 'IN_PROGRESS' })
        .where('id', '=', customer.requestId)
        .execute();
      await send(customer, 'exterior_images', { slot });
      await submit('No more now');
    }
    const before = await required();
    const photo = await desk.numberOf('exterior_images');
    const { addition } = await desk.asked({
      photos: [{ upload_id: photo, reason: 'WRONG_SIDE' }],
    });
    expect(addition.shots).toMatchObject([{ section: 'exterior_images', slot: 'front' }]);
    await submit('The car is at the body shop');
    expect(await required()).toEqual({ ...before, done: (before?.done ?? 0) - 1 });
    expect((await desk.read()).sent_incomplete).toMatchObject({
      reason: 'The car is at the body shop',
    });
  });

  test.each([
    [{}, ['sections']],
    [{ photos: [{ upload_id: 1_000_000, reason: 'BLURRED' }] }, ['photos.0.upload_id']],
    [{ damages: ['d1', 'd9'] }, ['damages.1']],
    [{ photos: [{ upload_id: 1, reason: 'OTHER' }] }, ['photos.0.note']],
    [{ photos: [{ upload_id: 1, reason: 'OTHER', note: ' ' }] }, ['photos.0.note']],
  ] as const)('is refused for %j', async (given, fields) => {
    const answer = await desk.ask(given as object);
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([422, fields]);
    expect((await desk.read()).status).toBe('COMPLETED');
    expect((await desk.events()).at(-1)?.type).toBe('COMPLETED');
  });

  test('is refused for a section that is off, a photo named twice and one of another report', async () => {
    const photo = await desk.numberOf('dashboard');
    const twice = { upload_id: photo, reason: 'BLURRED' } as const;
    expect(fieldsOf(await desk.ask({ photos: [twice, twice] }))).toEqual(['photos.1.upload_id']);
    const other = await sentReport(server, tenants.north.partnerId);
    const foreign = await deskOf(
      server,
      other.requestId,
      await server.signIn('agent@north.test'),
    ).numberOf('dashboard');
    const answer = await desk.ask({ photos: [{ upload_id: foreign, reason: 'BLURRED' }] });
    expect(fieldsOf(answer)).toEqual(['photos.0.upload_id']);
    const off = { sections: JSON.stringify({ vin: false }) };
    const { TRADE = '' } = tenants.north.customisations;
    const set = (values: object) =>
      server.db.direct
        .updateTable('customisations')
        .set(values)
        .where('unique_id', '=', TRADE)
        .execute();
    await set(off);
    expect(fieldsOf(await desk.ask({ sections: ['dashboard', 'vin'] }))).toEqual(['sections.1']);
    await set({ sections: '{}' });
  });

  test.each(['SENT', 'IN_PROGRESS', 'ARCHIVED', 'INACTIVE'] as const)(
    'is refused while the request is %s',
    async (status) => {
      await server.db.direct
        .updateTable('requests')
        .set({ status })
        .where('id', '=', customer.requestId)
        .execute();
      const answer = await desk.ask({ sections: ['dashboard'] });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        409,
        'INVALID_TRANSITION',
      ]);
    },
  );

  test('happens once when pressed twice, and when two members ask at once', async () => {
    const pressed = await Promise.all([
      desk.ask({ sections: ['dashboard'] }, 'press'),
      desk.ask({ sections: ['dashboard'] }, 'press'),
    ]);
    expect(pressed.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(pressed[0].json()).toEqual(pressed[1].json());
    const other = await sentReport(server, tenants.north.partnerId);
    const both = await Promise.all(
      ['agent', 'admin'].map(async (name) =>
        deskOf(server, other.requestId, await server.signIn(`${name}@north.test`)).ask({
          sections: ['windshield'],
        }),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    for (const id of [customer.requestId, other.requestId]) {
      const rows = await server.db.direct
        .selectFrom('additions')
        .where('request_id', '=', id)
        .selectAll()
        .execute();
      expect(rows).toHaveLength(1);
    }
    expect((await desk.events()).filter(({ type }) => type === 'ADDITION_ASKED')).toHaveLength(1);
  });

  test('is refused for a photo that was taken back', async () => {
    const photo = await desk.numberOf('dashboard');
    await server.db.direct
      .updateTable('uploads')
      .set({ deleted_at: server.clock.now() })
      .where('id', '=', photo)
      .execute();
    const answer = await desk.ask({ photos: [{ upload_id: photo, reason: 'BLURRED' }] });
    expect(fieldsOf(answer)).toEqual(['photos.0.upload_id']);
  });

  test('is announced to the lists, like its end', async () => {
    const requestChanged = vi.spyOn(server.services.realtime, 'requestChanged');
    const photo = await desk.numberOf('dashboard');
    const times = async (work: () => Promise<unknown>) => {
      requestChanged.mockClear();
      await work();
      return requestChanged.mock.calls.filter(([, about]) => about.requestId === customer.requestId)
        .length;
    };
    const shot = { photos: [{ upload_id: photo, reason: 'BLURRED' }] } as const;
    const given = { photos: [...shot.photos], sections: ['windshield' as const] };
    let id = '';
    const ask = async () => void (id = (await desk.asked(given)).addition.id);
    expect(await times(ask)).toBeGreaterThan(0);
    expect(await times(() => desk.takeBack(id, photo))).toBeGreaterThan(0);
    expect(await times(() => desk.cancel(id))).toBeGreaterThan(0);
    await desk.asked({ sections: ['windshield'] });
    expect(await times(() => submit('Later'))).toBeGreaterThan(0);
    requestChanged.mockRestore();
  });

  test('is not for viewers, nor for another tenant', async () => {
    const given = { sections: ['dashboard'] } as const;
    const statuses = await Promise.all(
      ['viewer@north.test', 'agent@south.test'].map(async (name) => {
        const token = await server.signIn(name);
        return (await desk.ask({ sections: [...given.sections] }, undefined, token)).statusCode;
      }),
    );
    expect(statuses).toEqual([403, 404]);
  });

  test('opens the same link, a new one after it was revoked, and one that had expired', async () => {
    server.clock.advance(60 * DAY_MS);
    await renewSessions(server);
    await desk.asked({ sections: ['dashboard'] });
    expect((await lastMail()).link).toContain(customer.path.replace('/api', ''));
    expect((await customer.read()).expired).toBeUndefined();
    await send(customer, 'dashboard');
    const admin = await server.signIn('admin@north.test');
    await renewSessions(server);
    await server.call('POST', `/api/requests/${customer.requestId}/revoke_links`, {
      token: admin,
    });
    expect((await customer.call('GET')).statusCode).toBe(404);
    server.clock.advance(1000);
    expect((await desk.act('PATCH', '/resend')).statusCode).toBe(200);
    const { link, body } = await lastMail();
    expect(body).toContain('needs you to send what you added');
    const path = new URL(link ?? '').pathname;
    const answer = await server.call('GET', `/api${path}`);
    expect(answer.json<{ capture: Capture }>().capture.addition?.sections).toEqual(['dashboard']);
  });

  test('reminds with what is still missing', async () => {
    await desk.asked({ sections: ['mileage', 'windshield'] });
    server.clock.advance(1000);
    const reminded = await desk.act('PATCH', '/follow_up', {});
    expect(reminded.json()).toMatchObject({ request: { status: 'FOLLOW_UP_SENT' } });
    expect((await lastMail()).body).toContain('still waiting for 2 more photos of your car');
    await send(customer, 'windshield');
    await customer.call('PATCH', '', { condition: { mileage: 81_000 } });
    expect((await customer.read()).status).toBe('IN_PROGRESS');
    const shown = await server.call(
      'GET',
      `/api/requests/${customer.requestId}/message?purpose=FOLLOW_UP`,
      { token: await server.signIn('agent@north.test') },
    );
    const { message } = shown.json<{ message: { text: string } }>();
    expect(message.text).toContain('still waiting for 1 more photo of your car');
  });

  test('shows what would be sent before it is asked', async () => {
    const url = `/api/requests/${customer.requestId}/message?purpose=ADDITION&photos=2&more=true`;
    const shown = await server.call('GET', url, { token: await server.signIn('agent@north.test') });
    const { message } = shown.json<{ message: { text: string; subject: string } }>();
    expect(message.subject).toBe(
      'North Canary Motors needs 2 more photos and a few details of your car',
    );
    expect(message.text).not.toContain(customer.path);
  });
});

describe('the customer of an addition', () => {
  test('adds in the open steps alone', async () => {
    await desk.asked({ sections: ['dashboard'], damages: ['d1'] });
    const refusals = [
      [{ car: { plate: 'XYZ' } }, 'car.plate'],
      [{ contact: { phone: null } }, 'contact.phone'],
      [{ no_damage: true }, 'no_damage'],
      [{ damage_locations: [] }, 'damage_locations'],
      [{ section: 'vin' }, 'section'],
    ] as const;
    for (const [update, field] of refusals) {
      const answer = await customer.call('PATCH', '', update);
      expect([answer.statusCode, fieldsOf(answer)], field).toEqual([422, [field]]);
    }
    const other = { id: crypto.randomUUID(), section: 'vin', filetype: 'image' };
    const announced = await customer.call('POST', '/uploads', other);
    expect([announced.statusCode, fieldsOf(announced)]).toEqual([422, ['section']]);
    expect((await desk.read()).report.car.plate).toBe('123 ABC');
  });

  test('takes back only what came with it', async () => {
    const { uploads } = await customer.read();
    expect(uploads).toEqual([]);
    await desk.asked({ sections: ['dashboard'] });
    const before = (await customer.read()).uploads;
    for (const { id } of before) {
      expect((await customer.call('DELETE', `/uploads/${id}`)).statusCode).toBe(409);
    }
    const again = await customer.call('PUT', `/uploads/${before[0]?.id}/content`, await aPhoto());
    expect(again.statusCode).toBe(200);
    const added = await send(customer, 'dashboard');
    expect((await customer.call('DELETE', `/uploads/${added}`)).statusCode).toBe(204);
    expect((await customer.read()).uploads.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(fieldsOf(await submit())).toEqual(['sections.dashboard']);
  });

  test('cannot change a scan that was sent', async () => {
    await use(await sentReport(server, tenants.north.partnerId));
    await desk.asked({ sections: ['scan_360'] });
    const first = await customer.announce('scan_360', { filetype: 'video' });
    const frame = (id: string) =>
      aPhoto().then((bytes) => customer.call('PUT', `/scan/${id}/frames/0`, bytes));
    await frame(first.id);
    await customer.call('POST', `/scan/${first.id}/complete`, { frames: 1 });
    expect((await submit()).statusCode).toBe(200);
    await desk.asked({ sections: ['scan_360'] });
    expect((await frame(first.id)).statusCode).toBe(409);
    const complete = await customer.call('POST', `/scan/${first.id}/complete`, { frames: 1 });
    expect(complete.statusCode).toBe(409);
    const second = await customer.announce('scan_360', { filetype: 'video' });
    expect((await frame(second.id)).statusCode).toBe(200);
  });

  test('sends it when every step is done; the report says what was added when', async () => {
    const photo = await desk.numberOf('dashboard');
    const { addition } = await desk.asked({
      sections: ['description'],
      photos: [{ upload_id: photo, reason: 'REFLECTION' }],
    });
    expect(fieldsOf(await submit())).toEqual(['sections.dashboard', 'sections.description']);
    server.clock.advance(1000);
    await send(customer, 'dashboard');
    expect(fieldsOf(await submit())).toEqual(['sections.description']);
    await customer.call('PATCH', '', { description: 'Runs well, new tires' });
    const done = await submit();
    expect(done.json()).toMatchObject({ capture: { status: 'COMPLETED', uploads: [] } });
    const again = await submit();
    expect(again.json()).toMatchObject({ capture: { status: 'COMPLETED' } });
    const report = await desk.read();
    const [kept] = report.additions ?? [];
    expect(kept).toMatchObject({
      id: addition.id,
      state: 'COMPLETED',
      closed_at: server.clock.now().toISOString(),
      reason: null,
      answered: ['description'],
      changes: [{ section: 'description', path: 'description', before: 'Runs well' }],
    });
    expect(kept?.uploads).toHaveLength(1);
    expect(uploadIn(report, kept?.uploads[0] ?? 0)).toMatchObject({
      section: 'dashboard',
      addition_id: addition.id,
      review_status: null,
      added_at: server.clock.now().toISOString(),
    });
    expect(uploadIn(report, photo)).toMatchObject({ review_status: 'declined' });
    const types = (await desk.events()).map(({ type }) => type);
    expect(types.slice(-2)).toEqual(['ADDITION_ASKED', 'ADDITION_COMPLETED']);
    // staff can ask once more, but not refuse the same photo again
    const twice = await desk.ask({ photos: [{ upload_id: photo, reason: 'BLURRED' }] });
    expect(fieldsOf(twice)).toEqual(['photos.0.upload_id']);
    expect((await desk.ask({ sections: ['vin'] })).statusCode).toBe(201);
  });

  test('sends it anyway with a reason, which staff read', async () => {
    await desk.asked({ sections: ['dashboard'] });
    expect((await submit()).statusCode).toBe(422);
    expect((await submit('The car is sold')).statusCode).toBe(200);
    expect((await desk.read()).additions).toMatchObject([
      { state: 'COMPLETED', reason: 'The car is sold' },
    ]);
    expect((await desk.events()).at(-1)).toMatchObject({
      type: 'ADDITION_COMPLETED',
      detail: 'The car is sold',
    });
  });

  test('is not done while a photo is announced and has not come', async () => {
    await desk.asked({ sections: ['dashboard'] });
    await send(customer, 'dashboard');
    const { id } = await customer.announce('dashboard');
    expect(fieldsOf(await submit('Anyway'))).toEqual([`uploads.${id}`]);
  });

  test('may mark more damages where they are asked for, and change none that were marked', async () => {
    await desk.asked({ sections: ['damage_locations'] });
    const first = { id: 'd1', part: 'hood', x: 0.5, y: 0.5, description: 'Dent' };
    const more = { id: 'd2', part: 'roof', x: 0.5, y: 0.6, description: 'Scratch' };
    for (const damages of [[more], [{ ...first, description: 'Nothing' }, more]]) {
      const answer = await customer.call('PATCH', '', { damage_locations: damages });
      expect(fieldsOf(answer)).toEqual(['damage_locations']);
    }
    // one that is new can be described, and taken away again
    const described = { ...more, description: 'Scratch, a hand long' };
    const third = { ...more, id: 'd3' };
    for (const damages of [
      [first, more, third],
      [first, described],
    ]) {
      const answer = await customer.call('PATCH', '', { damage_locations: damages });
      expect(answer.statusCode).toBe(200);
    }
    expect((await desk.read()).report.damage_locations).toMatchObject([first, described]);
    expect((await submit()).statusCode).toBe(200);
    await desk.asked({ sections: ['damage_locations'] });
    const answer = await customer.call('PATCH', '', { damage_locations: [first] });
    expect(fieldsOf(answer)).toEqual(['damage_locations']);
  });

  test('has a link that expires by rest, becomes inactive, and goes on', async () => {
    await desk.asked({ sections: ['dashboard'] });
    server.clock.advance(14 * DAY_MS);
    await markInactive(server.services);
    await renewSessions(server);
    expect((await desk.read()).status).toBe('INACTIVE');
    server.clock.advance(20 * DAY_MS);
    await renewSessions(server);
    const expired = await customer.read();
    expect(expired.expired).toEqual({ asked_at: null });
    expect(expired.addition ?? null).toBeNull();
    expect((await submit('Late')).statusCode).toBe(409);
    await desk.act('PATCH', '/resend');
    await send(customer, 'dashboard');
    expect((await customer.read()).status).toBe('IN_PROGRESS');
    expect((await submit()).statusCode).toBe(200);
  });

  test('keeps it through archiving and restoring', async () => {
    const { addition } = await desk.asked({ sections: ['dashboard'] });
    await desk.act('PATCH', '', { status: 'ARCHIVED' });
    expect((await customer.call('POST', '/submit', { reason: 'x' })).statusCode).toBe(409);
    expect((await desk.cancel(addition.id)).statusCode).toBe(409);
    await desk.act('POST', '/unarchive');
    await send(customer, 'dashboard');
    expect((await submit()).statusCode).toBe(200);
  });
});

describe('taking it back', () => {
  test('makes the report complete again with what came, and refused photos count unless replaced', async () => {
    const [dashboard, windshield] = [
      await desk.numberOf('dashboard'),
      await desk.numberOf('windshield'),
    ];
    const { addition } = await desk.asked({
      photos: [
        { upload_id: dashboard, reason: 'BLURRED' },
        { upload_id: windshield, reason: 'BLURRED' },
      ],
    });
    await send(customer, 'dashboard');
    const answer = await desk.cancel(addition.id);
    expect(answer.json()).toMatchObject({
      addition: { state: 'CANCELLED', closed_at: server.clock.now().toISOString() },
      request: { status: 'COMPLETED', addition: null },
    });
    expect((await desk.cancel(addition.id)).statusCode).toBe(200);
    const report = await desk.read();
    expect(uploadIn(report, dashboard)?.review_status).toBe('declined');
    expect(uploadIn(report, windshield)).toMatchObject({ review_status: null, refusal: null });
    expect(report.report.uploads).toHaveLength(4);
    expect((await customer.call('POST', '/open')).json()).toMatchObject({
      capture: { status: 'COMPLETED', uploads: [] },
    });
    const types = (await desk.events()).map(({ type }) => type);
    expect(types.filter((type) => type === 'ADDITION_CANCELLED')).toHaveLength(1);
    const announced = { id: crypto.randomUUID(), section: 'dashboard', filetype: 'image' };
    expect((await customer.call('POST', '/uploads', announced)).statusCode).toBe(409);
  });

  test('is refused once the customer has sent it', async () => {
    const { addition } = await desk.asked({ sections: ['dashboard'] });
    await submit('Anyway');
    expect((await desk.cancel(addition.id)).statusCode).toBe(409);
  });

  test('lets what was half-way arrive when the same is asked again', async () => {
    const { addition } = await desk.asked({ sections: ['dashboard'] });
    const { id } = await customer.announce('dashboard');
    await desk.cancel(addition.id);
    const again = await desk.asked({ sections: ['dashboard'] });
    const sent = await customer.call('PUT', `/uploads/${id}/content`, await aPhoto());
    expect(sent.json()).toMatchObject({ upload: { addition_id: again.addition.id } });
    expect((await submit()).statusCode).toBe(200);
  });

  test('and what was half-way elsewhere does not hold up the next', async () => {
    const { addition } = await desk.asked({ sections: ['windshield'] });
    await customer.announce('windshield');
    await desk.cancel(addition.id);
    await desk.asked({ sections: ['dashboard'] });
    await send(customer, 'dashboard');
    expect((await submit()).statusCode).toBe(200);
  });

  test('a refusal alone leaves the rest asked for; the last one cancels it', async () => {
    const [dashboard, windshield] = [
      await desk.numberOf('dashboard'),
      await desk.numberOf('windshield'),
    ];
    const { addition } = await desk.asked({
      photos: [
        { upload_id: dashboard, reason: 'BLURRED' },
        { upload_id: windshield, reason: 'REFLECTION' },
      ],
    });
    const first = await desk.takeBack(addition.id, dashboard);
    expect(first.json()).toMatchObject({
      addition: { state: 'OPEN', shots: [{ refused_upload_id: windshield }] },
      request: { addition: { photos: 1 } },
    });
    expect((await desk.takeBack(addition.id, dashboard)).statusCode).toBe(200);
    expect((await desk.takeBack(addition.id, 1_000_000)).statusCode).toBe(404);
    const last = await desk.takeBack(addition.id, windshield);
    expect(last.json()).toMatchObject({
      addition: { state: 'CANCELLED' },
      request: { status: 'COMPLETED' },
    });
    const report = await desk.read();
    expect(report.report.uploads.every((upload) => upload.review_status === null)).toBe(true);
    const types = (await desk.events()).map(({ type }) => type);
    expect(types.slice(-3)).toEqual([
      'REFUSAL_TAKEN_BACK',
      'REFUSAL_TAKEN_BACK',
      'ADDITION_CANCELLED',
    ]);
  });

  test('a refusal is not possible once a new photo has replaced it, nor after it was sent', async () => {
    const photo = await desk.numberOf('dashboard');
    const { addition } = await desk.asked({ photos: [{ upload_id: photo, reason: 'BLURRED' }] });
    await send(customer, 'dashboard');
    expect((await desk.takeBack(addition.id, photo)).statusCode).toBe(409);
    await submit();
    expect((await desk.takeBack(addition.id, photo)).statusCode).toBe(409);
    expect(uploadIn(await desk.read(), photo)?.review_status).toBe('declined');
  });

  test('is about the named request and its addition alone', async () => {
    const { addition } = await desk.asked({ sections: ['dashboard'] });
    const other = await sentReport(server, tenants.north.partnerId);
    const token = await server.signIn('agent@north.test');
    const others = deskOf(server, other.requestId, token);
    expect((await others.cancel(addition.id)).statusCode).toBe(404);
    const south = deskOf(server, customer.requestId, await server.signIn('agent@south.test'));
    expect((await south.cancel(addition.id)).statusCode).toBe(404);
    expect((await desk.read()).status).toBe('IN_PROGRESS');
  });
});

describe('a refused photo', () => {
  test('is in no public report, nor its cover, and the reason neither', async () => {
    const front = await desk.numberOf('exterior_images');
    const before = await publicReport();
    expect(before.report.report.uploads.map(({ id }) => id)).toContain(front);
    await desk.asked({ photos: [{ upload_id: front, reason: 'OTHER', note: 'A canary thumb' }] });
    const open = await publicReport();
    expect(open.status).toBe(200);
    expect(open.report.report.uploads.map(({ id }) => id)).not.toContain(front);
    expect(open.report.report.car.cover_photo).not.toBe(before.report.report.car.cover_photo);
    expect(open.text).not.toContain('canary thumb');
    expect(open.text).not.toContain('addition');
    await send(customer, 'exterior_images', { slot: 'front' });
    await submit();
    const { report } = await publicReport();
    expect(report.report.uploads.map(({ slot }) => slot)).toContain('front');
    expect(report.report.uploads.map(({ id }) => id)).not.toContain(front);
  });

  test('leaves a running auction as it is, but not its photos', async () => {
    const auction = await startAuction(server, tenants.north);
    const mine = deskOf(server, auction.requestId, await server.signIn('agent@north.test'));
    const { id: reportId } = await server.db.direct
      .selectFrom('reports')
      .where('request_id', '=', auction.requestId)
      .select('id')
      .executeTakeFirstOrThrow();
    const { id } = await server.db.direct
      .insertInto('uploads')
      .values({
        partner_id: tenants.north.partnerId,
        report_id: reportId,
        section: 'dashboard',
        filetype: 'image',
        state: 'PROCESSED',
        storage_key: 'refusedPhoto',
        inserted_at: server.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const dealer = async () => {
      const key = auction.seats[0]?.key ?? '';
      const answer = await server.call('GET', `/api/public/auctions/dealers/${key}`);
      const { auction: state, report } = answer.json<{
        auction: { status: string };
        report: PublicReportAnswer['report'];
      }>();
      return [state.status, report.report.uploads.map((upload) => upload.id)];
    };
    expect(await dealer()).toEqual(['RUNNING', [id]]);
    await mine.asked({ photos: [{ upload_id: id, reason: 'BLURRED' }] });
    expect(await dealer()).toEqual(['RUNNING', []]);
    expect((await mine.read()).status).toBe('IN_PROGRESS');
  });

  test('lets no offer and no conclusion begin before it is replaced or taken back', async () => {
    const token = await server.signIn('agent@north.test');
    const offer = { value: 1000, expires_in_days: 7, comment: null, trade_for_new: false };
    for (const flow of ['TRADE', 'CLAIM'] as const) {
      await use(await sentReport(server, tenants.north.partnerId, flow));
      const { addition } = await desk.asked({ sections: ['dashboard'] });
      const answer = await server.call('GET', `/api/requests/${customer.requestId}`, { token });
      const { trade_in: tradeIn, claim } = answer.json<StaffReportAnswer>();
      const decide = () =>
        tradeIn
          ? server.call('POST', `/api/trade_in/${tradeIn.id}/offers`, { token, payload: offer })
          : server.call('PATCH', `/api/claims/${claim?.id}`, { token, payload: { status: 3 } });
      const early = await decide();
      expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([
        409,
        'INVALID_TRANSITION',
      ]);
      await desk.cancel(addition.id);
      expect((await decide()).statusCode).toBeLessThan(300);
    }
  });
});
