import type {
  AnnouncedAttachment,
  AttachmentKind,
  Body,
  MessageAttachment,
  ThreadFiles,
} from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { oneOf } from '../../db/search.ts';
import { addressName, fileName } from '../../domain/fileName.ts';
import { invalidFormat } from '../../domain/errors.ts';
import { newId } from '../../domain/id.ts';
import { notFound, Problem } from '../../http/problem.ts';
import type { PartKey } from '../../intake/index.ts';
import type { IncomingFile } from '../../intake/resumable.ts';
import { MAX_PDF_BYTES, MAX_PHOTO_BYTES, photoUrl, type Media } from '../../media/index.ts';
import { counted, say, wordsIn } from '../../messaging/words/index.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

export type Attachment = Row<'attachments'>;

/** More than any conversation needs; a higher number is an attempt to fill the disk. */
const MAX_OF_REQUEST = 300;
/** Widths of a photo in a message and on the whole screen, in pixels. */
const [THUMBNAIL, SCREEN] = [640, 2048] as const;

/** Whose files they are until a message names them. */
export interface Writer {
  partnerId: string;
  requestId: string;
  /** A user's id, the id of a buyer's thread, or `owner`. */
  id: string;
}

/** The owner of the car as a writer: their thread may not be open yet. */
export const OWNER = 'owner';

export function findAttachment(
  tx: Tx,
  { requestId, id }: Writer,
  clientId: string,
): Promise<Attachment | undefined> {
  return tx
    .selectFrom('attachments')
    .where('request_id', '=', requestId)
    .where('writer', '=', id)
    .where('client_id', '=', clientId.toLowerCase())
    .selectAll()
    .executeTakeFirst();
}

/**
 * Registers a file under the id that the device chose.
 * @returns the known one when the id is known
 * @throws Problem 413 when the conversations about this request have too many
 */
export async function announce(
  { clock, media }: Pick<Services, 'clock' | 'media'>,
  tx: Tx,
  writer: Writer,
  { id, kind, name }: Body<'createStaffAttachment'>,
): Promise<Attachment> {
  const known = await findAttachment(tx, writer, id);
  if (known) return known;
  const { count } = await tx
    .selectFrom('attachments')
    .where('request_id', '=', writer.requestId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_OF_REQUEST) {
    throw new Problem(413, 'PAYLOAD_TOO_LARGE', { detail: 'There are too many files here' });
  }
  const now = clock.now();
  return tx
    .insertInto('attachments')
    .values({
      id: newId(now),
      partner_id: writer.partnerId,
      request_id: writer.requestId,
      writer: writer.id,
      client_id: id.toLowerCase(),
      kind,
      name: fileName(kind, name),
      storage_key: media.newFolder(),
      inserted_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The key of the file's incomplete bytes; apart from those of the report's photos. */
export function partOf({ requestId, id }: Writer, { storage_key }: Attachment): PartKey {
  return { requestId: `${requestId}/${id}`, upload: storage_key };
}

/** Prepares to receive a file. @throws Problem 404 when it was never announced */
export async function incomingAttachment(
  { db, media }: Pick<Services, 'db' | 'media'>,
  writer: Writer,
  clientId: string,
): Promise<IncomingFile & { known: Attachment }> {
  const known = await db.read([writer.partnerId], (tx) => findAttachment(tx, writer, clientId));
  if (!known) throw notFound();
  const { id, kind, storage_key: folder } = known;
  const store = async (file: string) =>
    kind === 'PHOTO'
      ? media.storePhoto(folder, file)
      : { bytes: await media.storePdf(folder, file), width: null, height: null };
  const take = async (file: string): Promise<void> => {
    if (known.state === 'STORED') return;
    const facts = await store(file);
    const stored = await db.scoped([writer.partnerId], (tx) =>
      tx
        .updateTable('attachments')
        .set({ state: 'STORED', ...facts })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst(),
    );
    if (stored) return;
    // it was erased meanwhile
    await media.removeFolder(folder);
    throw notFound();
  };
  return { known, take, limit: kind === 'PHOTO' ? MAX_PHOTO_BYTES : MAX_PDF_BYTES };
}

/**
 * The files that a message names, for `attach`.
 * @throws InvalidInput when one was not announced by this writer, has not arrived, or was sent before
 */
export async function findToSend(
  tx: Tx,
  writer: Writer,
  clientIds: readonly string[],
): Promise<Attachment[]> {
  if (clientIds.length === 0) return [];
  const ids = clientIds.map((id) => id.toLowerCase());
  const found = await tx
    .selectFrom('attachments')
    .where('request_id', '=', writer.requestId)
    .where('writer', '=', writer.id)
    .where(oneOf('client_id', ids))
    .where('message_id', 'is', null)
    .where('state', '=', 'STORED')
    .selectAll()
    .forUpdate()
    .execute();
  const inOrder = ids.flatMap((id) => found.find(({ client_id }) => client_id === id) ?? []);
  if (inOrder.length !== new Set(ids).size)
    throw invalidFormat(
      'attachments',
      'ids of files that were sent to this conversation and are not in a message yet, each once',
    );
  return inOrder;
}

/** Makes files part of a message, in their order. */
export async function attach(
  tx: Tx,
  messageId: string,
  files: readonly Attachment[],
): Promise<Attachment[]> {
  const attached: Attachment[] = [];
  for (const [place, { id }] of files.entries()) {
    attached.push(
      await tx
        .updateTable('attachments')
        .set({ message_id: messageId, place })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
  }
  return attached;
}

/** The files of messages, in the order of their sending. */
export async function attachmentsOf(
  tx: Tx,
  messageIds: readonly string[],
): Promise<Map<string, Attachment[]>> {
  const rows =
    messageIds.length === 0
      ? []
      : await tx
          .selectFrom('attachments')
          .where(oneOf('message_id', [...messageIds]))
          .orderBy('message_id')
          .orderBy('place')
          .selectAll()
          .execute();
  const found = new Map<string, Attachment[]>();
  for (const row of rows) {
    const of = row.message_id ?? '';
    found.set(of, [...(found.get(of) ?? []), row]);
  }
  return found;
}

export function presentAnnounced({ client_id, kind, state }: Attachment): AnnouncedAttachment {
  return { id: client_id, kind, stored: state === 'STORED' };
}

/** @param media whose addresses end with what the viewer sees them by */
export function presentAttachment(media: Pick<Media, 'base'>, row: Attachment): MessageAttachment {
  const { id, kind, name, bytes, width, height, storage_key: folder } = row;
  const isPhoto = kind === 'PHOTO';
  return {
    id,
    kind,
    name,
    bytes: bytes ?? 0,
    width,
    height,
    url: isPhoto
      ? photoUrl(media, row, SCREEN)
      : media.base(folder, 'document') + addressName(name),
    thumbnailUrl: isPhoto ? photoUrl(media, row, THUMBNAIL) : null,
  };
}

/** What a message of files only is made of, for a list of conversations. */
export function countFiles(files: readonly Pick<Attachment, 'kind' | 'name'>[]): ThreadFiles {
  const [first, ...others] = files;
  const isOneDocument = first?.kind === 'PDF' && others.length === 0;
  return { ...kindsOf(files), name: isOneDocument ? first.name : null };
}

function kindsOf(files: readonly { kind: AttachmentKind }[]) {
  const photos = files.filter(({ kind }) => kind === 'PHOTO').length;
  return { photos, documents: files.length - photos };
}

/** What is said of a message that has only files; their names stay in the conversation. */
export function filesInWords(files: readonly { kind: AttachmentKind }[], locale: string): string {
  const { photos, documents } = kindsOf(files);
  const count = photos + documents;
  const words = wordsIn(locale).notice.files;
  if (count === 0) return '';
  if (photos > 0 && documents > 0) return say(words.both, { count });
  return say(counted(photos > 0 ? words.photos : words.documents, count, locale), { count });
}
