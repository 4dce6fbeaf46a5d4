import { needsOf, sectionNames } from '@forecourt/contract';
import type {
  Content,
  ContentTranslationUpdate,
  FlowSettingsUpdate,
  SectionNeeds,
  TranslatedTexts,
} from '@forecourt/contract';
import { contentText, isSwitch, TRANSLATED, type TextName } from '../../domain/content.ts';
import { json, type Row } from '../../db/schema.ts';
import { invalidFormat } from '../../domain/errors.ts';
import { localeCode, storedLocales } from '../../domain/locale.ts';
import { localeOfTexts, type StoredTexts, storedTexts } from '../../domain/ownTexts.ts';
import { storedNeeds } from '../../domain/sections.ts';
import type { Edit } from './general.ts';
import { editIdentifiers } from './identifiers.ts';
import { contentOf, translationOf } from './presenter.ts';

/**
 * The changes for an update of one flow.
 *
 * @param partner as it was before the update: its languages, and which texts are in its default one
 * @param field the flow's position in the body, such as `flows.0`
 * @throws Problem 422 naming the refused text or mask, or the sections when all of them would be off
 */
export function editFlow(
  row: Row<'customisations'>,
  { locales }: Pick<Row<'partners'>, 'locales'>,
  update: FlowSettingsUpdate,
  field: string,
): Edit<'customisations'> {
  const edit: Edit<'customisations'> = { values: {}, changes: [] };
  if (update.content ?? update.translations) editTexts(row, locales, update, field, edit);
  if (update.sections) editSections(row, update.sections, `${field}.sections`, edit);
  if (update.identifiers) {
    editIdentifiers(row, update.identifiers, `${field}.identifiers`, edit);
  }
  return edit;
}

function editTexts(
  row: Row<'customisations'>,
  locales: Row<'partners'>['locales'],
  { content = {}, translations = [] }: FlowSettingsUpdate,
  field: string,
  edit: Edit<'customisations'>,
): void {
  const stored = storedTexts(row.texts);
  const { default: standard, list } = storedLocales(locales);
  const locale = localeOfTexts(stored, standard);
  const others = list.map((one) => one.locale_code).filter((code) => code !== locale);
  const texts = editContent(row, content, `${field}.content`, edit);
  const translated = { ...stored.translations };
  for (const [index, one] of translations.entries()) {
    const at = `${field}.translations.${index}`;
    const code = localeCode(one.locale_code, `${at}.locale_code`);
    if (!others.includes(code))
      throw invalidFormat(`${at}.locale_code`, 'a language of the partner other than the default');
    translated[code] = editTranslation(row, code, one.content, `${at}.content`, edit);
  }
  if (edit.changes.length === 0) return;
  const written = Object.entries(translated).filter(([, one]) => Object.keys(one).length > 0);
  const all: StoredTexts = {
    ...texts,
    locale,
    ...(written.length > 0 && { translations: Object.fromEntries(written) }),
  };
  edit.values.texts = json(all);
}

/** @returns the texts that are written then, with the switches that are on */
function editContent(
  row: Row<'customisations'>,
  update: NonNullable<FlowSettingsUpdate['content']>,
  field: string,
  { values, changes }: Edit<'customisations'>,
): StoredTexts {
  const before = contentOf(row);
  const after: Content = { ...before };
  const record = (name: keyof Content) =>
    changes.push({
      area: 'CONTENT',
      flow: row.flow,
      field: name,
      before: asText(before[name]),
      after: asText(after[name]),
    });
  for (const name of Object.keys(update) as (keyof Content)[]) {
    if (update[name] === undefined) continue;
    if (isSwitch(name)) after[name] = update[name];
    else {
      const text = update[name as TextName] ?? null;
      after[name] = contentText(row.flow, name, text, `${field}.${name}`);
    }
    if (after[name] !== before[name]) record(name);
  }
  const { terms_url, privacy_url, ...texts } = after;
  if (changes.length > 0) Object.assign(values, { terms_url, privacy_url });
  // a switch that is off is as good as none
  const own = Object.entries(texts).filter(([, value]) => value !== null && value !== false);
  return Object.fromEntries(own);
}

/** @returns the texts that are written in the language then */
function editTranslation(
  row: Row<'customisations'>,
  code: string,
  update: ContentTranslationUpdate['content'],
  field: string,
  { changes }: Edit<'customisations'>,
): Partial<TranslatedTexts> {
  const before = translationOf(row, code);
  const after = { ...before };
  for (const name of TRANSLATED) {
    const text = update[name];
    if (text === undefined) continue;
    after[name] = contentText(row.flow, name, text, `${field}.${name}`);
    if (after[name] === before[name]) continue;
    changes.push({
      area: 'CONTENT',
      flow: row.flow,
      field: `${code}.${name}`,
      before: before[name],
      after: after[name],
    });
  }
  return Object.fromEntries(Object.entries(after).filter(([, text]) => text !== null));
}

const asText = (value: string | boolean | null): string | null =>
  typeof value === 'boolean' ? String(value) : value;

function editSections(
  row: Row<'customisations'>,
  update: Partial<SectionNeeds>,
  field: string,
  { values, changes }: Edit<'customisations'>,
): void {
  const before = needsOf(row.sections);
  const after = { ...before, ...update };
  if (sectionNames.every((name) => after[name] === 'off'))
    throw invalidFormat(field, 'at least one section that is not off');
  for (const name of sectionNames) {
    if (after[name] === before[name]) continue;
    changes.push({
      area: 'SECTIONS',
      flow: row.flow,
      field: name,
      before: before[name],
      after: after[name],
    });
    values.sections = json(storedNeeds(after));
  }
}
