import type { TaskStore } from '@forecourt/platform/queue';
import type { Draft } from '../../draft/draft.ts';
import { frameKey, type Meta } from '../../draft/meta.ts';

/** A whole scan, on which damages can be placed. */
export interface TapScan {
  id: string;
  frames: number;
  /** Address of its first frame on the server; null until it has arrived. */
  url: string | null;
}

/**
 * The scan that the report will show: the one of now, else the one that was sent before something was
 * asked for in addition. Null without a whole one, and for one that was refused.
 */
export function scanToTap({ scan, earlier }: Pick<Draft, 'scan' | 'earlier'>): TapScan | null {
  if (scan) {
    const { id, frames, url, state } = scan;
    return state === 'waiting' || state === 'sent' ? { id, frames, url } : null;
  }
  const before = earlier.findLast(
    ({ filetype, review_status: review }) => filetype === 'video' && review !== 'declined',
  );
  return before ? { id: before.id, frames: before.frames.length, url: before.url } : null;
}

/**
 * Reads a frame where it is: on this phone until the whole scan was sent, then on the server.
 * @throws Error where it is on neither
 */
export async function readFrame(
  tasks: Pick<TaskStore<Meta>, 'payload'>,
  { id, url }: TapScan,
  index: number,
  signal: AbortSignal,
): Promise<Blob> {
  const own = await tasks.payload(frameKey(id, index)).catch(() => undefined);
  if (own) return new Blob([own.bytes], { type: own.type });
  if (!url) throw new Error('neither here nor sent');
  const answer = await fetch(url.replace(/[^/]+$/, `${index}.jpg`), { signal });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.blob();
}
