export { PriceField } from './PriceField.tsx';
export type { PriceFieldProps } from './PriceField.tsx';
