import { runInAction } from 'mobx';
import type { KeyValueStorage } from './storage.ts';

/** Where typed work lies in the tab's own storage. */
const key = 'forecourt_typed';

/** Whose typed work is held. */
export interface Typist {
  id: string;
  username: string;
}

/** A form, as far as a person typed into it. */
export interface TypedPart {
  /** What is typed, fit for JSON; undefined where nothing is. */
  read(): unknown;
  /** Puts back what was read, perhaps by an earlier version of the page. */
  write(value: unknown): void;
}

interface Held {
  person: Typist;
  values: Record<string, unknown>;
}

/**
 * What a person has typed and not sent, held in this tab alone while a session that ended is signed in
 * again: the page is loaded anew in between, so that nothing else of it stays.
 */
export class TypedWork {
  private readonly parts = new Map<string, TypedPart>();
  private readonly storage: KeyValueStorage;
  private held: Held | null;
  /** It is known that they are at work whose work is held. */
  private isTheirs = false;

  /** @param storage the tab's own, such as `sessionStorage` */
  constructor(storage: KeyValueStorage) {
    this.storage = storage;
    this.held = readHeld(storage.get(key));
  }

  /** Whose work waits for them to sign in again; null where nobody's does. */
  get person(): Typist | null {
    return this.held?.person ?? null;
  }

  /**
   * Makes a form part of what is held, and gives it back what waits for it. Returns the way to stop.
   *
   * @param name tells it from other forms, and from the same form about something else
   */
  keep(name: string, part: TypedPart): () => void {
    this.parts.set(name, part);
    this.giveBack(name, part);
    return () => {
      if (this.parts.get(name) === part) this.parts.delete(name);
    };
  }

  /** Holds all that is typed for a person whose session has ended. */
  hold(person: Typist): void {
    // What no form has taken back yet is held on.
    const values = this.held?.person.id === person.id ? { ...this.held.values } : {};
    for (const [name, part] of this.parts) {
      const value = part.read();
      if (value === undefined) delete values[name];
      else values[name] = value;
    }
    this.held = { person, values };
    this.storage.set(key, JSON.stringify(this.held));
  }

  /** Somebody is signed in: their own work waits for its forms, anybody else's is forgotten. */
  settle(personId: string): void {
    this.storage.remove(key);
    this.isTheirs = this.held?.person.id === personId;
    if (!this.isTheirs) this.held = null;
    for (const [name, part] of this.parts) this.giveBack(name, part);
  }

  forget(): void {
    this.storage.remove(key);
    this.held = null;
  }

  private giveBack(name: string, part: TypedPart): void {
    const value = this.held?.values[name];
    if (value === undefined || !this.isTheirs) return;
    delete this.held!.values[name];
    runInAction(() => part.write(value));
  }
}

/** Fields of a form as a part of what is typed: taken back only as what they can hold. */
export function fieldsOf<Form extends object>(
  form: Form,
  names: readonly (keyof Form & string)[],
): TypedPart {
  const initial = JSON.stringify(names.map((name) => form[name]));
  return {
    read: () => {
      const values = names.map((name) => form[name]);
      if (JSON.stringify(values) === initial) return undefined;
      return Object.fromEntries(names.map((name, index) => [name, values[index]]));
    },
    write: (value) => {
      if (typeof value !== 'object' || value === null) return;
      const kept = value as Partial<Record<string, unknown>>;
      for (const name of names) {
        const now = form[name];
        const fits = now === null || typeof now === typeof kept[name];
        if (kept[name] !== undefined && fits) form[name] = kept[name] as Form[typeof name];
      }
    },
  };
}

function readHeld(text: string | null): Held | null {
  try {
    const held = JSON.parse(text ?? 'null') as Partial<Held> | null;
    const { person, values } = held ?? {};
    if (typeof person?.id !== 'string' || typeof person.username !== 'string') return null;
    return { person, values: typeof values === 'object' ? values : {} };
  } catch {
    return null;
  }
}
