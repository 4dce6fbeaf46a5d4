import type { Device } from '../device/device.ts';

/** Addresses of this phone's small pictures: each made once and shared by every screen. */
export class Thumbs {
  readonly #device: Device;
  readonly #made = new Map<string, string>();
  readonly #asked = new Set<string>();
  readonly #listeners = new Set<() => void>();

  constructor(device: Device) {
    this.#device = device;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The address of a picture; undefined until it has been read, or when this phone has none. */
  addressOf(id: string): string | undefined {
    if (!this.#asked.has(id)) {
      this.#asked.add(id);
      void this.#read(id);
    }
    return this.#made.get(id);
  }

  async #read(id: string): Promise<void> {
    const thumb = await this.#device.thumbs.get(id).catch(() => undefined);
    if (!thumb) return;
    this.#made.set(id, URL.createObjectURL(new Blob([thumb.bytes], { type: thumb.type })));
    for (const listener of this.#listeners) listener();
  }
}
