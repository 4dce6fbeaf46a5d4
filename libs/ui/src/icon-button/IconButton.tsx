import type { ButtonHTMLAttributes, Ref } from 'react';
import { buttonRecipe } from '../button/Button.recipe.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconComponent } from '../icon/Icon.tsx';
import { cx } from '../styling/recipe.ts';
import { useRecipe } from '../styling/useRecipe.ts';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconComponent;
  /** Its accessible name; also shown on hover. */
  label: string;
  /** @default 'ghost' */
  variant?: 'solid' | 'outline' | 'subtle' | 'ghost' | 'plain';
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'touch';
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with only an icon. */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size = 'md',
  className,
  ...rest
}: IconButtonProps) {
  const styles = useRecipe(buttonRecipe, { variant, size, square: true });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cx(styles, className)}
      {...rest}
    >
      <Icon icon={icon} size={iconSizes[size]} />
    </button>
  );
}

const iconSizes = { sm: 16, md: 16, lg: 20, touch: 20 } as const;
