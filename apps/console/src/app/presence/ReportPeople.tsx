import { PresentPeople } from '@forecourt/feature-messages/presence';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { App } from '../App.ts';
import type { ReportStores } from '../../stores/ReportStores.ts';

interface ReportPeopleProps {
  app: App;
  reports: ReportStores;
}

/** Who else has the report open, in its head. */
export default observer(function ReportPeople({ app, reports }: ReportPeopleProps) {
  const presence = reports.staff.presence();
  const report = reports.store.report.value?.report;
  const requestId = report?.id;
  const partnerId = report?.partner.id;
  // Events come of the branch that is open.
  const isHere = partnerId === app.branch.current?.id;
  useEffect(() => {
    if (requestId === undefined || partnerId === undefined || !isHere) return;
    return presence.enter({ partnerId, requestId });
  }, [presence, requestId, partnerId, isHere]);
  return <PresentPeople people={presence.people} />;
});
