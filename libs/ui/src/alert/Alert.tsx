import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconComponent } from '../icon/Icon.tsx';
import { useSlotStyles } from '../styling/use-styles.ts';
import { alertRecipe } from './Alert.recipe.ts';

export interface AlertProps {
  /** An `error` is announced at once, the others when there is a pause. @default 'info' */
  status?: 'info' | 'success' | 'warning' | 'error';
  icon?: IconComponent;
  title?: ReactNode;
  children: ReactNode;
  /** A button below the words. */
  action?: ReactNode;
}

/** Something to know, in the page where it matters. For what passes by use `Toaster`. */
export function Alert({ status = 'info', icon, title, children, action }: AlertProps) {
  const styles = useSlotStyles(alertRecipe, { status });
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
