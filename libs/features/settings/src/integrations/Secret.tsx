import { Button } from '@forecourt/ui/button';
import { CopyButton } from '@forecourt/ui/copy-button';
import { Modal } from '@forecourt/ui/dialog';
import { Stack, Text } from '@forecourt/ui/layout';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage } from 'react-intl';
import { integrationsRecipe } from './Integrations.recipe.ts';
import { messages } from './messages.ts';

export interface SecretProps {
  /** Null: there is none to show. */
  secret: string | null;
  title: string;
  text: string;
  /** Spoken name of the secret. */
  name: string;
  copyLabel: string;
  onClose: () => void;
}

/** Shows a secret once, to be copied. */
export function Secret({ copyLabel, name, onClose, secret, text, title }: SecretProps) {
  const styles = useSlotRecipe(integrationsRecipe);
  return (
    <Modal
      open={secret !== null}
      title={title}
      description={text}
      onOpenChange={onClose}
      footer={
        <Button variant="solid" onClick={onClose}>
          <FormattedMessage {...messages.done} />
        </Button>
      }
    >
      {secret !== null && (
        <Stack gap="4">
          <Text role="group" aria-label={name} className={styles.code}>
            {secret}
          </Text>
          <CopyButton text={secret} label={copyLabel} />
        </Stack>
      )}
    </Modal>
  );
}
