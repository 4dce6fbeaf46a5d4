import type { PreparedPhoto } from '../photo/prepared.ts';
import { hintFor } from '../photo/quality.ts';
import { askToPersist } from '../device/askToPersist.ts';
import type { Device } from '../device/device.ts';
import { newTask, revised, type Task, unwanted } from '@forecourt/platform/queue';
import { newId } from '@forecourt/platform';
import { fieldKey, type FieldValue, type Meta, type PhotoMeta } from './meta.ts';
import { scanActions, type UploadOnServer } from './scanActions.ts';

/** Where a photo belongs. `single` places hold one photo: a new one replaces it. */
export interface Place {
  section: PhotoMeta['section'];
  slot: string | null;
  damageId?: string;
  single: boolean;
  /** The whole car should be in the picture, so it is best taken in landscape. */
  wide?: boolean;
}

/** Debounce of typed answers, in milliseconds. */
const TYPING_MS = 800;

/** The customer's actions. Everything is stored on the phone before it is sent. */
export function createActions(
  device: Device,
  uploads: () => readonly UploadOnServer[],
  now: () => number,
) {
  const { tasks, thumbs } = device;

  /** Removes something, whether this phone or another one sent it. */
  async function remove(id: string, meta: Meta): Promise<void> {
    const onServer = uploads().some((upload) => upload.id === id);
    await tasks.change(id, (task) => {
      const known = task ?? newTask<Meta>({ key: id, meta, order: now() });
      return unwanted(onServer ? { ...known, touched: true } : known);
    });
  }

  async function photosAt(place: Place): Promise<Task<Meta>[]> {
    return (await tasks.all()).filter(
      ({ meta, wanted }) =>
        wanted === 'present' &&
        meta.type === 'photo' &&
        meta.section === place.section &&
        meta.slot === place.slot &&
        meta.damageId === (place.damageId ?? null),
    );
  }

  return {
    /** Marks the request as opened, on the first tap; merely viewing the page does not. */
    async open(): Promise<void> {
      await tasks.add({ task: newTask<Meta>({ key: 'open', meta: { type: 'open' } }) });
    },

    /** Stores a photo and queues it. The same picture at the same place again has no effect. */
    async addPhoto(place: Place, photo: PreparedPhoto): Promise<void> {
      const { section, slot, damageId = null } = place;
      const before = await photosAt(place);
      if (before.some(({ meta }) => meta.type === 'photo' && meta.digest === photo.digest)) return;
      const id = newId();
      const takenAt = now();
      const meta: PhotoMeta = {
        type: 'photo',
        section,
        slot,
        damageId,
        takenAt,
        digest: photo.digest,
        hint: hintFor(photo.hints, place.wide),
      };
      await thumbs.put(id, photo.thumb).catch(() => undefined);
      await tasks.add({ task: newTask({ key: id, meta, order: takenAt }), payload: photo.full });
      void askToPersist();
      if (!place.single) return;
      for (const { key, meta: old } of before) await remove(key, old);
      for (const upload of uploads()) {
        if (upload.section !== section || upload.slot !== slot || upload.id === id) continue;
        await remove(upload.id, { ...meta, digest: '' });
      }
    },

    /** The customer accepts a photo as it is: its hints are no longer shown. */
    async keepAnyway(id: string): Promise<void> {
      await tasks.change(id, (task) =>
        task?.meta.type === 'photo' ? { ...task, meta: { ...task.meta, hint: null } } : task,
      );
    },

    removePhoto: (id: string, place: Place) =>
      remove(id, {
        type: 'photo',
        section: place.section,
        slot: place.slot,
        damageId: place.damageId ?? null,
        takenAt: now(),
        digest: '',
      }),

    ...scanActions(device, uploads, now, remove),

    /** Stores a typed answer immediately and sends it after a debounce. */
    async setField(path: string, value: FieldValue): Promise<void> {
      const key = fieldKey(path);
      const meta: Meta = { type: 'field', path, value };
      const notBefore = now() + TYPING_MS;
      await tasks.change(key, (task) =>
        task
          ? revised(task, meta, notBefore)
          : newTask({ key, meta, notBefore, batch: 'fields', order: now() }),
      );
    },

    /**
     * Queues the submission after everything else.
     * @param reason why something required is missing
     */
    async submit(reason: string | null = null): Promise<void> {
      await this.dropUnfinishedScan();
      await tasks.change('submit', (task) =>
        task && task.settled < task.revision && !task.refusal
          ? task
          : newTask({ key: 'submit', meta: { type: 'submit', reason }, after: '*', order: now() }),
      );
    },
  };
}

export type Actions = ReturnType<typeof createActions>;
