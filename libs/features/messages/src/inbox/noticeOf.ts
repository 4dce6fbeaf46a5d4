import type { Thread } from '@forecourt/contract';
import { plainText } from '../plainText.ts';
import { partyOf } from './ThreadItem.tsx';

/** What the system shows of a new message, outside the page. */
export interface Notice {
  title: string;
  body: string;
}

const longest = { title: 80, body: 200 };

/**
 * A new message as a notification: who wrote and what, as text in one line each. Systems draw it as
 * they like, so nothing that breaks a line, hides or turns the direction of text is passed on.
 */
export function noticeOf(thread: Thread): Notice {
  const { year, make, model } = thread.info;
  const car = line([year, make, model].filter(Boolean).join(' '), longest.title);
  const name = line(partyOf(thread).name ?? '', longest.title);
  return { title: name || car || 'Forecourt', body: line(thread.summary, longest.body) };
}

function line(text: string, length: number): string {
  const one = plainText(text)
    .replace(/[\u061c\u200e\u200f]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = Array.from(one);
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : one;
}
