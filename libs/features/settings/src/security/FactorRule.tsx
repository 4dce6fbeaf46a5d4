import type { Security, SecurityMember } from '@forecourt/contract';
import { Badge } from '@forecourt/ui/badge';
import { Button } from '@forecourt/ui/button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { Heading, Text } from '@forecourt/ui/layout';
import { FormSkeleton } from '@forecourt/ui/skeleton';
import { referenceOf } from '@forecourt/ui/reference';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { Switch } from '@forecourt/ui/switch';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages, phrases } from './messages.ts';
import { securityRecipe } from './Security.recipe.ts';
import type { SecurityStore } from './SecurityStore.ts';

/** Whether a second factor is required, and which members have one. */
export const FactorRule = observer(function FactorRule({ store }: { store: SecurityStore }) {
  const intl = useIntl();
  const styles = useSlotRecipe(securityRecipe);
  const { state, value } = store.security;
  const { failure } = store;
  return (
    <section className={styles.group}>
      <Heading as="h2" textStyle="title">
        <FormattedMessage {...messages.factor} />
      </Heading>
      {state.status === 'error' && (
        <ErrorState
          inline
          title={<FormattedMessage {...messages.failed} />}
          onRetry={() => void store.load()}
        >
          {referenceOf(state.error)}
        </ErrorState>
      )}
      {!value && state.status !== 'error' && (
        <div role="status" aria-label={intl.formatMessage(messages.loading)}>
          <FormSkeleton fields={2} />
        </div>
      )}
      <Text role="alert" color="danger.fg" hidden={!failure}>
        {failure && intl.formatMessage(messages[failure])}
      </Text>
      {value && <Rule store={store} security={value} />}
    </section>
  );
});

const Rule = observer(function Rule(props: { store: SecurityStore; security: Security }) {
  const { store, security } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(securityRecipe);
  const { factor_required, members } = security;
  return (
    <>
      <Switch
        hint={intl.formatMessage(messages.requireHint)}
        checked={factor_required}
        disabled={store.working === 'require'}
        onCheckedChange={({ checked }) => void store.require(checked)}
      >
        <FormattedMessage {...messages.require} />
      </Switch>
      <Text color="fg.muted">
        <FormattedMessage
          {...phrases.without}
          values={{ count: store.without, all: members.length }}
        />
      </Text>
      <ul className={styles.list} aria-label={intl.formatMessage(messages.members)}>
        {members.map((member) => (
          <Member key={member.id} store={store} member={member} />
        ))}
      </ul>
    </>
  );
});

const Member = observer(function Member(props: { store: SecurityStore; member: SecurityMember }) {
  const { store, member } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(securityRecipe);
  const [asks, setAsks] = useState(false);
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <div className={styles.name}>{member.name}</div>
        <div className={styles.quiet}>{member.email}</div>
      </div>
      <Badge tone={member.second_factor ? 'success' : 'warning'}>
        <FormattedMessage {...(member.second_factor ? messages.has : messages.hasNone)} />
      </Badge>
      {member.second_factor && (
        <Button
          size="sm"
          loading={store.working === member.id}
          aria-label={intl.formatMessage(phrases.removeOne, { name: member.name })}
          onClick={() => setAsks(true)}
        >
          <FormattedMessage {...messages.remove} />
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        danger
        title={intl.formatMessage(messages.askRemove)}
        confirmLabel={intl.formatMessage(messages.remove)}
        onOpenChange={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          void store.removeFactors(member.id);
        }}
      >
        <FormattedMessage {...messages.askRemoveText} />
      </ConfirmDialog>
    </li>
  );
});
