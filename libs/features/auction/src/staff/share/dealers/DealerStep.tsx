import { Button } from '@forecourt/ui/button';
import { Checkbox } from '@forecourt/ui/checkbox';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { Note } from '../../../shared/Note.tsx';
import type { DealerChoice } from './DealerChoice.ts';
import { DealerFilters } from './DealerFilters.tsx';
import { ChosenList, DealerList } from './ChoiceLists.tsx';
import { dealerMessages as messages, dealerPhrases as phrases } from './dealerMessages.ts';
import { dealersRecipe } from './dealers.recipe.ts';
import { rowKeys } from './rowKeys.ts';

export interface DealerStepProps {
  choice: DealerChoice;
  /** Address of the directory, where dealers are added. */
  dealersHref?: string;
}

/**
 * The first step: dealers with name and email, one by one or all at once (spec §2), searched by name,
 * town and email, and narrowed to those who fit the car.
 */
export const DealerStep = observer(function DealerStep({ choice, dealersHref }: DealerStepProps) {
  const styles = useSlotRecipe(dealersRecipe);
  const { isReviewing, hasFailed } = choice;
  return (
    <div className={styles.step} onKeyDown={rowKeys}>
      {!isReviewing && <DealerFilters search={choice.search} />}
      <div className={styles.head}>
        {isReviewing ? (
          <Button variant="plain" size="sm" onClick={() => choice.review(false)}>
            <FormattedMessage {...messages.showAll} />
          </Button>
        ) : (
          <SelectAll choice={choice} />
        )}
        <Count choice={choice} />
      </div>
      {hasFailed && (
        <Note tone="danger" role="alert">
          <FormattedMessage {...messages.allFailed} />
        </Note>
      )}
      <div className={styles.list}>
        {isReviewing ? (
          <ChosenList choice={choice} />
        ) : (
          <DealerList choice={choice} dealersHref={dealersHref} />
        )}
      </div>
    </div>
  );
});

interface PartProps {
  choice: DealerChoice;
}

/** Selects all that are searched for; says how many that are once it is known. */
const SelectAll = observer(function SelectAll({ choice }: PartProps) {
  const { matched, search } = choice;
  const all = matched?.all ?? 0;
  const isEvery = matched ? all > 0 && matched.selected === all : choice.isAll;
  return (
    <Checkbox
      checked={isEvery}
      indeterminate={!isEvery && (matched ? matched.selected > 0 : !choice.isNone)}
      disabled={matched ? all === 0 : search.list.items.length === 0}
      onCheckedChange={() => void choice.toggleMatching()}
    >
      {all > 0 ? (
        <FormattedMessage {...phrases.all} values={{ count: all }} />
      ) : (
        <FormattedMessage {...messages.all} />
      )}
    </Checkbox>
  );
});

/** How many are selected, and a way to see them, or to start over. */
const Count = observer(function Count({ choice }: PartProps) {
  const styles = useSlotRecipe(dealersRecipe);
  const intl = useIntl();
  const { count, isReviewing } = choice;
  return (
    <div className={styles.count}>
      <span role="status">
        <FormattedMessage {...phrases.chosen} values={{ count }} />
      </span>
      {isReviewing ? (
        <Button variant="plain" size="sm" disabled={choice.isNone} onClick={() => choice.clear()}>
          <FormattedMessage {...messages.unselect} />
        </Button>
      ) : (
        count > 0 && (
          <Button
            variant="plain"
            size="sm"
            aria-label={intl.formatMessage(messages.showLabel)}
            onClick={() => choice.review(true)}
          >
            <FormattedMessage {...messages.show} />
          </Button>
        )
      )}
    </div>
  );
});
