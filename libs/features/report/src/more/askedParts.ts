import type { Addition, SectionName } from '@forecourt/contract';
import { sectionWords } from '@forecourt/platform/section-words';
import type { IntlShape } from 'react-intl';
import { carPartNames } from '../carParts.ts';
import type { ViewedReport } from '../reportData.ts';
import { shotOf } from '../shotMessages.ts';

/** What was asked for, by name: sections, and single photos of others, each once. */
export function askedParts(
  { sections, shots }: Pick<Addition, 'sections' | 'shots'>,
  { report }: Pick<ViewedReport, 'report'>,
  intl: IntlShape,
): string[] {
  const nameOf = (section: SectionName) => intl.formatMessage(sectionWords[section].name);
  const single = shots
    .filter(({ section }) => !sections.includes(section))
    .map((shot) => {
      const damage = report.damage_locations.find(({ id }) => id === shot.damage_location_id);
      const side = shotOf(shot);
      const detail = damage ? carPartNames[damage.part] : side;
      return detail
        ? `${nameOf(shot.section)} (${intl.formatMessage(detail)})`
        : nameOf(shot.section);
    });
  return [...new Set([...sections.map(nameOf), ...single])];
}
