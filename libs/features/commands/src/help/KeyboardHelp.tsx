import { type Shortcut, shortcuts } from '@forecourt/platform/shortcuts';
import { Modal } from '@forecourt/ui/dialog';
import { KeyboardHintList } from '@forecourt/ui/keyboard-hint';
import { Heading, Stack, Text } from '@forecourt/ui/layout';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

export interface KeyboardHelpProps {
  open: boolean;
  onClose(): void;
}

const closed = { open: false, list: [] };

/** The registered shortcuts of the current page. */
export function KeyboardHelp({ open, onClose }: KeyboardHelpProps) {
  const intl = useIntl();
  // Read once per opening; the text stays while the dialog closes.
  const [shown, setShown] = useState<{ open: boolean; list: readonly Shortcut[] }>(closed);
  if (open !== shown.open) setShown({ open, list: open ? shortcuts.current : shown.list });
  const { list } = shown;
  const page = list.filter(({ scope }) => scope !== 'everywhere');
  const everywhere = list.filter(({ scope }) => scope === 'everywhere');
  return (
    <Modal open={open} onOpenChange={onClose} title={intl.formatMessage(messages.title)} size="sm">
      <Stack gap="5">
        <Group title={intl.formatMessage(messages.page)} list={page} />
        <Group title={intl.formatMessage(messages.everywhere)} list={everywhere} />
      </Stack>
    </Modal>
  );
}

function Group({ title, list }: { title: string; list: readonly Shortcut[] }) {
  const intl = useIntl();
  return (
    <Stack gap="3" as="section">
      <Heading as="h3" textStyle="label" color="fg.muted">
        {title}
      </Heading>
      {list.length > 0 ? (
        <KeyboardHintList
          shortcuts={list.map(({ keys, label }) => ({ keys, label: intl.formatMessage(label) }))}
        />
      ) : (
        <Text color="fg.muted">{intl.formatMessage(messages.none)}</Text>
      )}
    </Stack>
  );
}
