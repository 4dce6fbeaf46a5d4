import { type AdditionNeeds, sections, shotsOfSection } from '@forecourt/contract';
import type { ViewedReport } from '../reportData.ts';
import { providedOf } from '../sections.ts';
import type { MoreDraft } from './drafts.ts';

/** What a draft asks for; the 360 scan and answers are `more`. */
export function needsOfDraft(draft: MoreDraft, report: ViewedReport): AdditionNeeds {
  const refused = new Set(draft.photos.map(({ upload_id: id }) => id));
  const { uploads } = report.report;
  const usable = uploads.filter(({ id }) => !refused.has(id));
  const provided = providedOf({ ...report, report: { ...report.report, uploads: usable } });
  const ofSections = draft.sections.map((name) => shotsOfSection(name, provided));
  const shots = [
    ...ofSections.flat().map(({ section }) => section),
    ...draft.damages.map(() => 'damage_locations' as const),
    ...uploads.filter(({ id }) => refused.has(id)).map(({ section }) => section),
  ];
  const photos = shots.filter((section) => sections[section].upload === 'image').length;
  const more = shots.length > photos || ofSections.some((shotsOf) => shotsOf.length === 0);
  return { photos, more };
}
