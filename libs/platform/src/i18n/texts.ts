import type { MessageFormatElement } from 'react-intl';

/** Texts by message id, parsed and ready to be formatted. */
export type Messages = Record<string, MessageFormatElement[]>;

/** Texts by message id, as in a translation file. */
export type Texts = Readonly<Record<string, string>>;

/** A translation file could not be loaded or read. */
export class TranslationError extends Error {
  override readonly name = 'TranslationError';
}
