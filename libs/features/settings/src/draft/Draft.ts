import type { Settings } from '@forecourt/contract';
import { type Clock, systemClock } from '@forecourt/platform';
import { action, computed, makeObservable, observableRef } from 'mobx';
import {
  type Area,
  areaOf,
  areas,
  type FieldKey,
  type FieldValue,
  hasField,
  readField,
  withFields,
} from './fields.ts';
import type { KeptChange } from './KeptDrafts.ts';
import type { Edits } from './update.ts';

/**
 * Changes of one field within this time are undone together, in milliseconds, such as typing or
 * dragging.
 */
const TOGETHER = 800;

interface Step {
  before: Edits;
  /** The changed field, for merging steps; null if several were changed. */
  key: FieldKey | null;
  at: number;
}

/** Unpublished changes on top of the saved settings, with undo. */
export class Draft {
  saved: Settings;
  edits: Edits = new Map();
  private past: readonly Step[] = [];
  private readonly clock: Clock;

  constructor(saved: Settings, clock: Clock = systemClock) {
    this.saved = saved;
    this.clock = clock;
    makeObservable<this, 'past'>(this, {
      saved: observableRef,
      edits: observableRef,
      past: observableRef,
      settings: computed,
      dirtyAreas: computed,
      canUndo: computed,
      set: action,
      assign: action,
      undo: action,
      reset: action,
      rebase: action,
      resume: action,
      published: action,
    });
  }

  /** The settings as they will be when published. */
  get settings(): Settings {
    return withFields(this.saved, this.edits);
  }

  get isDirty(): boolean {
    return this.edits.size > 0;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  /** The number of changed fields per area; areas without changes are left out. */
  get dirtyAreas(): ReadonlyMap<Area, number> {
    const keys = [...this.edits.keys()];
    const counts = areas.map(
      (area) => [area, keys.filter((key) => areaOf(key) === area).length] as const,
    );
    return new Map(counts.filter(([, count]) => count > 0));
  }

  value(key: FieldKey): FieldValue {
    return this.edits.has(key) ? this.edits.get(key)! : readField(this.saved, key);
  }

  /** Changes a field; setting it to the saved value removes the change. */
  set(key: FieldKey, value: FieldValue): void {
    if (this.value(key) === value) return;
    const next = new Map(this.edits);
    if (readField(this.saved, key) === value) next.delete(key);
    else next.set(key, value);
    this.step(next, key);
  }

  /** Changes several fields in one step; those that get their saved values are no changes. */
  assign(values: Edits): void {
    const next = prune(this.saved, new Map([...this.edits, ...values]));
    if ([...values].some(([key, value]) => this.value(key) !== value)) this.step(next, null);
  }

  /** Undoes the last change. */
  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.edits = prune(this.saved, last.before);
  }

  /** Discards all changes; undo restores them. */
  reset(): void {
    if (this.isDirty) this.step(new Map(), null);
  }

  /**
   * Replaces the saved settings with newer ones and keeps the changes, except those now equal.
   *
   * @returns the changed fields that someone else has meanwhile saved with another value
   */
  rebase(saved: Settings): FieldKey[] {
    const conflicts = this.conflictsWith(saved);
    this.saved = saved;
    this.edits = prune(saved, this.edits);
    return conflicts;
  }

  /**
   * Restores changes of an earlier visit, as far as they still differ from the saved settings.
   *
   * @returns the fields that someone else has since saved with another value
   */
  resume(changes: readonly KeptChange[]): FieldKey[] {
    this.edits = prune(this.saved, new Map(changes.map(({ key, value }) => [key, value])));
    return changes.flatMap(({ key, base }) =>
      this.edits.has(key) && readField(this.saved, key) !== base ? [key] : [],
    );
  }

  /**
   * The changed fields for which other settings have a third value, neither the saved one nor ours.
   */
  conflictsWith(other: Settings): FieldKey[] {
    return [...this.edits].flatMap(([key, mine]) => {
      const theirs = readField(other, key);
      return theirs !== readField(this.saved, key) && theirs !== mine ? [key] : [];
    });
  }

  /**
   * Makes what was published the saved settings. A field changed again after sending stays changed;
   * one that the server normalized (trimmed, for example) does not.
   */
  published(saved: Settings, sent: Edits): void {
    const since = [...this.edits].filter(([key, value]) => sent.get(key) !== value);
    this.saved = saved;
    this.edits = prune(saved, new Map(since));
    this.past = [];
  }

  private step(next: Edits, key: FieldKey | null): void {
    const at = this.clock.now();
    const last = this.past.at(-1);
    const joins = last && key !== null && last.key === key && at - last.at < TOGETHER;
    this.past = joins
      ? [...this.past.slice(0, -1), { ...last, at }]
      : [...this.past, { before: this.edits, key, at }].slice(-100);
    this.edits = next;
  }
}

/** Removes edits that change nothing: the value is already saved, or the field does not exist. */
function prune(saved: Settings, edits: Edits): Edits {
  return new Map(
    [...edits].filter(([key, value]) => hasField(saved, key) && readField(saved, key) !== value),
  );
}
