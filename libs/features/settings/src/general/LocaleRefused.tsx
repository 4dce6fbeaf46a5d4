import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import type { LocaleRefusal } from './LocalesStore.ts';
import { localeRefusals, phrases } from './messages.ts';
import { languageRecipe } from './Languages.recipe.ts';

/** How many ids are listed; the rest are only counted. */
const MOST_IDS = 8;

/** Why a translation file was rejected, and which texts caused it. */
export function LocaleRefused({ refusal }: { refusal: LocaleRefusal }) {
  const intl = useIntl();
  const styles = useSlotRecipe(languageRecipe);
  const { code, reason, line, messages: wrong } = refusal;
  const words = intl.formatMessage(localeRefusals[reason]);
  const ids = wrong.slice(0, MOST_IDS).join(', ');
  const count = wrong.length - MOST_IDS;
  return (
    <div role="alert" className={styles.refusal}>
      <p>{intl.formatMessage(phrases.refusedOf, { language: code, reason: words })}</p>
      {line !== undefined && <p>{intl.formatMessage(phrases.line, { line })}</p>}
      {wrong.length > 0 && (
        <p style={{ overflowWrap: 'anywhere' }}>
          {count > 0
            ? intl.formatMessage(phrases.andMore, { ids, count })
            : intl.formatMessage(phrases.which, { ids })}
        </p>
      )}
    </div>
  );
}
