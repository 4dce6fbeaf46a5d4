import ImageOff from 'lucide-react/icons/image-off';
import Play from 'lucide-react/icons/play';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useNavigation } from '../navigation/NavigationProvider.tsx';
import { useSlotRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { thumbRecipe } from './ImageThumb.recipe.ts';

export interface ImageThumbProps {
  src: string;
  /** Its alternative text. */
  alt: string;
  /** Available sizes, as in `<img srcset>`. */
  srcSet?: string;
  sizes?: string;
  /**
   * The same sizes in smaller encodings, the best first; the browser uses the first that it
   * supports.
   */
  sources?: readonly { type: string; srcSet: string }[];
  /** Aspect ratio; reserves the space before the picture loads. @default '4 / 3' */
  ratio?: string;
  /** A video has a play icon. @default 'image' */
  kind?: 'image' | 'video';
  /** Makes it a link; without `href` it is only a picture. */
  href?: string;
  /** In the top corner, e.g. a status. */
  badge?: ReactNode;
  /** Loads at once instead of lazily: for the first picture of a page. */
  eager?: boolean;
}

/** A picture whose space is reserved from the start; shows a failure and can retry. */
export function ImageThumb(props: ImageThumbProps) {
  const { src, alt, srcSet, sizes, sources, ratio = '4 / 3', href, badge, eager } = props;
  const { kind = 'image' } = props;
  const { Link } = useNavigation();
  const styles = useSlotRecipe(thumbRecipe);
  const text = useUiText();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  const picture = (
    <>
      <picture key={`${src} ${attempt}`}>
        {sources?.map((source) => (
          <source key={source.type} {...source} sizes={sizes} />
        ))}
        <img
          className={styles.image}
          data-state={state}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
        />
      </picture>
      <span className={styles.cover} />
      {kind === 'video' && state !== 'failed' && (
        <span className={styles.play}>
          <Icon icon={Play} size={18} label={text.video} />
        </span>
      )}
      {badge && <span className={styles.badge}>{badge}</span>}
    </>
  );
  if (state === 'failed') {
    return (
      <div className={styles.root} style={{ aspectRatio: ratio }}>
        <div className={styles.failed} role="img" aria-label={`${alt}. ${text.imageFailed}`}>
          <Icon icon={ImageOff} size={20} />
          {text.imageFailed}
        </div>
        <span style={{ position: 'absolute', insetBlockEnd: 8, insetInlineEnd: 8 }}>
          <Button size="sm" icon={RefreshCw} onClick={retry} aria-label={`${text.retry}: ${alt}`}>
            {text.retry}
          </Button>
        </span>
      </div>
    );
  }
  if (href === undefined) {
    return (
      <div className={styles.root} style={{ aspectRatio: ratio }}>
        {picture}
      </div>
    );
  }
  return (
    <Link href={href} className={styles.root} style={{ aspectRatio: ratio }}>
      {picture}
    </Link>
  );
}

export interface ImageGridItem extends ImageThumbProps {
  id: string | number;
}

/** Pictures in even columns, as many as fit. */
export function ImageGrid({ items, label }: { items: readonly ImageGridItem[]; label: string }) {
  const styles = useSlotRecipe(thumbRecipe);
  return (
    <ul className={styles.grid} aria-label={label}>
      {items.map(({ id, ...thumb }) => (
        <li key={id}>
          <ImageThumb {...thumb} />
        </li>
      ))}
    </ul>
  );
}
