import type { Locales } from '@forecourt/contract';
import { Button } from '@forecourt/ui/button';
import { Checkbox } from '@forecourt/ui/checkbox';
import { Fieldset } from '@forecourt/ui/fieldset';
import { Link } from '@forecourt/ui/link';
import { NativeSelect } from '@forecourt/ui/native-select';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { TextArea } from '@forecourt/ui/text-area';
import { TextField, type TextFieldProps } from '@forecourt/ui/text-field';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { useIntl } from 'react-intl';
import type { DealerForm, DealerTextField, FormGroups } from './DealerForm.ts';
import { dealerFormRecipe } from './DealerForm.recipe.ts';
import { fieldNames, formMessages as messages, formSentences as sentences } from './messages.ts';

interface DealerFieldsProps {
  form: DealerForm;
  groups: FormGroups;
  makes: readonly string[];
  /** The languages that the partner offers; undefined while they are unknown. */
  languages: Locales | undefined;
  editHref(id: string): string;
  failure: string | null;
  /** The first field, which gets the focus. */
  nameRef: Ref<HTMLInputElement>;
}

const MAX_LENGTH = 250;
const MAX_NOTE_LENGTH = 2000;
const MAX_GROUP_LENGTH = 60;

/** All fields of a dealer. */
export const DealerFields = observer(function DealerFields(props: DealerFieldsProps) {
  const { form, groups, makes, languages, editHref, failure, nameRef } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(dealerFormRecipe);
  const line = (field: DealerTextField, more: Partial<TextFieldProps> = {}) => (
    <TextField
      label={intl.formatMessage(fieldNames[field])}
      maxLength={MAX_LENGTH}
      autoComplete="off"
      value={form.texts[field]}
      onChange={(event) => form.type(field, event.target.value)}
      error={errorOf(field)}
      {...more}
    />
  );
  const errorOf = (field: DealerTextField): ReactNode => {
    const problem = form.problems[field];
    if (!problem) return undefined;
    const { dealer } = problem;
    if (dealer) {
      const words = intl.formatMessage(sentences.duplicate, { name: dealer.name });
      return <Link href={editHref(dealer.id)}>{words}</Link>;
    }
    if (field === 'name') return intl.formatMessage(messages.missing);
    if (field === 'email') return intl.formatMessage(messages.badEmail);
    return intl.formatMessage(field === 'phone' ? messages.badPhone : messages.wrong);
  };
  return (
    <div className={styles.form}>
      {line('name', {
        required: true,
        ref: nameRef,
        hint: intl.formatMessage(messages.nameHint),
      })}
      {line('email', {
        type: 'email',
        inputMode: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
        hint: intl.formatMessage(messages.emailHint),
      })}
      <div className={styles.pair}>
        {line('contact')}
        {line('phone', {
          type: 'tel',
          inputMode: 'tel',
          hint: intl.formatMessage(messages.phoneHint),
        })}
      </div>
      {line('address')}
      <div className={styles.pair}>
        {line('location')}
        {line('postcode', { hint: intl.formatMessage(messages.postcodeHint) })}
      </div>
      <div className={styles.pair}>
        {line('county')}
        {line('country')}
      </div>
      {languages && <Language form={form} languages={languages} />}
      <Makes form={form} makes={makes} />
      <Fieldset legend={intl.formatMessage(messages.groups)}>
        <div className={styles.checks}>
          {groups.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={form.groups.includes(id)}
              onCheckedChange={() => form.toggleGroup(id)}
            >
              {name}
            </Checkbox>
          ))}
        </div>
        <TextField
          label={intl.formatMessage(messages.newGroup)}
          maxLength={MAX_GROUP_LENGTH}
          autoComplete="off"
          value={form.newGroup}
          onChange={(event) => form.typeGroup(event.target.value)}
        />
      </Fieldset>
      <Checkbox
        checked={form.favorite}
        onCheckedChange={({ checked }) => form.setFavorite(checked)}
      >
        {intl.formatMessage(messages.favorite)}
      </Checkbox>
      <TextArea
        label={intl.formatMessage(fieldNames.note)}
        hint={intl.formatMessage(messages.noteHint)}
        maxLength={MAX_NOTE_LENGTH}
        value={form.texts.note}
        onChange={(event) => form.type('note', event.target.value)}
      />
      <p role="alert" className={styles.alert} hidden={failure === null}>
        {failure}
      </p>
    </div>
  );
});

/** The language of what the dealer is sent; without a choice it does not show. */
const Language = observer(function Language({
  form,
  languages: { default: standard, list },
}: Pick<DealerFieldsProps, 'form'> & { languages: Locales }) {
  const intl = useIntl();
  const { locale } = form;
  const nameOf = (code: string): string =>
    list.find(({ locale_code }) => locale_code === code)?.local_name ?? code;
  const codes = list.map(({ locale_code }) => locale_code);
  if (codes.length < 2 && locale === '') return null;
  // one that the partner no longer offers stays until another is chosen
  if (locale !== '' && !codes.includes(locale)) codes.push(locale);
  return (
    <NativeSelect
      label={intl.formatMessage(messages.language)}
      hint={intl.formatMessage(messages.languageHint)}
      error={form.problems.locale && intl.formatMessage(messages.badLanguage)}
      options={[
        {
          value: '',
          label: intl.formatMessage(sentences.standard, { language: nameOf(standard) }),
        },
        ...codes.map((code) => ({ value: code, label: nameOf(code) })),
      ]}
      value={locale}
      onChange={(event) => form.setLocale(event.target.value)}
    />
  );
});

const Makes = observer(function Makes({ form, makes }: Pick<DealerFieldsProps, 'form' | 'makes'>) {
  const intl = useIntl();
  const styles = useSlotRecipe(dealerFormRecipe);
  const listId = useId();
  const addOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !form.make.trim()) return;
    event.preventDefault();
    form.addMake();
  };
  return (
    <div>
      <TextField
        label={intl.formatMessage(messages.makes)}
        hint={intl.formatMessage(messages.makesHint)}
        list={listId}
        autoComplete="off"
        value={form.make}
        onChange={(event) => form.typeMake(event.target.value)}
        onKeyDown={addOnEnter}
        onBlur={() => form.addMake()}
      />
      <datalist id={listId}>
        {makes.map((make) => (
          <option key={make} value={make} />
        ))}
      </datalist>
      {form.makes.length > 0 && (
        <div className={styles.makes}>
          {form.makes.map((make) => (
            <Button
              key={make}
              size="sm"
              variant="subtle"
              iconAfter={X}
              aria-label={intl.formatMessage(sentences.removeMake, { make })}
              onClick={() => form.removeMake(make)}
            >
              {make}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
});
