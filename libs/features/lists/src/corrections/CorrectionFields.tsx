import {
  type DetailField,
  distanceUnits,
  exampleOf,
  firstDayOfLoss,
  identifierMaxLength,
  isVinDoubtful,
} from '@forecourt/contract';
import {
  correctionText,
  detailNames,
  detailText,
  distanceUnitNames,
  identifierSentences,
} from '@forecourt/platform/request-words';
import { Button } from '@forecourt/ui/button';
import { Stack, Text } from '@forecourt/ui/layout';
import { PhoneField } from '@forecourt/ui/phone-field';
import { SegmentGroup } from '@forecourt/ui/segment-group';
import { TextField, type TextFieldProps } from '@forecourt/ui/text-field';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CorrectionForm } from './CorrectionForm.ts';
import { isIdentifier, recordedText } from './details.ts';
import { messages, sentences } from './messages.ts';
import { faultText } from './words.ts';

interface CorrectionFieldsProps {
  form: CorrectionForm;
}

/** A field for each detail, with what the customer gave below it. */
export const CorrectionFields = observer(function CorrectionFields({
  form,
}: CorrectionFieldsProps) {
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        <FormattedMessage {...messages.hint} />
      </Text>
      {form.ask.fields.map((field) => (
        <Stack key={field} gap="2">
          {field === 'phone' ? <Phone form={form} /> : <Line form={form} field={field} />}
          {field === 'mileage' && <MileageUnit form={form} />}
          <Theirs form={form} field={field} />
        </Stack>
      ))}
    </Stack>
  );
});

interface LineProps extends CorrectionFieldsProps {
  field: DetailField;
}

const number = {
  maxLength: identifierMaxLength,
  autoCapitalize: 'characters',
  spellCheck: false,
} as const;

/** How a field is typed, by its detail; the lengths are the contract's. */
const inputs: Partial<Record<DetailField, Partial<TextFieldProps>>> = {
  name: { maxLength: 250 },
  email: { maxLength: 250, inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  postcode: { maxLength: 20 },
  vincode: { maxLength: 30, autoCapitalize: 'characters', spellCheck: false },
  plate: { maxLength: 20, autoCapitalize: 'characters', spellCheck: false },
  year: { maxLength: 4, inputMode: 'numeric' },
  mileage: { maxLength: 9, inputMode: 'numeric' },
  zip: { maxLength: 20 },
  claim_number: number,
  policy_number: number,
  date_of_loss: { type: 'date', min: firstDayOfLoss },
};

const Line = observer(function Line({ form, field }: LineProps) {
  const intl = useIntl();
  const error = form.errors[field];
  return (
    <TextField
      {...inputs[field]}
      label={intl.formatMessage(detailNames[field])}
      required={field === 'name' || isRequired(form, field)}
      autoComplete="off"
      value={form.texts[field] ?? ''}
      hint={useHint(form, field)}
      error={error && intl.formatMessage(faultText(field, error))}
      onChange={(event) => form.type(field, event.target.value)}
    />
  );
});

function isRequired({ ask }: CorrectionForm, field: DetailField): boolean {
  return isIdentifier(field) && ask.terms?.rules?.[field].use === 'REQUIRED';
}

const MileageUnit = observer(function MileageUnit({ form }: CorrectionFieldsProps) {
  return (
    <SegmentGroup
      legend={<FormattedMessage {...messages.odometer} />}
      options={distanceUnits.map((unit) => ({
        value: unit,
        label: <FormattedMessage {...distanceUnitNames[unit]} />,
      }))}
      value={form.unit}
      onValueChange={({ value }) => form.count(value)}
    />
  );
});

const Phone = observer(function Phone({ form }: CorrectionFieldsProps) {
  const intl = useIntl();
  const { phone, errors } = form;
  const hint = useHint(form, 'phone');
  if (!phone) return null;
  const { country, number } = phone;
  return (
    <PhoneField
      label={intl.formatMessage(detailNames.phone)}
      locale={intl.locale}
      value={{ country, number }}
      hint={hint}
      error={errors.phone && intl.formatMessage(faultText('phone', errors.phone))}
      onValueChange={({ value, dialCode }) => form.typePhone({ ...value, dialCode })}
    />
  );
});

/** What the customer gave, what a number looks like, or that a VIN looks mistyped. Call it in an observer. */
function useHint(form: CorrectionForm, field: DetailField): string | undefined {
  const intl = useIntl();
  const value = form.values[field];
  if (field === 'vincode' && typeof value === 'string' && isVinDoubtful(value)) {
    return intl.formatMessage(messages.doubtfulVin);
  }
  const correction = form.ask.corrections?.find((one) => one.field === field);
  if (correction) return correctionText(correction, intl);
  const mask = isIdentifier(field) && form.ask.terms?.rules?.[field].mask;
  return mask
    ? intl.formatMessage(identifierSentences.like, { example: exampleOf(mask) })
    : undefined;
}

/** What a colleague has saved meanwhile. */
const Theirs = observer(function Theirs({ form, field }: LineProps) {
  const intl = useIntl();
  if (form.conflicts[field] === undefined) return null;
  const value = detailText(field, recordedText(field, form.conflicts), intl) ?? '–';
  return (
    <Stack gap="1">
      <Text color="warning.fg">
        <FormattedMessage {...sentences.theirs} values={{ value }} />
      </Text>
      <Button
        size="sm"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => void form.takeTheirs(field)}
      >
        <FormattedMessage {...messages.takeTheirs} />
      </Button>
    </Stack>
  );
});
