import { action, makeObservable, observable } from 'mobx';

/**
 * Which damage of a report is looked at: the outline, the list, the photos and the 360 view show the
 * same one.
 */
export class DamageFocus {
  /** The damage that was chosen last, anywhere. */
  chosen: string | null = null;
  /** The one under the pointer, which is marked too. */
  pointed: string | null = null;
  /** Whether the scan is in the gallery, in place of the first photo. */
  isTurning = false;
  /** Rises whenever the chosen one's pin is to be shown, also again. */
  shown = 0;
  /** Whether the pin gets the focus as soon as it is shown. */
  takesFocus = false;

  constructor() {
    makeObservable(this, {
      chosen: observable,
      pointed: observable,
      isTurning: observable,
      shown: observable,
      choose: action,
      point: action,
      turn: action,
      showOnScan: action,
      forget: action,
    });
  }

  /** Whether to mark a damage: it was chosen, or is pointed at. */
  marks(id: string): boolean {
    return id === this.pointed || id === this.chosen;
  }

  /** A damage was chosen; a 360 view that is open turns to its pin. */
  choose(id: string | null): void {
    if (id !== this.chosen) this.shown += 1;
    this.chosen = id;
  }

  point(id: string | null): void {
    this.pointed = id;
  }

  /** Opens the 360 view in the gallery, or closes it. */
  turn(isTurning: boolean): void {
    this.isTurning = isTurning;
  }

  /** Opens the 360 view at a damage's pin, which gets the focus. */
  showOnScan(id: string): void {
    this.chosen = id;
    this.isTurning = true;
    this.takesFocus = true;
    this.shown += 1;
  }

  /** Another report is opened. */
  forget(): void {
    this.chosen = null;
    this.pointed = null;
    this.isTurning = false;
    this.takesFocus = false;
  }
}
