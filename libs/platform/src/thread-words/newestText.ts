import { defineMessages, type IntlShape } from 'react-intl';

/** The newest message of a conversation, as lists have it. */
interface Newest {
  /** Its start; empty for a message of files only. */
  readonly summary: string;
  readonly summary_files: {
    readonly photos: number;
    readonly documents: number;
    /** Of the only file, if it is a document. */
    readonly name: string | null;
  } | null;
}

const sentences = defineMessages<{
  photos: { count: number };
  documents: { count: number };
  both: { count: number };
  named: { name: string };
}>({
  photos: {
    defaultMessage: '{count, plural, one {Photo} other {# photos}}',
    description: 'In place of the text of a message that is only photos; one is not counted',
  },
  documents: {
    defaultMessage: '{count, plural, one {PDF file} other {# PDF files}}',
    description: 'In place of the text of a message that is only PDF files; one is not counted',
  },
  both: {
    defaultMessage: '{count} files',
    description: 'In place of the text of a message of photos and PDF files; always several',
  },
  named: {
    defaultMessage: 'PDF: {name}',
    description:
      'In place of the text of a message that is one PDF file; name is such as offer.pdf',
  },
});

/** What a list says of the newest message: its start, or what it is made of, such as `2 photos`. */
export function newestText({ summary, summary_files: files }: Newest, intl: IntlShape): string {
  if (!files) return summary;
  const { photos, documents, name } = files;
  if (photos > 0 && documents > 0) {
    return intl.formatMessage(sentences.both, { count: photos + documents });
  }
  if (photos > 0) return intl.formatMessage(sentences.photos, { count: photos });
  if (name !== null) return intl.formatMessage(sentences.named, { name });
  return intl.formatMessage(sentences.documents, { count: documents });
}
