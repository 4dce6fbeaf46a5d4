import { type Content, defaultIdentifierRules } from '@forecourt/contract';
import { makeFlowSettings } from '@forecourt/contract/fixtures';
import { describe, expect, test } from 'vitest';
import {
  fillIn,
  hasLink,
  insertPlaceholder,
  placeholdersOf,
  placeholderProblem,
  unknownPlaceholders,
  usesClaim,
} from './placeholders.ts';

const values = {
  name: 'Ann',
  partner: 'Northgate',
  link: 'https://f.test/x',
  car: 'Audi A4',
  minutes: '4',
  claim: 'CL-004211',
};
const trade = { identifiers: null };
const claim = { identifiers: defaultIdentifierRules };
const allowed = placeholdersOf('sms_request', trade);

describe('placeholders of a message', () => {
  test('are filled in, as often as they stand there', () => {
    expect(fillIn('{name}, {partner}: {link} {link}', values)).toBe(
      'Ann, Northgate: https://f.test/x https://f.test/x',
    );
  });

  test('what is none of them is left as written, and told', () => {
    const text = 'Dear {Name}, {name} {make} {} {make}';
    expect(fillIn(text, values)).toBe('Dear {Name}, Ann {make} {} {make}');
    expect(unknownPlaceholders(text, allowed)).toEqual(['{Name}', '{make}', '{}']);
    expect(unknownPlaceholders('{name} {partner} {link}', allowed)).toEqual([]);
    expect(unknownPlaceholders('{toString}', allowed)).toEqual(['{toString}']);
    expect(unknownPlaceholders('{name and {partner} }', allowed)).toEqual(['{', '}']);
  });

  test('the car is known only where a message is about one, a link never in a subject', () => {
    expect(placeholdersOf('done_message', claim)).toEqual(['name', 'partner', 'car', 'link']);
    expect(placeholdersOf('extra_subject', claim)).toEqual(['name', 'partner']);
    expect(placeholdersOf('extra_next', claim)).toEqual(['partner', 'car']);
    const notice = placeholdersOf('message_notice', trade);
    expect(unknownPlaceholders('{car} {link}', notice)).toEqual([]);
    expect(unknownPlaceholders('{car}', allowed)).toEqual(['{car}']);
    expect(unknownPlaceholders('{link}', placeholdersOf('email_subject', trade))).toEqual([
      '{link}',
    ]);
  });

  test('how long it takes is said where the customer is asked to begin', () => {
    expect(placeholdersOf('email_body', trade)).toContain('minutes');
    expect(placeholdersOf('follow_up', trade)).not.toContain('minutes');
    expect(fillIn('about {minutes} min', values)).toBe('about 4 min');
  });

  test('the claim number is known in requests and reminders of flows that have one', () => {
    expect(placeholdersOf('follow_up_subject', claim)).toContain('claim');
    expect(placeholdersOf('message_notice', claim)).not.toContain('claim');
    expect(unknownPlaceholders('{claim}', allowed)).toEqual(['{claim}']);
    expect(fillIn('Claim {claim}', values)).toBe('Claim CL-004211');
    expect(usesClaim(claim)).toBe(false);
    const asked = { use: 'OPTIONAL', mask: null } as const;
    expect(usesClaim({ identifiers: { ...claim.identifiers, claim_number: asked } })).toBe(true);
  });

  test('names of JavaScript’s own are no placeholders', () => {
    expect(fillIn('{constructor} {toString}', values)).toBe('{constructor} {toString}');
  });

  test('a text without a link is known', () => {
    expect([hasLink('go {link}'), hasLink('go')]).toEqual([true, false]);
  });

  test('a text with an unknown placeholder or without its link can’t be published', () => {
    const problem = (name: keyof Content, text: string) =>
      placeholderProblem(name, text, makeFlowSettings('TRADE'));
    expect(problem('sms_request', 'Hi {name}: {link}')).toBeUndefined();
    expect(problem('sms_request', 'Hi {nickname}: {link}')).toBe('placeholder');
    expect(problem('sms_request', 'Hi {name}')).toBe('link');
    expect(problem('sms_request', '')).toBeUndefined();
    expect(problem('email_subject', 'Hi {name}')).toBeUndefined();
    expect(problem('invite_title', 'Hello {name}')).toBe('placeholder');
    expect(problem('terms_url', '/terms/{name}')).toBeUndefined();
  });

  test('goes where the cursor is, in place of what is selected', () => {
    expect(insertPlaceholder('Hi you!', 'name', { start: 3, end: 6 })).toEqual({
      text: 'Hi {name}!',
      cursor: 9,
    });
  });
});
