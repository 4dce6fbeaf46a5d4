import { sectionNeeds } from '@forecourt/contract';
import type { KeyValueStorage } from '@forecourt/platform';
import { isHex } from '@forecourt/ui/theme';
import { areaOf, type FieldKey, type FieldValue, isSwitch } from './fields.ts';

/** A change of one field, and its base. */
export interface KeptChange {
  key: FieldKey;
  /** The saved value at the time; shows later whether someone else changed it too. */
  base: FieldValue;
  value: FieldValue;
}

/** Unpublished changes as stored on the device. */
export interface KeptDraft {
  /** Version of the settings that they are based on. */
  version: number;
  /** When the last change was made, ISO 8601. */
  at: string;
  changes: readonly KeptChange[];
  /** A picture or translation file was being uploaded; the file itself is not stored. */
  sending: boolean;
}

/** Unpublished changes of each draft, stored on the device for one person. */
export class KeptDrafts {
  private readonly storage: KeyValueStorage;
  private readonly key: () => string | null;

  /**
   * @param key storage key of the current user, so that users of one device do not see each
   * other's; null while the user is unknown: nothing is stored then
   */
  constructor(storage: KeyValueStorage, key: () => string | null) {
    this.storage = storage;
    this.key = key;
  }

  read(draft: string): KeptDraft | null {
    const kept = this.all()[draft];
    return isDraft(kept) ? { ...kept, changes: kept.changes.filter(isChange) } : null;
  }

  /** Stores a draft, or deletes it when null. */
  write(draft: string, content: KeptDraft | null): void {
    const key = this.key();
    if (key === null) return;
    const { [draft]: _, ...others } = this.all();
    const next = content ? { ...others, [draft]: content } : others;
    this.storage.set(key, Object.keys(next).length > 0 ? JSON.stringify(next) : null);
  }

  private all(): Record<string, unknown> {
    const key = this.key();
    try {
      const kept: unknown = JSON.parse((key !== null && this.storage.get(key)) || '{}');
      return isRecord(kept) ? kept : {};
    } catch {
      return {};
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDraft(value: unknown): value is KeptDraft {
  if (!isRecord(value)) return false;
  const { version, at, changes, sending } = value;
  return (
    Number.isInteger(version) &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    Array.isArray(changes) &&
    typeof sending === 'boolean'
  );
}

/** Whether both values have the field's type; the settings decide whether the field exists. */
function isChange(change: unknown): change is KeptChange {
  if (!isRecord(change) || typeof change.key !== 'string') return false;
  const key = change.key as FieldKey;
  return isValue(key, change.value) && isValue(key, change.base);
}

function isValue(key: FieldKey, value: unknown): value is FieldValue {
  if (key === 'general.logo_width') return value === null || typeof value === 'number';
  switch (areaOf(key)) {
    case 'sections':
      return (sectionNeeds as readonly unknown[]).includes(value);
    case 'theme':
      return typeof value === 'string' && isHex(value);
    default:
      if (isSwitch(key)) return typeof value === 'boolean';
      return value === null || typeof value === 'string';
  }
}
