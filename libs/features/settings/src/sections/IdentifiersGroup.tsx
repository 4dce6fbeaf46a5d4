import {
  exampleOf,
  type Flow,
  type IdentifierName,
  identifierMaxLength,
  identifierNames,
  type IdentifierRule,
  type IdentifierRules,
  identifierUses,
  isMask,
  type NumberName,
} from '@forecourt/contract';
import { SegmentGroup } from '@forecourt/ui/segment-group';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { identifierMessages } from '../fieldMessages.ts';
import { problemText } from '../fieldText.ts';
import { Group } from '../parts/Group.tsx';
import { useField } from '../parts/useField.ts';
import { settingsRecipe } from '../Settings.recipe.ts';
import type { SettingsStore } from '../SettingsStore.ts';
import { messages, phrases, askMessages } from './messages.ts';

interface RuleProps {
  store: SettingsStore;
  flow: Flow;
}

/** Required first, as in the sections. */
const uses = identifierUses.toReversed();

/** Which numbers of a claims desk staff give when they send a request, and what those look like. */
export const IdentifiersGroup = observer(function IdentifiersGroup({
  store,
  flow,
  rules,
}: RuleProps & { rules: IdentifierRules }) {
  const styles = useSlotRecipe(settingsRecipe);
  return (
    <Group
      title={<FormattedMessage {...messages.identifiers} />}
      text={<FormattedMessage {...messages.identifiersText} />}
    >
      <div className={styles.form}>
        {identifierNames.map((name) => (
          <Identifier key={name} store={store} flow={flow} name={name} rule={rules[name]} />
        ))}
      </div>
    </Group>
  );
});

interface IdentifierProps extends RuleProps {
  name: IdentifierName;
  rule: IdentifierRule;
}

const Identifier = observer(function Identifier({ store, flow, name, rule }: IdentifierProps) {
  const intl = useIntl();
  const key = `sections.${flow}.${name}_use` as const;
  return (
    <>
      <SegmentGroup
        legend={intl.formatMessage(identifierMessages[`${name}_use`])}
        error={problemText(store.problems.get(key), intl)}
        options={uses.map((value) => ({ value, label: intl.formatMessage(askMessages[value]) }))}
        value={rule.use}
        onValueChange={({ value }) => store.set(key, value)}
      />
      {rule.use !== 'OFF' && name !== 'date_of_loss' && (
        <Mask store={store} flow={flow} name={name} />
      )}
    </>
  );
});

/** What numbers look like, with one that it takes. */
const Mask = observer(function Mask({ store, flow, name }: RuleProps & { name: NumberName }) {
  const intl = useIntl();
  const field = useField(store, `sections.${flow}.${name}_mask`, null);
  const { value } = field;
  return (
    <TextField
      {...field}
      label={intl.formatMessage(identifierMessages[`${name}_mask`])}
      placeholder={intl.formatMessage(messages.anything)}
      maxLength={identifierMaxLength}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      hint={
        <>
          {isMask(value) && (
            <strong>{intl.formatMessage(phrases.example, { example: exampleOf(value) })} </strong>
          )}
          {intl.formatMessage(messages.signs)}
        </>
      }
    />
  );
});
