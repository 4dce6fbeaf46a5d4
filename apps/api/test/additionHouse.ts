import type {
  Addition,
  AdditionCreate,
  Flow,
  Request,
  StaffReportAnswer,
} from '@forecourt/contract';
import { phonePhoto } from '../src/media/testing/pictures.ts';
import { createCustomer, type Customer } from '../src/modules/capture/testing/customer.ts';
import type { TestServer } from './harness.ts';

let photo: Promise<Buffer> | undefined;

/** The bytes of a small photo. */
export const aPhoto = (): Promise<Buffer> => (photo ??= phonePhoto({ width: 64, height: 48 }));

/** Announces and sends a photo; its id on the phone. */
export async function send(customer: Customer, section: string, more?: object): Promise<string> {
  return (await customer.photo(await aPhoto(), section, more)).id;
}

/** A report with photos of the dashboard, the windshield and the front, sent. */
export async function sentReport(
  server: TestServer,
  partnerId: string,
  type: Flow = 'TRADE',
): Promise<Customer> {
  const customer = await createCustomer(server, partnerId, type);
  // one address gets only so many messages a day
  await server.db.direct
    .updateTable('requests')
    .set({ email: `${customer.requestId.toLowerCase()}@mail.test` })
    .where('id', '=', customer.requestId)
    .execute();
  await send(customer, 'dashboard');
  await send(customer, 'windshield');
  await send(customer, 'exterior_images', { slot: 'front' });
  await customer.call('PATCH', '', {
    car: { plate: '123 ABC', make: 'Volvo', vincode: 'YV1' },
    damage_locations: [{ id: 'd1', part: 'hood', x: 0.5, y: 0.5, description: 'Dent' }],
    description: 'Runs well',
  });
  const done = await customer.call('POST', '/submit', { reason: 'No more now' });
  if (done.statusCode !== 200) throw new Error(done.body);
  return customer;
}

/** The calls of staff about one report. */
export function deskOf(server: TestServer, requestId: string, token: string) {
  const url = `/api/requests/${requestId}`;
  const ask = (payload: AdditionCreate, key?: string, as = token) =>
    server.call('POST', `${url}/additions`, {
      payload,
      token: as,
      headers: key ? { 'idempotency-key': key } : {},
    });
  const read = async () =>
    (await server.call('GET', url, { token })).json<StaffReportAnswer>().report;
  return {
    ask,
    /** Asks, and gives the addition. */
    asked: async (payload: AdditionCreate) => {
      const answer = await ask(payload);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json<{ addition: Addition; request: Request }>();
    },
    cancel: (id: string) => server.call('POST', `${url}/additions/${id}/cancel`, { token }),
    takeBack: (id: string, photoId: number) =>
      server.call('DELETE', `${url}/additions/${id}/photos/${photoId}`, { token }),
    read,
    /** The number of the report's first upload of a section. */
    numberOf: async (section: string) => {
      const { report } = await read();
      return report.uploads.find((upload) => upload.section === section)?.id ?? 0;
    },
    act: (method: 'POST' | 'PATCH', action: string, payload?: object) =>
      server.call(method, `${url}${action}`, { token, ...(payload ? { payload } : {}) }),
    events: async () => {
      const answer = await server.call('GET', `${url}/events`, { token });
      return answer.json<{ events: { type: string; detail: string | null }[] }>().events;
    },
  };
}
