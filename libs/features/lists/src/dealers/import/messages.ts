import type { DealerImportField, DealerImportRow } from '@forecourt/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ImportProblem } from './DealerImportStore.ts';

/** Texts of the import of dealers. */
export const importMessages = defineMessages({
  title: { defaultMessage: 'Import dealers', description: 'Title of a dialog' },
  lead: {
    defaultMessage:
      'Choose a CSV file, or paste rows from a spreadsheet. You see every row before anything is saved.',
    description: 'First sentence of the import',
  },
  choose: { defaultMessage: 'Choose file', description: 'Button: opens the choice of a file' },
  drop: { defaultMessage: 'or drop it here', description: 'After the button: Choose file' },
  paste: { defaultMessage: 'Or paste rows', description: 'Label of a text box' },
  pasteHint: {
    defaultMessage: 'The first row names the columns.',
    description: 'Below the text box for rows of a spreadsheet',
  },
  template: { defaultMessage: 'Download a template', description: 'Button: saves an empty file' },
  look: { defaultMessage: 'Preview', description: 'Button: shows what an import would do' },
  other: { defaultMessage: 'Another file', description: 'Button: starts the import again' },
  columns: { defaultMessage: 'Columns', description: 'Heading: what each column of a file is' },
  nothing: { defaultMessage: 'Leave out', description: 'Choice: a column fills nothing' },
  duplicates: {
    defaultMessage: 'Dealers that are there already',
    description: 'Label of a choice',
  },
  skip: { defaultMessage: 'Skip them', description: 'Choice for dealers that are there already' },
  update: {
    defaultMessage: 'Update them',
    description: 'Choice for dealers that are there already',
  },
  rows: { defaultMessage: 'Rows of the file', description: 'Names the table of the preview' },
  line: { defaultMessage: 'Line', description: 'Column: line of the file' },
  outcome: { defaultMessage: 'What happens', description: 'Column: what becomes of a row' },
  fix: {
    defaultMessage: 'Nothing is imported while rows have errors.',
    description: 'Above the preview of a file',
  },
  leaveOut: { defaultMessage: 'Leave out rows with errors', description: 'Button' },
  nothingToDo: {
    defaultMessage: 'No row adds or changes a dealer.',
    description: 'Below the preview of a file',
  },
  done: { defaultMessage: 'Done', description: 'Button: closes the import' },
  cancel: { defaultMessage: 'Cancel', description: 'Button: closes the import' },
});

/** Why there is no preview, or nothing was imported. */
export const problemMessages: Record<ImportProblem, MessageDescriptor> = defineMessages({
  empty: { defaultMessage: 'Choose a file or paste rows first.', description: 'Error' },
  tooLong: {
    defaultMessage: 'The file is too long. Split it into files of at most 2,000 rows.',
    description: 'Error',
  },
  unreadable: {
    defaultMessage: 'The file could not be read. Save it as CSV with a row of column names.',
    description: 'Error',
  },
  network: {
    defaultMessage: 'No connection. Nothing is lost: try again.',
    description: 'Error of an import',
  },
  forbidden: { defaultMessage: 'Your role does not allow it.', description: 'Error of an import' },
  failed: {
    defaultMessage: 'That did not work, and no dealer was changed. Try again.',
    description: 'Error of an import',
  },
});

/** What a column can fill. */
export const importFields: Record<DealerImportField, MessageDescriptor> = defineMessages({
  name: { defaultMessage: 'Name', description: 'Field of a dealer' },
  contact: { defaultMessage: 'Contact person', description: 'Field of a dealer' },
  email: { defaultMessage: 'Email', description: 'Field of a dealer' },
  phone: { defaultMessage: 'Phone', description: 'Field of a dealer' },
  address: { defaultMessage: 'Street and number', description: 'Field of a dealer' },
  location: { defaultMessage: 'Town', description: 'Field of a dealer' },
  postcode: { defaultMessage: 'ZIP code', description: 'Field of a dealer' },
  county: { defaultMessage: 'State', description: 'Field of a dealer' },
  country: { defaultMessage: 'Country', description: 'Field of a dealer' },
  locale: { defaultMessage: 'Language', description: 'Field of a dealer' },
  makes: { defaultMessage: 'Makes', description: 'Field of a dealer' },
  note: { defaultMessage: 'Note', description: 'Field of a dealer' },
  groups: { defaultMessage: 'Groups', description: 'Field of a dealer' },
});

/** What becomes of a row. */
export const actionMessages: Record<DealerImportRow['action'], MessageDescriptor> = defineMessages({
  ADD: { defaultMessage: 'New', description: 'What becomes of a row: the dealer is added' },
  UPDATE: { defaultMessage: 'Updated', description: 'What becomes of a row' },
  SKIP: { defaultMessage: 'Skipped', description: 'What becomes of a row' },
  ERROR: { defaultMessage: 'Error', description: 'What becomes of a row' },
});

/** Texts with values in them. */
export const importSentences = defineMessages<{
  counts: { added: number; updated: number; skipped: number; wrong: number };
  import: { count: number };
  result: { added: number; updated: number; skipped: number };
  missing: { field: string };
  invalid: { field: string };
  refused: { field: string };
  isThere: { name: string };
  sameAsLine: { line: number };
  more: { count: number };
}>({
  counts: {
    defaultMessage:
      '{added} new, {updated} updated, {skipped} skipped, {wrong, plural, one {# error} other {# errors}}',
    description: 'What an import would do with the rows of a file',
  },
  import: {
    defaultMessage: 'Import {count, plural, one {# dealer} other {# dealers}}',
    description: 'Button',
  },
  result: {
    defaultMessage: '{added} added, {updated} updated, {skipped} skipped.',
    description: 'What an import did',
  },
  missing: {
    defaultMessage: '{field} is missing',
    description: 'Error of a row; field is such as Name',
  },
  invalid: {
    defaultMessage: '{field} cannot be read',
    description: 'Error of a row; field is such as Email',
  },
  refused: {
    defaultMessage: '{field} was refused',
    description: 'Error of a row; field is such as Email',
  },
  isThere: {
    defaultMessage: 'Already there: {name}',
    description: 'Beside a row whose dealer is known',
  },
  sameAsLine: {
    defaultMessage: 'The same as line {line}',
    description: 'Beside a row that repeats another',
  },
  more: {
    defaultMessage: '{count, plural, one {# more row} other {# more rows}} like these',
    description: 'Below the first rows of a long file',
  },
});
