import type { Dealer } from '@forecourt/contract';
import { formatDate } from '@forecourt/platform';
import { Avatar } from '@forecourt/ui/avatar';
import { IconButton } from '@forecourt/ui/icon-button';
import { ListRow } from '@forecourt/ui/list-row';
import { useSlotRecipe } from '@forecourt/ui/styling';
import Star from 'lucide-react/icons/star';
import { type IntlShape, useIntl } from 'react-intl';
import { renderCells } from '../../list/cells.ts';
import { sentences as listSentences } from '../../list/messages.ts';
import type { RowProps } from '../../list/SelectableRow.tsx';
import { withName } from '../../list/withName.ts';
import { dealerTable } from '../columns.ts';
import { messages, sentences } from '../messages.ts';
import { dealerCells } from './dealerCells.tsx';
import { dealerRowRecipe } from './DealerRow.recipe.ts';

export interface DealerRowProps extends RowProps {
  dealer: Dealer;
  /** The panel that edits it; none for those who may not. */
  href: string | undefined;
  /** Toggles the favorite; none for dealers that cannot be invited. */
  onFavorite: (() => void) | undefined;
}

/** A dealer: name and address, town, makes, groups, how often it took part, and its star. */
export function DealerRow(props: DealerRowProps) {
  const { dealer, href, menu, onFavorite, check, selected, cards, attributes } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(dealerRowRecipe);
  const { name, favorite } = dealer;
  const star = (
    <span className={styles.favorite}>
      {onFavorite && (
        <IconButton
          size="sm"
          icon={Star}
          label={intl.formatMessage(sentences.starred, { name })}
          aria-pressed={favorite}
          className={styles.star}
          onClick={onFavorite}
        />
      )}
    </span>
  );
  return (
    <ListRow
      title={name}
      subtitle={<Below dealer={dealer} intl={intl} styles={styles} />}
      href={href}
      check={check}
      selected={selected}
      leading={<Avatar name={name} />}
      menu={menu}
      menuLabel={withName(intl, listSentences.actionsFor, name)}
      className={styles.row}
      inColumns={!cards}
      attributes={attributes}
      meta={renderCells(dealerTable, [], { ...dealerCells, favorite: () => star }, [
        dealer,
        styles,
        intl,
      ])}
    />
  );
}

interface BelowProps {
  dealer: Dealer;
  intl: IntlShape;
  styles: Record<'email' | 'missing', string>;
}

/** The line below the name: how to reach the dealer, or that it wants no emails. */
function Below({ dealer, intl, styles }: BelowProps) {
  const { state, opted_out_at: since, email, contact } = dealer;
  if (state === 'OPTED_OUT' && since) {
    return intl.formatMessage(sentences.optedOut, { date: formatDate(since) });
  }
  if (email) {
    return (
      <>
        {contact && `${contact} · `}
        <span className={styles.email}>{email}</span>
      </>
    );
  }
  return <span className={styles.missing}>{intl.formatMessage(messages.noContact)}</span>;
}
