import type { PresentPerson } from '@forecourt/contract';
import { Avatar } from '@forecourt/ui/avatar';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { Tooltip } from '@forecourt/ui/tooltip';
import { useIntl } from 'react-intl';
import { presenceSentences } from './messages.ts';
import { presenceRecipe } from './presence.recipe.ts';

interface PresentPeopleProps {
  people: readonly PresentPerson[];
}

/** How many are shown by their initials. */
const SHOWN = 3;

/** The initials of colleagues who are there as well; their names are said, and shown in a tooltip. */
export function PresentPeople({ people }: PresentPeopleProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(presenceRecipe);
  if (people.length === 0) return null;
  const names = intl.formatList(
    people.map(({ name }) => name),
    { type: 'conjunction' },
  );
  const said = intl.formatMessage(presenceSentences.alsoHere, { names });
  const more = people.length - SHOWN;
  return (
    <Tooltip content={said}>
      {(target) => (
        // Focusable, so that the names can be read without a mouse.
        <span {...target} className={styles.people} role="img" aria-label={said} tabIndex={0}>
          {people.slice(0, SHOWN).map(({ id, name }) => (
            <Avatar key={id} name={name} size="sm" tone="accent" />
          ))}
          {more > 0 && <span className={styles.more}>{`+${intl.formatNumber(more)}`}</span>}
        </span>
      )}
    </Tooltip>
  );
}
