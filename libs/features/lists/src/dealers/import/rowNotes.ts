import type { DealerImportRow } from '@forecourt/contract';
import type { IntlShape } from 'react-intl';
import { importFields, importSentences as sentences } from './messages.ts';

/** What is wrong with a row, in words, by field. */
export function rowErrors({ errors, same_as_line: line }: DealerImportRow, intl: IntlShape) {
  return errors.map(({ field, code, dealer }) => {
    if (code === 'DUPLICATE' && line !== null) {
      return intl.formatMessage(sentences.sameAsLine, { line });
    }
    if (code === 'DUPLICATE' && dealer) {
      return intl.formatMessage(sentences.isThere, { name: dealer.name });
    }
    const known = field in importFields ? (field as keyof typeof importFields) : 'name';
    const named = { field: intl.formatMessage(importFields[known]) };
    if (code === 'MISSING_FIELD') return intl.formatMessage(sentences.missing, named);
    const words = code === 'INVALID_FORMAT' ? sentences.invalid : sentences.refused;
    return intl.formatMessage(words, named);
  });
}

/** The dealer that is there already, in words; null if there is none. */
export function rowNote({ dealer }: DealerImportRow, intl: IntlShape): string | null {
  return dealer && intl.formatMessage(sentences.isThere, { name: dealer.name });
}
