import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { useNavigation } from '@forecourt/ui/navigation';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { DealerImportStore } from './DealerImportStore.ts';
import { importRecipe } from './Import.recipe.ts';
import { ImportReview } from './ImportReview.tsx';
import { ImportSource } from './ImportSource.tsx';
import {
  importMessages as messages,
  importSentences as sentences,
  problemMessages,
} from './messages.ts';

export interface ImportDialogProps {
  store: DealerImportStore;
}

/** Imports dealers from a file, over the directory; closing goes back and keeps the file. */
export const ImportDialog = observer(function ImportDialog({ store }: ImportDialogProps) {
  const intl = useIntl();
  const choose = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      size="lg"
      title={intl.formatMessage(messages.title)}
      closeGoesBack
      initialFocus={choose}
      footer={<Buttons store={store} />}
    >
      <ImportSteps store={store} chooseRef={choose} />
    </Modal>
  );
});

interface ImportStepsProps extends ImportDialogProps {
  chooseRef: Ref<HTMLButtonElement>;
}

/** The file, its preview or what was imported. */
const ImportSteps = observer(function ImportSteps(props: ImportStepsProps) {
  const { store, chooseRef } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(importRecipe);
  const { preview, problem, result } = store;
  if (result) {
    const { ADD: added, UPDATE: updated, SKIP: skipped } = result;
    return (
      <Alert status="success">
        {intl.formatMessage(sentences.result, { added, updated, skipped })}
      </Alert>
    );
  }
  return (
    <div className={styles.body}>
      {preview ? (
        <ImportReview store={store} preview={preview} />
      ) : (
        <ImportSource store={store} chooseRef={chooseRef} />
      )}
      {problem && <Alert status="error">{intl.formatMessage(problemMessages[problem])}</Alert>}
    </div>
  );
});

const Buttons = observer(function Buttons({ store }: ImportDialogProps) {
  const intl = useIntl();
  const { back } = useNavigation();
  const { preview, busy, result, ready } = store;
  if (result) {
    const done = (): void => {
      back();
      store.restart();
    };
    return (
      <>
        <Button onClick={() => store.restart()}>{intl.formatMessage(messages.other)}</Button>
        <Button variant="solid" onClick={done}>
          {intl.formatMessage(messages.done)}
        </Button>
      </>
    );
  }
  if (!preview) {
    return (
      <>
        <Button onClick={back}>{intl.formatMessage(messages.cancel)}</Button>
        <Button variant="solid" loading={busy === 'preview'} onClick={() => void store.look()}>
          {intl.formatMessage(messages.look)}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button onClick={() => store.restart()}>{intl.formatMessage(messages.other)}</Button>
      <Button
        variant="solid"
        loading={busy === 'import'}
        disabled={ready === 0 || preview.counts.ERROR > 0 || busy === 'preview'}
        onClick={() => void store.import()}
      >
        {intl.formatMessage(sentences.import, { count: ready })}
      </Button>
    </>
  );
});
