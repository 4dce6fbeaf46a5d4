import RotateCw from 'lucide-react/icons/rotate-cw';
import type { MouseEventHandler, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { slotRecipe } from '../styling/recipe.ts';
import { useSlotStyles } from '../styling/use-styles.ts';
import { useUiText } from '../text/UiTextProvider.tsx';

const bubbleRecipe = slotRecipe({
  className: 'message',
  slots: ['root', 'bubble', 'meta', 'failed'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', maxWidth: 'min(80%, 520px)' },
    bubble: {
      paddingInline: '3',
      paddingBlock: '2',
      borderRadius: 'xl',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    meta: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      paddingInline: '1',
      color: 'fg.subtle',
      textStyle: 'caption',
    },
    failed: { color: 'danger.fg', fontWeight: 550 },
  },
  variants: {
    side: {
      theirs: {
        root: { alignSelf: 'flex-start', alignItems: 'flex-start' },
        bubble: { backgroundColor: 'bg.muted', color: 'fg.default' },
      },
      ours: {
        root: { alignSelf: 'flex-end', alignItems: 'flex-end' },
        bubble: { backgroundColor: 'accent.solid', color: 'accent.contrast' },
      },
    },
    joined: {
      true: { root: { marginBlockStart: '-8px' } },
    },
    // A tint instead of a fill: faded text would be hard to read.
    pending: { true: { bubble: { backgroundColor: 'accent.subtle', color: 'accent.fg' } } },
  },
});

export interface MessageBubbleProps {
  /** Plain text or prepared nodes; line breaks are kept. */
  children: ReactNode;
  side: 'ours' | 'theirs';
  /** Who wrote it, above the time. */
  author?: ReactNode;
  /** Usually a DateTime. */
  time?: ReactNode;
  /** @default 'sent' */
  state?: 'sending' | 'sent' | 'failed';
  onRetry?: MouseEventHandler<HTMLButtonElement>;
  /** Follows another message of the same author closely. @default false */
  joined?: boolean;
}

/** One message of a conversation; the text direction follows its own script. */
export function MessageBubble(props: MessageBubbleProps) {
  const { children, side, author, time, state = 'sent', onRetry, joined } = props;
  const styles = useSlotStyles(bubbleRecipe, { side, joined, pending: state === 'sending' });
  const text = useUiText();
  return (
    <div className={styles.root}>
      <div className={styles.bubble} dir="auto">
        {children}
      </div>
      <div className={styles.meta}>
        {author && <bdi>{author}</bdi>}
        {state === 'sending' ? text.sending : time}
        {state === 'failed' && (
          <>
            <span className={styles.failed} role="alert">
              {text.notSent}
            </span>
            {onRetry && (
              <Button size="sm" variant="ghost" icon={RotateCw} onClick={onRetry}>
                {text.retry}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
