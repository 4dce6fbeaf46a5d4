/** Loaded when a number is typed. */
export { isMobileNumber } from '@forecourt/ui/phone-field';
