import type { ReactNode } from 'react';
import { cx } from '../styling/recipe.ts';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { pageRecipe } from './Page.recipe.ts';

export interface PageProps {
  /** The page's heading. */
  title: ReactNode;
  /** Beside the title, such as a count or a badge. */
  aside?: ReactNode;
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** A search of the content and its filters, before the buttons; with them a line on phones. */
  search?: ReactNode;
  /** Links to the pages of the same title: a {@link Tabs}. */
  tabs?: ReactNode;
  /**
   * `text` and `medium` suit forms and cards, `wide` columns. `full` reaches from edge to edge and
   * fills the height, for lists that scroll themselves; its content is indented by
   * `var(--page-gutter)`. @default 'medium'
   */
  width?: 'text' | 'medium' | 'wide' | 'full';
  /** Positions something within the page, such as a container for queries. */
  className?: string;
  /** Below the content, over its whole width, such as a bar with Save. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The frame of a page of the console: the same title, gutter and background on each of them. */
export function Page(props: PageProps) {
  const { title, aside, description, actions, search, tabs, width, className, foot, children } =
    props;
  const styles = useSlotRecipe(pageRecipe, { width });
  return (
    <div className={styles.root} data-fills={width === 'full' || undefined}>
      <header className={styles.head}>
        <div className={styles.line}>
          <div className={styles.titles}>
            <h1 className={styles.title}>{title}</h1>
            {aside && <div className={styles.aside}>{aside}</div>}
          </div>
          {(search || actions) && (
            <div className={styles.actions} data-search={search ? '' : undefined}>
              {search}
              {actions}
            </div>
          )}
        </div>
        {description && <p className={styles.description}>{description}</p>}
        {tabs && <div className={styles.tabs}>{tabs}</div>}
      </header>
      <div className={cx(styles.body, className)}>{children}</div>
      {foot}
    </div>
  );
}
