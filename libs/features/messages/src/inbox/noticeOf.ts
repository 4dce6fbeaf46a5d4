import type { Thread } from '@forecourt/contract';
import { carName } from '@forecourt/platform';
import { newestText } from '@forecourt/platform/thread-words';
import type { IntlShape } from 'react-intl';
import { plainText } from '../plainText.ts';
import { partyOf } from './ThreadItem.tsx';

/** A system notification of a new message. */
export interface Notice {
  title: string;
  body: string;
}

const longest = { title: 80, body: 200 };

/**
 * A new message as a notification: the writer and the text, one line each. Systems render it in
 * their own way, so line breaks, invisible characters and text direction marks are removed.
 */
export function noticeOf(thread: Thread, intl: IntlShape): Notice {
  const car = line(carName(thread.info), longest.title);
  const name = line(partyOf(thread).name ?? '', longest.title);
  return { title: name || car || 'Forecourt', body: line(newestText(thread, intl), longest.body) };
}

function line(text: string, length: number): string {
  const one = plainText(text)
    .replace(/[\u061c\u200e\u200f]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = Array.from(one);
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : one;
}
