import type { Row } from '../db/schema.ts';
import { storedLocales } from './locale.ts';
import { ownTextsFor, storedTexts } from './ownTexts.ts';

const NAMES = ['whatsapp_request', 'whatsapp_follow_up', 'whatsapp_addition'] as const;

/** The WhatsApp template for each message that can go by one; null where the partner has none. */
export type Templates = Record<(typeof NAMES)[number], string | null>;

/** A partner's templates for a reader: in their language, else in the partner's default one. */
export function templatesFor(
  { texts, locales }: Pick<Row<'customisations'>, 'texts'> & Pick<Row<'partners'>, 'locales'>,
  reads: string,
): Templates {
  const { default: standard } = storedLocales(locales);
  const stored = storedTexts(texts);
  const own = ownTextsFor({ reads, standard }, stored);
  const usual = ownTextsFor({ reads: standard, standard }, stored);
  const entries = NAMES.map((name) => [name, own[name] ?? usual[name] ?? null]);
  return Object.fromEntries(entries) as Templates;
}

/** Whether the partner can send requests of a flow by WhatsApp, in whatever language they are read. */
export function hasTemplates(row: Parameters<typeof templatesFor>[0]): boolean {
  const { default: standard } = storedLocales(row.locales);
  return templatesFor(row, standard).whatsapp_request !== null;
}
