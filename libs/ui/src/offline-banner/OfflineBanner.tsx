import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { recipe } from '../styling/recipe.ts';
import { useStyles } from '../styling/use-styles.ts';
import { useUiText } from '../text/UiTextProvider.tsx';

const bannerRecipe = recipe({
  className: 'offline-banner',
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '36px',
    paddingInline: '4',
    paddingBlock: '2',
    backgroundColor: 'warning.subtle',
    color: 'warning.fg',
    fontSize: 'sm',
    fontWeight: 500,
    '& svg': { flexShrink: 0 },
    '&:empty': { display: 'none' },
  },
});

export interface OfflineBannerProps {
  offline: boolean;
  /** @default a sentence saying that the input is kept */
  children?: ReactNode;
}

/** A banner at the top while there is no connection; announced when it appears. */
export function OfflineBanner({ offline, children }: OfflineBannerProps) {
  const styles = useStyles(bannerRecipe);
  const text = useUiText();
  return (
    <div role="status" className={styles}>
      {offline && (
        <>
          <Icon icon={CloudOff} />
          <span>{children ?? text.offline}</span>
        </>
      )}
    </div>
  );
}
