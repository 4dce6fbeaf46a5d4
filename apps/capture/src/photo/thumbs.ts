import type { Device } from '../device/device.ts';

/** Object URLs of this phone's thumbnails: each created once and shared by every screen. */
export class Thumbs {
  private readonly device: Device;
  private readonly made = new Map<string, string | null>();
  private readonly asked = new Set<string>();
  private readonly listeners = new Set<() => void>();

  constructor(device: Device) {
    this.device = device;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The URL of a thumbnail; undefined until it has been looked up, null if there is none. */
  addressOf(id: string): string | null | undefined {
    if (!this.asked.has(id)) {
      this.asked.add(id);
      void this.read(id);
    }
    return this.made.get(id);
  }

  private async read(id: string): Promise<void> {
    const thumb = await this.device.thumbs.get(id).catch(() => undefined);
    const picture = thumb && new Blob([thumb.bytes], { type: thumb.type });
    this.made.set(id, picture ? URL.createObjectURL(picture) : null);
    for (const listener of this.listeners) listener();
  }
}
