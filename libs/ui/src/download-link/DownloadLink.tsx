import Download from 'lucide-react/icons/download';
import type { AnchorHTMLAttributes } from 'react';
import { buttonRecipe } from '../button/Button.recipe.ts';
import type { ButtonLook } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../styling/recipe.ts';
import { useRecipe } from '../styling/useRecipe.ts';

export interface DownloadLinkProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>, Pick<ButtonLook, 'variant' | 'size'> {
  /** Address of the file, never a page of the app. */
  href: string;
}

/** A link to a file that the browser saves; looks like a button and does not leave the page. */
export function DownloadLink({ variant, size, className, children, ...rest }: DownloadLinkProps) {
  const styles = useRecipe(buttonRecipe, { variant, size });
  return (
    <a download="" className={cx(styles, className)} {...rest}>
      <Icon icon={Download} />
      {children}
    </a>
  );
}
