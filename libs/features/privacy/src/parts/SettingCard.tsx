import type { Privacy } from '@forecourt/contract';
import type { Resource } from '@forecourt/platform';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureText } from '../failureText.ts';
import { messages } from '../messages.ts';
import { privacyRecipe } from '../Privacy.recipe.ts';

interface SettingCardProps {
  title: ReactNode;
  lead: ReactNode;
  saved: Resource<Privacy>;
  onRetry(): void;
  /** Why it could not be saved; undefined if it could. */
  failure: unknown;
  children(saved: Privacy): ReactNode;
}

/** A setting with its title, once what is saved is loaded. */
export const SettingCard = observer(function SettingCard(props: SettingCardProps) {
  const { title, lead, saved, onRetry, failure, children } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(privacyRecipe);
  const titleId = useId();
  const { state, value } = saved;
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.groupTitle}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </div>
      {value && children(value)}
      {!value && state.status === 'error' && (
        <ErrorState
          inline
          title={<FormattedMessage {...messages.settingFailed} />}
          onRetry={onRetry}
        >
          {referenceOf(state.error)}
        </ErrorState>
      )}
      {!value && state.status !== 'error' && (
        <div role="status" aria-label={intl.formatMessage(messages.loading)}>
          <FormSkeleton fields={1} />
        </div>
      )}
      <p role="alert" className={styles.alert} hidden={failure === undefined}>
        {failure !== undefined && failureText(failure, intl)}
      </p>
    </section>
  );
});
