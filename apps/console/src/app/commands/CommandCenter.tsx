import { callsOf } from '@forecourt/api-client';
import type { Flow } from '@forecourt/contract';
import { isWithBuyer, KeyboardHelp, Palette, PaletteStore } from '@forecourt/feature-commands';
import { requestStatusMessages } from '@forecourt/platform/request-words';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { reportPath } from '../../paths.ts';
import { flows, sellingFlow } from '../../flows/flows.ts';
import type { CommandsProps } from './Commands.tsx';
import { usePaletteActions } from './usePaletteActions.ts';

const areaWords = Object.fromEntries(flows.map(({ type, menu }) => [type, menu.label])) as Record<
  Flow,
  MessageDescriptor
>;

/** The palette and the keyboard help, on any page. */
export default observer(function CommandCenter(props: CommandsProps) {
  const { app, commands } = props;
  const navigate = useNavigate();
  const [store] = useState(
    () =>
      new PaletteStore({
        api: callsOf(app.http, PaletteStore.endpoints),
        partnerId: () => app.branch.current?.id ?? null,
        hasThreads: () => app.branch.byFlow.has(sellingFlow.type),
      }),
  );
  const actions = usePaletteActions(props);
  return (
    <>
      <Palette
        store={store}
        actions={actions}
        statusWords={requestStatusMessages}
        areaWords={areaWords}
        open={commands.overlay === 'palette'}
        onClose={() => commands.close()}
        onMatch={({ request }) => {
          const flow = flows.find(({ type }) => type === request.request_type);
          if (flow) void navigate(reportPath(flow, request.id));
        }}
        onThread={(thread) => {
          const below = isWithBuyer(thread) ? 'buyers' : 'seller';
          const path = `${below}/${encodeURIComponent(thread.id)}`;
          void navigate(reportPath(sellingFlow, thread.lead_id, path));
        }}
      />
      <KeyboardHelp open={commands.overlay === 'help'} onClose={() => commands.close()} />
    </>
  );
});
