import { baseLanguage } from '@forecourt/contract';
import { useIntl } from 'react-intl';
import { languageName } from '../fieldText.ts';
import { phrases } from './messages.ts';

interface NotWrittenProps {
  /** The language that a text is missing in. */
  code: string;
  /** The language that its readers get. */
  read: string;
}

/** Says what customers get in place of a text that is missing. */
export function NotWritten({ code, read }: NotWrittenProps) {
  const intl = useIntl();
  const language = languageName(code, intl);
  return baseLanguage(read) === baseLanguage(code)
    ? intl.formatMessage(phrases.notWritten, { language })
    : intl.formatMessage(phrases.notWrittenElse, { language, other: languageName(read, intl) });
}
