import RotateCw from 'lucide-react/icons/rotate-cw';
import type { MouseEventHandler, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useSlow } from '../button/useSlow.ts';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { bubbleRecipe } from './MessageBubble.recipe.ts';

export interface MessageBubbleProps {
  /** Plain text or prepared nodes; line breaks are kept. */
  children: ReactNode;
  side: 'ours' | 'theirs';
  /** Who wrote it, above the time. */
  author?: ReactNode;
  /** Usually a DateTime. */
  time?: ReactNode;
  /** `waiting` is sent by itself when there is a network. @default 'sent' */
  state?: 'sending' | 'sent' | 'waiting' | 'failed';
  onRetry?: MouseEventHandler<HTMLButtonElement>;
  /** Follows another message of the same author closely. @default false */
  joined?: boolean;
}

/** One message of a conversation; the text direction follows its own script. */
export function MessageBubble(props: MessageBubbleProps) {
  const { children, side, author, time, state = 'sent', onRetry, joined } = props;
  const styles = useSlotRecipe(bubbleRecipe, { side, joined, pending: isPending(state) });
  const text = useUiText();
  const isSlow = useSlow(state === 'sending');
  return (
    <div className={styles.root}>
      <div className={styles.bubble} dir="auto">
        {children}
      </div>
      <div className={styles.meta}>
        {author && <bdi>{author}</bdi>}
        {state !== 'sending' && time}
        {state === 'sending' &&
          (isSlow ? <span role="status">{text.stillTrying}</span> : text.sending)}
        {state === 'failed' && (
          <span className={styles.failed} role="alert">
            {text.notSent}
          </span>
        )}
        {state === 'waiting' && <span role="status">{text.waitingToSend}</span>}
        {(state === 'failed' || state === 'waiting') && onRetry && (
          <Button size="sm" variant="ghost" icon={RotateCw} onClick={onRetry}>
            {text.retry}
          </Button>
        )}
      </div>
    </div>
  );
}

const isPending = (state: MessageBubbleProps['state']): boolean =>
  state === 'sending' || state === 'waiting';
