import { Button } from '@forecourt/ui/button';
import { CopyButton } from '@forecourt/ui/copy-button';
import { Modal } from '@forecourt/ui/dialog';
import { Heading, Stack, Text } from '@forecourt/ui/layout';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { factorsRecipe } from './FactorsSection.recipe.ts';
import type { FactorsStore } from './FactorsStore.ts';
import { messages, phrases } from './sectionMessages.ts';

interface CodesGroupProps {
  heading: 'h2' | 'h3';
  store: FactorsStore;
  left: number;
}

/** The number of recovery codes left, and creating new ones. */
export const CodesGroup = observer(function CodesGroup({ heading, store, left }: CodesGroupProps) {
  const styles = useSlotRecipe(factorsRecipe);
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <div>
          <Heading as={heading} textStyle="title">
            <FormattedMessage {...messages.codes} />
          </Heading>
          <Text color="fg.muted">
            <FormattedMessage {...phrases.left} values={{ count: left }} />
          </Text>
        </div>
        <Button loading={store.working === 'codes'} onClick={() => void store.makeCodes()}>
          <FormattedMessage {...messages.makeCodes} />
        </Button>
      </div>
    </div>
  );
});

/** New recovery codes. Only the button closes the dialog, because they are never shown again. */
export const CodesDialog = observer(function CodesDialog({ store }: { store: FactorsStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(factorsRecipe);
  const codes = store.codes ?? [];
  return (
    <Modal
      open={store.codes !== null}
      size="sm"
      title={intl.formatMessage(messages.codesTitle)}
      footer={
        <>
          <CopyButton text={codes.join('\n')} label={intl.formatMessage(messages.copyCodes)} />
          <Button variant="solid" onClick={() => store.codesKept()}>
            <FormattedMessage {...messages.codesKept} />
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>
          <FormattedMessage {...messages.codesText} />
        </Text>
        <ul className={styles.codes} aria-label={intl.formatMessage(messages.codes)}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Stack>
    </Modal>
  );
});
