import type { ClaimStatus } from '@forecourt/contract';
import { customerName } from '@forecourt/platform';
import { conclusionNames } from '@forecourt/platform/flow-words';
import { Button } from '@forecourt/ui/button';
import { Checkbox } from '@forecourt/ui/checkbox';
import { Modal } from '@forecourt/ui/dialog';
import { Stack, Text } from '@forecourt/ui/layout';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useUiText } from '@forecourt/ui/text';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ConclusionStore } from '../ConclusionStore.ts';
import { moreRecipe } from '../more/more.recipe.ts';
import { tellingMessages as messages, tellingPhrases as phrases } from './messages.ts';

/** Before a conclusion that customers are told: what this one would be sent, or whether they are. */
export default observer(function TellDialog({ store }: { store: ConclusionStore }) {
  const intl = useIntl();
  const words = useUiText();
  const { telling, data } = store;
  // Its texts stay while the dialog closes.
  const [last, setLast] = useState<ClaimStatus | null>(telling.asked);
  if (telling.asked !== null && telling.asked !== last) setLast(telling.asked);
  if (last === null || !data) return null;
  const name = customerName(data.report);
  const confirm = async (): Promise<void> => {
    await store.conclude(last, { tell: telling.wants });
    telling.close();
  };
  return (
    <Modal
      open={telling.asked !== null}
      size="sm"
      title={intl.formatMessage(phrases.title, {
        conclusion: intl.formatMessage(conclusionNames[last]),
      })}
      onOpenChange={() => telling.close()}
      footer={
        <>
          <Button disabled={store.saving !== null} onClick={() => telling.close()}>
            {words.cancel}
          </Button>
          <Button variant="solid" loading={store.saving !== null} onClick={() => void confirm()}>
            <FormattedMessage {...messages.conclude} />
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Checkbox checked={telling.wants} onCheckedChange={({ checked }) => telling.want(checked)}>
          <FormattedMessage {...phrases.tell} values={{ name }} />
        </Checkbox>
        {telling.wants && <Preview store={store} name={name} status={last} />}
      </Stack>
    </Modal>
  );
});

interface PreviewProps {
  store: ConclusionStore;
  name: string;
  status: ClaimStatus;
}

const Preview = observer(function Preview({ store, name, status }: PreviewProps) {
  const styles = useSlotRecipe(moreRecipe);
  const preview = store.telling.previewOf(status);
  if (!preview) return null;
  const { channel, subject, text } = preview;
  if (channel === null) {
    return (
      <Text color="fg.muted">
        <FormattedMessage {...messages.noAddress} />
      </Text>
    );
  }
  return (
    <>
      <figure className={styles.preview}>
        <figcaption className={styles.previewLabel}>
          <FormattedMessage
            {...(channel === 'SMS' ? phrases.getsSms : phrases.getsEmail)}
            values={{ name }}
          />
        </figcaption>
        {subject && <p className={styles.subject}>{subject}</p>}
        <p className={styles.text}>{text}</p>
      </figure>
      <Text color="fg.muted">
        <FormattedMessage {...messages.later} />
      </Text>
    </>
  );
});
