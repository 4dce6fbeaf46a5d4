import { saveFile } from '@forecourt/platform/csv';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { Modal } from '@forecourt/ui/dialog';
import { useNavigation } from '@forecourt/ui/navigation';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { BatchStore } from './BatchStore.ts';
import { BatchView } from './BatchView.tsx';
import { manyRecipe } from './Many.recipe.ts';
import { ManyReview } from './ManyReview.tsx';
import { ManySource } from './ManySource.tsx';
import {
  manyMessages as messages,
  manySentences as sentences,
  problemMessages,
} from './messages.ts';
import type { SendManyStore } from './SendManyStore.ts';

export interface SendManyDialogProps {
  store: SendManyStore;
  /** Address of a request's report. */
  reportHref(id: string): string;
  /** Changes with the branch. */
  branchId: string | null;
}

/** Sends requests to the customers of a file, over the list; closing goes back and keeps the file. */
export const SendManyDialog = observer(function SendManyDialog(props: SendManyDialogProps) {
  const { store, reportHref, branchId } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(manyRecipe);
  const choose = useRef<HTMLButtonElement>(null);
  const { batch, rows, problem, wrongLine } = store;
  useEffect(() => void store.open(), [store, branchId]);
  return (
    <Modal
      size="lg"
      title={intl.formatMessage(messages.title)}
      closeGoesBack
      initialFocus={choose}
      footer={batch ? <BatchButtons store={store} batch={batch} /> : <FileButtons store={store} />}
    >
      <div className={styles.body}>
        {batch && <BatchView store={batch} reportHref={reportHref} />}
        {!batch && rows && <ManyReview store={store} />}
        {!batch && !rows && <ManySource store={store} chooseRef={choose} />}
        {!batch && !rows && problem && (
          <Alert status="error">
            {problem === 'notCsv' && wrongLine !== null
              ? intl.formatMessage(sentences.notCsvAt, { line: wrongLine })
              : intl.formatMessage(problemMessages[problem])}
          </Alert>
        )}
      </div>
    </Modal>
  );
});

/** Before anything is sent. */
const FileButtons = observer(function FileButtons({ store }: { store: SendManyStore }) {
  const intl = useIntl();
  const { back } = useNavigation();
  const { rows, busy, counts, checked } = store;
  if (!rows) {
    return (
      <>
        <Button onClick={back}>{intl.formatMessage(messages.cancel)}</Button>
        <Button variant="solid" loading={busy === 'reading'} onClick={() => void store.look()}>
          {intl.formatMessage(messages.look)}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button disabled={busy === 'sending'} onClick={() => store.restart()}>
        {intl.formatMessage(messages.other)}
      </Button>
      <Button
        variant="solid"
        loading={busy !== null}
        disabled={busy === null && (!checked || counts.send === 0)}
        onClick={() => void store.send()}
      >
        {intl.formatMessage(sentences.send, { count: counts.send })}
      </Button>
    </>
  );
});

interface BatchButtonsProps {
  store: SendManyStore;
  batch: BatchStore;
}

/** While requests are sent, and afterwards. */
const BatchButtons = observer(function BatchButtons({ store, batch }: BatchButtonsProps) {
  const intl = useIntl();
  const { back } = useNavigation();
  const { busy } = batch;
  const isRunning = batch.batch?.state === 'RUNNING';
  const failed = batch.batch?.counts.failed ?? 0;
  const download = async (): Promise<void> => {
    const csv = await batch.results();
    if (csv !== null) saveFile('results.csv', csv, 'text/csv');
  };
  const other = (): void => {
    store.restart();
    void store.open();
  };
  return (
    <>
      {isRunning ? (
        <Button loading={busy === 'cancel'} onClick={() => void batch.cancel()}>
          {intl.formatMessage(messages.stop)}
        </Button>
      ) : (
        <Button onClick={other}>{intl.formatMessage(messages.other)}</Button>
      )}
      {!isRunning && failed > 0 && (
        <Button loading={busy === 'retry'} onClick={() => void batch.retry()}>
          {intl.formatMessage(messages.retry)}
        </Button>
      )}
      <Button loading={busy === 'download'} onClick={() => void download()}>
        {intl.formatMessage(messages.download)}
      </Button>
      <Button variant="solid" onClick={back}>
        {intl.formatMessage(messages.close)}
      </Button>
    </>
  );
});
