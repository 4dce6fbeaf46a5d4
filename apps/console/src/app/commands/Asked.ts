import { action, makeObservable, observable } from 'mobx';

/** Which overlay was opened by key or button, on any page. */
export type Asking = 'palette' | 'help';

/** Whether the palette or the keyboard help is open. */
export class Asked {
  now: Asking | null = null;

  constructor() {
    makeObservable(this, { now: observable, ask: action, close: action });
  }

  ask(what: Asking): void {
    this.now = what;
  }

  close(): void {
    this.now = null;
  }
}
