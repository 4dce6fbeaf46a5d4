import type { AppOptions, AuthenticatorApp } from '@forecourt/contract';
import { formatDateTime } from '@forecourt/platform';
import { Button } from '@forecourt/ui/button';
import { ConfirmDialog } from '@forecourt/ui/dialog';
import { Heading, Inline, Stack, Text } from '@forecourt/ui/layout';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { encode } from 'uqr';
import { factorProblemText } from './factorProblem.ts';
import { factorsRecipe } from './FactorsSection.recipe.ts';
import type { FactorsStore } from './FactorsStore.ts';
import { messages, phrases } from './sectionMessages.ts';

interface AppGroupProps {
  heading: 'h2' | 'h3';
  store: FactorsStore;
  app: AuthenticatorApp | null;
}

/** The authenticator app: its status, setup and removal. */
export const AppGroup = observer(function AppGroup({ heading, store, app }: AppGroupProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(factorsRecipe);
  const [asks, setAsks] = useState(false);
  const { appSetup } = store;
  const isBusy = store.working === 'app';
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <div>
          <Heading as={heading} textStyle="title">
            <FormattedMessage {...messages.app} />
          </Heading>
          <Text color="fg.muted">
            <FormattedMessage {...(app ? messages.appOn : messages.appOff)} />
            {app && ' · '}
            {app && (
              <FormattedMessage
                {...(app.last_used_at ? phrases.used : phrases.added)}
                values={{ when: formatDateTime(app.last_used_at ?? app.inserted_at) }}
              />
            )}
          </Text>
        </div>
        {app ? (
          <Button loading={isBusy} onClick={() => setAsks(true)}>
            <FormattedMessage {...messages.removeApp} />
          </Button>
        ) : (
          !appSetup && (
            <Button loading={isBusy} onClick={() => void store.beginApp()}>
              <FormattedMessage {...messages.setUpApp} />
            </Button>
          )
        )}
      </div>
      {appSetup && <SetUp store={store} setup={appSetup} />}
      <ConfirmDialog
        open={asks}
        danger
        title={intl.formatMessage(messages.askRemove)}
        confirmLabel={intl.formatMessage(messages.removeApp)}
        onOpenChange={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          void store.removeApp();
        }}
      >
        <FormattedMessage {...messages.askRemoveText} />
      </ConfirmDialog>
    </div>
  );
});

const SetUp = observer(function SetUp({
  store,
  setup,
}: {
  store: FactorsStore;
  setup: AppOptions;
}) {
  const intl = useIntl();
  const styles = useSlotRecipe(factorsRecipe);
  const qr = useMemo(() => encode(setup.uri), [setup]);
  const { problem } = store;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.confirmApp();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="3">
        <Text>
          <FormattedMessage {...messages.scan} />
        </Text>
        <div className={styles.qr}>
          <svg
            role="img"
            aria-label={intl.formatMessage(messages.qr)}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            shapeRendering="crispEdges"
          >
            <path
              fill="currentColor"
              d={qr.data
                .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
                .join('')}
            />
          </svg>
        </div>
        <Text>
          <FormattedMessage {...messages.key} />
          {': '}
          <span className={styles.key}>{setup.key.replace(/(.{4})(?=.)/g, '$1 ')}</span>
        </Text>
        <TextField
          label={<FormattedMessage {...messages.code} />}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          autoFocus
          value={store.code}
          onChange={(event) => store.setCode(event.target.value)}
          error={problem && factorProblemText(problem, intl)}
        />
        <Inline gap="2" justifyContent="flex-end">
          <Button variant="ghost" onClick={() => store.cancelApp()}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button type="submit" variant="solid" loading={store.working === 'confirmApp'}>
            <FormattedMessage {...messages.confirmApp} />
          </Button>
        </Inline>
      </Stack>
    </form>
  );
});
