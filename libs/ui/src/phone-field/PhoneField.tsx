import { digitsOnly } from '@forecourt/platform';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useRef, useState } from 'react';
import type { Ref } from 'react';
import { Field } from '../field/Field.tsx';
import type { FieldTexts } from '../field/Field.tsx';
import { inputRecipe } from '../field/Field.recipe.ts';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../styling/recipe.ts';
import { useSlotRecipe, useRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { type Country, listCountries } from './countries.ts';
import { phoneRecipe } from './PhoneField.recipe.ts';
import { readPhone } from './readPhone.ts';

export interface PhoneValue {
  /** ISO code of the country, e.g. `EE`. */
  country: string;
  /** Digits of the number, without the dial code. */
  number: string;
}

export interface CountryGroups {
  dialCodes: readonly string[];
  /** Names the countries with these dial codes. */
  label: string;
  /** Names the others. */
  othersLabel: string;
}

export interface PhoneFieldProps extends FieldTexts {
  /** @default an empty number in the country of +372 */
  value: PhoneValue;
  /** `dialCode` is the country's: digits, no plus sign. */
  onValueChange: (details: { value: PhoneValue; dialCode: string }) => void;
  /** Splits the countries in two: those with one of these dial codes, and the others. */
  groups?: CountryGroups | undefined;
  /** Language of the country names. @default 'en-US' */
  locale?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

/** An empty number in the default country (+372, spec §5). */
export const emptyPhone: PhoneValue = { country: 'EE', number: '' };

/**
 * A phone number: a country with its dial code, then only digits. A number that is pasted or filled in
 * with its dial code sets both.
 */
export function PhoneField({
  label,
  hint,
  error,
  required,
  optional,
  size,
  id,
  value,
  onValueChange,
  groups,
  locale = 'en-US',
  disabled,
  autoFocus,
  ref,
}: PhoneFieldProps) {
  const text = useUiText();
  // The input's class comes first: if two rules set the same corner, the later one wins.
  const input = useRecipe(inputRecipe, { size });
  const styles = useSlotRecipe(phoneRecipe, { size });
  const countries = listCountries(locale);
  const dialCodeOf = (code: string): string =>
    countries.find((country) => country.code === code)?.dial_code ?? '';
  const [fitsNoCountry, setFitsNoCountry] = useState(false);
  const shown = useRef(value.number);
  const change = (next: Partial<PhoneValue>): void => {
    const changed = { ...value, ...next };
    shown.current = changed.number;
    setFitsNoCountry(false);
    onValueChange({ value: changed, dialCode: dialCodeOf(changed.country) });
  };
  const type = async (text: string): Promise<void> => {
    const number = digitsOnly(text);
    change({ number });
    // More than a key: pasted or filled in by the browser, maybe with its dial code.
    if (text.length - value.number.length <= 1) return;
    const read = await readPhone(text, value.country);
    if (shown.current !== number) return;
    if (read) change(read);
    else setFitsNoCountry(true);
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={fitsNoCountry ? text.noSuchDialCode : error}
      required={required}
      optional={optional}
      size={size}
      id={id}
    >
      {(control) => (
        <div className={styles.root} dir="ltr">
          <div className={styles.country}>
            <span aria-hidden className={styles.shown}>
              {value.country} +{dialCodeOf(value.country)}
              <Icon icon={ChevronDown} size={14} />
            </span>
            <select
              aria-label={text.country}
              className={styles.select}
              disabled={disabled}
              value={value.country}
              onChange={(event) => change({ country: event.target.value })}
            >
              <Options countries={countries} {...groups} />
            </select>
          </div>
          <input
            ref={ref}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={250}
            disabled={disabled}
            autoFocus={autoFocus}
            className={cx(input, styles.number)}
            value={value.number}
            onChange={(event) => void type(event.target.value)}
            {...control}
          />
        </div>
      )}
    </Field>
  );
}

// Typing a number renders the field, not its 240 countries.
const Options = memo(function Options({
  countries,
  dialCodes,
  label,
  othersLabel,
}: Partial<CountryGroups> & { countries: Country[] }) {
  const optionsOf = (some: Country[]) =>
    some.map(({ code, name, dial_code }) => (
      <option key={code} value={code}>
        {name} (+{dial_code})
      </option>
    ));
  if (!dialCodes) return optionsOf(countries);
  const isIn = ({ dial_code }: Country): boolean => dialCodes.includes(dial_code);
  return (
    <>
      <optgroup label={label}>{optionsOf(countries.filter(isIn))}</optgroup>
      <optgroup label={othersLabel}>
        {optionsOf(countries.filter((country) => !isIn(country)))}
      </optgroup>
    </>
  );
});
