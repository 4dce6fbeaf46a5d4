import { Button } from '@forecourt/ui/button';
import { Checkbox } from '@forecourt/ui/checkbox';
import { Counter } from '@forecourt/ui/counter';
import { DateTime } from '@forecourt/ui/date-time';
import { Modal } from '@forecourt/ui/dialog';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { Stack } from '@forecourt/ui/layout';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { failures, messages as common, phrases } from '../../../shared/messages.ts';
import { Note } from '../../../shared/Note.tsx';
import { waitingMessages as messages } from './messages.ts';
import type { WaitingStore } from './WaitingStore.ts';

interface ExtendOfferProps {
  store: WaitingStore;
  /** The offer is a dealer's, who has to agree. */
  isDealers: boolean;
}

/** Asks by how many days an offer is extended. */
export const ExtendOffer = observer(function ExtendOffer({ store, isDealers }: ExtendOfferProps) {
  const intl = useIntl();
  const { sending, mostDays } = store;
  const extend = async (): Promise<void> => {
    if (!(await store.extend())) return;
    showToast({ title: intl.formatMessage(messages.extended), tone: 'success' });
  };
  return (
    <Modal
      open={store.isExtending}
      size="sm"
      title={intl.formatMessage(messages.extendTitle)}
      onOpenChange={() => store.close()}
      footer={
        <>
          <Button disabled={sending} onClick={() => store.close()}>
            <FormattedMessage {...common.cancel} />
          </Button>
          <Button
            variant="solid"
            disabled={store.added === null}
            loading={sending}
            onClick={() => void extend()}
          >
            <FormattedMessage {...messages.extend} />
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <p>
          <FormattedMessage {...(isDealers ? messages.extendTextDealer : messages.extendText)} />
        </p>
        {mostDays === 0 ? (
          <Note>
            <FormattedMessage {...messages.noMoreTime} />
          </Note>
        ) : (
          <Fields store={store} isDealers={isDealers} />
        )}
        {store.failure && (
          <Note tone="danger" role="alert">
            <FormattedMessage {...failures[store.failure]} />
          </Note>
        )}
      </Stack>
    </Modal>
  );
});

const Fields = observer(function Fields({ store, isDealers }: ExtendOfferProps) {
  const intl = useIntl();
  const { added, days, dealerAgreed, isChecked, lacksDealer, mostDays, newEnd } = store;
  const wrong = intl.formatMessage(phrases.range, { least: 1, most: mostDays });
  return (
    <>
      <Counter
        label={intl.formatMessage(messages.extendBy)}
        unit={intl.formatMessage(phrases.days, { count: added ?? 0 })}
        value={days}
        max={mostDays}
        error={added === null ? wrong : undefined}
        onValueChange={({ value }) => store.typeDays(value)}
      />
      <KeyValueList
        items={[
          {
            key: 'end',
            label: <FormattedMessage {...messages.newEnd} />,
            value: newEnd ? <DateTime value={newEnd} /> : '—',
          },
        ]}
      />
      {isDealers && (
        <Checkbox checked={dealerAgreed} onCheckedChange={({ checked }) => store.agree(checked)}>
          <FormattedMessage {...messages.dealerAgreed} />
        </Checkbox>
      )}
      {isChecked && lacksDealer && (
        <Note tone="danger" role="alert">
          <FormattedMessage {...messages.dealerMissing} />
        </Note>
      )}
    </>
  );
});
