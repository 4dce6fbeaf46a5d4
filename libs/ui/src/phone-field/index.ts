export { countryOfDialCode, defaultDialCode, isMobileNumber, listCountries } from './countries.ts';
export type { Country } from './countries.ts';
export { emptyPhone, PhoneField } from './PhoneField.tsx';
export type { PhoneFieldProps, PhoneValue } from './PhoneField.tsx';
export { readPhone } from './readPhone.ts';
