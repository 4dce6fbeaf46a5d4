import type { MessageFormatElement } from 'react-intl';

/** Texts by message id, parsed and ready to be formatted. */
export type Messages = Record<string, MessageFormatElement[]>;

/** Texts by message id, as they stand in a translation file. */
export type Texts = Readonly<Record<string, string>>;

/** A translation file that could not be had or read. */
export class TranslationError extends Error {
  override readonly name = 'TranslationError';
}
