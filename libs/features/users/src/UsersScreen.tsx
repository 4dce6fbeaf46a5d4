import { hasCode } from '@forecourt/api-client';
import { Button } from '@forecourt/ui/button';
import { SidePanel } from '@forecourt/ui/dialog';
import { Heading } from '@forecourt/ui/layout';
import { Page } from '@forecourt/ui/page';
import { referenceOf } from '@forecourt/ui/reference';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import UserPlus from 'lucide-react/icons/user-plus';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages, phrases } from './messages.ts';
import { AskFirst } from './parts/AskFirst.tsx';
import { InvitationRow } from './parts/InvitationRow.tsx';
import { InviteFields } from './parts/InviteFields.tsx';
import { MemberRow } from './parts/MemberRow.tsx';
import { UsersHeads } from './parts/UsersHeads.tsx';
import { UsersSkeleton } from './parts/UsersSkeleton.tsx';
import { failureText } from './problemText.ts';
import type { Question } from './question.ts';
import { usersRecipe } from './UsersScreen.recipe.ts';
import type { UsersStore } from './UsersStore.ts';

export interface UsersScreenProps {
  store: UsersStore;
}

/** /users: the branch's members and invitations, and the invite panel (spec §2). */
export const UsersScreen = observer(function UsersScreen({ store }: UsersScreenProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(usersRecipe);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isInviting, setInviting] = useState(false);
  const { members, invitations, list } = store;

  /** Failures are reported; if the data has changed in the meantime, it is refetched. */
  const follow = (work: Promise<void>): void => {
    work.catch((error: unknown) => {
      showToast({ tone: 'danger', title: failureText(error, intl) });
      if (hasCode(error, 'NOT_FOUND')) void store.load();
    });
  };
  const answer = (asked: Question): void => {
    setQuestion(null);
    if (asked.kind === 'revoke') follow(store.revoke(asked.invitation));
    else if (asked.kind === 'ownRole') follow(store.changeRole(asked.member, asked.role));
    else follow(store.setActive(asked.member, asked.kind === 'reactivate'));
  };
  const lead = (
    <p className={styles.quiet}>
      <FormattedMessage {...messages.inviteLead} />
    </p>
  );
  return (
    <div className={styles.frame}>
      <div className={styles.page}>
        <Page
          title={<FormattedMessage {...messages.title} />}
          aside={
            list.value && <FormattedMessage {...phrases.count} values={{ count: members.length }} />
          }
          actions={
            <div className={styles.toForm}>
              <Button icon={UserPlus} onClick={() => setInviting(true)}>
                <FormattedMessage {...messages.invite} />
              </Button>
            </div>
          }
          width="wide"
        >
          <div className={styles.main}>
            {!list.value && list.state.status !== 'error' && <UsersSkeleton />}
            {list.state.status === 'error' && (
              <ErrorState
                inline={list.value !== undefined}
                title={intl.formatMessage(messages.failed)}
                onRetry={() => void store.load()}
              >
                {referenceOf(list.state.error)}
              </ErrorState>
            )}
            {list.value && (
              <div className={styles.table}>
                <UsersHeads />
                <ul className={styles.list} aria-label={intl.formatMessage(messages.members)}>
                  {members.map((member) => (
                    <MemberRow
                      key={member.id}
                      store={store}
                      member={member}
                      onAsk={setQuestion}
                      onDo={follow}
                    />
                  ))}
                </ul>
                {invitations.length > 0 && (
                  <>
                    <h2 className={styles.section}>
                      <FormattedMessage {...messages.invited} />
                    </h2>
                    <ul className={styles.list} aria-label={intl.formatMessage(messages.invited)}>
                      {invitations.map((invitation) => (
                        <InvitationRow
                          key={invitation.id}
                          store={store}
                          invitation={invitation}
                          onAsk={setQuestion}
                          onDo={follow}
                        />
                      ))}
                    </ul>
                  </>
                )}
              </div>
            )}
          </div>
        </Page>
        {/* Where it opens over the list, there is one form. */}
        {!isInviting && (
          <aside className={styles.panel} aria-labelledby="invite-title">
            <div className={styles.stays}>
              <Heading id="invite-title" textStyle="title">
                <FormattedMessage {...messages.invite} />
              </Heading>
              {lead}
              <InviteFields form={store.invite} />
            </div>
          </aside>
        )}
      </div>
      <SidePanel
        open={isInviting}
        onOpenChange={() => setInviting(false)}
        title={<FormattedMessage {...messages.invite} />}
      >
        {lead}
        <InviteFields form={store.invite} />
      </SidePanel>
      <AskFirst question={question} onConfirm={answer} onCancel={() => setQuestion(null)} />
    </div>
  );
});
