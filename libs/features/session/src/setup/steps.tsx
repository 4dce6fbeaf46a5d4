import { flowOrder, partnerTypes } from '@forecourt/contract';
import type { CurrencyCode } from '@forecourt/contract';
import { flowNames, flowWords } from '@forecourt/platform/flow-words';
import { Checkbox } from '@forecourt/ui/checkbox';
import { ColorField } from '@forecourt/ui/color-field';
import { listCountries } from '@forecourt/ui/phone-field';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextField } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages, problems, typeNames } from './messages.ts';
import { setupRecipe } from './SetupScreen.recipe.ts';
import type { SetupStore } from './SetupStore.ts';

interface StepProps {
  store: SetupStore;
}

/** The partner's name and type. */
export const PartnerStep = observer(function PartnerStep({ store }: StepProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const { draft, problem } = store;
  useEffect(() => {
    if (problem === 'emptyName') field.current?.focus();
  }, [problem]);
  return (
    <>
      <TextField
        ref={field}
        label={<FormattedMessage {...messages.name} />}
        name="organization"
        autoComplete="organization"
        maxLength={120}
        size="lg"
        value={draft.name}
        onChange={(event) => store.change({ name: event.target.value })}
        error={problem === 'emptyName' && <FormattedMessage {...problems.emptyName} />}
      />
      <NativeSelect
        label={<FormattedMessage {...messages.type} />}
        options={partnerTypes.map((value) => ({
          value,
          label: intl.formatMessage(typeNames[value]),
        }))}
        value={draft.type}
        onChange={(event) => store.change({ type: event.target.value })}
      />
    </>
  );
});

const currencies: readonly CurrencyCode[] = ['USD', 'EUR'];

/** The customers' country. */
export const BranchStep = observer(function BranchStep({ store }: StepProps) {
  const intl = useIntl();
  const { draft } = store;
  const countries = listCountries(intl.locale);
  const names = new Intl.DisplayNames([intl.locale], { type: 'currency' });
  return (
    <>
      <TextField
        label={<FormattedMessage {...messages.branch} />}
        hint={<FormattedMessage {...messages.branchHint} />}
        optional
        maxLength={120}
        size="lg"
        value={draft.branch}
        onChange={(event) => store.change({ branch: event.target.value })}
      />
      <NativeSelect
        label={<FormattedMessage {...messages.country} />}
        hint={<FormattedMessage {...messages.countryHint} />}
        options={countries.map(({ code, name, dial_code }) => ({
          value: code,
          label: `${name} (+${dial_code})`,
        }))}
        value={draft.country.code}
        onChange={({ target: { value } }) => {
          const dialCode = countries.find((one) => one.code === value)?.dial_code ?? '';
          store.change({ country: { code: value, dialCode } });
        }}
      />
      <NativeSelect
        label={<FormattedMessage {...messages.currency} />}
        options={currencies.map((value) => ({ value, label: `${names.of(value)} (${value})` }))}
        value={draft.currency}
        onChange={(event) => store.change({ currency: event.target.value })}
      />
    </>
  );
});

/** The flows to use. */
export const FlowStep = observer(function FlowStep({ store }: StepProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(setupRecipe);
  return (
    <fieldset className={styles.choices} aria-label={intl.formatMessage(messages.flows)}>
      {flowOrder.map((flow) => (
        <Checkbox
          key={flow}
          checked={store.draft.flows.includes(flow)}
          onCheckedChange={({ checked }) => store.toggleFlow(flow, checked)}
          hint={<FormattedMessage {...flowWords[flow].purpose} />}
        >
          <FormattedMessage {...flowNames[flow]} />
        </Checkbox>
      ))}
    </fieldset>
  );
});

/** The partner's colors. */
export const ColorStep = observer(function ColorStep({ store }: StepProps) {
  const { colors } = store.draft;
  const field = (name: keyof typeof colors, label: keyof typeof messages) => (
    <ColorField
      label={<FormattedMessage {...messages[label]} />}
      value={colors[name]}
      onValueChange={({ value }) => store.change({ colors: { ...colors, [name]: value } })}
    />
  );
  return (
    <>
      {field('ui_secondary_1', 'accent')}
      {field('illustration_primary', 'illustration')}
      {field('illustration_secondary', 'illustrationSecond')}
    </>
  );
});
