import type { Content, FlowSettingsUpdate, SectionToggles } from '@forecourt/contract';
import { contentText } from '../../domain/content.ts';
import { json, type Row } from '../../db/schema.ts';
import { sectionsOf } from '../../domain/sections.ts';
import type { Edit } from './general.ts';
import { contentOf } from './presenter.ts';

/**
 * The changes for an update of one flow.
 *
 * @param field the flow's position in the body, such as `flows.0`
 * @throws Problem 422 naming the refused text
 */
export function editFlow(
  row: Row<'customisations'>,
  update: FlowSettingsUpdate,
  field: string,
): Edit<'customisations'> {
  const edit: Edit<'customisations'> = { values: {}, changes: [] };
  if (update.content) editContent(row, update.content, `${field}.content`, edit);
  if (update.sections) editSections(row, update.sections, edit);
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
  update: Partial<SectionToggles>,
  { values, changes }: Edit<'customisations'>,
): void {
  const before = sectionsOf(row.sections);
  const after = { ...before };
  for (const name of Object.keys(update) as (keyof SectionToggles)[]) {
    const on = update[name];
    if (on === undefined || on === before[name]) continue;
    after[name] = on;
    changes.push({
      area: 'SECTIONS',
      flow: row.flow,
      field: name,
      before: String(before[name]),
      after: String(on),
    });
    values.sections = json(after);
  }
}
