import { savingProblemOf } from '@forecourt/api-client';
import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import { Saving } from './Saving.ts';

export interface SavedChoiceOptions<T> {
  /** What is saved now. */
  kept(): T;
  /** Saves a choice; `kept` returns it from then on. */
  save(value: T): Promise<void>;
}

/** A choice on /profile that is saved as it is made, and taken back where that fails. */
export class SavedChoice<T extends string | boolean> {
  readonly saving = new Saving(savingProblemOf);
  /** What is being saved; undefined when nothing is. */
  private wanted: T | undefined = undefined;
  private readonly options: SavedChoiceOptions<T>;

  constructor(options: SavedChoiceOptions<T>) {
    this.options = options;
    makeObservable<this, 'wanted'>(this, {
      wanted: observableRef,
      value: computed,
    });
  }

  /** What is shown: the choice being saved, or what is kept. */
  get value(): T {
    return this.wanted ?? this.options.kept();
  }

  /** Saves `value`. What is chosen while a choice is being saved is saved after it. */
  async choose(value: T): Promise<void> {
    runInAction(() => (this.wanted = value));
    await this.saving.run(async () => {
      let saved: T | undefined;
      try {
        while (this.wanted !== undefined && this.wanted !== saved) {
          saved = this.wanted;
          await this.options.save(saved);
        }
        return true;
      } finally {
        runInAction(() => (this.wanted = undefined));
      }
    });
  }
}
