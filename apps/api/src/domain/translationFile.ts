import { translationFault, type TranslationFault } from '@forecourt/contract/translation-faults';
import { InvalidInput, type FieldError } from './errors.ts';

/** Enough to see what is wrong with a file; further errors show once these are fixed. */
const MAX_ERRORS = 20;

/**
 * Checks the texts of a translation file; the contract has checked their types and lengths. Each
 * must be a valid ICU message without markup but the product's own tags, under an id of the product's format.
 *
 * @throws InvalidInput INVALID_FORMAT naming each message that is wrong, as `messages.{id}`
 */
export function checkTranslation(messages: Readonly<Record<string, string>>): void {
  const errors: FieldError[] = [];
  const faults: TranslationFault[] = [];
  for (const [id, text] of Object.entries(messages)) {
    const fault = translationFault(id, text);
    if (fault === null) continue;
    errors.push({ field: `messages.${id.slice(0, 128)}`, code: 'INVALID_FORMAT' });
    faults.push(fault);
    if (errors.length === MAX_ERRORS) break;
  }
  if (errors.length === 0) return;
  throw new InvalidInput(errors, { detail: `The first one ${details[faults[0]!]}` });
}

const details: Record<TranslationFault, string> = {
  id: 'has an id that no message has',
  hidden: 'has characters that cannot be seen',
  unreadable: 'cannot be read as an ICU message',
  markup: 'carries markup',
  placeholder: 'names a placeholder that cannot be',
};
