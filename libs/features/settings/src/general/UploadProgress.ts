import type { CallOptions } from '@forecourt/api-client';
import { makeObservable, observable, runInAction } from 'mobx';

/** Progress of one upload; owned by the store that sends the file. */
export class UploadProgress {
  /** Whether a file is being uploaded. */
  active = false;
  /** 0 to 1; undefined until the transport reports it. */
  value: number | undefined = undefined;

  constructor() {
    makeObservable(this, { active: observable, value: observable });
  }

  /** Tracks a call that uploads a file. */
  async follow<T>(
    send: (options: Pick<CallOptions, 'onUploadProgress'>) => Promise<T>,
  ): Promise<T> {
    this.set(true, undefined);
    try {
      return await send({
        onUploadProgress: ({ loaded, total }) => this.set(true, total && loaded / total),
      });
    } finally {
      this.set(false, undefined);
    }
  }

  private set(active: boolean, value: number | undefined): void {
    runInAction(() => {
      this.active = active;
      this.value = value;
    });
  }
}
