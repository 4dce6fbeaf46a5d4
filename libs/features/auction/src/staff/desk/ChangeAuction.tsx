import { Button } from '@forecourt/ui/button';
import { Counter } from '@forecourt/ui/counter';
import { DateTime } from '@forecourt/ui/date-time';
import { Modal } from '@forecourt/ui/dialog';
import { KeyValueList } from '@forecourt/ui/key-value-list';
import { Stack } from '@forecourt/ui/layout';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failures, messages as common, phrases as commonPhrases } from '../../shared/messages.ts';
import { Note } from '../../shared/Note.tsx';
import type { ChangeStore } from './ChangeStore.ts';
import { RefusedDealers } from '../share/dealers/RefusedDealers.tsx';
import { DealerStep } from '../share/dealers/DealerStep.tsx';
import { deskRecipe } from './desk.recipe.ts';
import { deskMessages as messages, deskPhrases as phrases } from './deskMessages.ts';
import { sharePhrases } from '../share/shareMessages.ts';

interface ChangeAuctionProps {
  store: ChangeStore;
  /** Address of the directory, where dealers are added. */
  dealersHref?: string;
}

/** What can be changed of an auction while it runs: more dealers, a later end. */
export const ChangeAuction = observer(function ChangeAuction(props: ChangeAuctionProps) {
  const { store } = props;
  const styles = useSlotRecipe(deskRecipe);
  return (
    <div className={styles.row}>
      <Button onClick={() => store.show('dealers')}>
        <FormattedMessage {...messages.addDealers} />
      </Button>
      <Button onClick={() => store.show('end')}>
        <FormattedMessage {...messages.extend} />
      </Button>
      <AddDealers {...props} />
      <Extend store={store} />
    </div>
  );
});

const AddDealers = observer(function AddDealers({ store, dealersHref }: ChangeAuctionProps) {
  const intl = useIntl();
  const add = async (): Promise<void> => {
    if (!(await store.send())) return;
    showToast({ title: intl.formatMessage(messages.dealersAdded), tone: 'success' });
  };
  return (
    <Modal
      open={store.open === 'dealers'}
      title={intl.formatMessage(messages.addDealers)}
      description={<FormattedMessage {...messages.addDealersText} />}
      onOpenChange={() => store.close()}
      footer={
        <Buttons store={store} onConfirm={() => void add()}>
          <FormattedMessage {...phrases.addCount} values={{ count: store.dealers.count }} />
        </Buttons>
      }
    >
      <Stack gap="4">
        <DealerStep choice={store.dealers} dealersHref={dealersHref} />
        <RefusedDealers choice={store.dealers} />
        <FailureNote store={store} />
      </Stack>
    </Modal>
  );
});

const Extend = observer(function Extend({ store }: { store: ChangeStore }) {
  const intl = useIntl();
  const { hours, added, mostHours, newEnd } = store;
  const extend = async (): Promise<void> => {
    if (!(await store.send())) return;
    showToast({ title: intl.formatMessage(messages.extended), tone: 'success' });
  };
  const wrong = intl.formatMessage(commonPhrases.range, { least: 1, most: mostHours });
  return (
    <Modal
      open={store.open === 'end'}
      size="sm"
      title={intl.formatMessage(messages.extendTitle)}
      onOpenChange={() => store.close()}
      footer={
        <Buttons store={store} onConfirm={() => void extend()}>
          <FormattedMessage {...messages.extend} />
        </Buttons>
      }
    >
      <Stack gap="4">
        <p>
          <FormattedMessage {...messages.extendText} />
        </p>
        {mostHours === 0 ? (
          <Note>
            <FormattedMessage {...messages.noMoreTime} />
          </Note>
        ) : (
          <>
            <Counter
              label={intl.formatMessage(messages.extendBy)}
              unit={intl.formatMessage(sharePhrases.hoursUnit, { count: added ?? 0 })}
              value={hours}
              max={mostHours}
              error={added === null ? wrong : undefined}
              onValueChange={({ value }) => store.typeHours(value)}
            />
            <KeyValueList
              items={[
                {
                  key: 'end',
                  label: <FormattedMessage {...messages.newEnd} />,
                  value: newEnd ? <DateTime value={newEnd} format="zoned" /> : '—',
                },
              ]}
            />
          </>
        )}
        <FailureNote store={store} />
      </Stack>
    </Modal>
  );
});

interface ButtonsProps {
  store: ChangeStore;
  onConfirm: () => void;
  children: ReactNode;
}

const Buttons = observer(function Buttons({ store, onConfirm, children }: ButtonsProps) {
  return (
    <>
      <Button disabled={store.sending} onClick={() => store.close()}>
        <FormattedMessage {...common.cancel} />
      </Button>
      <Button variant="solid" disabled={!store.canSend} loading={store.sending} onClick={onConfirm}>
        {children}
      </Button>
    </>
  );
});

const FailureNote = observer(function FailureNote({ store }: { store: ChangeStore }) {
  const { failure } = store;
  if (!failure) return null;
  const text = failure === 'failed' ? messages.changeFailed : failures[failure];
  return (
    <Note tone="danger" role="alert">
      <FormattedMessage {...text} />
    </Note>
  );
});
