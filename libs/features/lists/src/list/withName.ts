import type { IntlShape, MessageDescriptor } from 'react-intl';

const place = '\uE000';
const kept = new WeakMap<IntlShape, Map<MessageDescriptor, string>>();

/**
 * A sentence about something by its name, `Actions for {name}`. It is put together once and then only
 * takes the name in: rows say such sentences by the dozen while one scrolls. The name must be the
 * sentence's only value.
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
