import type { KeyValueStorage } from '@forecourt/platform';
import { isHex } from '@forecourt/ui/theme';
import { areaOf, type FieldKey, type FieldValue } from './fields.ts';

/** A change of one field, and what it is a change of. */
export interface KeptChange {
  key: FieldKey;
  /** What was saved when it was changed: tells later whether somebody else changed it, too. */
  base: FieldValue;
  value: FieldValue;
}

/** Changes that were not published, as they lie on the device. */
export interface KeptDraft {
  /** Version of the settings that they are changes of. */
  version: number;
  /** When the last of them was made, ISO 8601. */
  at: string;
  changes: readonly KeptChange[];
  /** A picture or translation file was being sent: the file itself is not kept. */
  sending: boolean;
}

/** Unpublished changes of each partner's settings, kept on the device for one person. */
export class KeptDrafts {
  private readonly storage: KeyValueStorage;
  private readonly key: () => string | null;

  /**
   * @param key where those of the person at work lie, so that two people on one device do not see each
   *   other's; null while it is not known who that is: nothing is kept then
   */
  constructor(storage: KeyValueStorage, key: () => string | null) {
    this.storage = storage;
    this.key = key;
  }

  read(partnerId: string): KeptDraft | null {
    const kept = this.all()[partnerId];
    return isDraft(kept) ? { ...kept, changes: kept.changes.filter(isChange) } : null;
  }

  /** Keeps a draft, or forgets it when there is none. */
  write(partnerId: string, draft: KeptDraft | null): void {
    const key = this.key();
    if (key === null) return;
    const { [partnerId]: _, ...others } = this.all();
    const next = draft ? { ...others, [partnerId]: draft } : others;
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

/** Whether both values are such as the field can hold; whether there is the field the settings say. */
function isChange(change: unknown): change is KeptChange {
  if (!isRecord(change) || typeof change.key !== 'string') return false;
  const key = change.key as FieldKey;
  return isValue(key, change.value) && isValue(key, change.base);
}

function isValue(key: FieldKey, value: unknown): value is FieldValue {
  if (key === 'general.logo_width') return value === null || typeof value === 'number';
  switch (areaOf(key)) {
    case 'sections':
      return typeof value === 'boolean';
    case 'theme':
      return typeof value === 'string' && isHex(value);
    default:
      return value === null || typeof value === 'string';
  }
}
