import { useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Dealer } from '../../api/types.ts';
import { useDraft, useModel } from '../../app/context.ts';
import { DEALER } from '../../draft/sent-field.ts';
import fields from '../../fields/fields.module.css';
import { Button } from '../../parts/Button.tsx';
import { Notice } from '../../parts/Notice.tsx';
import styles from './DealerSelect.module.css';
import { DealerOptions } from './DealerOptions.tsx';
import { dealerMessages as messages } from './messages.ts';
import { useDealers } from './use-dealers.ts';

/** The partner's dealers to choose one from, with a search where they are many. */
export function DealerSelect() {
  const intl = useIntl();
  const draft = useDraft();
  const { actions } = useModel();
  const [list, view] = useDealers();
  const searchId = useId();
  const options = useRef<HTMLDivElement>(null);
  const chosen = (draft.value(DEALER) ?? null) as Dealer | null;
  const choose = (dealer: Dealer | null) => void actions.setField(DEALER, dealer);
  const { dealers, search, state, adding } = view;
  /** Where a button went away with the focus on it, that goes to an option, once it is there. */
  const focusOption = (index: number) =>
    requestAnimationFrame(() => options.current?.querySelectorAll('input')[index]?.focus());
  const showMore = async () => {
    const before = options.current?.querySelectorAll('input').length ?? 0;
    await list.loadMore();
    const { state: then, more } = list.getView();
    if (then === 'idle' && !more) focusOption(before);
  };
  const searching = state === 'loading' && dealers !== null && !adding;
  const nobody = dealers?.length === 0 && state === 'idle';
  const failed = state === 'failed' && (
    <Notice
      tone="warning"
      icon="offline"
      title={intl.formatMessage(messages.failedTitle)}
      action={
        <Button look="plain" icon="again" onClick={() => void list.retry()}>
          {intl.formatMessage(messages.retry)}
        </Button>
      }
    >
      {intl.formatMessage(messages.failed)}
    </Notice>
  );

  return (
    <div className={styles.select}>
      {draft.refusedFields.has(DEALER) && (
        <Notice tone="danger" icon="warning">
          {intl.formatMessage(messages.refused)}
        </Notice>
      )}
      {view.many && (
        <form
          role="search"
          className={fields.field}
          onSubmit={(event) => {
            event.preventDefault();
            void list.load();
          }}
        >
          <label className={fields.label} htmlFor={searchId}>
            {intl.formatMessage(messages.search)}
          </label>
          <input
            id={searchId}
            className={fields.input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={255}
            onChange={({ target }) => list.type(target.value)}
          />
        </form>
      )}
      {!adding && failed}
      <div ref={options}>
        <DealerOptions
          dealers={dealers}
          chosen={chosen}
          busy={state === 'loading' && !adding}
          onChoose={choose}
        />
      </div>
      <p
        className={nobody ? styles.nobody : searching ? styles.searching : 'visually-hidden'}
        role="status"
      >
        {state === 'loading' && intl.formatMessage(messages.loading)}
        {nobody && search === '' && intl.formatMessage(messages.empty)}
        {nobody && search !== '' && intl.formatMessage(messages.nobody, { search })}
        {state === 'idle' &&
          !nobody &&
          intl.formatMessage(messages.shown, { count: dealers?.length ?? 0 })}
      </p>
      {adding && failed}
      {view.more && !(adding && failed) && (
        <Button look="quiet" icon="plus" onClick={() => void showMore()}>
          {intl.formatMessage(messages.more)}
        </Button>
      )}
      {chosen && (
        <Button
          look="plain"
          icon="close"
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
