import type { Content, FlowSettings, MessageTexts } from '@forecourt/contract';

/** Placeholders in a text, in braces (the server fills them in for each customer). */
export type Placeholder = 'name' | 'partner' | 'link' | 'minutes' | 'car' | 'claim';

/** The placeholders allowed in each text, without those of some flows. */
function everywhere(text: keyof MessageTexts): readonly Placeholder[] {
  if (text === 'message_notice' || text.endsWith('_message')) {
    return ['name', 'partner', 'car', 'link'];
  }
  if (isOfPage(text)) return ['partner', 'car'];
  if (text === 'sms_request' || text === 'email_body')
    return ['name', 'partner', 'minutes', 'link'];
  return text.endsWith('_subject') ? ['name', 'partner'] : ['name', 'partner', 'link'];
}

const aboutRequests: ReadonlySet<keyof MessageTexts> = new Set([
  'sms_request',
  'email_subject',
  'email_body',
  'follow_up',
  'follow_up_subject',
]);

/** The placeholders allowed in each text of a flow. */
export function placeholdersOf(
  text: keyof MessageTexts,
  { identifiers }: Pick<FlowSettings, 'identifiers'>,
): readonly Placeholder[] {
  const hasClaim = identifiers !== null && aboutRequests.has(text);
  return [...everywhere(text), ...(hasClaim ? (['claim'] as const) : [])];
}

/** Whether requests of a flow can have a claim number now. */
export function usesClaim({ identifiers }: Pick<FlowSettings, 'identifiers'>): boolean {
  return identifiers !== null && identifiers.claim_number.use !== 'OFF';
}

/** Whether a text stands on a page and is not sent. */
export function isOfPage(text: keyof MessageTexts): boolean {
  return text.endsWith('_next');
}

const inBraces = /\{([^{}]*)\}/g;

/** A text with its placeholders filled in. Anything else stays as written. */
export function fillIn(text: string, values: Record<Placeholder, string>): string {
  return text.replace(inBraces, (written, key: string) =>
    Object.hasOwn(values, key) ? values[key as Placeholder] : written,
  );
}

/** A placeholder, or a brace without its other one. */
const braces = /\{([^{}]*)\}|[{}]/g;

/** What stands in braces and is no placeholder, each once, as written; the server takes none of it. */
export function unknownPlaceholders(text: string, allowed: readonly string[]): string[] {
  const found = [...text.matchAll(braces)];
  const unknown = found.filter(([, key]) => key === undefined || !allowed.includes(key));
  return [...new Set(unknown.map(([written]) => written))];
}

/** Why a text of a flow can't be published because of its placeholders; undefined if it can. */
export function placeholderProblem(
  name: keyof Content,
  text: string,
  flow: Pick<FlowSettings, 'identifiers' | 'default_content'>,
): 'placeholder' | 'link' | undefined {
  if (name === 'terms_url' || name === 'privacy_url') return undefined;
  // what has no default of ours stands on a page that knows no customer
  const isTemplate = Object.hasOwn(flow.default_content, name);
  const allowed = isTemplate ? placeholdersOf(name as keyof MessageTexts, flow) : [];
  if (unknownPlaceholders(text, allowed).length > 0) return 'placeholder';
  return text.trim() !== '' && allowed.includes('link') && !hasLink(text) ? 'link' : undefined;
}

/** Whether the text contains a link; the server adds one to texts from before that was asked for. */
export function hasLink(text: string): boolean {
  return text.includes('{link}');
}

/**
 * Inserts a placeholder at the cursor, replacing the selection.
 *
 * @returns the new text and the new cursor position
 */
export function insertPlaceholder(
  text: string,
  placeholder: Placeholder,
  { start, end }: { start: number; end: number },
): { text: string; cursor: number } {
  const written = `{${placeholder}}`;
  return { text: text.slice(0, start) + written + text.slice(end), cursor: start + written.length };
}
