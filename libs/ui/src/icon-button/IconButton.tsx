import type { ButtonHTMLAttributes, Ref } from 'react';
import { buttonRecipe } from '../button/Button.recipe.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconComponent } from '../icon/Icon.tsx';
import { cx } from '../styling/recipe.ts';
import { useStyles } from '../styling/use-styles.ts';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconComponent;
  /** Says what it does; also shown on hover. */
  label: string;
  /** @default 'ghost' */
  variant?: 'solid' | 'outline' | 'subtle' | 'ghost';
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with an icon alone. */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size = 'md',
  className,
  ...rest
}: IconButtonProps) {
  const styles = useStyles(buttonRecipe, { variant, size, square: true });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cx(styles, className)}
      {...rest}
    >
      <Icon icon={icon} size={size === 'lg' ? 20 : 16} />
    </button>
  );
}
