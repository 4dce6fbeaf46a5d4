import { createMemoryStorage, type KeyValueStorage } from '@forecourt/platform';
import { action, makeObservable, observableRef } from 'mobx';

/** How high a row is: 56 px, or 44 px for more rows at a glance. */
export type RowDensity = 'comfortable' | 'compact';

/** What a person chose of how the rows of a list look. */
interface Choice {
  density: RowDensity;
  /** Ids of the columns that are not shown. */
  hidden: readonly string[];
}

const usual: Choice = { density: 'comfortable', hidden: [] };

/** How the rows of a list look to those who use this device: their height, and the columns beside their text. */
export class ListDisplay {
  private choice: Choice;
  private readonly storage: KeyValueStorage;
  private readonly key: string;

  /** @param path address of the list */
  constructor(path: string, storage = createMemoryStorage()) {
    this.storage = storage;
    this.key = `forecourt_list:${path}`;
    this.choice = read(storage.get(this.key));
    makeObservable<this, 'choice' | 'set'>(this, { choice: observableRef, set: action });
  }

  get density(): RowDensity {
    return this.choice.density;
  }

  get hidden(): readonly string[] {
    return this.choice.hidden;
  }

  /** Whether something was chosen that `reset` takes back. */
  get isChosen(): boolean {
    return this.density !== usual.density || this.hidden.length > 0;
  }

  showRows(density: RowDensity): void {
    this.set({ ...this.choice, density });
  }

  showColumn(id: string, isShown: boolean): void {
    const others = this.hidden.filter((hidden) => hidden !== id);
    this.set({ ...this.choice, hidden: isShown ? others : [...others, id] });
  }

  reset(): void {
    this.set(usual);
  }

  private set(choice: Choice): void {
    this.choice = choice;
    this.storage.set(this.key, this.isChosen ? JSON.stringify(choice) : null);
  }
}

/** What was kept; the usual of anything else, as another version of the console may have kept it. */
function read(text: string | null): Choice {
  if (text === null) return usual;
  try {
    const { density, hidden } = JSON.parse(text) as Partial<Choice>;
    return {
      density: density === 'compact' ? density : usual.density,
      hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : usual.hidden,
    };
  } catch {
    return usual;
  }
}
