import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Row } from '../../db/schema.ts';
import { InvalidInput, invalidFormat } from '../../domain/errors.ts';
import { Problem } from '../../http/problem.ts';
import { wrongOffset, type PartKey } from '../../intake/index.ts';
import { tooLarge } from '../../media/problems.ts';
import type { Services } from '../../services.ts';
import type { Incoming } from './content.ts';
import type { LinkParams } from './link.ts';

const TUS_VERSION = '1.0.0';

/** One request of a resumable upload. */
interface Piece {
  request: FastifyRequest;
  reply: FastifyReply;
  key: PartKey;
  incoming: Incoming;
  /** Whether the whole file arrived before. */
  isHere: boolean;
}

/** The key of the incomplete file of a photo, or of a scan's frame. */
export function partOf(
  { requestId }: LinkParams,
  { storage_key: folder }: Row<'uploads'>,
  frame?: number,
): PartKey {
  return { requestId, upload: frame === undefined ? folder : `${folder}/${frame}` };
}

/** Answers how much has arrived; HEAD gets the same headers (tus 1.0). */
export async function progressOf(
  { intake }: Pick<Services, 'intake'>,
  key: PartKey,
  reply: FastifyReply,
): Promise<{ offset: number }> {
  const offset = await intake.sizeOf(key);
  say(reply, offset);
  return { offset };
}

/**
 * Appends a piece to what has arrived; after the last one the file is processed like any other.
 * @throws Problem 409 UPLOAD_OFFSET when the offset does not match; otherwise as `Incoming.take`
 */
export async function goOn(
  { intake }: Pick<Services, 'intake'>,
  { request, reply, key, incoming, isHere }: Piece,
): Promise<void> {
  const { offset, length } = placeOf(request);
  if (length > incoming.limit) throw tooLarge(`A file may have at most ${incoming.limit} bytes`);
  const size = await intake.resume(request, key, async (part) => {
    // a retry, because the response to the last piece was lost
    if (isHere && part.size === 0 && offset > 0) return length;
    if (part.size !== offset) throw wrongOffset(part.size);
    const size = await part.receive(length - offset);
    if (size < length) return size;
    await incoming.take(part.path).catch(async (error: unknown) => {
      // a refused file would be refused again; after a server error it is kept for a retry
      if (isRefusal(error)) await part.remove();
      throw error;
    });
    await part.remove();
    return size;
  });
  say(reply, size);
}

const isRefusal = (error: unknown): boolean =>
  error instanceof InvalidInput || (error instanceof Problem && error.status < 500);

function say(reply: FastifyReply, offset: number): void {
  reply.headers({
    'upload-offset': String(offset),
    'tus-resumable': TUS_VERSION,
    'cache-control': 'no-store',
  });
}

/** The contract has validated that both are integers. */
function placeOf({ headers }: FastifyRequest): { offset: number; length: number } {
  const offset = Number(headers['upload-offset']);
  const length = Number(headers['upload-length']);
  if (offset > length) throw invalidFormat('upload-offset');
  return { offset, length };
}
