import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { loginRecipe } from '../LoginScreen.recipe.ts';
import { accountProblemText } from './accountProblemText.ts';
import { EntryFrame } from './EntryFrame.tsx';
import type { OnePress } from './OnePress.ts';

interface EntryQuestionProps {
  title: MessageDescriptor;
  lead: ReactNode;
  /** The button's label and what it sends. */
  label: MessageDescriptor;
  press: OnePress;
  /** Said instead of the usual text when the link has ended since it was opened. */
  ended?: MessageDescriptor;
  /** Below the button. */
  children?: ReactNode;
  footer: ReactNode;
}

/** A page opened by a link in an email that asks one question and has one button. */
export const EntryQuestion = observer(function EntryQuestion(props: EntryQuestionProps) {
  const { title, lead, label, press, ended, children, footer } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(loginRecipe);
  const { problem } = press;
  const error =
    ended && problem?.kind === 'gone'
      ? intl.formatMessage(ended)
      : problem && accountProblemText(problem, intl);
  return (
    <EntryFrame title={intl.formatMessage(title)} lead={lead} footer={footer}>
      <div className={styles.form}>
        <p role="alert" className={styles.alert} hidden={!problem}>
          {error}
        </p>
        <Button
          variant="solid"
          size="lg"
          fullWidth
          loading={press.sending}
          onClick={() => void press.submit()}
        >
          <FormattedMessage {...label} />
        </Button>
        {children}
      </div>
    </EntryFrame>
  );
});
