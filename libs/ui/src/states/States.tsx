import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { MouseEventHandler, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { statesRecipe } from './States.recipe.ts';

export interface EmptyStateProps {
  /** What is missing, e.g. 'No cars found'. */
  title: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
  /** One of the illustrations. */
  art?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
  /** Replaces a whole page: the title is the page's heading. @default false */
  page?: boolean;
}

/** Shows that there is nothing, and what to do about it. */
export function EmptyState({ title, children, art, actions, page = false }: EmptyStateProps) {
  const styles = useSlotRecipe(statesRecipe, { page });
  const Title = page ? 'h1' : 'p';
  return (
    <div className={styles.root} role="status">
      {art && <div className={styles.art}>{art}</div>}
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** The last line of a list, e.g. 'All requests loaded'. */
export function EndMessage({ children }: { children?: ReactNode }) {
  const styles = useSlotRecipe(statesRecipe);
  const text = useUiText();
  return (
    <p className={styles.end} role="status">
      {children ?? text.noMoreData}
    </p>
  );
}

export interface ErrorStateProps {
  /** @default 'Opps, something went wrong :(' */
  title?: ReactNode;
  children?: ReactNode;
  art?: ReactNode;
  /** Shows a Retry button. */
  onRetry?: MouseEventHandler<HTMLButtonElement>;
  /** One line high, for the end of a list. @default false */
  inline?: boolean;
  /** Replaces a whole page: the title is the page's heading. @default false */
  page?: boolean;
}

/** Shows an error, with a way to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, art, onRetry, inline, page = false } = props;
  const styles = useSlotRecipe(statesRecipe, { page });
  const text = useUiText();
  const Title = page ? 'h1' : 'p';
  const retry = onRetry && (
    <Button size={inline ? 'sm' : 'md'} icon={RefreshCw} onClick={onRetry}>
      {text.retry}
    </Button>
  );
  return (
    <div className={styles.root} role="alert" style={inline ? { paddingBlock: 20 } : undefined}>
      {art && <div className={styles.art}>{art}</div>}
      <Title className={inline ? styles.text : styles.title}>{title ?? text.listError}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {retry && <div className={styles.actions}>{retry}</div>}
    </div>
  );
}

/** In the place of a lazy part whose code could not be loaded; it is loaded again meanwhile. */
export function FailedPart({ onRetry }: Pick<ErrorStateProps, 'onRetry'>) {
  return <ErrorState inline onRetry={onRetry} />;
}
