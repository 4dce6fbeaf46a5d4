import { identifierNames } from '@forecourt/contract';
import { detailNames, detailText } from '@forecourt/platform/request-words';
import { CopyButton } from '@forecourt/ui/copy-button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { Facts } from '../parts/Facts.tsx';
import type { ViewedReport } from '../reportData.ts';
import { reportRecipe } from '../ReportScreen.recipe.ts';
import { Corrected, correctionOf } from './Corrected.tsx';
import { copyNames } from './claimMessages.ts';

/** What a claims desk knows the request by, as far as it is given, to copy. Staff only. */
export function ClaimNumbers({ report }: { report: ViewedReport }) {
  const intl = useIntl();
  const styles = useSlotRecipe(reportRecipe);
  const { identifiers, corrections } = report;
  const items = identifierNames.map((name) => {
    const value = identifiers?.[name];
    const shown = value && (
      <span className={styles.vin}>
        <span translate="no">{detailText(name, value, intl)}</span>
        {name !== 'date_of_loss' && (
          <CopyButton size="sm" text={value} label={intl.formatMessage(copyNames[name])} />
        )}
      </span>
    );
    return {
      key: name,
      label: intl.formatMessage(detailNames[name]),
      value: correctionOf(name, corrections) ? (
        <Corrected field={name} corrections={corrections}>
          {shown || undefined}
        </Corrected>
      ) : (
        shown
      ),
    };
  });
  // what is not given may not be asked for: it is left out
  return <Facts items={items} closed={false} />;
}
