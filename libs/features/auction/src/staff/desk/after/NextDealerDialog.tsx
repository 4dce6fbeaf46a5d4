import type { Deal } from '@forecourt/contract';
import { formatMoney, readCount } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { Counter } from '@forecourt/ui/counter';
import { Modal } from '@forecourt/ui/dialog';
import { Stack } from '@forecourt/ui/layout';
import { NativeSelect } from '@forecourt/ui/native-select';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { failures, messages as common, phrases as allPhrases } from '../../../shared/messages.ts';
import { Note } from '../../../shared/Note.tsx';
import { messages, phrases } from './messages.ts';
import { MAX_CHANCE_HOURS, type StaffDealStore } from './StaffDealStore.ts';

interface NextDealerDialogProps {
  store: StaffDealStore;
  deal: Deal;
}

/** Chooses the next dealer, by its best offer, and its time limit. */
export const NextDealerDialog = observer(function NextDealerDialog(props: NextDealerDialogProps) {
  const { store, deal } = props;
  const intl = useIntl();
  const next = store.nextOf(deal);
  const { asking, hours } = store;
  const count = readCount(hours, 1, MAX_CHANCE_HOURS);
  const range = intl.formatMessage(allPhrases.range, { least: 1, most: MAX_CHANCE_HOURS });
  return (
    <Modal
      open={store.isAsking}
      size="sm"
      title={intl.formatMessage(messages.offerNext)}
      onOpenChange={() => store.askNext(false)}
      footer={
        <>
          <Button disabled={asking.sending !== null} onClick={() => store.askNext(false)}>
            <FormattedMessage {...common.cancel} />
          </Button>
          <Button
            variant="solid"
            loading={asking.sending !== null}
            disabled={!next || count === null}
            onClick={() => void store.offerToNext(deal)}
          >
            <FormattedMessage {...phrases.ask} values={{ dealer: next?.name ?? '' }} />
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <p>
          <FormattedMessage {...messages.nextText} />
        </p>
        <NativeSelect
          label={intl.formatMessage(messages.dealer)}
          options={deal.candidates.map(({ dealer_id: value, name, price, currency_code }) => ({
            value,
            label: intl.formatMessage(phrases.next, {
              dealer: name,
              price: formatMoney(price, currency_code, intl.locale),
            }),
          }))}
          value={next?.dealer_id ?? ''}
          onChange={(event) => store.choose(event.target.value)}
        />
        <Counter
          label={intl.formatMessage(messages.hours)}
          unit={intl.formatMessage(phrases.hours, { count: count ?? 0 })}
          max={MAX_CHANCE_HOURS}
          error={count === null ? range : undefined}
          value={hours}
          onValueChange={({ value }) => store.setHours(value)}
        />
        {asking.failure && (
          <Note tone="danger" role="alert">
            <FormattedMessage {...failures[asking.failure]} />
          </Note>
        )}
      </Stack>
    </Modal>
  );
});
