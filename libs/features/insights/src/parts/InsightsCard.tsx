import type { Resource } from '@forecourt/platform';
import { CardSkeleton } from '@forecourt/ui/skeleton';
import { ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Chart } from '../charts.ts';
import { type FigureLine, figureCsv } from '../figureCsv.ts';
import { insightsRecipe } from '../Insights.recipe.ts';
import { phrases } from '../messages.ts';
import { ExportMenu } from './ExportMenu.tsx';

interface InsightsCardProps<T> {
  title: string;
  resource: Resource<T>;
  onRetry(): void;
  /** Name of its files, such as `insights-selling`, and what is in them. */
  file: string;
  lines(value: T): readonly FigureLine[];
  charts(value: T): readonly Chart[];
  children(value: T): ReactNode;
}

interface NoCardProps {
  title: string;
  isFailed: boolean;
  onRetry(): void;
}

/** In place of a card while it loads, or after it failed. */
export function NoCard({ title, isFailed, onRetry }: NoCardProps) {
  const intl = useIntl();
  return isFailed ? (
    <ErrorState title={intl.formatMessage(phrases.failed, { title })} onRetry={onRetry} />
  ) : (
    <div role="status" aria-label={intl.formatMessage(phrases.loading, { title })}>
      <CardSkeleton lines={4} />
    </div>
  );
}

/** A card that loads by itself: if it fails, the others stay. */
export const InsightsCard = observer(function InsightsCard<T>(props: InsightsCardProps<T>) {
  const { title, resource, onRetry, file, lines, charts, children } = props;
  const styles = useSlotRecipe(insightsRecipe);
  const { state, value } = resource;
  if (value === undefined)
    return <NoCard title={title} isFailed={state.status === 'error'} onRetry={onRetry} />;
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.cardTitle}>{title}</h2>
        <ExportMenu
          title={title}
          file={file}
          variant="ghost"
          csv={() => figureCsv(lines(value))}
          charts={() => charts(value)}
        />
      </div>
      {children(value)}
    </section>
  );
});
