import { createMemoryStorage, type KeyValueStorage } from '@forecourt/platform';
import { action, makeObservable, observableRef } from 'mobx';

/** How high a row is: 56 px, or 44 px for more rows at a glance. */
export type RowDensity = 'comfortable' | 'compact';

/** How the rows of a list look. */
export interface RowDisplay {
  density: RowDensity;
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
}

const usual: RowDisplay = { density: 'comfortable', hidden: [] };

/** Whether rows look the same, in whatever order their columns were hidden. */
export function isSameDisplay(one: RowDisplay, other: RowDisplay): boolean {
  const hidden = new Set(one.hidden);
  return (
    one.density === other.density &&
    hidden.size === new Set(other.hidden).size &&
    other.hidden.every((id) => hidden.has(id))
  );
}

/** A saved view that says how its rows look. */
interface FollowedView {
  id: string;
  saved: RowDisplay;
  /** With what was changed since, which lasts until the view is left. */
  shown: RowDisplay;
}

/**
 * How the rows of a list look: their height, and the columns beside their text. While a saved view
 * is open that says so itself, as it says; else as those who use this device chose.
 */
export class ListDisplay {
  private own: RowDisplay;
  private view: FollowedView | null = null;
  private readonly storage: KeyValueStorage;
  private readonly key: string;

  /** @param path address of the list */
  constructor(path: string, storage = createMemoryStorage()) {
    this.storage = storage;
    this.key = `forecourt_list:${path}`;
    this.own = read(storage.get(this.key));
    makeObservable<this, 'own' | 'view' | 'set'>(this, {
      own: observableRef,
      view: observableRef,
      set: action,
      follow: action,
    });
  }

  get density(): RowDensity {
    return this.shown.density;
  }

  get hidden(): readonly string[] {
    return this.shown.hidden;
  }

  /** Whether a saved view says how the rows look. */
  get isOfView(): boolean {
    return this.view !== null;
  }

  /** Whether something was chosen that `reset` takes back. */
  get isChosen(): boolean {
    return !isSameDisplay(this.shown, this.view?.saved ?? usual);
  }

  showRows(density: RowDensity): void {
    this.set({ ...this.shown, density });
  }

  showColumn(id: string, isShown: boolean): void {
    const others = this.hidden.filter((hidden) => hidden !== id);
    this.set({ ...this.shown, hidden: isShown ? others : [...others, id] });
  }

  reset(): void {
    this.set(this.view?.saved ?? usual);
  }

  /** Shows rows as a saved view says; null shows them as chosen on this device. */
  follow(view: { id: string; display: RowDisplay } | null): void {
    const { view: before } = this;
    if (!view) this.view = null;
    else if (before?.id !== view.id || !isSameDisplay(before.saved, view.display)) {
      this.view = { id: view.id, saved: view.display, shown: view.display };
    }
  }

  private get shown(): RowDisplay {
    return this.view?.shown ?? this.own;
  }

  private set(choice: RowDisplay): void {
    if (this.view) {
      this.view = { ...this.view, shown: choice };
      return;
    }
    this.own = choice;
    this.storage.set(this.key, this.isChosen ? JSON.stringify(choice) : null);
  }
}

/** What was kept; the usual of anything else, as another version of the console may have kept it. */
function read(text: string | null): RowDisplay {
  if (text === null) return usual;
  try {
    const { density, hidden } = JSON.parse(text) as Partial<RowDisplay>;
    return {
      density: density === 'compact' ? density : usual.density,
      hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : usual.hidden,
    };
  } catch {
    return usual;
  }
}
