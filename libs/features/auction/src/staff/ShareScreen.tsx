import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { Stack, Text } from '@forecourt/ui/layout';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failures } from '../shared/messages.ts';
import { Note } from '../shared/Note.tsx';
import { DealerStep } from './DealerStep.tsx';
import { SettingsStep } from './SettingsStep.tsx';
import { shareMessages as messages } from './shareMessages.ts';
import type { ShareStore } from './ShareStore.ts';

export interface ShareScreenProps {
  store: ShareStore;
  /** Leaves the screen: closed, or the auction has started. */
  onClose: () => void;
}

/**
 * Sharing a report with dealers, over the report: dealers first, then settings (spec §2,
 * Share-with-dealers).
 */
export const ShareScreen = observer(function ShareScreen({ store, onClose }: ShareScreenProps) {
  const intl = useIntl();
  const { step, failure } = store;
  const isFirst = step === 'dealers';
  const share = async (): Promise<void> => {
    if (!(await store.submit())) return;
    showToast({ title: intl.formatMessage(messages.started), tone: 'success' });
    onClose();
  };
  return (
    <Modal
      title={intl.formatMessage(messages.title)}
      description={
        <FormattedMessage {...(isFirst ? messages.dealersStep : messages.settingsStep)} />
      }
      onOpenChange={onClose}
      footer={
        <>
          <Button disabled={store.sending} onClick={() => (isFirst ? onClose() : store.goBack())}>
            <FormattedMessage {...(isFirst ? messages.close : messages.back)} />
          </Button>
          <Button
            variant="solid"
            disabled={!store.canSubmit && !store.sending}
            loading={store.sending}
            onClick={() => (isFirst ? store.goOn() : void share())}
          >
            <FormattedMessage {...(isFirst ? messages.goOn : messages.share)} />
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {isFirst ? <DealerStep choice={store.dealers} /> : <SettingsStep store={store} />}
        {failure && (
          <Note tone="danger" role="alert">
            <Text>
              <FormattedMessage {...failures[failure]} />
            </Text>
          </Note>
        )}
      </Stack>
    </Modal>
  );
});

interface ShareFrameProps extends Pick<ShareScreenProps, 'onClose'> {
  children: ReactNode;
}

/** The dialog with only its title, around a placeholder for the steps. */
export function ShareFrame({ onClose, children }: ShareFrameProps) {
  const intl = useIntl();
  return (
    <Modal title={intl.formatMessage(messages.title)} onOpenChange={onClose}>
      {children}
    </Modal>
  );
}
