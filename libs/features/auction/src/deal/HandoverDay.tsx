import { DAY_MS, type DealParty } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages as common } from '../shared/messages.ts';
import { handoverRecipe } from './handover.recipe.ts';
import type { HandoverStore } from './HandoverStore.ts';
import { dealMessages } from './messages.ts';

interface HandoverDayProps {
  store: HandoverStore;
  /** For whom the reader names it. */
  party: DealParty;
  /** The day that stands. */
  day: string | null;
  /** The server's time. */
  now: string;
}

/** The latest day that can be named, in days from now (the server's rule). */
const LATEST_DAYS = 365;

/** Names the day of the handover; a new day has to be confirmed by the other side again. */
export const HandoverDay = observer(function HandoverDay(props: HandoverDayProps) {
  const { store, party, day, now } = props;
  const styles = useSlotRecipe(handoverRecipe);
  const intl = useIntl();
  return (
    <div className={styles.naming}>
      <TextField
        type="date"
        label={intl.formatMessage(dealMessages.day)}
        min={dayAfter(now, 0)}
        max={dayAfter(now, LATEST_DAYS)}
        value={store.typedDay ?? ''}
        error={store.isDayMissing ? intl.formatMessage(dealMessages.dayMissing) : undefined}
        onChange={(event) => store.typeDay(event.target.value)}
      />
      <Button loading={store.sending === 'DAY'} onClick={() => void store.nameDay(party)}>
        <FormattedMessage {...dealMessages.setDay} />
      </Button>
      {day !== null && (
        <Button variant="ghost" onClick={() => store.typeDay(null)}>
          <FormattedMessage {...common.cancel} />
        </Button>
      )}
    </div>
  );
});

function dayAfter(now: string, days: number): string {
  return new Date(Date.parse(now) + days * DAY_MS).toISOString().slice(0, 10);
}
