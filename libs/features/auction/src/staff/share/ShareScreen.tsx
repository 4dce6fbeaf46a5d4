import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { Stack, Text } from '@forecourt/ui/layout';
import { useBackStep } from '@forecourt/ui/navigation';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failures } from '../../shared/messages.ts';
import { Note } from '../../shared/Note.tsx';
import { RefusedDealers } from './dealers/RefusedDealers.tsx';
import { DealerStep } from './dealers/DealerStep.tsx';
import { NotFreeState } from './NotFreeState.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { endText } from './endText.ts';
import { revealDecision } from '../revealDecision.ts';
import { SettingsStep } from './SettingsStep.tsx';
import { shareMessages as messages, sharePhrases as phrases } from './shareMessages.ts';
import { shareRecipe } from './ShareScreen.recipe.ts';
import type { ShareStep, ShareStore } from './ShareStore.ts';

export interface ShareScreenProps {
  store: ShareStore;
  /** Leaves the screen: closed, or the auction has started. */
  onClose: () => void;
  /** Address of the directory, where dealers are added. */
  dealersHref?: string;
}

const descriptions = {
  dealers: messages.dealersStep,
  settings: messages.settingsStep,
  review: messages.reviewStep,
} as const satisfies Record<ShareStep, unknown>;

/**
 * Sharing a report with dealers, over the report: dealers first, then settings (spec §2,
 * Share-with-dealers), then a look at what they will be told.
 */
export const ShareScreen = observer(function ShareScreen({
  store,
  onClose,
  dealersHref,
}: ShareScreenProps) {
  const intl = useIntl();
  const { step, failure, notFree, isAgain } = store;
  // Each step after the first is one that Back leads back from (spec §4, Share flow).
  const back = (): void => store.goBack();
  useBackStep(store.steps > 0, back);
  useBackStep(store.steps > 1, back);
  if (notFree) return <Taken store={store} onClose={onClose} />;
  const description = isAgain ? messages.againStep : descriptions[step];
  return (
    <Modal
      title={intl.formatMessage(isAgain ? messages.againTitle : messages.title)}
      description={<FormattedMessage {...description} />}
      onOpenChange={onClose}
      stepless
      initialFocus={first}
      footer={<Buttons store={store} onClose={onClose} />}
    >
      <Stack
        gap="4"
        key={step}
        id={stepId}
        tabIndex={-1}
        ref={beginAtTop}
        style={{ outline: 'none' }}
      >
        {step === 'dealers' && <DealerStep choice={store.dealers} dealersHref={dealersHref} />}
        {step === 'settings' && <SettingsStep store={store} />}
        {step === 'review' && <ReviewStep store={store} />}
        <RefusedDealers choice={store.dealers} />
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

const stepId = 'share-step';

/** The first field; where it would open a keyboard over the list, the step itself. */
const first = {
  get current(): HTMLElement | null {
    const step = document.getElementById(stepId);
    const field = step?.querySelector<HTMLElement>('input, textarea');
    return (!matchMedia('(pointer: coarse)').matches && field) || step;
  },
};

/** Scrolls to the beginning of a step; takes the focus if its button is gone. */
function beginAtTop(step: HTMLElement | null): void {
  step?.parentElement?.scrollTo({ top: 0 });
  if (document.activeElement === document.body) step?.focus({ preventScroll: true });
}

/** Back or Close, and the way on. */
const Buttons = observer(function Buttons({ store, onClose }: ShareScreenProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(shareRecipe);
  const { step, sending, isFirst } = store;
  const share = async (): Promise<void> => {
    if (!(await store.submit())) return;
    showToast({ title: intl.formatMessage(messages.started), tone: 'success' });
    onClose();
    if (!(await store.putDefaults())) {
      showToast({ title: intl.formatMessage(messages.notKept), tone: 'danger' });
    }
  };
  const goToNextStep = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    store.goToNextStep();
    const dialog = currentTarget.closest('[role=dialog]');
    requestAnimationFrame(() => dialog?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const count = store.invited.value?.length ?? 0;
  const now = store.now();
  return (
    <>
      <Button disabled={sending} onClick={() => (isFirst ? onClose() : store.goBack())}>
        <FormattedMessage {...(isFirst ? messages.close : messages.back)} />
      </Button>
      {step === 'review' ? (
        <Button
          variant="solid"
          disabled={!sending && (!store.canSubmit || count === 0)}
          loading={sending}
          className={styles.begin}
          onClick={() => void share()}
        >
          <FormattedMessage
            {...phrases.begin}
            values={{ count, end: endText(store.endsAt ?? now, now, intl) }}
          />
        </Button>
      ) : (
        <Button variant="solid" disabled={!store.canSubmit} onClick={goToNextStep}>
          <FormattedMessage {...messages.nextStep} />
        </Button>
      )}
    </>
  );
});

/** The car is not free: says so, and leads to what has it. */
const Taken = observer(function Taken({ store, onClose }: ShareScreenProps) {
  const intl = useIntl();
  const { notFree } = store;
  if (!notFree) return null;
  const isAuction = notFree === 'AUCTION_RUNNING';
  const see = (): void => {
    onClose();
    // The dialog gives the focus back first.
    setTimeout(() => revealDecision());
  };
  return (
    <Modal
      title={intl.formatMessage(messages.title)}
      onOpenChange={onClose}
      stepless
      footer={
        <Button variant="solid" onClick={see}>
          <FormattedMessage {...(isAuction ? messages.seeAuction : messages.seeOffer)} />
        </Button>
      }
    >
      <NotFreeState reason={notFree} />
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
    <Modal title={intl.formatMessage(messages.title)} onOpenChange={onClose} stepless>
      {children}
    </Modal>
  );
}
