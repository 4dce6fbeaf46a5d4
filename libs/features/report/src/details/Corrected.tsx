import type { Correction, DetailField } from '@forecourt/contract';
import { correctionText } from '@forecourt/platform/request-words';
import { Badge } from '@forecourt/ui/badge';
import { DateTime } from '@forecourt/ui/date-time';
import { useSlotRecipe } from '@forecourt/ui/styling';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { correctedRecipe } from './Corrected.recipe.ts';
import { detailMessages as messages } from './messages.ts';

interface CorrectedProps {
  field: DetailField;
  corrections: readonly Correction[] | undefined;
  /** The value as it is now. */
  children: ReactNode;
}

/** The correction of a value, if staff made one. */
export function correctionOf(
  field: DetailField,
  corrections: CorrectedProps['corrections'],
): Correction | undefined {
  return corrections?.find((one) => one.field === field);
}

/** A value; if staff corrected it, with what the customer gave, who corrected it and when. */
export function Corrected({ field, corrections, children }: CorrectedProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(correctedRecipe);
  const correction = correctionOf(field, corrections);
  if (!correction) return children;
  const { by, at } = correction;
  return (
    <span className={styles.root}>
      <span>{children ?? '–'}</span>
      <span className={styles.mark}>
        <Badge tone="info">
          <FormattedMessage {...messages.corrected} />
        </Badge>
        <bdi>{correctionText(correction, intl)}</bdi>
        <span>
          {by && <bdi>{by}, </bdi>}
          <DateTime value={at} />
        </span>
      </span>
    </span>
  );
}
