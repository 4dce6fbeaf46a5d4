import {
  carFields,
  type DetailGroup,
  type DetailTools,
  DetailToolsProvider,
  EditDetailsButton,
  ownerFields,
  seenDetails,
} from '@forecourt/feature-report/details';
import { may } from '@forecourt/feature-session/permission';
import { formatPhone } from '@forecourt/platform';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import type { App } from '../App.ts';
import type { ReportStores } from '../../stores/ReportStores.ts';

interface ReportDetailToolsProps {
  app: App;
  reports: ReportStores;
  children: ReactNode;
}

/** Lets those who may correct the details of the report that is open. */
export function ReportDetailTools({ app, reports, children }: ReportDetailToolsProps) {
  const tools = useMemo(() => detailTools(app, reports), [app, reports]);
  return <DetailToolsProvider value={tools}>{children}</DetailToolsProvider>;
}

const fieldsOf = { car: carFields, owner: ownerFields };

function detailTools(app: App, { staff, store }: ReportStores): DetailTools {
  const ask = (group: DetailGroup): void => {
    const report = store.report.value?.report;
    if (!report) return;
    const { id, name, phone, email, corrections } = report;
    staff.correcting.ask({
      id,
      name: name ?? (formatPhone(phone) || (email ?? '')),
      fields: fieldsOf[group],
      values: seenDetails(report),
      distanceUnit: report.distance_unit,
      corrections,
      onChanged: (request) => {
        staff.stores.taken(request);
        void store.refresh();
      },
    });
  };
  const Action: DetailTools['Action'] = observer(function Action({ group }) {
    const report = store.report.value?.report;
    const isOpen = report !== undefined && report.status !== 'ARCHIVED';
    if (!isOpen || !may(app.branch, 'correctDetails')) return null;
    return <EditDetailsButton group={group} onPress={() => ask(group)} />;
  });
  return { Action };
}
