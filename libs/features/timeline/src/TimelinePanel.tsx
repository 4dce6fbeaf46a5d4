import { SidePanel } from '@forecourt/ui/dialog';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { Timeline } from './Timeline.tsx';
import type { TimelineStore } from './TimelineStore.ts';

export interface TimelinePanelProps {
  store: TimelineStore;
  /** @default true */
  open?: boolean;
  onClose(): void;
}

/** The timeline of a request over the list that it was asked for in. */
export function TimelinePanel({ store, open = true, onClose }: TimelinePanelProps) {
  const intl = useIntl();
  return (
    <SidePanel open={open} title={intl.formatMessage(messages.title)} onClose={onClose}>
      <Timeline store={store} />
    </SidePanel>
  );
}
