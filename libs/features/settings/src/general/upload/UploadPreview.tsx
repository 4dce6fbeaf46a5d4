import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { UploadBar } from '../../parts/UploadBar.tsx';
import { LocaleRefused } from '../LocaleRefused.tsx';
import type { LocalesStore } from '../LocalesStore.ts';
import { messages, phrases, reasons } from './messages.ts';
import type { TranslationPreview } from './previewOf.ts';
import { uploadPreviewRecipe } from './UploadPreview.recipe.ts';

interface UploadPreviewProps {
  store: LocalesStore;
  /** The name of a language in the list; undefined for a new one. */
  nameOf: (code: string) => string | undefined;
}

/** What a translation file does, before it is taken. */
export const UploadPreview = observer(function UploadPreview(props: UploadPreviewProps) {
  const { store, nameOf } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(uploadPreviewRecipe);
  const { chosen, sending, refusal } = store;
  if (!chosen) return null;
  const { code, preview } = chosen;
  const close = () => store.dismiss();
  const isEmpty = Object.keys(preview.messages).length === 0;
  return (
    <Modal
      plain
      title={intl.formatMessage(phrases.title, { language: nameOf(code) ?? code })}
      description={intl.formatMessage(isEmpty ? messages.nothing : messages.text)}
      onOpenChange={close}
      footer={
        <>
          <Button disabled={sending !== null} onClick={close}>
            {intl.formatMessage(messages.cancel)}
          </Button>
          {!isEmpty && (
            <Button variant="solid" loading={sending !== null} onClick={() => void store.take()}>
              {intl.formatMessage(messages.use)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {refusal && <LocaleRefused refusal={refusal} />}
        <UploadBar progress={store.progress} />
        <Parts preview={preview} />
      </div>
    </Modal>
  );
});

function Parts({ preview }: { preview: TranslationPreview }) {
  const intl = useIntl();
  const styles = useSlotRecipe(uploadPreviewRecipe);
  const { leftOut, changed, added, same, missing } = preview;
  const says = (text: keyof typeof phrases & ('same' | 'missing'), count: number) =>
    count > 0 && <h3 className={styles.title}>{intl.formatMessage(phrases[text], { count })}</h3>;
  return (
    <>
      <Part
        danger
        title={intl.formatMessage(phrases.leftOut, { count: leftOut.length })}
        text={intl.formatMessage(messages.leftOutText)}
        rows={leftOut.map(({ id, reason, line }) => ({
          id,
          key: `${id} ${line}`,
          words: (
            <>
              <span>{intl.formatMessage(reasons[reason])}</span>
              <span className={styles.label}>{intl.formatMessage(phrases.line, { line })}</span>
            </>
          ),
        }))}
      />
      <Part
        title={intl.formatMessage(phrases.changed, { count: changed.length })}
        rows={changed.map(({ id, before, after }) => ({
          id,
          words: (
            <>
              <span>
                <span className={styles.label}>{intl.formatMessage(messages.now)}</span>
                {before}
              </span>
              <span>
                <span className={styles.label}>{intl.formatMessage(messages.after)}</span>
                {after}
              </span>
            </>
          ),
        }))}
      />
      <Part
        title={intl.formatMessage(phrases.added, { count: added.length })}
        rows={added.map(({ id, after }) => ({ id, words: after }))}
      />
      {says('same', same)}
      {missing > 0 && (
        <div className={styles.part}>
          {says('missing', missing)}
          <p className={styles.text}>{intl.formatMessage(messages.missingText)}</p>
        </div>
      )}
    </>
  );
}

/** Rows that are shown at first, and with each press after that. */
const FIRST = 5;
const MORE = 100;

interface PartProps {
  title: string;
  text?: string;
  danger?: boolean;
  /** The key is the id, unless rows may share one. */
  rows: readonly { id: string; key?: string; words: ReactNode }[];
}

/** Texts of one kind, the first ones at once; nothing without any. */
function Part({ title, text, danger, rows }: PartProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(uploadPreviewRecipe);
  const [shown, setShown] = useState(FIRST);
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} data-tone={danger && 'danger'}>
      <h3 className={styles.title}>{title}</h3>
      {text && <p className={styles.text}>{text}</p>}
      <ul className={styles.rows}>
        {rows.slice(0, shown).map(({ id, key = id, words }) => (
          <li key={key} className={styles.row}>
            <code className={styles.id}>{id}</code>
            <span className={styles.words}>{words}</span>
          </li>
        ))}
      </ul>
      {shown < rows.length && (
        <Button size="sm" onClick={() => setShown(shown + MORE)}>
          {intl.formatMessage(messages.more)}
        </Button>
      )}
    </section>
  );
}
