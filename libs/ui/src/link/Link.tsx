import { useNavigation } from '../navigation/NavigationProvider.tsx';
import type { LinkComponentProps } from '../navigation/NavigationProvider.tsx';
import { cx } from '../styling/recipe.ts';
import { useRecipe } from '../styling/useRecipe.ts';
import { linkRecipe } from './Link.recipe.ts';

export interface LinkProps extends LinkComponentProps {
  /** In the text's color, underlined on hover: for links outside of text. @default false */
  quiet?: boolean;
}

/** A link in text. External addresses open in their own tab. */
export function Link({ quiet, className, ...rest }: LinkProps) {
  const navigation = useNavigation();
  const styles = useRecipe(linkRecipe, { quiet });
  if (/^([a-z]+:|\/\/)/i.test(rest.href)) {
    const web = /^(https?:|\/\/)/i.test(rest.href);
    const away = web ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return <a className={cx(styles, className)} {...away} {...rest} />;
  }
  return <navigation.Link className={cx(styles, className)} {...rest} />;
}
