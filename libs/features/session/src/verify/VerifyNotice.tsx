import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { messages, phrases } from './messages.ts';
import { verifyNoticeRecipe } from './VerifyNotice.recipe.ts';
import type { VerifyNoticeStore } from './VerifyNoticeStore.ts';

export interface VerifyNoticeProps {
  store: VerifyNoticeStore;
}

/**
 * A banner shown while a business may not send, because its founder's email address is unverified.
 */
export const VerifyNotice = observer(function VerifyNotice({ store }: VerifyNoticeProps) {
  const styles = useSlotRecipe(verifyNoticeRecipe);
  const { state, sending } = store;
  return (
    <div className={styles.root}>
      <span className={styles.text} role="status">
        {state.kind === 'wait' ? (
          <FormattedMessage {...phrases.wait} values={{ seconds: state.seconds }} />
        ) : (
          <FormattedMessage {...messages[state.kind === 'idle' ? 'notice' : state.kind]} />
        )}
      </span>
      {state.kind !== 'notOwn' && (
        <Button size="sm" loading={sending} onClick={() => void store.send()}>
          <FormattedMessage {...messages.again} />
        </Button>
      )}
    </div>
  );
});
