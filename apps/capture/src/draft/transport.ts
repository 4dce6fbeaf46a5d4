import { ApiProblem, ContractViolation, isNetworkFailure } from '@forecourt/api-client';
import type { CaptureApi } from '../api/captureApi.ts';
import type { Sending } from '@forecourt/api-client/resumable';
import type { Capture, CaptureUpdate } from '../api/types.ts';
import type { Outcome, Payload, Task, Unit } from '@forecourt/platform/queue';
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

const stored: Outcome = { kind: 'stored' };

/** Sends each task as the contract's requests and maps answers and failures to outcomes. */
export function createTransport({ api, onCapture, knows, onProgress }: TransportOptions) {
  const announcedScans = new Set<string>();

  /** How a task's bytes are sent: after a failed attempt the upload is resumed. */
  const sendingOf = ({ key, attempts }: Task<Meta>): Sending => ({
    resumed: attempts > 0,
    onProgress: (sent, total) => onProgress(key, sent / total),
  });

  async function sendPhoto(task: Task<Meta>, meta: PhotoMeta, photo: Payload | undefined) {
    const id = task.key;
    // The bytes are missing only if the storage was cleared: the photo cannot be sent.
    if (!photo) return refused([id], 'BYTES_LOST');
    const { state } = await api.announce({
      id,
      section: meta.section,
      slot: meta.slot,
      filetype: 'image',
      taken_at: new Date(meta.takenAt).toISOString(),
      damage_location_id: meta.damageId,
    });
    // If it is processed already, the response to its last byte was lost.
    if (state !== 'PROCESSED') await api.sendPhoto(id, photo, sendingOf(task));
    return stored;
  }

  async function announceScan(id: string, takenAt: number): Promise<void> {
    if (announcedScans.has(id)) return;
    const taken_at = new Date(takenAt).toISOString();
    await api.announce({ id, section: 'scan_360', slot: null, filetype: 'video', taken_at });
    announcedScans.add(id);
  }

  async function sendFrame(task: Task<Meta>, frame: Payload | undefined) {
    if (task.meta.type !== 'frame') throw new TypeError('not a frame');
    if (!frame) return refused([task.key], 'BYTES_LOST');
    const { scanId, index, takenAt } = task.meta;
    await announceScan(scanId, takenAt);
    await api.sendFrame(scanId, index, frame, sendingOf(task));
    return stored;
  }

  async function completeScan(scanId: string, frames: number, takenAt: number): Promise<Outcome> {
    try {
      await announceScan(scanId, takenAt);
      await api.completeScan(scanId, frames);
      return stored;
    } catch (error) {
      const missing = missingOf(error, /^frames\.(\d+)$/);
      if (missing.length === 0) throw error;
      return { kind: 'missing', keys: missing.map((index) => frameKey(scanId, Number(index))) };
    }
  }

  async function remove(id: string): Promise<Outcome> {
    try {
      await api.remove(id);
    } catch (error) {
      // It is already removed; if the link itself is dead, the next read will show it.
      if (!(error instanceof ApiProblem && [404, 410].includes(error.status))) throw error;
    }
    return stored;
  }

  /**
   * Submits the report. Uploads that another phone never finished would block it: they are removed
   * first.
   */
  async function submit(reason: string | null): Promise<Outcome> {
    const now = await api.read();
    onCapture(now);
    for (const upload of now.uploads) {
      if (!isWhole(upload) && !(await knows(upload.id))) await remove(upload.id);
    }
    try {
      onCapture(await api.submit(reason));
      return stored;
    } catch (error) {
      const missing = missingOf(error, /^uploads\.(.+)$/);
      if (missing.length === 0) {
        // The partner may require more by now than this phone knew: the review then shows it.
        if (missingOf(error, /^sections\.(.+)$/).length > 0) onCapture(await api.read());
        throw error;
      }
      return { kind: 'missing', keys: missing };
    }
  }

  async function sendFields(tasks: readonly Task<Meta>[]): Promise<Outcome> {
    const fields = tasks.filter((task) => task.meta.type === 'field') as Task<FieldMeta>[];
    const changes = nest(fields.map(({ meta }) => sentField(meta)));
    try {
      onCapture(await api.update(changes as CaptureUpdate));
      return stored;
    } catch (error) {
      if (!(error instanceof ApiProblem && error.status === 422)) throw error;
      const named = fields.filter(({ meta }) =>
        error.errors.some(({ field }) => concerns(field, sentField(meta)[0])),
      );
      // If no field is named, all count as refused; otherwise they would be retried forever.
      const blamed = named.length > 0 ? named : fields;
      return refused(
        blamed.map(({ key }) => key),
        error.code,
      );
    }
  }

  async function send(unit: Unit<Meta>, payload: Payload | undefined): Promise<Outcome> {
    const [task] = unit;
    const { key, wanted, meta } = task;
    switch (meta.type) {
      case 'open':
        onCapture(await api.open());
        return stored;
      case 'submit':
        return submit(meta.reason ?? null);
      case 'field':
        return sendFields(unit);
      case 'photo':
        return wanted === 'absent' ? remove(key) : sendPhoto(task, meta, payload);
      case 'scan':
        return wanted === 'absent' ? remove(key) : completeScan(key, meta.frames, meta.takenAt);
      case 'frame':
        return sendFrame(task, payload);
    }
  }

  return (unit: Unit<Meta>, payload: Payload | undefined): Promise<Outcome> =>
    send(unit, payload).catch((error: unknown) =>
      outcomeOf(
        error,
        unit.map(({ key }) => key),
      ),
    );
}

/** What a problem reports as missing: the first group of `pattern` in the matching fields. */
function missingOf(error: unknown, pattern: RegExp): string[] {
  if (!(error instanceof ApiProblem)) return [];
  return error.errors.flatMap(({ field }) => pattern.exec(field)?.[1] ?? []);
}

const refused = (keys: readonly string[], code: string): Outcome => ({
  kind: 'refused',
  refusals: Object.fromEntries(keys.map((key) => [key, { code }])),
});

/** Responses after which the same request may succeed. */
const worthRepeating = ({ status, code }: ApiProblem) =>
  status >= 500 || [408, 425, 429].includes(status) || code === 'UPLOAD_OFFSET';

/** The outcome of a failed unit of these keys. @throws what is not a failure of a call */
function outcomeOf(error: unknown, keys: readonly string[]): Outcome {
  if (isNetworkFailure(error)) return { kind: 'retry', cause: 'network' };
  // An answer that violates the contract counts as the server's failure.
  if (error instanceof ContractViolation) return { kind: 'retry', cause: 'server' };
  if (!(error instanceof ApiProblem)) throw error;
  const { status, code, retryAfter = 0 } = error;
  if (worthRepeating(error)) {
    const cause = code === 'INSUFFICIENT_STORAGE' ? 'full' : 'server';
    return { kind: 'retry', cause, waitMs: retryAfter * 1000 };
  }
  if (status === 404 && code === 'NOT_FOUND') return { kind: 'stop', reason: 'gone' };
  if (status === 409 && code === 'INVALID_TRANSITION') return { kind: 'stop', reason: 'completed' };
  return refused(keys, code);
}
