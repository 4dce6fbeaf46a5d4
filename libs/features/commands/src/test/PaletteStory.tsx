import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import type { RequestMatch, RequestStatus, Thread } from '@forecourt/contract';
import { requestStatuses } from '@forecourt/contract';
import Archive from 'lucide-react/icons/archive';
import Building from 'lucide-react/icons/building-2';
import List from 'lucide-react/icons/list';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { PaletteAction } from '../palette/actions.ts';
import { Palette } from '../palette/Palette.tsx';
import { PaletteStore } from '../palette/PaletteStore.ts';

export interface PaletteStoryProps {
  /** Customer of the active row, if there is one. */
  row?: string;
  /** Called with the id of the action that was run. */
  onRun?: (id: string) => void;
  onMatch?: (match: RequestMatch) => void;
  onThread?: (thread: Thread) => void;
}

const statusWords = Object.fromEntries(
  requestStatuses.map((status) => [
    status,
    { id: `status ${status}`, defaultMessage: status.toLowerCase().replaceAll('_', ' ') },
  ]),
) as Record<RequestStatus, MessageDescriptor>;

const area = (defaultMessage: string) => ({ id: `area ${defaultMessage}`, defaultMessage });
const areaWords = { TRADE: area('Trade'), CLAIM: area('Claims'), INSPECT: area('Inspection') };

/** The real palette with the real store and client. */
export function PaletteStory({ row, onRun, onMatch, onThread }: PaletteStoryProps) {
  const [open, setOpen] = useState(true);
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: axiosTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => 'token',
      retry: { attempts: 1 },
    });
    return new PaletteStore({
      api: callsOf(http, PaletteStore.endpoints),
      partnerId: () => 'northgate',
      hasThreads: () => true,
    });
  });
  const action = (
    id: string,
    group: PaletteAction['group'],
    more: Partial<PaletteAction> = {},
  ): PaletteAction => ({ id, group, label: id, run: () => onRun?.(id), ...more });
  const actions = [
    ...(row ? [action('Archive', 'row', { hint: row, icon: Archive, keys: ['e'] })] : []),
    action('New request', 'do', { hint: 'Trade', icon: Plus, keys: ['n'], isWayOn: true }),
    action('Log out', 'do', { icon: LogOut }),
    action('Sellers', 'go', { hint: 'Trade', icon: List }),
    action('Requests', 'go', { hint: 'Claims', icon: List }),
    action('Harbour Insurance', 'branch', { icon: Building }),
  ];
  return (
    <main>
      <button onClick={() => setOpen(true)}>Open the palette</button>
      <Palette
        store={store}
        open={open}
        actions={actions}
        statusWords={statusWords}
        areaWords={areaWords}
        onClose={() => setOpen(false)}
        onMatch={(match) => onMatch?.(match)}
        onThread={(thread) => onThread?.(thread)}
      />
    </main>
  );
}
