import { formatPhone } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { SentArt } from '@forecourt/ui/illustrations';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { inviteRecipe } from '../InviteScreen.recipe.ts';
import type { InviteStore } from '../InviteStore.ts';
import { messages, phrases } from '../messages.ts';
import { problemText } from '../problemText.ts';
import { useCountdown } from '../useCountdown.ts';
import { useProblemToast } from '../useProblemToast.ts';

interface SmsSentProps {
  store: InviteStore;
  phone: string;
}

/** The SMS was sent; it can be sent again after a while. */
export const SmsSent = observer(function SmsSent({ store, phone }: SmsSentProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(inviteRecipe);
  const wait = useCountdown(store.resendWait, store.timesSent);
  const partner = store.invite.value?.customisation.partner_name ?? '';
  const failure = store.problem && problemText(store.problem, partner, intl);
  useProblemToast(failure);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <div className={styles.art}>
        <SentArt />
      </div>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {intl.formatMessage(messages.sentTitle)}
      </h1>
      <p className={styles.lead}>
        <FormattedMessage
          {...phrases.sentText}
          values={{
            phone: formatPhone(phone),
            bdi: (text) => <bdi className={styles.number}>{text}</bdi>,
          }}
        />
      </p>
      {/* The toast is read out. */}
      <p className={styles.alert} hidden={!failure}>
        {failure}
      </p>
      <p role="status" className={styles.small} hidden={!store.checking}>
        {store.checking && intl.formatMessage(messages.checking)}
      </p>
      <p role="status" className={styles.small} hidden={store.timesSent < 2 || !!store.problem}>
        {store.timesSent > 1 && !store.problem && intl.formatMessage(messages.sentAgain)}
      </p>
      <div className={styles.actions}>
        <Button
          fullWidth
          size="lg"
          disabled={wait > 0}
          loading={store.sending}
          onClick={() => void store.resend()}
        >
          {wait > 0
            ? intl.formatMessage(phrases.resendWait, { seconds: wait })
            : intl.formatMessage(messages.resend)}
        </Button>
        <Button fullWidth size="lg" variant="ghost" onClick={() => store.changeNumber()}>
          {intl.formatMessage(messages.otherNumber)}
        </Button>
      </div>
    </>
  );
});
