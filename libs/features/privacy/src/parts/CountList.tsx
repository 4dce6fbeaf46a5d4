import type { PrivacyCounts } from '@forecourt/contract';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage, useIntl } from 'react-intl';
import { countNames, messages } from '../messages.ts';
import { privacyRecipe } from '../Privacy.recipe.ts';

/** The amount of data of each kind; kinds without any are left out. */
export function CountList({ counts }: { counts: PrivacyCounts }) {
  const intl = useIntl();
  const styles = useSlotRecipe(privacyRecipe);
  const kinds = (Object.keys(countNames) as (keyof PrivacyCounts)[]).filter(
    (kind) => counts[kind] > 0,
  );
  return (
    <ul className={styles.counts} aria-label={intl.formatMessage(messages.goes)}>
      {kinds.map((kind) => (
        <li key={kind} className={styles.count}>
          <FormattedMessage {...countNames[kind]} values={{ count: counts[kind] }} />
        </li>
      ))}
    </ul>
  );
}
