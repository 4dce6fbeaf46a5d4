import { Skeleton } from '@forecourt/ui/skeleton';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Dealer } from '../../api/types.ts';
import styles from './DealerSelect.module.css';
import { dealerMessages as messages } from './messages.ts';

export interface DealerOptionsProps {
  /** Null until they are loaded. */
  dealers: readonly Dealer[] | null;
  chosen: Dealer | null;
  /** Id of the one that was chosen on this device before; it is shown first. */
  last: string | null;
  /** Other dealers are being loaded. */
  busy: boolean;
  onChoose(dealer: Dealer): void;
}

/** Skeleton rows for dealers that are being loaded. */
const WAITING = [0, 1, 2, 3];

/** Radio group of dealers. The selected one is always included, whatever the search. */
export function DealerOptions({ dealers, chosen, last, busy, onChoose }: DealerOptionsProps) {
  const intl = useIntl();
  const name = useId();
  if (!dealers && !chosen) {
    if (!busy) return null;
    return (
      <div className={styles.options} aria-hidden="true">
        {WAITING.map((line) => (
          <Skeleton key={line} height="64px" />
        ))}
      </div>
    );
  }
  const known = dealers ?? [];
  const apart = chosen && !known.some(({ id }) => id === chosen.id);
  const shown = apart ? [chosen, ...known] : lastFirst(known, last);
  if (shown.length === 0) return null;
  return (
    <fieldset className={styles.options} aria-busy={busy}>
      <legend className="visually-hidden">{intl.formatMessage(messages.list)}</legend>
      {shown.map((dealer) => (
        <label key={dealer.id} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={dealer.id === chosen?.id}
            onChange={() => onChoose(dealer)}
          />
          <span className={styles.dealer}>
            <span className={styles.name}>{dealer.name}</span>
            <span className={styles.place}>
              {[dealer.address, dealer.location].filter(Boolean).join(', ')}
            </span>
            {dealer.id === last && (
              <span className={styles.place}>{intl.formatMessage(messages.last)}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function lastFirst(dealers: readonly Dealer[], last: string | null): readonly Dealer[] {
  return [...dealers].sort((one, other) => Number(other.id === last) - Number(one.id === last));
}
