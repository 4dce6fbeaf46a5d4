import type { Capture, CaptureUpload, PhotoSection } from '../api/types.ts';
import type { PhotoHint } from '../photo/quality.ts';
import { isPending, type Task } from '@forecourt/platform/queue';
import {
  type DamageMark,
  fieldKey,
  type FieldMeta,
  type FieldValue,
  type Meta,
  type PhotoMeta,
} from './meta.ts';
import { valueAt } from './paths.ts';

export type SendState = 'waiting' | 'sent' | 'refused';

/** A photo that the customer wants to submit. */
export interface DraftPhoto {
  id: string;
  section: PhotoSection;
  slot: string | null;
  damageId: string | null;
  state: SendState;
  /** Upload progress from 0 to 1 while it is being sent; null otherwise. */
  progress: number | null;
  /** Problem code, when refused. */
  refusal: string | null;
  /**
   * URL on the server; null until the upload has arrived. This phone's thumbnail takes precedence.
   */
  url: string | null;
  digest: string | null;
  /** What could be better; null if nothing, or if the customer accepts it anyway. */
  hint: PhotoHint | null;
}

export interface DraftScan {
  id: string;
  frames: number;
  framesSent: number;
  /** `collecting`: photos are still being taken, and the scan is not yet complete. */
  state: SendState | 'collecting';
  refusal: string | null;
  url: string | null;
}

/** The report as the customer sees it: the server's state, overlaid with this phone's state. */
export interface Draft {
  capture: Capture;
  /** While something is asked for in addition, those that came with it; `earlier` has the others. */
  photos: DraftPhoto[];
  /** Photos and scans that arrived before something was asked for in addition. */
  earlier: readonly CaptureUpload[];
  scan: DraftScan | null;
  /** Newest value of a field, by its dotted path. */
  value(path: string): unknown;
  damages: DamageMark[];
  /** Paths of fields with a value that the server has not confirmed. */
  changed: ReadonlySet<string>;
  /** Problem codes of refused fields, by path. */
  refusedFields: ReadonlyMap<string, string>;
  /** Number of items still to be sent, without the submission itself. */
  pending: number;
  /** The last error, while something is pending. */
  trouble: 'network' | 'server' | 'full' | null;
  submission: 'none' | 'waiting';
}

/**
 * Overlays the server's last response with this phone's state.
 * @param typed values that are still being stored, by path
 * @param shares upload progress of each photo, by its key
 */
export function draftOf(
  capture: Capture,
  tasks: readonly Task<Meta>[],
  typed: ReadonlyMap<string, FieldValue> = new Map(),
  shares: ReadonlyMap<string, number> = new Map(),
): Draft {
  const byKey = new Map(tasks.map((task) => [task.key, task]));
  const value = (path: string) => {
    if (typed.has(path)) return typed.get(path);
    const task = byKey.get(fieldKey(path));
    // Once a field has been sent, the server's value counts: another phone may have changed it.
    if (task && task.settled < task.revision) return (task.meta as FieldMeta).value;
    return valueAt(capture, path);
  };
  const waiting = tasks.filter(isPending);
  const sending = waiting.filter(({ meta }) => meta.type !== 'submit' && meta.type !== 'open');
  const submit = byKey.get('submit');
  return {
    capture,
    photos: photosOf(capture, tasks, shares),
    earlier: capture.uploads.filter((upload) => isWhole(upload) && !isOwn(capture, upload)),
    scan: scanOf(capture, tasks),
    value,
    damages: (value('damage_locations') ?? []) as DamageMark[],
    changed: new Set([
      ...typed.keys(),
      ...tasks.flatMap(({ meta, settled, revision }) =>
        meta.type === 'field' && settled < revision ? [meta.path] : [],
      ),
    ]),
    refusedFields: new Map(
      tasks.flatMap(({ meta, refusal }) =>
        meta.type === 'field' && refusal ? [[meta.path, refusal.code] as const] : [],
      ),
    ),
    pending: sending.length,
    trouble: waiting.find(({ failure }) => failure !== null)?.failure ?? null,
    submission: submit && isPending(submit) ? 'waiting' : 'none',
  };
}

function photosOf(
  capture: Capture,
  tasks: readonly Task<Meta>[],
  shares: ReadonlyMap<string, number>,
): DraftPhoto[] {
  const uploads = new Map(capture.uploads.map((upload) => [upload.id, upload]));
  const local = tasks.filter((task): task is Task<PhotoMeta> => task.meta.type === 'photo');
  const known = new Set(local.map(({ key }) => key));
  const elsewhere = capture.uploads.filter(
    (upload) =>
      upload.filetype === 'image' &&
      isWhole(upload) &&
      isOwn(capture, upload) &&
      !known.has(upload.id),
  );
  return [
    ...elsewhere.map(({ id, section, slot, damage_location_id, url }): DraftPhoto => ({
      id,
      section,
      slot,
      url,
      damageId: damage_location_id,
      state: 'sent',
      progress: null,
      refusal: null,
      digest: null,
      hint: null,
    })),
    ...local
      .filter(({ wanted }) => wanted === 'present')
      .sort((a, b) => a.order - b.order)
      .map((task): DraftPhoto => {
        const { section, slot, damageId, digest, hint = null } = task.meta;
        return {
          id: task.key,
          section,
          slot,
          damageId,
          digest,
          hint,
          ...stateOf(task),
          progress: isPending(task) ? (shares.get(task.key) ?? null) : null,
          url: uploads.get(task.key)?.url ?? null,
        };
      }),
  ];
}

function scanOf(capture: Capture, tasks: readonly Task<Meta>[]): DraftScan | null {
  const scans = tasks.filter((task) => task.meta.type === 'scan');
  const local = scans.find(({ wanted }) => wanted === 'present');
  if (local?.meta.type === 'scan') {
    const parts = tasks.filter(({ group }) => group === local.key);
    const refused = parts.find(({ refusal }) => refusal);
    return {
      id: local.key,
      frames: local.meta.frames,
      framesSent: parts.filter((part) => !isPending(part) && !part.refusal).length,
      ...stateOf(refused ?? local),
      url: capture.uploads.find(({ id }) => id === local.key)?.url ?? null,
    };
  }
  const collecting = tasks.filter((task) => task.meta.type === 'frame');
  const [first] = collecting;
  if (first?.group) {
    return {
      id: first.group,
      frames: collecting.length,
      url: null,
      refusal: null,
      framesSent: collecting.filter((part) => !isPending(part)).length,
      state: 'collecting',
    };
  }
  const removed = new Set(scans.map(({ key }) => key));
  const upload = capture.uploads.find(
    (one) =>
      one.filetype === 'video' && isWhole(one) && isOwn(capture, one) && !removed.has(one.id),
  );
  if (!upload) return null;
  const frames = upload.frames.length;
  return {
    id: upload.id,
    frames,
    framesSent: frames,
    url: upload.url,
    state: 'sent',
    refusal: null,
  };
}

/** Whether the customer may still take an upload back: it did not come before what is asked for now. */
export const isOwn = ({ addition }: Pick<Capture, 'addition'>, upload: CaptureUpload): boolean =>
  !addition || upload.addition_id === addition.id;

/** Whether an upload is more than an announcement: the first frames do not make a scan. */
export const isWhole = ({ filetype, state }: CaptureUpload): boolean =>
  state === 'PROCESSED' || (filetype === 'image' && state === 'STORED');

const stateOf = (task: Task<Meta>): { state: SendState; refusal: string | null } => ({
  state: task.refusal ? 'refused' : isPending(task) ? 'waiting' : 'sent',
  refusal: task.refusal?.code ?? null,
});
