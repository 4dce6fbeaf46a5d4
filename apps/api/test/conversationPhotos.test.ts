import { randomUUID } from 'node:crypto';
import type { Answer, MessageAttachment } from '@forecourt/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../src/db/schema.ts';
import { letterPdf } from '../src/media/testing/pdfs.ts';
import { phonePhoto } from '../src/media/testing/pictures.ts';
import { customerOf } from '../src/modules/privacy/customer.ts';
import { erase } from '../src/modules/privacy/erase.ts';
import { addCompletedRequest, openDesk } from './desk.ts';

const { server, tenants, token } = await openDesk('agent@north.test');
const photo = await phonePhoto({ width: 900, height: 600 });
let request: Row<'requests'>;

beforeEach(async () => {
  server.clock.advance(60 * 60 * 1000 + 1);
  await server.db.system((tx) => tx.deleteFrom('requests').execute());
  request = await addCompletedRequest(server, tenants.north, { email: 'sal@example.com' });
});

const by = (kind: 'offer' | 'public') => server.services.keys.make(kind, request.id, 1);
const holder = (key: string) => `/api/public/conversations/${request.id}/${key}`;

/** Sends a file by a link, or as staff. @returns it as staff read it */
async function sent(
  path: string,
  kind: MessageAttachment['kind'] = 'PHOTO',
  as?: string,
): Promise<MessageAttachment> {
  const id = randomUUID();
  const files = as ? `/chats/listings/${request.id}/attachments` : `${path}/attachments`;
  await server.call('POST', files, { token: as, payload: { id, kind, name: 'IMG_1' } });
  const bytes = kind === 'PDF' ? letterPdf() : photo;
  await server.app.inject({
    method: 'PATCH',
    url: `${files}/${id}/content`,
    payload: bytes,
    headers: {
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'upload-length': String(bytes.length),
      ...(as && { authorization: as }),
    },
  });
  const about = as ? { listingId: request.id, recipientId: request.id } : {};
  const said = await server.call('POST', path, {
    token: as,
    headers: { 'idempotency-key': randomUUID() },
    payload: { ...about, message: '', attachments: [id] },
  });
  expect(said.statusCode, said.body).toBeLessThan(300);
  const found = await server.db.direct
    .selectFrom('attachments')
    .where('client_id', '=', id)
    .select('id')
    .executeTakeFirstOrThrow();
  const { threads } = (
    await server.call('GET', `/api/leads/messages?lead_id=${request.id}`, { token })
  ).json<Answer<'listThreads'>>();
  const talks = await Promise.all(
    threads.map(async (thread) =>
      (await server.call('GET', `/chats/conversations/${thread.id}`, { token })).json<
        Answer<'getConversation'>
      >(),
    ),
  );
  const all = talks.flatMap(({ messages }) => messages.flatMap(({ attachments }) => attachments));
  return all.find((one) => one.id === found.id)!;
}

const fromOwner = (kind?: MessageAttachment['kind']) => sent(holder(by('offer')), kind);
/** From the other party of a conversation that is not with the customer. */
const fromBuyer = async () => {
  const payload = { listingId: request.id, recipientId: tenants.north.dealerId, message: 'Hello' };
  const said = await server.call('POST', '/chats/conversations', { token, payload });
  const { conversation } = said.json<Answer<'createConversation'>>();
  return sent(holder(server.services.keys.make('conversation', conversation.id, 1)));
};
const fromStaff = () => sent('/chats/conversations', 'PHOTO', token);
const change = (method: 'PUT' | 'DELETE', { id }: Pick<MessageAttachment, 'id'>, as = token) =>
  server.call(method, `/api/requests/${request.id}/conversation_photos/${id}`, { token: as });
const read = async () =>
  (await server.call('GET', `/api/requests/${request.id}`, { token })).json<Answer<'getRequest'>>()
    .report;
const photos = async () => (await read()).conversation_photos ?? [];
const events = async () =>
  (await server.call('GET', `/api/requests/${request.id}/events`, { token }))
    .json<Answer<'listRequestEvents'>>()
    .events.map(({ type }) => type)
    .filter((type) => type.startsWith('CONVERSATION_PHOTO'));

describe('a photo of the conversation with the customer', () => {
  test('is put into the report by staff, with who and when, and is the same file', async () => {
    const own = await fromOwner();
    const ours = await fromStaff();
    expect(await photos()).toEqual([]);
    expect((await change('PUT', own)).statusCode).toBe(204);
    server.clock.advance(1000);
    expect((await change('PUT', ours)).statusCode).toBe(204);
    expect(await photos()).toMatchObject([
      { attachment: own, from: 'SELLER', added_by: { name: expect.any(String) as string } },
      { attachment: ours, from: 'AGENT', added_at: server.clock.now().toISOString() },
    ]);
    expect((await server.call('GET', own.url)).statusCode).toBe(200);
    expect(await events()).toEqual(['CONVERSATION_PHOTO_ADDED', 'CONVERSATION_PHOTO_ADDED']);
  });

  test('twice is once, and it can be taken out and put in again', async () => {
    const own = await fromOwner();
    const both = await Promise.all([change('PUT', own), change('PUT', own)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await photos()).toHaveLength(1);
    expect(await events()).toHaveLength(1);
    expect((await change('DELETE', own)).statusCode).toBe(204);
    expect((await change('DELETE', own)).statusCode).toBe(204);
    expect(await photos()).toEqual([]);
    expect((await server.call('GET', own.url)).statusCode).toBe(200);
    expect((await change('PUT', own)).statusCode).toBe(204);
    expect(await events()).toHaveLength(3);
  });

  test('reaches nobody with a link of the report', async () => {
    const own = await fromOwner();
    await change('PUT', own);
    const folder = await server.db.direct
      .selectFrom('attachments')
      .where('id', '=', own.id)
      .select('storage_key')
      .executeTakeFirstOrThrow();
    for (const kind of ['public', 'offer'] as const) {
      const page = await server.call('GET', `/api/requests/${request.id}/${by(kind)}`);
      expect(page.statusCode).toBe(200);
      for (const trace of [own.id, folder.storage_key, 'conversation_photo']) {
        expect(page.body.includes(trace), trace).toBe(false);
      }
    }
  });

  test('goes when the customer is erased', async () => {
    const own = await fromOwner();
    await change('PUT', own);
    await server.db.system(async (tx) => {
      await erase(server.services, tx, await customerOf(tx, request));
    });
    await server.runJobs();
    expect((await server.call('GET', own.url)).statusCode).toBe(404);
    expect(
      await server.db.direct.selectFrom('attachments').where('id', '=', own.id).execute(),
    ).toEqual([]);
  });
});

describe('refused are', () => {
  test('a PDF file, and a photo of a buyer: it is not the customer’s', async () => {
    for (const file of [await fromOwner('PDF'), await fromBuyer()]) {
      const answer = await change('PUT', file);
      expect(answer.statusCode, answer.body).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ field: 'attachmentId' }] });
    }
    expect(await photos()).toEqual([]);
  });

  test('what nobody sent, viewers, other tenants, and an archived request', async () => {
    const own = await fromOwner();
    expect((await change('PUT', { id: 'unknown' })).statusCode).toBe(404);
    for (const method of ['PUT', 'DELETE'] as const) {
      const viewer = await change(method, own, await server.signIn('viewer@north.test'));
      expect(viewer.statusCode).toBe(403);
      const south = await change(method, own, await server.signIn('agent@south.test'));
      expect(south.statusCode).toBe(404);
    }
    const other = await addCompletedRequest(server, tenants.north, { email: 'o@example.com' });
    const elsewhere = `/api/requests/${other.id}/conversation_photos/${own.id}`;
    expect((await server.call('PUT', elsewhere, { token })).statusCode).toBe(404);
    await server.call('PATCH', `/api/requests/${request.id}`, {
      token,
      payload: { status: 'ARCHIVED' },
    });
    expect((await change('PUT', own)).statusCode).toBe(409);
  });
});
