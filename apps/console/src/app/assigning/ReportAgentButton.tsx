import { callsOf } from '@forecourt/api-client';
import { assignRequest } from '@forecourt/contract/endpoints/requests';
import { AgentButton } from '@forecourt/feature-lists/assign';
import { may } from '@forecourt/feature-session/permission';
import { customerName } from '@forecourt/platform';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { App } from '../App.ts';
import type { ReportStores } from '../../stores/ReportStores.ts';

interface ReportAgentProps {
  app: App;
  reports: ReportStores;
}

/** Who looks after the request of the report; those who may change it by a press. */
export default observer(function ReportAgentButton({ app, reports }: ReportAgentProps) {
  const { staff, store } = reports;
  const report = store.report.value?.report;
  // The people to choose from are those of the branch that is open.
  const isHere = report?.partner.id === app.branch.current?.id;
  const mayAssign = isHere && report?.status !== 'ARCHIVED' && may(app.branch, 'assignRequest');
  useEffect(() => {
    if (!report || !mayAssign) return;
    const { id, agent } = report;
    return staff.assigning.offer({
      requests: [{ id, name: customerName(report), agentId: agent?.id ?? null }],
      assign: async (agentId) => {
        const { request } = await callsOf(app.http, { assignRequest }).assignRequest(id, {
          agent_id: agentId,
        });
        staff.stores.taken(request);
        await store.refresh();
      },
    });
  }, [app, staff, store, report, mayAssign]);
  const { offered } = staff.assigning;
  if (!report) return null;
  const ask = mayAssign && offered ? () => staff.assigning.ask(offered) : undefined;
  return <AgentButton agent={report.agent ?? null} onAsk={ask} />;
});
