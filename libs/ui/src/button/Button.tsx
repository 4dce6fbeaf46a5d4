import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconComponent } from '../icon/Icon.tsx';
import { useNavigation } from '../navigation/NavigationProvider.tsx';
import type { LinkComponentProps } from '../navigation/NavigationProvider.tsx';
import { cx } from '../styling/recipe.ts';
import { useRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { buttonRecipe } from './Button.recipe.ts';
import { Spinner } from './Spinner.tsx';
import { useSlow } from './useSlow.ts';

export interface ButtonLook {
  /** `solid` once per view for its main action. @default 'outline' */
  variant?: 'solid' | 'outline' | 'subtle' | 'ghost' | 'plain' | 'danger';
  /**
   * 28, 34 or 42 px high, more on touch devices; `touch` is 48 px on every screen. @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | 'touch';
  fullWidth?: boolean;
  /** Icon before the text. */
  icon?: IconComponent;
  /** Icon after the text. */
  iconAfter?: IconComponent;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  children: ReactNode;
  /**
   * Busy: shows a spinner, ignores presses, keeps focus; after 3 s says that it still tries.
   * @default false
   */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button for an action. For navigation use {@link ButtonLink}. */
export function Button({
  variant,
  size,
  fullWidth,
  icon,
  iconAfter,
  loading = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const styles = useRecipe(buttonRecipe, { variant, size, fullWidth });
  const text = useUiText();
  const isSlow = useSlow(loading);
  return (
    <button
      type={loading ? 'button' : type}
      className={cx(styles, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? undefined : onClick}
      {...rest}
    >
      {loading ? <Spinner /> : icon && <Icon icon={icon} size={iconSizeOf(size)} />}
      {isSlow ? <span role="status">{text.stillTrying}</span> : children}
      {iconAfter && <Icon icon={iconAfter} size={iconSizeOf(size)} />}
    </button>
  );
}

export interface ButtonLinkProps extends LinkComponentProps, ButtonLook {
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  fullWidth,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const { Link } = useNavigation();
  const styles = useRecipe(buttonRecipe, { variant, size, fullWidth });
  return (
    <Link className={cx(styles, className)} {...rest}>
      {icon && <Icon icon={icon} size={iconSizeOf(size)} />}
      {children}
      {iconAfter && <Icon icon={iconAfter} size={iconSizeOf(size)} />}
    </Link>
  );
}

const iconSizeOf = (size: ButtonLook['size']) => (size === 'touch' ? 20 : 16);
