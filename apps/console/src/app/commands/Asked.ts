import { action, makeObservable, observable } from 'mobx';

/** What was asked for by key or button, over whichever page is open. */
export type Asking = 'palette' | 'help';

/** Which of the palette and the keyboard help is open. */
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
