import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useRecipe } from '../styling/useRecipe.ts';
import { useUiText } from '../text/UiTextProvider.tsx';
import { bannerRecipe } from './OfflineBanner.recipe.ts';

export interface OfflineBannerProps {
  offline: boolean;
  /** @default a sentence saying that the input is kept */
  children?: ReactNode;
}

/** A banner at the top while there is no connection; announced when it appears. */
export function OfflineBanner({ offline, children }: OfflineBannerProps) {
  const styles = useRecipe(bannerRecipe);
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
