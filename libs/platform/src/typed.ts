import { runInAction } from 'mobx';
import type { KeyValueStorage } from './storage.ts';

/** Key in the tab's own storage. */
const key = 'forecourt_typed';

/** The person whose drafts are kept. */
export interface Typist {
  id: string;
  username: string;
}

/** One form's draft. */
export interface TypedPart {
  /** The draft as JSON-compatible data; undefined if there is none. */
  read(): unknown;
  /** Restores a draft, perhaps from an earlier version of the page. */
  write(value: unknown): void;
}

interface Held {
  person: Typist;
  values: Record<string, unknown>;
}

/**
 * Unsent input, kept in this tab only while a person whose session has ended signs in again: the
 * page is reloaded in between, so nothing else survives.
 */
export class TypedWork {
  private readonly parts = new Map<string, TypedPart>();
  private readonly storage: KeyValueStorage;
  private held: Held | null;
  /** Whether the person whose drafts are kept has signed in again. */
  private isTheirs = false;

  /** @param storage the tab's own, such as `sessionStorage` */
  constructor(storage: KeyValueStorage) {
    this.storage = storage;
    this.held = readHeld(storage.get(key));
  }

  /** The person whose drafts wait for them to sign in again; null if there are none. */
  get person(): Typist | null {
    return this.held?.person ?? null;
  }

  /**
   * Registers a form and restores its draft, if there is one. Returns a function that unregisters
   * it.
   *
   * @param name unique per form and per thing it is about
   */
  keep(name: string, part: TypedPart): () => void {
    this.parts.set(name, part);
    this.giveBack(name, part);
    return () => {
      if (this.parts.get(name) === part) this.parts.delete(name);
    };
  }

  /** Saves all drafts for a person whose session has ended. */
  hold(person: Typist): void {
    // Drafts that no form has restored yet are kept.
    const values = this.held?.person.id === person.id ? { ...this.held.values } : {};
    for (const [name, part] of this.parts) {
      const value = part.read();
      if (value === undefined) delete values[name];
      else values[name] = value;
    }
    this.held = { person, values };
    this.storage.set(key, JSON.stringify(this.held));
  }

  /** Somebody signed in: their own drafts are restored, anyone else's are dropped. */
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

/** Fields of a form as a draft: a value is restored only if its type fits the field. */
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
