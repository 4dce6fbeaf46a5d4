import { roles, type CompanyGroup, type Role } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { Text } from '@forecourt/ui/layout';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { detailText } from '../security/eventMessages.ts';
import { companyRecipe } from './Company.recipe.ts';
import type { CompanySetupStore } from './CompanySetupStore.ts';
import { messages } from './messages.ts';

const MAX_GROUPS = 100;

/** Which of the provider's groups has which role, and what everyone else has. */
export const CompanyGroups = observer(function CompanyGroups({
  store,
}: {
  store: CompanySetupStore;
}) {
  const intl = useIntl();
  const styles = useSlotRecipe(companyRecipe);
  const { draft, failure } = store;
  const { groups } = draft;
  const roleOptions = roles.map((value) => ({ value, label: detailText(value, intl) }));
  const change = (at: number, wanted: Partial<CompanyGroup>): void =>
    store.type({
      groups: groups.map((one, index) => (index === at ? { ...one, ...wanted } : one)),
    });
  return (
    <>
      <Text fontWeight="semibold">
        <FormattedMessage {...messages.groups} />
      </Text>
      <Text color="fg.muted">
        <FormattedMessage {...messages.groupsHint} />
      </Text>
      {groups.map(({ group, role }, index) => (
        <div key={index} className={styles.row}>
          <TextField
            label={<FormattedMessage {...messages.group} />}
            maxLength={200}
            value={group}
            onChange={(event) => change(index, { group: event.target.value })}
          />
          <NativeSelect<Role>
            label={<FormattedMessage {...messages.role} />}
            options={roleOptions}
            value={role}
            onChange={(event) => change(index, { role: event.target.value })}
          />
          <Button onClick={() => store.type({ groups: groups.filter((_, at) => at !== index) })}>
            <FormattedMessage {...messages.remove} />
          </Button>
        </div>
      ))}
      <Text role="alert" color="danger.fg" hidden={failure !== 'badGroups'}>
        <FormattedMessage {...messages.badGroups} />
      </Text>
      <div>
        <Button
          disabled={groups.length >= MAX_GROUPS}
          onClick={() => store.type({ groups: [...groups, { group: '', role: 'AGENT' }] })}
        >
          <FormattedMessage {...messages.addGroup} />
        </Button>
      </div>
      {groups.length > 0 && (
        <TextField
          label={<FormattedMessage {...messages.claim} />}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={draft.groups_claim}
          onChange={(event) => store.type({ groups_claim: event.target.value })}
        />
      )}
      <NativeSelect<Role | ''>
        label={<FormattedMessage {...messages.fallback} />}
        options={[{ value: '', label: intl.formatMessage(messages.notIn) }, ...roleOptions]}
        value={draft.default_role ?? ''}
        onChange={(event) => store.type({ default_role: event.target.value || null })}
        error={failure === 'roleNeeded' && <FormattedMessage {...messages.roleNeeded} />}
      />
    </>
  );
});
