import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { dismissToast, TOAST_DURATION, toastStore } from './toastStore.ts';
import type { Toast } from './toastStore.ts';
import { toasterRecipe } from './Toaster.recipe.ts';
import { usePausableTimer } from './usePausableTimer.ts';

/**
 * The container of the toasts, once per app. It has no state machine and no lazy-loaded code, so
 * that a message about a lost connection needs no connection.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get);
  const text = useUiText();
  const styles = useSlotRecipe(toasterRecipe);
  const [held, setHeld] = useState(false);
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  return createPortal(
    <section
      aria-label={text.notifications}
      // Dialogs find it by this attribute, to keep toasts usable.
      data-toaster
      aria-live="off"
      className={styles.region}
      {...hold}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} held={held} />
      ))}
    </section>,
    document.body,
  );
}

const icons = { success: CircleCheck, danger: CircleAlert, info: Info };

function ToastCard({ toast, held }: { toast: Toast; held: boolean }) {
  const { id, title, description, tone = 'info', action, duration = TOAST_DURATION } = toast;
  const styles = useSlotRecipe(toasterRecipe, { tone });
  const text = useUiText();
  const close = (): void => dismissToast(id);
  usePausableTimer(duration, held, close);
  return (
    <div className={styles.root} role={tone === 'danger' ? 'alert' : 'status'} aria-atomic>
      <span className={styles.icon}>
        <Icon icon={icons[tone]} size={18} />
      </span>
      <div className={styles.words}>
        <span className={styles.title} title={typeof title === 'string' ? title : undefined}>
          {title}
        </span>
        {description && <span className={styles.text}>{description}</span>}
      </div>
      {action && (
        <Button
          size="sm"
          onClick={(event) => {
            action.onClick(event);
            close();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="sm" icon={X} label={text.close} onClick={close} />
    </div>
  );
}
