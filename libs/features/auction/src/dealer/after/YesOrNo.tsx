import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Act } from '@forecourt/api-client/act';
import { linkCardRecipe } from '../../shared/linkCard.recipe.ts';
import { failures } from '../../shared/messages.ts';
import { Note } from '../../shared/Note.tsx';
import { messages } from './messages.ts';

interface YesOrNoProps {
  /** What the yes sends. */
  yes: Act;
  yesLabel: ReactNode;
  onYes: () => void;
  /** Asks before the no is sent. */
  onNo: () => void;
}

/** A dealer's two answers, and why the yes was not taken. */
export const YesOrNo = observer(function YesOrNo({ yes, yesLabel, onYes, onNo }: YesOrNoProps) {
  const { actions } = useSlotRecipe(linkCardRecipe);
  const isSending = yes.sending !== null;
  return (
    <>
      {yes.failure && (
        <Note tone="danger" role="alert">
          <FormattedMessage {...failures[yes.failure]} />
        </Note>
      )}
      <div className={actions}>
        <Button variant="solid" size="lg" loading={isSending} onClick={onYes}>
          {yesLabel}
        </Button>
        <Button size="lg" disabled={isSending} onClick={onNo}>
          <FormattedMessage {...messages.no} />
        </Button>
      </div>
    </>
  );
});
