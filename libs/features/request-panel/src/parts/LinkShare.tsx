import { CopyButton } from '@forecourt/ui/copy-button';
import { Stack, Text } from '@forecourt/ui/layout';
import { showToast } from '@forecourt/ui/toast';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';

/**
 * The share link with a copy button; without clipboard access it is selected for manual copying.
 */
export function LinkShare({ link, onDone }: { link: string; onDone: () => void }) {
  const intl = useIntl();
  return (
    <Stack gap="3">
      <Text
        color="fg.muted"
        overflowWrap="anywhere"
        aria-label={intl.formatMessage(messages.shareLink)}
        role="note"
      >
        {link}
      </Text>
      <CopyButton
        text={link}
        label={intl.formatMessage(messages.copy)}
        variant="solid"
        onStatusChange={({ copied }) => {
          if (!copied) return;
          showToast({ title: intl.formatMessage(messages.copied), tone: 'success' });
          onDone();
        }}
        onRefused={() =>
          showToast({ title: intl.formatMessage(messages.copyRefused), tone: 'danger' })
        }
      />
    </Stack>
  );
}
