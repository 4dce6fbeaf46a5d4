import Search from 'lucide-react/icons/search';
import CloudOff from 'lucide-react/icons/cloud-off';
import Plus from 'lucide-react/icons/plus';
import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { TextField } from '@forecourt/ui/text-field';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Dealer } from '../../api/types.ts';
import { useDraft, useModel } from '../../app/context.ts';
import { DEALER } from '../../draft/sentField.ts';
import { Button } from '@forecourt/ui/button';
import { Alert } from '@forecourt/ui/alert';
import styles from './DealerSelect.module.css';
import { DealerOptions } from './DealerOptions.tsx';
import { keepDealer, lastDealer } from './lastDealer.ts';
import { dealerMessages as messages } from './messages.ts';
import { useDealers } from './useDealers.ts';

/** Lets the customer choose one of the partner's dealers, with a search if there are many. */
export function DealerSelect() {
  const intl = useIntl();
  const draft = useDraft();
  const { actions } = useModel();
  const [list, view] = useDealers();
  const [typed, setTyped] = useState('');
  const options = useRef<HTMLDivElement>(null);
  const chosen = (draft.value(DEALER) ?? null) as Dealer | null;
  const [last] = useState(lastDealer);
  const choose = (dealer: Dealer | null): void => {
    keepDealer(dealer?.id ?? null);
    void actions.setField(DEALER, dealer);
  };
  const { dealers, search, state, adding } = view;
  /** If a focused button disappears, moves the focus to an option once there is one. */
  const focusOption = (index: number) =>
    requestAnimationFrame(() => options.current?.querySelectorAll('input')[index]?.focus());
  const showMore = async () => {
    const before = options.current?.querySelectorAll('input').length ?? 0;
    await list.loadMore();
    const { state: then, more } = list.getView();
    if (then === 'idle' && !more) focusOption(before);
  };
  const searching = state === 'loading' && dealers !== null && !adding;
  const isEmpty = dealers?.length === 0 && state === 'idle';
  const failed = state === 'failed' && (
    <Alert
      status="warning"
      icon={CloudOff}
      title={intl.formatMessage(messages.failedTitle)}
      action={
        <Button size="touch" variant="plain" icon={RotateCw} onClick={() => void list.retry()}>
          {intl.formatMessage(messages.retry)}
        </Button>
      }
    >
      {intl.formatMessage(messages.failed)}
    </Alert>
  );

  return (
    <div className={styles.select}>
      {draft.refusedFields.has(DEALER) && (
        <Alert status="error" icon={TriangleAlert}>
          {intl.formatMessage(messages.refused)}
        </Alert>
      )}
      {view.many && (
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            void list.load();
          }}
        >
          <TextField
            size="touch"
            icon={Search}
            label={intl.formatMessage(messages.search)}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            value={typed}
            onChange={({ target: { value } }) => {
              setTyped(value);
              list.type(value);
            }}
          />
        </form>
      )}
      {!adding && failed}
      <div ref={options}>
        <DealerOptions
          dealers={dealers}
          chosen={chosen}
          last={last}
          busy={state === 'loading' && !adding}
          onChoose={choose}
        />
      </div>
      <p
        className={isEmpty ? styles.empty : searching ? styles.searching : 'visually-hidden'}
        role="status"
      >
        {state === 'loading' && intl.formatMessage(messages.loading)}
        {isEmpty && search === '' && intl.formatMessage(messages.empty)}
        {isEmpty && search !== '' && intl.formatMessage(messages.nobody, { search })}
        {state === 'idle' &&
          !isEmpty &&
          intl.formatMessage(messages.shown, { count: dealers?.length ?? 0 })}
      </p>
      {adding && failed}
      {view.more && !(adding && failed) && (
        <Button size="touch" variant="outline" icon={Plus} onClick={() => void showMore()}>
          {intl.formatMessage(messages.more)}
        </Button>
      )}
      {chosen && (
        <Button
          size="touch"
          variant="plain"
          icon={X}
          onClick={() => {
            choose(null);
            focusOption(0);
          }}
        >
          {intl.formatMessage(messages.clear)}
        </Button>
      )}
    </div>
  );
}

export default DealerSelect;
