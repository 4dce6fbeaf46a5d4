import { action, makeObservable, observable } from 'mobx';

/** An overlay that a key or button opens on any page. */
export type CommandOverlay = 'palette' | 'help';

/** Whether the palette or the keyboard help is open. */
export class CommandsStore {
  overlay: CommandOverlay | null = null;

  constructor() {
    makeObservable(this, { overlay: observable, open: action, close: action });
  }

  open(overlay: CommandOverlay): void {
    this.overlay = overlay;
  }

  close(): void {
    this.overlay = null;
  }
}
