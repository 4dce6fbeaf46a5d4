import type { Flow, RequestStatus } from '@forecourt/contract';
import { countRequestsOf, makeRequest } from '@forecourt/contract/fixtures';
import { RequestListScreen, RequestListStore } from '@forecourt/feature-lists/requests';
import type { PreviewProps } from '@forecourt/feature-settings';
import { ShortcutsOff } from '@forecourt/platform/shortcuts';
import { Box } from '@forecourt/ui/layout';
import { useMemo, useState } from 'react';
import { flows } from '../../flows/flows.ts';
import { requestListLinks } from '../../paths.ts';
import { inHours, never, sample } from './sample.ts';

const statuses: readonly RequestStatus[] = [
  'COMPLETED',
  'IN_PROGRESS',
  'OPENED',
  'SENT',
  'FOLLOW_UP_SENT',
];

/** The partner of the list. */
const partner = { id: 'preview', role: 'ADMIN' } as const;

/** A list of requests with every kind of status. */
export default function RequestsPreview({ flow }: PreviewProps) {
  const definition = flows.find(({ type }) => type === flow) ?? flows[0]!;
  const [store] = useState(() => {
    const made = listStore(definition.requestList, flow);
    void made.open({ tab: '', search: '' });
    return made;
  });
  const links = useMemo(() => requestListLinks(definition), [definition]);
  return (
    <ShortcutsOff value={true}>
      <Box style={{ height: '100dvh' }}>
        <RequestListScreen store={store} links={links} go={() => undefined} />
      </Box>
    </ShortcutsOff>
  );
}

function listStore(definition: (typeof flows)[number]['requestList'], type: Flow) {
  const random = sample('requests');
  const requests = statuses.map((status, hours) =>
    makeRequest(random, {
      status,
      request_type: type,
      partner_id: partner.id,
      inserted_at: inHours(-hours * 5 - 1),
    }),
  );
  return new RequestListStore({
    definition,
    partner: () => partner,
    api: {
      listRequests: () => Promise.resolve({ requests, metadata: { after: null } }),
      countRequests: () => Promise.resolve({ counts: countRequestsOf(requests) }),
      assignRequest: never,
      followUpRequest: never,
      resendRequest: never,
      retryDelivery: never,
      previewMessage: never,
      updateRequest: never,
      unarchiveRequest: never,
    },
  });
}
