import type { CaptureApi } from '../api/capture-api.ts';
import type { Result } from '../api/http.ts';
import type { Sending } from '../api/resumable.ts';
import type { Capture, CaptureUpdate } from '../api/types.ts';
import type { Outcome, Payload, Task, Unit } from '../queue/index.ts';
import { isWhole } from './draft.ts';
import { type FieldMeta, frameKey, type Meta, type PhotoMeta } from './meta.ts';
import { concerns, nest } from './paths.ts';
import { sentField } from './sentField.ts';

export interface TransportOptions {
  api: CaptureApi;
  /** Called with the newest state whenever a response contains it. */
  onCapture(capture: Capture): void;
  /** Whether this phone knows an upload: as its own, or as one that it removed. */
  knows(id: string): Promise<boolean>;
  /** Called with the upload progress of a photo, from 0 to 1. */
  onProgress(key: string, share: number): void;
}

/** Sends each task as the contract's requests and maps the responses to outcomes. */
export function createTransport({ api, onCapture, knows, onProgress }: TransportOptions) {
  const announcedScans = new Set<string>();

  const keep = (result: Result<Capture>) => {
    if (result.kind === 'ok') onCapture(result.data);
    return result;
  };

  /** How a task's bytes are sent: after a failed attempt the upload is resumed. */
  const sendingOf = ({ key, attempts }: Task<Meta>): Sending => ({
    resumed: attempts > 0,
    onProgress: (sent, total) => onProgress(key, sent / total),
  });

  async function sendPhoto(task: Task<Meta>, meta: PhotoMeta, photo: Payload | undefined) {
    const id = task.key;
    // The bytes are missing only if the storage was cleared: the photo cannot be sent.
    if (!photo) return refused(id, 'BYTES_LOST');
    const announced = await api.announce({
      id,
      section: meta.section,
      slot: meta.slot,
      filetype: 'image',
      taken_at: new Date(meta.takenAt).toISOString(),
      damage_location_id: meta.damageId,
    });
    if (announced.kind !== 'ok') return outcomeOf(announced, [id]);
    // The response to its last byte was lost.
    if (isStored(announced.data)) return { kind: 'stored' } as const;
    return outcomeOf(await api.sendPhoto(id, photo, sendingOf(task)), [id]);
  }

  async function announceScan(scanId: string, takenAt: number) {
    if (announcedScans.has(scanId)) return undefined;
    const taken_at = new Date(takenAt).toISOString();
    const scan = {
      id: scanId,
      section: 'scan_360',
      slot: null,
      filetype: 'video',
      taken_at,
    } as const;
    const result = await api.announce(scan);
    if (result.kind === 'ok') announcedScans.add(scanId);
    return result.kind === 'ok' ? undefined : result;
  }

  async function sendFrame(task: Task<Meta>, frame: Payload | undefined) {
    if (task.meta.type !== 'frame') throw new TypeError('not a frame');
    if (!frame) return refused(task.key, 'BYTES_LOST');
    const { scanId, index, takenAt } = task.meta;
    const failure = await announceScan(scanId, takenAt);
    if (failure) return outcomeOf(failure, [task.key]);
    return outcomeOf(await api.sendFrame(scanId, index, frame, sendingOf(task)), [task.key]);
  }

  async function completeScan(scanId: string, frames: number, takenAt: number): Promise<Outcome> {
    const failure = await announceScan(scanId, takenAt);
    const result = failure ?? (await api.completeScan(scanId, frames));
    const missing = missingOf(result, /^frames\.(\d+)$/);
    if (missing.length === 0) return outcomeOf(result, [scanId]);
    return { kind: 'missing', keys: missing.map((index) => frameKey(scanId, Number(index))) };
  }

  /**
   * Submits the report. Uploads that another phone never finished would block it: they are removed
   * first.
   */
  async function submit(): Promise<Outcome> {
    const now = keep(await api.read());
    if (now.kind !== 'ok') return outcomeOf(now, ['submit']);
    for (const upload of now.data.uploads) {
      if (isWhole(upload) || (await knows(upload.id))) continue;
      const outcome = removed(await api.remove(upload.id));
      if (outcome.kind !== 'stored') return outcome;
    }
    const result = keep(await api.submit());
    const missing = missingOf(result, /^uploads\.(.+)$/);
    return missing.length > 0 ? { kind: 'missing', keys: missing } : outcomeOf(result, ['submit']);
  }

  async function sendFields(tasks: readonly Task<Meta>[]): Promise<Outcome> {
    const fields = tasks.filter((task) => task.meta.type === 'field') as Task<FieldMeta>[];
    const changes = nest(fields.map(({ meta }) => sentField(meta)));
    const result = keep(await api.update(changes as CaptureUpdate));
    if (result.kind !== 'problem' || result.status !== 422) {
      return outcomeOf(
        result,
        fields.map(({ key }) => key),
      );
    }
    const named = fields.filter(({ meta }) =>
      result.fields.some(({ field }) => concerns(field, sentField(meta)[0])),
    );
    // If no field is named, all of them count as refused; otherwise they would be retried forever.
    const blamed = named.length > 0 ? named : fields;
    return {
      kind: 'refused',
      refusals: Object.fromEntries(blamed.map(({ key }) => [key, { code: result.code }])),
    };
  }

  return async (unit: Unit<Meta>, payload: Payload | undefined): Promise<Outcome> => {
    const [task] = unit;
    const { key, wanted, meta } = task;
    switch (meta.type) {
      case 'open':
        return outcomeOf(keep(await api.open()), [key]);
      case 'submit':
        return submit();
      case 'field':
        return sendFields(unit);
      case 'photo':
        if (wanted === 'absent') return removed(await api.remove(key));
        return sendPhoto(task, meta, payload);
      case 'scan':
        if (wanted === 'absent') return removed(await api.remove(key));
        return completeScan(key, meta.frames, meta.takenAt);
      case 'frame':
        return sendFrame(task, payload);
    }
  };
}

const isStored = (answer: unknown): boolean =>
  (answer as { upload?: { state?: unknown } } | undefined)?.upload?.state === 'PROCESSED';

/** What a problem reports as missing: the first group of `pattern` in the matching fields. */
function missingOf(result: Result<unknown>, pattern: RegExp): string[] {
  if (result.kind !== 'problem') return [];
  return result.fields.flatMap(({ field }) => pattern.exec(field)?.[1] ?? []);
}

const refused = (key: string, code: string): Outcome => ({
  kind: 'refused',
  refusals: { [key]: { code } },
});

/**
 * A 404 means that it is already removed; if the link itself is dead, the next read will show it.
 */
function removed(result: Result<unknown>): Outcome {
  if (result.kind === 'problem' && (result.status === 404 || result.status === 410)) {
    return { kind: 'stored' };
  }
  return outcomeOf(result, []);
}

/** Responses after which the same request may succeed. */
const worthRepeating = (status: number, code: string) =>
  status >= 500 || [408, 425, 429].includes(status) || code === 'UPLOAD_OFFSET';

function outcomeOf(result: Result<unknown>, keys: string[]): Outcome {
  if (result.kind === 'ok') return { kind: 'stored' };
  if (result.kind === 'unreachable') return { kind: 'retry', cause: 'network' };
  const { status, code, retryAfterMs } = result;
  if (worthRepeating(status, code)) {
    const cause = code === 'INSUFFICIENT_STORAGE' ? 'full' : 'server';
    return { kind: 'retry', cause, waitMs: retryAfterMs };
  }
  if (status === 404 && code === 'NOT_FOUND') return { kind: 'stop', reason: 'gone' };
  if (status === 409 && code === 'INVALID_TRANSITION') return { kind: 'stop', reason: 'completed' };
  return { kind: 'refused', refusals: Object.fromEntries(keys.map((key) => [key, { code }])) };
}
