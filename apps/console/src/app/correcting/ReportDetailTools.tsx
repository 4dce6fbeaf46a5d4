import { type DetailField, flowOfKind, identifierNames } from '@forecourt/contract';
import type { CorrectionAsk } from '@forecourt/feature-lists/requests';
import type { ViewedReport } from '@forecourt/feature-report';
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
import { customerName } from '@forecourt/platform';
import { lazyPart } from '@forecourt/platform/lazy-part';
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

const GivenNumbers = lazyPart(() => import('./claimNumbers.ts'));

function detailTools(app: App, { staff, store }: ReportStores): DetailTools {
  const termsOf = ({ kind }: Pick<ViewedReport, 'kind'>): NonNullable<CorrectionAsk['terms']> => ({
    rules: app.branch.byFlow.get(flowOfKind(kind))?.identifiers,
    timeZone: app.branch.current?.time_zone,
  });
  /** What of a group can be corrected: of a claim what is asked for, or is there. */
  const fieldsOf = (group: DetailGroup, report: ViewedReport): readonly DetailField[] => {
    if (group !== 'claim') return group === 'car' ? carFields : ownerFields;
    const { rules } = termsOf(report);
    return identifierNames.filter(
      (name) =>
        (rules && rules[name].use !== 'OFF') || (report.identifiers?.[name] ?? null) !== null,
    );
  };
  const ask = (group: DetailGroup): void => {
    const report = store.report.value?.report;
    if (!report) return;
    const { id, corrections } = report;
    staff.correcting.ask({
      id,
      name: customerName(report),
      fields: fieldsOf(group, report),
      terms: termsOf(report),
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
    if (fieldsOf(group, report).length === 0) return null;
    return <EditDetailsButton group={group} onPress={() => ask(group)} />;
  });
  const ClaimNumbers = observer(function ClaimNumbers() {
    const report = store.report.value?.report;
    const isGiven = Object.values(report?.identifiers ?? {}).some((value) => value !== null);
    return report && isGiven && <GivenNumbers report={report} />;
  });
  return { Action, ClaimNumbers };
}
