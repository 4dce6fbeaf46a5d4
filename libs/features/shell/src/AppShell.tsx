import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { shellRecipe } from './Shell.recipe.ts';
import type { ShellStore } from './ShellStore.ts';
import { useMenuShape } from './useMenuShape.ts';
import { useScrollKeys } from './useScrollKeys.ts';

/** Id of the element that contains modals. */
export const modalTargetId = 'modal-target';

/** Id of the main menu, for the button that opens it. */
export const mainMenuId = 'main-menu';

/** The named view slots (spec §2, Shell). An empty slot takes up no space. */
export interface AppShellProps {
  store: ShellStore;
  leftSidebar: ReactNode;
  topBar: ReactNode;
  /** The main slot. */
  children: ReactNode;
  /** Next to the main slot, such as the progress of a report. */
  rightSidebar?: ReactNode;
  /** At the far right, such as the message panel. */
  rightOutsideSidebar?: ReactNode;
  /**
   * Where that is on a wide window: a bar, where the page shows much of the same. @default 'beside'
   */
  outside?: 'beside' | 'below';
  /** Across the top, such as the offline notice. */
  banner?: ReactNode;
}

/** The frame of all staff pages. Knows no flow and no session; everything is passed in as slots. */
export const AppShell = observer(function AppShell(props: AppShellProps) {
  const { store, rightSidebar, rightOutsideSidebar } = props;
  const styles = useSlotRecipe(shellRecipe);
  const intl = useIntl();
  const { shape } = useMenuShape(store);
  const main = useRef<HTMLElement>(null);
  useScrollKeys(main);
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={styles.root}>
      <a href="#main" className={styles.skip} onClick={skip}>
        {intl.formatMessage(messages.skip)}
      </a>
      <div className={styles.banner}>{props.banner}</div>
      <div className={styles.body}>
        <nav
          id={mainMenuId}
          aria-label={intl.formatMessage(messages.mainMenu)}
          className={styles.left}
          data-open={store.mainMenuOpen || undefined}
          data-rail={shape === 'rail' || undefined}
        >
          {props.leftSidebar}
        </nav>
        {store.userMenuOpen && <div className={styles.shield} data-shield />}
        <div className={styles.center}>
          <header className={styles.top}>{props.topBar}</header>
          <div className={styles.row} data-outside={props.outside}>
            <main ref={main} id="main" tabIndex={-1} className={styles.main}>
              {props.children}
            </main>
            {rightSidebar && (
              <aside
                data-slot="right"
                aria-label={intl.formatMessage(messages.right)}
                className={styles.right}
              >
                {rightSidebar}
              </aside>
            )}
            {rightOutsideSidebar && (
              <aside
                data-slot="outside"
                aria-label={intl.formatMessage(messages.outside)}
                className={styles.outside}
              >
                {rightOutsideSidebar}
              </aside>
            )}
          </div>
        </div>
      </div>
      <div id={modalTargetId} />
    </div>
  );
});
