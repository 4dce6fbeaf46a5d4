import { SidePanel } from '@forecourt/ui/dialog';
import { useIntl } from 'react-intl';
import { messages, sentences } from './messages.ts';
import { Timeline } from './Timeline.tsx';
import type { TimelineStore } from './TimelineStore.ts';

export interface TimelinePanelProps {
  store: TimelineStore;
  /** The customer, if known. */
  name?: string;
  /** @default true */
  open?: boolean;
  onClose(): void;
}

/** The timeline of a request, over the list that it was opened from. */
export function TimelinePanel({ store, name, open = true, onClose }: TimelinePanelProps) {
  const intl = useIntl();
  return (
    <SidePanel
      open={open}
      stepless
      title={
        name ? intl.formatMessage(sentences.titleOf, { name }) : intl.formatMessage(messages.title)
      }
      onOpenChange={onClose}
      plain
    >
      <Timeline store={store} />
    </SidePanel>
  );
}
