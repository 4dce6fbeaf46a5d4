import type { Capture } from '../api/types.ts';
import type { Meta } from '../draft/meta.ts';
import type { Payload, TaskStore } from '@forecourt/platform/queue';

/** What this phone stores for one report besides the tasks. */
export interface Notes {
  /** The server's last answer, so that the page opens without a network. */
  capture: Capture | null;
  /** Steps that the customer skipped. */
  skipped: string[];
}

/** Storage of one report on this phone. */
export interface Device {
  tasks: TaskStore<Meta>;
  /** Thumbnails for the page itself, kept until the report is submitted. */
  thumbs: {
    put(key: string, thumb: Payload): Promise<void>;
    get(key: string): Promise<Payload | undefined>;
  };
  readNotes(): Promise<Notes>;
  writeNotes(change: (notes: Notes) => Notes): Promise<void>;
  /** Deletes photos and tasks once the report has been submitted; the notes stay. */
  clear(): Promise<void>;
  /** False when nothing survives this page: private mode, or storage disabled. */
  durable: boolean;
}

export const noNotes: Notes = { capture: null, skipped: [] };

/** True for the error of a phone whose storage is full. */
export const isQuotaExceeded = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
