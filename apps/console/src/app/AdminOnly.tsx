import type { BranchStore } from '@forecourt/feature-session';
import { NotFoundArt } from '@forecourt/ui/illustrations';
import { EmptyState } from '@forecourt/ui/states';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';

const messages = defineMessages({
  title: {
    defaultMessage: 'Only administrators can open this page',
    description: 'In place of settings, users or billing for those with another role',
  },
  text: {
    defaultMessage: 'Ask an administrator of this branch, or choose another branch in the menu.',
    description: 'Under "Only administrators can open this page"',
  },
});

interface AdminOnlyProps {
  branch: Pick<BranchStore, 'current'>;
  children: ReactNode;
}

/** A page that the role in the current branch must be high enough for; the server sees to it as well. */
export const AdminOnly = observer(function AdminOnly({ branch, children }: AdminOnlyProps) {
  if (!branch.current || branch.current.role === 'ADMIN') return children;
  return (
    <EmptyState page title={<FormattedMessage {...messages.title} />} art={<NotFoundArt />}>
      <FormattedMessage {...messages.text} />
    </EmptyState>
  );
});

/** Id of the current branch where one is its administrator; null elsewhere. */
export function adminPartnerId({ current }: Pick<BranchStore, 'current'>): string | null {
  return current?.role === 'ADMIN' ? current.id : null;
}
