import type { IntlShape, MessageDescriptor } from 'react-intl';

const place = '\uE000';
const kept = new WeakMap<IntlShape, Map<MessageDescriptor, string>>();

/**
 * A text about something by its name, `Actions for {name}`. It is formatted once and then only gets
 * the name inserted, because scrolling needs dozens of such texts. The name must be the text's only
 * value.
 */
export function withName(intl: IntlShape, sentence: MessageDescriptor, name: string): string {
  const known = kept.get(intl) ?? new Map<MessageDescriptor, string>();
  kept.set(intl, known);
  let words = known.get(sentence);
  if (words === undefined) {
    words = intl.formatMessage(sentence, { name: place });
    known.set(sentence, words);
  }
  return words.replaceAll(place, () => name);
}
