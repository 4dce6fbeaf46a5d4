import type { Upload } from '@forecourt/contract';
import { sectionWords } from '@forecourt/platform/section-words';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { shotOf } from './shotMessages.ts';

/** What a photo shows: its description, else its side of the car, else its section. */
export function photoName(upload: Upload, intl: IntlShape): string {
  const { description, section } = upload;
  const name: MessageDescriptor = shotOf(upload) ?? sectionWords[section].name;
  return description ?? intl.formatMessage(name);
}
