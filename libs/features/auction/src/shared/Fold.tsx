import { Icon } from '@forecourt/ui/icon';
import { useSlotRecipe } from '@forecourt/ui/styling';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { foldRecipe } from './Fold.recipe.ts';

interface FoldProps {
  /** What is inside. */
  name: ReactNode;
  /** The gist of it, at the end of the line. */
  gist?: ReactNode;
  /** @default false */
  open?: boolean;
  children: ReactNode;
}

/** One line that unfolds what most readers do not need. */
export function Fold({ name, gist, open, children }: FoldProps) {
  const styles = useSlotRecipe(foldRecipe);
  return (
    <details className={styles.root} open={open}>
      <summary className={styles.summary}>
        <span className={styles.name}>{name}</span>
        {gist}
        <span className={styles.turn}>
          <Icon icon={ChevronDown} size={16} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
