export { Button, ButtonLink } from './Button.tsx';
export type { ButtonLinkProps, ButtonLook, ButtonProps } from './Button.tsx';
export { buttonRecipe } from './Button.recipe.ts';
export { Spinner } from './Spinner.tsx';
