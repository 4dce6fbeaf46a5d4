import { Checkbox } from '@forecourt/ui/checkbox';
import { Fieldset } from '@forecourt/ui/fieldset';
import { Text } from '@forecourt/ui/layout';
import { Switch } from '@forecourt/ui/switch';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { CompanyGroups } from './CompanyGroups.tsx';
import type { CompanySetupStore } from './CompanySetupStore.ts';
import { messages } from './messages.ts';

/** The fields, each with its error. */
export const CompanyFields = observer(function CompanyFields({
  store,
}: {
  store: CompanySetupStore;
}) {
  const intl = useIntl();
  const { answer, draft, failure } = store;
  const { company_sign_in: setup = null, own_domains: own = [] } = answer.value ?? {};
  const domains = [...new Set([...own, ...(setup?.domains ?? [])])];
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <>
      <TextField
        {...plain}
        label={<FormattedMessage {...messages.issuer} />}
        hint={<FormattedMessage {...messages.issuerHint} />}
        type="url"
        inputMode="url"
        maxLength={500}
        value={draft.issuer}
        onChange={(event) => store.type({ issuer: event.target.value })}
        error={failure === 'badIssuer' && <FormattedMessage {...messages.badIssuer} />}
      />
      <TextField
        {...plain}
        label={<FormattedMessage {...messages.clientId} />}
        maxLength={300}
        value={draft.client_id}
        onChange={(event) => store.type({ client_id: event.target.value })}
      />
      <TextField
        {...plain}
        label={<FormattedMessage {...messages.secret} />}
        hint={setup && <FormattedMessage {...messages.secretKept} />}
        type="password"
        autoComplete="new-password"
        maxLength={1000}
        value={draft.client_secret}
        onChange={(event) => store.type({ client_secret: event.target.value })}
        error={failure === 'secretNeeded' && <FormattedMessage {...messages.secretNeeded} />}
      />
      {domains.length === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage {...messages.noDomains} />
        </Text>
      ) : (
        <Fieldset
          legend={<FormattedMessage {...messages.domains} />}
          error={failure === 'badDomains' && intl.formatMessage(messages.badDomains)}
        >
          {domains.map((domain) => (
            <Checkbox
              key={domain}
              checked={draft.domains.includes(domain)}
              onCheckedChange={({ checked }) =>
                store.type({
                  domains: checked
                    ? [...draft.domains, domain]
                    : draft.domains.filter((one) => one !== domain),
                })
              }
            >
              {domain}
            </Checkbox>
          ))}
        </Fieldset>
      )}
      <Switch
        checked={draft.creates_users}
        onCheckedChange={({ checked }) => store.type({ creates_users: checked })}
      >
        <FormattedMessage {...messages.creates} />
      </Switch>
      <CompanyGroups store={store} />
      <Switch
        hint={intl.formatMessage(messages.requiredHint)}
        checked={draft.required}
        onCheckedChange={({ checked }) => store.type({ required: checked })}
      >
        <FormattedMessage {...messages.required} />
      </Switch>
    </>
  );
});
