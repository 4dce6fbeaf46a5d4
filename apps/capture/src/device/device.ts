import type { Capture } from '../api/types.ts';
import type { Meta } from '../draft/meta.ts';
import type { Payload, TaskStore } from '../queue/index.ts';

/** What this phone remembers of one report beside the tasks. */
export interface Notes {
  /** The server's last answer, so that the page opens without a network. */
  capture: Capture | null;
  /** Steps that the customer passed over. */
  skipped: string[];
}

/** Where one report lives on this phone. */
export interface Device {
  tasks: TaskStore<Meta>;
  /** Small pictures for the page itself, kept until the report is handed in. */
  thumbs: {
    put(key: string, thumb: Payload): Promise<void>;
    get(key: string): Promise<Payload | undefined>;
  };
  readNotes(): Promise<Notes>;
  writeNotes(change: (notes: Notes) => Notes): Promise<void>;
  /** Forgets photos and answers, once the report has been handed in; the notes stay. */
  clear(): Promise<void>;
  /** False when nothing outlives this page: private mode, or storage switched off. */
  durable: boolean;
}

export const noNotes: Notes = { capture: null, skipped: [] };

/** True for the error of a phone that is full. */
export const isQuotaExceeded = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
