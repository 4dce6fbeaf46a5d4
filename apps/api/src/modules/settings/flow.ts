import { needsOf, sectionNames } from '@forecourt/contract';
import type { Content, FlowSettingsUpdate, SectionNeeds } from '@forecourt/contract';
import { contentText, isSwitch, type TextName } from '../../domain/content.ts';
import { json, type Row } from '../../db/schema.ts';
import { invalidFormat } from '../../domain/errors.ts';
import { storedNeeds } from '../../domain/sections.ts';
import type { Edit } from './general.ts';
import { editIdentifiers } from './identifiers.ts';
import { contentOf } from './presenter.ts';

/**
 * The changes for an update of one flow.
 *
 * @param field the flow's position in the body, such as `flows.0`
 * @throws Problem 422 naming the refused text or mask, or the sections when all of them would be off
 */
export function editFlow(
  row: Row<'customisations'>,
  update: FlowSettingsUpdate,
  field: string,
): Edit<'customisations'> {
  const edit: Edit<'customisations'> = { values: {}, changes: [] };
  if (update.content) editContent(row, update.content, `${field}.content`, edit);
  if (update.sections) editSections(row, update.sections, `${field}.sections`, edit);
  if (update.identifiers) {
    editIdentifiers(row, update.identifiers, `${field}.identifiers`, edit);
  }
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
  if (changes.length === 0) return;
  const { terms_url, privacy_url, ...texts } = after;
  Object.assign(values, { terms_url, privacy_url });
  // a switch that is off is as good as none
  const own = Object.entries(texts).filter(([, value]) => value !== null && value !== false);
  values.texts = json(Object.fromEntries(own));
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
