import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage } from 'react-intl';
import { columnNames } from '../messages.ts';
import { usersRecipe } from '../UsersScreen.recipe.ts';

/** The column headers; hidden from screen readers, which read a sentence in each row. */
export function UsersHeads() {
  const styles = useSlotRecipe(usersRecipe);
  return (
    <div className={styles.heads} aria-hidden>
      <span>
        <FormattedMessage {...columnNames.name} />
      </span>
      <span>
        <FormattedMessage {...columnNames.role} />
      </span>
      <span>
        <FormattedMessage {...columnNames.state} />
      </span>
      <span>
        <FormattedMessage {...columnNames.seen} />
      </span>
    </div>
  );
}
