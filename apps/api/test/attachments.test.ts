import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Answer, DAY_MS, type MessageAttachment } from '@forecourt/contract';
import type { Row } from '../src/db/schema.ts';
import { cleanUp } from '../src/jobs/cleanup.ts';
import { hostilePdfs, letterPdf } from '../src/media/testing/pdfs.ts';
import { hostileFiles, LOCATION_CANARY, phonePhoto } from '../src/media/testing/pictures.ts';
import { addCompletedRequest, openDesk } from './desk.ts';

const TUS = 'application/offset+octet-stream';

const { server, tenants, token } = await openDesk('agent@north.test');
let request: Row<'requests'>;

beforeEach(async () => {
  server.clock.advance(60 * 60 * 1000 + 1);
  await server.db.system((tx) => tx.deleteFrom('requests').execute());
  request = await addCompletedRequest(server, tenants.north, { email: 'sal@example.com' });
});

/** A side of a conversation: where it announces files, and how it calls. */
interface Side {
  files: string;
  token?: string;
}
const by = (kind: 'capture' | 'offer' | 'public' | 'conversation', id = request.id) =>
  server.services.keys.make(kind, id, 1);
const staff = (): Side => ({ files: `/chats/listings/${request.id}/attachments`, token });
const holder = (key: string): Side => ({
  files: `/api/public/conversations/${request.id}/${key}/attachments`,
});
const owner = (): Side => holder(by('offer'));

type Kind = MessageAttachment['kind'];

async function announce({ files, token }: Side, kind: Kind, name = 'file', id = randomUUID()) {
  const answer = await server.call('POST', files, { token, payload: { id, kind, name } });
  return { id, answer };
}

const append = (
  { files, token }: Side,
  id: string,
  bytes: Buffer,
  offset = 0,
  length = bytes.length,
) =>
  server.app.inject({
    method: 'PATCH',
    url: `${files}/${id}/content`,
    payload: bytes,
    headers: {
      'content-type': TUS,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'upload-length': String(length),
      ...(token && { authorization: token }),
    },
  });

/** Announces and sends a file. @returns its id, to name in a message */
async function upload(side: Side, kind: Kind, bytes: Buffer, name?: string): Promise<string> {
  const { id } = await announce(side, kind, name);
  const sent = await append(side, id, bytes);
  expect(sent.statusCode, sent.body).toBe(204);
  return id;
}

const say = (attachments: string[] | undefined, message = '', key: string = randomUUID()) =>
  server.call('POST', '/chats/conversations', {
    token,
    headers: { 'idempotency-key': key },
    payload: { listingId: request.id, recipientId: request.id, message, attachments },
  });
const answer = (attachments: string[] | undefined, message = '', key = by('offer')) =>
  server.call('POST', `/api/public/conversations/${request.id}/${key}`, {
    payload: { message, attachments },
  });
const read = async (key = by('offer')) =>
  (await server.call('GET', `/api/public/conversations/${request.id}/${key}`)).json<
    Answer<'getPublicConversation'>
  >();
const threads = async () =>
  (await server.call('GET', `/api/leads/messages?lead_id=${request.id}`, { token })).json<
    Answer<'listThreads'>
  >().threads;
const openByStaff = async () => {
  const [thread] = await threads();
  const path = `/chats/conversations/${thread?.id ?? ''}`;
  return (await server.call('GET', path, { token })).json<Answer<'getConversation'>>();
};
const fetched = (url: string) => server.app.inject({ method: 'GET', url });
const photo = await phonePhoto({ width: 900, height: 600 });

describe('a photo', () => {
  test('from the owner is read by staff, in their sizes, without where it was taken', async () => {
    expect(photo.toString('latin1')).toContain(LOCATION_CANARY);
    const id = await upload(owner(), 'PHOTO', photo, 'IMG_1.HEIC');
    expect((await answer([id])).statusCode).toBe(201);
    const { messages } = await openByStaff();
    const [file] = messages[0]?.attachments ?? [];
    expect(messages).toMatchObject([{ message: '', senderType: 'SELLER' }]);
    expect(file).toMatchObject({ kind: 'PHOTO', name: 'IMG_1.jpg', width: 900, height: 600 });
    for (const url of [file?.url ?? '', file?.thumbnailUrl ?? '']) {
      const served = await fetched(url);
      expect(served.headers['content-type']).toBe('image/jpeg');
      expect(served.rawPayload.toString('latin1')).not.toContain(LOCATION_CANARY);
    }
    expect((await threads())[0]).toMatchObject({
      summary: '',
      summary_files: { photos: 1, documents: 0, name: null },
      seller_read_status: 'NEW',
    });
  });

  test('goes on where the line broke', async () => {
    const side = owner();
    const { id } = await announce(side, 'PHOTO');
    expect((await append(side, id, photo.subarray(0, 500), 0, photo.length)).statusCode).toBe(204);
    const known = await server.app.inject({ method: 'HEAD', url: `${side.files}/${id}/content` });
    expect(known.headers['upload-offset']).toBe('500');
    expect((await append(side, id, photo.subarray(100), 100, photo.length)).statusCode).toBe(409);
    expect((await append(side, id, photo.subarray(500), 500, photo.length)).statusCode).toBe(204);
    expect((await announce(side, 'PHOTO', 'file', id)).answer.json()).toEqual({
      attachment: { id, kind: 'PHOTO', stored: true },
    });
  });

  test('that is none is refused, and no message can name it', async () => {
    for (const { name, bytes, status } of await hostileFiles()) {
      if (bytes.length === 0) continue;
      const { id } = await announce(owner(), 'PHOTO');
      expect((await append(owner(), id, bytes)).statusCode, name).toBe(status);
      expect((await answer([id])).statusCode, name).toBe(422);
    }
    const { id } = await announce(owner(), 'PHOTO');
    expect((await append(owner(), id, letterPdf())).statusCode).toBe(415);
  });
});

describe('a PDF file', () => {
  test('from staff is a download for the owner, without a page of its own', async () => {
    const bytes = letterPdf();
    const id = await upload(staff(), 'PDF', bytes, 'Your offer, März.pdf');
    expect((await say([id], 'Here it is.')).statusCode).toBe(201);
    const { messages } = await read();
    expect(messages).toMatchObject([
      {
        message: 'Here it is.',
        attachments: [
          { kind: 'PDF', name: 'Your offer, März.pdf', bytes: bytes.length, thumbnailUrl: null },
        ],
      },
    ]);
    const served = await fetched(messages[0]?.attachments[0]?.url ?? '');
    expect(served.rawPayload.equals(bytes)).toBe(true);
    expect(served.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Your-offer-Ma-rz.pdf"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  test.each(hostilePdfs().filter(({ bytes }) => bytes.length > 0))(
    'with $name is refused',
    async ({ bytes, status }) => {
      const { id } = await announce(staff(), 'PDF');
      expect((await append(staff(), id, bytes)).statusCode).toBe(status);
      expect((await say([id])).statusCode).toBe(422);
    },
  );

  test('is at most 10 MB large', async () => {
    const { id } = await announce(owner(), 'PDF');
    const sent = await append(owner(), id, Buffer.from('%PDF-'), 0, 10 * 1024 * 1024 + 1);
    expect(sent.statusCode).toBe(413);
  });

  test('comes from no partner that is not verified, for it may lead anywhere', async () => {
    const verify = (verified_at: Date | null) =>
      server.db.system((tx) => tx.updateTable('partners').set({ verified_at }).execute());
    await verify(null);
    expect((await announce(staff(), 'PDF')).answer.statusCode).toBe(422);
    expect((await announce(staff(), 'PHOTO', 'see evil.com.jpg')).answer.statusCode).toBe(422);
    expect((await announce(staff(), 'PHOTO')).answer.statusCode).toBe(201);
    expect((await announce(owner(), 'PDF')).answer.statusCode).toBe(201);
    await verify(server.clock.now());
    expect((await announce(staff(), 'PDF')).answer.statusCode).toBe(201);
  });
});

describe('a message', () => {
  test('has its files in their order, and lists say what they are', async () => {
    const [one, two] = [
      await upload(owner(), 'PHOTO', photo),
      await upload(owner(), 'PHOTO', photo),
    ];
    const sent = (await answer([two, one])).json<Answer<'writePublicMessage'>>();
    expect(sent.message.attachments).toHaveLength(2);
    const { messages } = await read();
    expect(messages[0]?.attachments).toEqual(sent.message.attachments);
    const newest = async () => {
      const [thread] = await threads();
      return [thread?.summary, thread?.summary_files];
    };
    expect(await newest()).toEqual(['', { photos: 2, documents: 0, name: null }]);
    const chats = await server.call('GET', '/chats/conversations', { token });
    expect(chats.json<Answer<'listConversations'>>()[0]).toMatchObject({
      summary: '',
      summaryFiles: { photos: 2, documents: 0, name: null },
    });
    await answer([await upload(owner(), 'PDF', letterPdf(), 'papers.pdf')]);
    expect(await newest()).toEqual(['', { photos: 0, documents: 1, name: 'papers.pdf' }]);
    await answer([
      await upload(owner(), 'PDF', letterPdf()),
      await upload(owner(), 'PHOTO', photo),
    ]);
    expect(await newest()).toEqual(['', { photos: 1, documents: 1, name: null }]);
    await answer([await upload(owner(), 'PHOTO', photo)], 'My car');
    expect(await newest()).toEqual(['My car', null]);
  });

  test('needs words or a file, and takes ten files at most', async () => {
    expect((await answer(undefined)).statusCode).toBe(422);
    expect((await say(undefined, ' ')).statusCode).toBe(422);
    const many = Array.from({ length: 11 }, () => randomUUID());
    expect((await answer(many)).statusCode).toBe(422);
  });

  test('takes a file once, and a repeated call adds nothing', async () => {
    const id = await upload(staff(), 'PHOTO', photo);
    const key = randomUUID();
    const first = await say([id], '', key);
    expect(first.statusCode).toBe(201);
    await server.db.system((tx) => tx.deleteFrom('idempotency_keys').execute());
    const again = await say([id], '', key);
    expect(again.json()).toEqual(first.json());
    expect((await say([id])).statusCode).toBe(422);
  });

  test('takes no file that has not arrived', async () => {
    const { id } = await announce(owner(), 'PHOTO');
    expect((await answer([id])).statusCode).toBe(422);
    await append(owner(), id, photo.subarray(0, 100), 0, photo.length);
    expect((await answer([id])).statusCode).toBe(422);
  });

  test('takes no file of anybody else', async () => {
    const buyer = (await say(undefined, 'Hello')).json<Answer<'createConversation'>>();
    const toDealer = await server.call('POST', '/chats/conversations', {
      token,
      payload: { listingId: request.id, recipientId: tenants.north.dealerId, message: 'Hello' },
    });
    const dealer = by(
      'conversation',
      toDealer.json<Answer<'createConversation'>>().conversation.id,
    );
    const [mine, theirs, ours] = [
      await upload(owner(), 'PHOTO', photo),
      await upload(holder(dealer), 'PHOTO', photo),
      await upload(staff(), 'PHOTO', photo),
    ];
    expect((await answer([theirs])).statusCode).toBe(422);
    expect((await answer([ours])).statusCode).toBe(422);
    expect((await answer([mine], '', dealer)).statusCode).toBe(422);
    expect((await say([mine])).statusCode).toBe(422);
    const colleague = await server.signIn('admin@north.test');
    const payload = {
      listingId: request.id,
      recipientId: request.id,
      message: '',
      attachments: [ours],
    };
    const taken = await server.call('POST', '/chats/conversations', { token: colleague, payload });
    expect(taken.statusCode).toBe(422);
    // the owner's own key and that of their thread are the same writer's
    const own = by('conversation', buyer.conversation.id);
    expect((await answer([mine], '', own)).statusCode).toBe(201);
    expect((await answer([theirs], '', dealer)).statusCode).toBe(201);
    expect((await read(dealer)).messages[0]?.attachments).toHaveLength(1);
    expect(JSON.stringify(await read(own))).not.toContain(theirs);
  });
});

describe('a file', () => {
  test('is announced by no one without the link, the role or the partner', async () => {
    for (const key of [by('public'), 'x'.repeat(22)]) {
      expect((await announce(holder(key), 'PHOTO')).answer.statusCode).toBe(404);
      expect((await append(holder(key), randomUUID(), photo)).statusCode).toBe(404);
    }
    const viewer = await server.signIn('viewer@north.test');
    const stranger = await server.signIn('agent@south.test');
    const { files } = staff();
    expect((await announce({ files }, 'PHOTO')).answer.statusCode).toBe(401);
    expect((await announce({ files, token: viewer }, 'PHOTO')).answer.statusCode).toBe(403);
    expect((await announce({ files, token: stranger }, 'PHOTO')).answer.statusCode).toBe(404);
    expect((await append({ files }, randomUUID(), photo)).statusCode).toBe(401);
    expect((await append({ files, token: stranger }, randomUUID(), photo)).statusCode).toBe(404);
  });

  test('of one side is continued by no other', async () => {
    const { id } = await announce(owner(), 'PHOTO');
    expect((await append(staff(), id, photo)).statusCode).toBe(404);
    const { id: ours } = await announce(staff(), 'PHOTO');
    expect((await append(owner(), ours, photo)).statusCode).toBe(404);
  });

  test('ends with the link that showed it, and stays for staff', async () => {
    const id = await upload(staff(), 'PDF', letterPdf());
    const { conversation } = (await say([id])).json<Answer<'createConversation'>>();
    const urlOf = async (key: string) => (await read(key)).messages[0]?.attachments[0]?.url ?? '';
    const byOffer = await urlOf(by('offer'));
    const byThread = await urlOf(by('conversation', conversation.id));
    const ours = (await openByStaff()).messages[0]?.attachments[0]?.url ?? '';
    const all = [byOffer, byThread, ours];
    const statuses = async () =>
      Promise.all(all.map(async (url) => (await fetched(url)).statusCode));
    expect(await statuses()).toEqual([200, 200, 200]);
    const admin = await server.signIn('admin@north.test');
    await server.call('POST', `/api/requests/${request.id}/revoke_links`, { token: admin });
    expect(await statuses()).toEqual([404, 404, 200]);
  });

  test('that no one sends is deleted after two days, a sent one stays', async () => {
    const sent = await upload(owner(), 'PHOTO', photo);
    await answer([sent]);
    const unsent = await upload(owner(), 'PHOTO', photo);
    const rows = () => server.db.system((tx) => tx.selectFrom('attachments').selectAll().execute());
    const folder = (await rows()).find(({ client_id }) => client_id === unsent)?.storage_key ?? '';
    server.clock.advance(2 * DAY_MS - 60_000);
    await cleanUp(server.services);
    expect(await rows()).toHaveLength(2);
    server.clock.advance(120_000);
    await cleanUp(server.services);
    expect((await rows()).map(({ client_id }) => client_id)).toEqual([sent]);
    expect(await server.services.media.photo(folder)).toBeNull();
    expect((await answer([unsent])).statusCode).toBe(422);
  });

  test('is one of sixty in an hour from a link', async () => {
    for (let count = 0; count < 60; count += 1) {
      expect((await announce(owner(), 'PHOTO')).answer.statusCode).toBe(201);
    }
    expect((await announce(owner(), 'PHOTO')).answer.statusCode).toBe(429);
    expect((await announce(staff(), 'PHOTO')).answer.statusCode).toBe(201);
  });

  test('is one of 300 about a request', async () => {
    const now = server.clock.now();
    const values = Array.from({ length: 300 }, (_, index) => ({
      id: `many-${index}`,
      partner_id: tenants.north.partnerId,
      request_id: request.id,
      writer: 'owner',
      client_id: randomUUID(),
      kind: 'PHOTO' as const,
      name: 'photo.jpg',
      storage_key: `many-${index}`,
      inserted_at: now,
    }));
    await server.db.system((tx) => tx.insertInto('attachments').values(values).execute());
    expect((await announce(owner(), 'PHOTO')).answer.statusCode).toBe(413);
  });

  test('in a notice is told by its kind, not by its name', async () => {
    await say([await upload(staff(), 'PDF', letterPdf(), 'secret name.pdf')]);
    server.clock.advance(120_000);
    await server.runJobs();
    const notices = await server.db.system((tx) =>
      tx.selectFrom('outbox').where('about_request_id', '=', request.id).selectAll().execute(),
    );
    expect(notices).toHaveLength(1);
    expect(notices[0]?.body).toContain('PDF file');
    expect(notices[0]?.body).not.toContain('secret name');
  });
});
