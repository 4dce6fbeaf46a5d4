import { can, lowestRole } from '@forecourt/contract/roles';
import type { RoleOperation } from '@forecourt/contract/roles';
import { roleNames } from '@forecourt/platform/role-words';
import { NotFoundArt } from '@forecourt/ui/illustrations';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BranchStore } from '../BranchStore.ts';
import { messages, phrases } from './messages.ts';

export interface PermittedProps {
  branch: Pick<BranchStore, 'current' | 'partners' | 'load'>;
  /** The operation that the page or its form calls. */
  operation: RoleOperation;
  /** Whether it is a page, and not an overlay. */
  page?: boolean;
  /** Wraps the explanation shown when it is not permitted. */
  frame?: (words: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * Content for roles that may see it; others get an explanation and what to do. The server enforces
 * it as well: both read the contract (`x-role`).
 */
export const Permitted = observer(function Permitted(props: PermittedProps) {
  const { branch, operation, page, frame = (words) => words, children } = props;
  const { current, partners } = branch;
  if (current && can(current.role, operation)) return children;
  if (current) return frame(<Refusal page={page} operation={operation} branch={current} />);
  if (partners.state.status === 'error') {
    return frame(
      <ErrorState page={page} onRetry={() => void branch.load()}>
        {referenceOf(partners.state.error)}
      </ErrorState>,
    );
  }
  return frame(<FormSkeleton fields={3} />);
});

interface RefusalProps extends Pick<PermittedProps, 'operation' | 'page'> {
  branch: NonNullable<BranchStore['current']>;
}

function Refusal({ branch, operation, page }: RefusalProps) {
  const intl = useIntl();
  const values = { branch: branch.name, role: intl.formatMessage(roleNames[branch.role]) };
  const title = lowestRole(operation) === 'ADMIN' ? messages.administrators : messages.agents;
  return (
    <EmptyState page={page} title={<FormattedMessage {...title} />} art={<NotFoundArt />}>
      <FormattedMessage {...phrases.role} values={values} />
    </EmptyState>
  );
}
