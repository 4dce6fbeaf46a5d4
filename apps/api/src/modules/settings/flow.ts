import { needsOf, sectionNames } from '@forecourt/contract';
import type { Content, FlowSettingsUpdate, SectionNeeds } from '@forecourt/contract';
import { contentText } from '../../domain/content.ts';
import { json, type Row } from '../../db/schema.ts';
import { invalidFormat } from '../../domain/errors.ts';
import { storedNeeds } from '../../domain/sections.ts';
import type { Edit } from './general.ts';
import { contentOf } from './presenter.ts';

/**
 * The changes for an update of one flow.
 *
 * @param field the flow's position in the body, such as `flows.0`
 * @throws Problem 422 naming the refused text, or the sections when all of them would be off
 */
export function editFlow(
  row: Row<'customisations'>,
  update: FlowSettingsUpdate,
  field: string,
): Edit<'customisations'> {
  const edit: Edit<'customisations'> = { values: {}, changes: [] };
  if (update.content) editContent(row, update.content, `${field}.content`, edit);
  if (update.sections) editSections(row, update.sections, `${field}.sections`, edit);
  return edit;
}

function editContent(
  row: Row<'customisations'>,
  update: NonNullable<FlowSettingsUpdate['content']>,
  field: string,
  { values, changes }: Edit<'customisations'>,
): void {
  const before = contentOf(row);
  const after: Content = { ...before };
  for (const name of Object.keys(update) as (keyof Content)[]) {
    const given = update[name];
    if (given === undefined) continue;
    const text = contentText(name, given, `${field}.${name}`);
    if (text === before[name]) continue;
    after[name] = text;
    changes.push({
      area: 'CONTENT',
      flow: row.flow,
      field: name,
      before: before[name],
      after: text,
    });
  }
  if (changes.length === 0) return;
  const { terms_url, privacy_url, ...texts } = after;
  Object.assign(values, { terms_url, privacy_url });
  const own = Object.entries(texts).filter(([, text]) => text !== null);
  values.texts = json(Object.fromEntries(own));
}

function editSections(
  row: Row<'customisations'>,
  update: Partial<SectionNeeds>,
  field: string,
  { values, changes }: Edit<'customisations'>,
): void {
  const before = needsOf(row.sections);
  const after = { ...before, ...update };
  if (sectionNames.every((name) => after[name] === 'off')) throw invalidFormat(field);
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
