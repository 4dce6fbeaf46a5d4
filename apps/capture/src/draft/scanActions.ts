import type { Device } from '../device/device.ts';
import type { PreparedFrame } from '../photo/prepared.ts';
import { newTask, unwanted } from '@forecourt/platform/queue';
import { newId } from '@forecourt/platform';
import { frameKey, type Meta, type PhotoMeta } from './meta.ts';

/** What the actions need to know about uploads on the server. */
export interface UploadOnServer {
  id: string;
  section: PhotoMeta['section'];
  slot: string | null;
  filetype: 'image' | 'video';
}

/**
 * The actions of the 360 scan. A scan consists of its frames, each a task of the group named by the
 * scan's id, and one more task that marks the group as complete.
 */
export function scanActions(
  { tasks, thumbs }: Device,
  uploads: () => readonly UploadOnServer[],
  now: () => number,
  remove: (id: string, meta: Meta) => Promise<void>,
) {
  const frameTask = (scanId: string, index: number, takenAt: number) =>
    newTask<Meta>({
      key: frameKey(scanId, index),
      meta: { type: 'frame', scanId, index, takenAt },
      group: scanId,
      order: takenAt + index / 1000,
    });

  const wholeTask = (scanId: string, frames: number, takenAt: number) =>
    newTask<Meta>({
      key: scanId,
      meta: { type: 'scan', frames, takenAt },
      after: scanId,
      order: takenAt + 1,
    });

  /** Frames of a scan that is still being collected. */
  async function collected() {
    const all = await tasks.all();
    const whole = new Set(all.filter(({ meta }) => meta.type === 'scan').map(({ key }) => key));
    return all.filter(({ group }) => group !== null && !whole.has(group));
  }

  return {
    /** Stores a complete scan; it replaces any earlier one. */
    async addScan(frames: readonly PreparedFrame[], poster: PreparedFrame): Promise<void> {
      const scanId = newId();
      const takenAt = now();
      await this.removeScans();
      await thumbs.put(scanId, poster).catch(() => undefined);
      const parts = frames.map((payload, index) => ({
        task: frameTask(scanId, index, takenAt),
        payload,
      }));
      await tasks.add(...parts, { task: wholeTask(scanId, frames.length, takenAt) });
    },

    /** Adds one photo to a scan that is made of photos. */
    async addScanPhoto(photo: PreparedFrame): Promise<void> {
      const frames = await collected();
      if (frames.length === 0) await this.removeScans();
      const scanId = frames[0]?.group ?? newId();
      if (frames.length === 0) await thumbs.put(scanId, photo).catch(() => undefined);
      await tasks.add({ task: frameTask(scanId, frames.length, now()), payload: photo });
    },

    /** Completes the scan with the photos collected so far. */
    async finishScan(): Promise<void> {
      const frames = await collected();
      const scanId = frames[0]?.group;
      if (scanId) await tasks.add({ task: wholeTask(scanId, frames.length, now()) });
    },

    async removeScans(): Promise<void> {
      await this.dropUnfinishedScan();
      for (const { key, meta, group } of await tasks.all()) {
        if (meta.type === 'scan') {
          // Frames may have arrived even if the scan was never marked as complete.
          await tasks.change(key, (task) => task && unwanted({ ...task, touched: true }));
        } else if (group !== null) await tasks.change(key, () => undefined);
      }
      for (const { id, filetype } of uploads()) {
        if (filetype === 'video') await remove(id, { type: 'scan', frames: 0, takenAt: now() });
      }
    },

    /**
     * Discards a scan that was started with photos: its frames are removed here and on the server.
     */
    async dropUnfinishedScan(): Promise<void> {
      const frames = await collected();
      const [first] = frames;
      if (!first?.group) return;
      const gone = wholeTask(first.group, 0, now());
      await tasks.add({ task: { ...gone, wanted: 'absent', touched: true, after: null } });
      for (const { key } of frames) await tasks.change(key, () => undefined);
    },
  };
}
