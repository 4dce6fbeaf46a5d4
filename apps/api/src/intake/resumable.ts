import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvalidInput, invalidFormat } from '../domain/errors.ts';
import { Problem } from '../http/problem.ts';
import { wrongOffset, type Intake, type PartKey } from './index.ts';

const TUS_VERSION = '1.0.0';

/** A file to receive, and what to do once it is complete. */
export interface IncomingFile {
  /** Maximum size in bytes. */
  limit: number;
  /** Stores the file, then records it. @throws Problem when it is not accepted */
  take(file: string): Promise<unknown>;
}

/** One request of a resumable upload. */
interface Piece {
  request: FastifyRequest;
  reply: FastifyReply;
  key: PartKey;
  incoming: IncomingFile;
  /** Whether the whole file arrived before. */
  isHere: boolean;
}

/** Answers how much has arrived; HEAD gets the same headers (tus 1.0). */
export async function progressOf(
  { intake }: { intake: Pick<Intake, 'sizeOf'> },
  key: PartKey,
  reply: FastifyReply,
): Promise<{ offset: number }> {
  const offset = await intake.sizeOf(key);
  say(reply, offset);
  return { offset };
}

/**
 * Appends a piece to what has arrived; after the last one the file is processed like any other.
 * @throws Problem 409 UPLOAD_OFFSET when the offset does not match; otherwise as `IncomingFile.take`
 */
export async function receivePiece(
  { intake }: { intake: Pick<Intake, 'resume'> },
  { request, reply, key, incoming, isHere }: Piece,
): Promise<void> {
  const { offset, length } = placeOf(request);
  if (length > incoming.limit)
    throw new Problem(413, 'PAYLOAD_TOO_LARGE', {
      detail: `A file may have at most ${incoming.limit} bytes`,
    });
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
  if (offset > length) throw invalidFormat('upload-offset', 'at most the length of the file');
  return { offset, length };
}
