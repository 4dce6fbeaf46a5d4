import type { AdditionNeeds } from '@forecourt/contract';
import type { Purpose, Template } from './texts.ts';

/** What an addition asks for, and the line of staff. */
export interface AdditionAsked extends AdditionNeeds {
  message: string | null;
}

/** What a customer is told of an addition: when it is asked for, and as a reminder. */
export function additionTemplate(purpose: Purpose, asked: AdditionAsked): Template {
  const needs = needsOf(asked);
  const line = asked.message ? ` ${asked.message}` : '';
  const own = asked.message ? `${asked.message}\n\n` : '';
  const subject = `{partner} needs ${needs}`;
  if (purpose === 'FOLLOW_UP') {
    return {
      subject,
      sms: `{partner}: we are still waiting for ${needs}.${line} {link}`,
      text: `Hello {name},\n\nWe are still waiting for ${needs}. ${own}Continue here:\n\n{link}\n\n{partner}`,
    };
  }
  return {
    subject,
    sms: `{partner} needs ${needs}.${line} {link}`,
    text: `Hello {name},\n\nThank you for your report. {partner} needs ${needs}.\n\n${own}Your link opens what is missing:\n\n{link}`,
  };
}

function needsOf({ photos, more }: AdditionNeeds): string {
  if (photos === 0) return more ? 'a few more details of your car' : 'you to send what you added';
  const counted = `${photos} more ${photos === 1 ? 'photo' : 'photos'}`;
  return `${counted}${more ? ' and a few details' : ''} of your car`;
}
