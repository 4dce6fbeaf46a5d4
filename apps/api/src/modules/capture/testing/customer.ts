import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import {
  type Capture,
  type CaptureUpload,
  defaultFlow,
  type Flow,
  flowOrder,
} from '@forecourt/contract';
import { newId } from '../../../domain/id.ts';
import type { Services } from '../../../services.ts';
import { createRequest } from '../../requests/create.ts';
import { moveRequest, SYSTEM } from '../../requests/transition.ts';

/** Creates a partner with every area for one test. */
export async function createPartner(services: Services, name = 'Test Motors'): Promise<string> {
  const id = newId();
  await services.db.system(async (tx) => {
    await tx.insertInto('partners').values({ id, name, verified_at: new Date() }).execute();
    await tx
      .insertInto('customisations')
      .values(
        flowOrder.map((flow) => ({
          id: newId(),
          partner_id: id,
          flow,
          unique_id: `${id}-${flow.toLowerCase()}`,
        })),
      )
      .execute();
  });
  return id;
}

/** A customer with the link from their message. */
export interface Customer {
  requestId: string;
  /** `/api/capture/{requestId}/{sessionKey}` */
  path: string;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    rest?: string,
    body?: object | Buffer,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  read(): Promise<Capture>;
  announce(section: string, more?: object): Promise<CaptureUpload>;
  /** Announces and uploads a photo; resolves with the upload. */
  photo(bytes: Buffer, section?: string, more?: object): Promise<CaptureUpload>;
}

/** Sends a request to a new customer, until it is SENT. */
export async function createCustomer(
  { app, services }: { app: FastifyInstance; services: Services },
  partnerId: string,
  type: Flow = defaultFlow,
): Promise<Customer> {
  const request = await services.db.scoped([partnerId], async (tx) => {
    const made = await createRequest(
      services,
      tx,
      {
        partnerId,
        type,
        name: 'Anna Owner',
        email: 'anna@mail.test',
        phone: null,
        selfService: false,
        agentId: null,
        customisationId: null,
      },
      SYSTEM,
    );
    return moveRequest(services, tx, made, 'DELIVER', SYSTEM);
  });
  const path = `/api/capture/${request.id}/${services.keys.make('capture', request.id, 1)}`;
  return customerAt((options) => app.inject(options), request.id, path);
}

/** A customer whose calls use `inject`. */
export function customerAt(
  inject: (options: InjectOptions) => Promise<LightMyRequestResponse>,
  requestId: string,
  path: string,
): Customer {
  const call: Customer['call'] = (method, rest = '', body, headers) =>
    inject({
      method,
      url: path + rest,
      ...(body ? { payload: body } : {}),
      headers: { ...(Buffer.isBuffer(body) ? { 'content-type': 'image/jpeg' } : {}), ...headers },
    });
  const announce: Customer['announce'] = async (section, more = {}) => {
    const body = { id: randomUUID(), section, filetype: 'image', ...more };
    return (await call('POST', '/uploads', body)).json<{ upload: CaptureUpload }>().upload;
  };
  return {
    requestId,
    path,
    call,
    announce,
    read: async () => (await call('GET')).json<{ capture: Capture }>().capture,
    async photo(bytes, section = 'dashboard', more) {
      const { id } = await announce(section, more);
      const answer = await call('PUT', `/uploads/${id}/content`, bytes);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<{ upload: CaptureUpload }>().upload;
    },
  };
}
