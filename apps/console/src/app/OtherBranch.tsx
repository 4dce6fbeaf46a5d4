import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import Building from 'lucide-react/icons/building-2';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import type { App } from './App.ts';
import { otherBranch } from './otherBranchMessages.ts';
import type { ReportStores } from '../stores/ReportStores.ts';

interface OtherBranchProps {
  app: App;
  reports: ReportStores;
}

/** Says that the report belongs to another branch than the chosen one, and offers to switch. */
export const OtherBranch = observer(function OtherBranch({ app, reports }: OtherBranchProps) {
  const { branch } = app;
  const { current } = branch;
  const id = reports.store.report.value?.report.partner.id;
  const owner = branch.partners.value?.find((partner) => partner.id === id);
  if (!owner || !current || owner.id === current.id) return null;
  const switchTo = (): void => {
    void branch.switchTo(owner.id);
  };
  return <BranchNotice owner={owner.name} current={current.name} onSwitch={switchTo} />;
});

export interface BranchNoticeProps {
  /** Name of the branch that the report belongs to. */
  owner: string;
  /** Name of the chosen branch. */
  current: string;
  onSwitch(): void;
}

/** The notice itself. */
export function BranchNotice({ owner, current, onSwitch }: BranchNoticeProps) {
  const names = { owner, current };
  return (
    <Alert
      icon={Building}
      title={<FormattedMessage {...otherBranch.title} values={names} />}
      action={
        <Button onClick={() => onSwitch()}>
          <FormattedMessage {...otherBranch.switchTo} values={names} />
        </Button>
      }
    >
      <FormattedMessage {...otherBranch.text} values={names} />
    </Alert>
  );
}
