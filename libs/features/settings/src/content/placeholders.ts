import type { MessageTexts } from '@forecourt/contract';

/** What a text may hold in braces (the server fills it in for each customer). */
export type Placeholder = 'name' | 'partner' | 'link' | 'minutes' | 'car';

/** What each text may hold. */
export function placeholdersOf(text: keyof MessageTexts): readonly Placeholder[] {
  if (text === 'message_notice') return ['name', 'partner', 'car', 'link'];
  if (text === 'sms_request' || text === 'email_body')
    return ['name', 'partner', 'minutes', 'link'];
  return text.endsWith('_subject') ? ['name', 'partner'] : ['name', 'partner', 'link'];
}

const inBraces = /\{([^{}]*)\}/g;

/** A text as a customer gets it. What is no placeholder stays as it is written. */
export function fillIn(text: string, values: Record<Placeholder, string>): string {
  return text.replace(inBraces, (written, key: string) =>
    Object.hasOwn(values, key) ? values[key as Placeholder] : written,
  );
}

/** What stands in braces and is none of `allowed`, each once: it would reach the customer as it is. */
export function unknownPlaceholders(text: string, allowed: readonly string[]): string[] {
  const found = [...text.matchAll(inBraces)].map(([, key = '']) => key);
  return [...new Set(found.filter((key) => !allowed.includes(key)))];
}

/** Whether the customer can get anywhere from it; the server puts the link below a text without one. */
export function hasLink(text: string): boolean {
  return text.includes('{link}');
}

/**
 * Puts a placeholder where the cursor is, in place of what is selected.
 *
 * @returns the new text, and where the cursor then belongs
 */
export function insertPlaceholder(
  text: string,
  placeholder: Placeholder,
  { start, end }: { start: number; end: number },
): { text: string; cursor: number } {
  const written = `{${placeholder}}`;
  return { text: text.slice(0, start) + written + text.slice(end), cursor: start + written.length };
}
