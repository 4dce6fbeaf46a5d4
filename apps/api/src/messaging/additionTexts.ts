import type { AdditionNeeds } from '@forecourt/contract';
import type { Purpose } from './purposes.ts';
import { counted, say, wordsIn } from './words/index.ts';
import type { Template } from './words/types.ts';

/** What an addition asks for, and the line of staff. */
export interface AdditionAsked extends AdditionNeeds {
  message: string | null;
}

/** What a customer is told of an addition: when it is asked for, and as a reminder. */
export function additionTemplate(purpose: Purpose, asked: AdditionAsked, locale: string): Template {
  const { addition: words } = wordsIn(locale);
  const needs = needsOf(asked, locale);
  const isReminder = purpose === 'FOLLOW_UP';
  const { message } = asked;
  return {
    subject: say(words.subject, { needs }),
    sms: say(isReminder ? words.reminderSms : words.sms, {
      needs,
      line: message ? ` ${message}` : '',
    }),
    text: say(isReminder ? words.reminderEmail : words.email, {
      needs,
      line: message ? `${message}\n\n` : '',
    }),
  };
}

function needsOf({ photos, more }: AdditionNeeds, locale: string): string {
  const { addition: words } = wordsIn(locale);
  if (photos === 0) return more ? words.more : words.send;
  const plural = more ? words.photosAndMore : words.photos;
  return say(counted(plural, photos, locale), { photos });
}
