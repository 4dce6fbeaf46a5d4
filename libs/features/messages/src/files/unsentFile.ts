import type { AttachmentKind } from '@forecourt/contract';

/** A file on this device that belongs to a message which is not sent yet. */
export interface UnsentFile {
  /** Chosen here; the server knows the file by it. */
  id: string;
  kind: AttachmentKind;
  name: string;
  /** Size of what is sent. */
  bytes: number;
}

/** Why a chosen file is not taken. */
export type FileProblem =
  | { reason: 'OTHER_TYPE' | 'UNREADABLE' | 'EMPTY' | 'TOO_LARGE' | 'NO_ROOM'; name: string }
  | { reason: 'TOO_MANY' };

/** Why a file cannot be sent: by the server’s verdict, or since the device has lost it. */
export type FileRefusal = 'NOT_ACCEPTED' | 'LOST';

/** A file that cannot be sent as it is: the message waits for its writer. */
export class FileRefused extends Error {}

/** Files of one message. */
export const MAX_FILES = 10;

export function isUnsentFile(value: unknown): value is UnsentFile {
  const one = value as Partial<UnsentFile> | null;
  return (
    typeof one?.id === 'string' &&
    typeof one.name === 'string' &&
    typeof one.bytes === 'number' &&
    (one.kind === 'PHOTO' || one.kind === 'PDF')
  );
}
