export { Button, ButtonLink } from './Button.tsx';
export type { ButtonLinkProps, ButtonLook, ButtonProps } from './Button.tsx';
export { Spinner } from './Spinner.tsx';
