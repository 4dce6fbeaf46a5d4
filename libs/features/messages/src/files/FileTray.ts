import { hasCode, isApiError, isNetworkFailure } from '@forecourt/api-client';
import { newId } from '@forecourt/platform';
import { createSender } from '@forecourt/api-client/resumable';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FileSource } from '../conversation/source.ts';
import type { FileBytes } from './DeviceFiles.ts';
import {
  type FileProblem,
  type FileRefusal,
  FileRefused,
  MAX_FILES,
  type UnsentFile,
} from './unsentFile.ts';

export interface FileTrayOptions {
  source: FileSource;
  bytes: FileBytes;
  /** Files that were chosen before, but not sent. */
  kept: readonly UnsentFile[];
  /** Called with every change of the chosen files. */
  onChange(): void;
}

/** The photos and PDF files of one conversation: those chosen for the next message, and their sending. */
export class FileTray {
  chosen: readonly UnsentFile[];
  /** How many are being prepared. */
  preparing = 0;
  problem: FileProblem | null = null;
  /** Addresses of photos on this device, by file. */
  readonly previews = observable.map<string, string>();
  /** Share that has been sent, 0 to 1, by file. */
  readonly progress = observable.map<string, number>();
  readonly refusals = observable.map<string, FileRefusal>();
  private readonly options: FileTrayOptions;
  private readonly begun = new Set<string>();
  private readonly send = createSender();

  constructor(options: FileTrayOptions) {
    this.options = options;
    this.chosen = options.kept;
    makeObservable<this, 'set' | 'choose'>(this, {
      chosen: observableRef,
      preparing: observable,
      problem: observableRef,
      set: action,
      choose: action,
      dismiss: action,
      forget: action,
      putBack: action,
      dispose: action,
    });
    void this.preview(options.kept);
  }

  /** Prepares files and chooses them for the next message. */
  async add(files: readonly File[]): Promise<void> {
    this.dismiss();
    for (const file of files) {
      if (this.chosen.length >= MAX_FILES) {
        runInAction(() => (this.problem = { reason: 'TOO_MANY' }));
        return;
      }
      runInAction(() => (this.preparing += 1));
      try {
        await this.addOne(file);
      } catch {
        runInAction(() => (this.problem = { reason: 'NO_ROOM', name: file.name }));
      } finally {
        runInAction(() => (this.preparing -= 1));
      }
    }
  }

  dismiss(): void {
    this.problem = null;
  }

  remove(id: string): void {
    const file = this.chosen.find((one) => one.id === id);
    this.set(this.chosen.filter((one) => one !== file));
    if (file) this.forget([file]);
  }

  /** Takes the chosen files for a message. */
  take(): readonly UnsentFile[] {
    const taken = this.chosen;
    if (taken.length > 0) this.set([]);
    return taken;
  }

  /** Puts a message's files back. */
  putBack(files: readonly UnsentFile[]): void {
    for (const { id } of files) {
      this.refusals.delete(id);
      this.progress.delete(id);
    }
    this.set([...this.chosen, ...files].slice(0, MAX_FILES));
  }

  /** Brings all files to the server. @throws FileRefused when one cannot be sent */
  async upload(files: readonly UnsentFile[]): Promise<void> {
    for (const file of files) await this.uploadOne(file);
  }

  /** Deletes files that have arrived or are not wanted, here. */
  forget(files: readonly UnsentFile[]): void {
    for (const { id } of files) {
      URL.revokeObjectURL(this.previews.get(id) ?? '');
      this.previews.delete(id);
      this.progress.delete(id);
      this.refusals.delete(id);
      void this.options.bytes.drop(id).catch(() => undefined);
    }
  }

  /** Shows files of messages that an earlier page left unsent. */
  async preview(files: readonly UnsentFile[]): Promise<void> {
    for (const { id, kind } of files) {
      if (kind !== 'PHOTO' || this.previews.has(id)) continue;
      const payload = await this.options.bytes.get(id).catch(() => undefined);
      if (payload) this.show(id, new Blob([payload.bytes], { type: payload.type }));
    }
  }

  dispose(): void {
    for (const url of this.previews.values()) URL.revokeObjectURL(url);
    this.previews.clear();
  }

  private async addOne(file: File): Promise<void> {
    const { bytes } = this.options;
    // loaded with the first file that somebody chooses
    const { prepareFile } = await import('./prepareFile.ts');
    const prepared = await prepareFile(file);
    if (!prepared.ok) {
      runInAction(() => (this.problem = prepared.problem));
      return;
    }
    const { kind, payload } = prepared;
    const id = newId();
    await bytes.put(id, payload);
    if (kind === 'PHOTO') this.show(id, new Blob([payload.bytes], { type: payload.type }));
    this.choose({ id, kind, name: file.name, bytes: payload.bytes.byteLength });
  }

  private async uploadOne(file: UnsentFile): Promise<void> {
    const { source, bytes } = this.options;
    const { id } = file;
    runInAction(() => this.refusals.delete(id));
    const payload = await bytes.get(id);
    try {
      if (await source.announce(file)) return;
      if (!payload) throw this.refuse(id, 'LOST');
      await this.sendBytes(id, payload);
    } catch (error) {
      throw isVerdict(error) ? this.refuse(id, 'NOT_ACCEPTED') : error;
    }
  }

  private async sendBytes(
    id: string,
    payload: { type: string; bytes: ArrayBuffer },
  ): Promise<void> {
    const onProgress = (sent: number, total: number): void => {
      runInAction(() => this.progress.set(id, total === 0 ? 0 : sent / total));
    };
    const resumed = this.begun.has(id);
    this.begun.add(id);
    const calls = this.options.source.calls(id);
    try {
      await this.send(payload, { resumed, onProgress }, calls);
    } catch (error) {
      // an earlier attempt brought more than was known here
      if (!hasCode(error, 'UPLOAD_OFFSET')) throw error;
      await this.send(payload, { resumed: true, onProgress }, calls);
    }
    onProgress(1, 1);
  }

  private refuse(id: string, refusal: FileRefusal): FileRefused {
    runInAction(() => this.refusals.set(id, refusal));
    return new FileRefused(refusal);
  }

  private show(id: string, photo: Blob): void {
    runInAction(() => this.previews.set(id, URL.createObjectURL(photo)));
  }

  private choose(file: UnsentFile): void {
    this.set([...this.chosen, file]);
  }

  private set(files: readonly UnsentFile[]): void {
    this.chosen = files;
    this.options.onChange();
  }
}

/** Whether the server has looked at the file and does not take it. */
function isVerdict(error: unknown): boolean {
  if (isNetworkFailure(error) || !isApiError(error) || error.kind !== 'problem') return false;
  return [413, 415, 422].includes(error.status);
}
