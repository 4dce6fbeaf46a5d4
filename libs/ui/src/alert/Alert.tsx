import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconComponent } from '../icon/Icon.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { alertRecipe } from './Alert.recipe.ts';

export interface AlertProps {
  /** An `error` is announced assertively, the others politely. @default 'info' */
  status?: 'info' | 'success' | 'warning' | 'error';
  icon?: IconComponent;
  title?: ReactNode;
  children: ReactNode;
  /** A button below the text. */
  action?: ReactNode;
}

/** A notice shown in the page where it matters. For transient messages use `Toaster`. */
export function Alert({ status = 'info', icon, title, children, action }: AlertProps) {
  const styles = useSlotRecipe(alertRecipe, { status });
  return (
    <div className={styles.root} role={status === 'error' ? 'alert' : 'status'}>
      {icon && <Icon icon={icon} size={20} />}
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        <p>{children}</p>
        {action && <div>{action}</div>}
      </div>
    </div>
  );
}
