import { newTask, type Payload, type TaskStore } from '@forecourt/platform/queue';

/** The bytes of unsent files, on this device. */
export interface FileBytes {
  /** @throws DOMException `QuotaExceededError` when the device is full */
  put(id: string, payload: Payload): Promise<void>;
  get(id: string): Promise<Payload | undefined>;
  drop(id: string): Promise<void>;
}

/** Keeps the bytes in a database of the device, so that they outlive the page. */
export class DeviceFiles implements FileBytes {
  private readonly open: () => Promise<TaskStore<null>>;
  private store: Promise<TaskStore<null>> | undefined;

  /** @param open opens the person's database; called when the first file is chosen */
  constructor(open: () => Promise<TaskStore<null>>) {
    this.open = open;
  }

  async put(id: string, payload: Payload): Promise<void> {
    await (await this.opened()).add({ task: newTask({ key: id, meta: null }), payload });
  }

  async get(id: string): Promise<Payload | undefined> {
    return (await this.opened()).payload(id);
  }

  async drop(id: string): Promise<void> {
    await (await this.opened()).change(id, () => undefined);
  }

  private opened(): Promise<TaskStore<null>> {
    this.store ??= this.open();
    return this.store;
  }
}
