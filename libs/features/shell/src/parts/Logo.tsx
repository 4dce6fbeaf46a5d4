import { BrandMark } from '@forecourt/ui/brand';
import { useNavigation } from '@forecourt/ui/navigation';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { messages } from '../messages.ts';
import { logoRecipe } from './Logo.recipe.ts';

/** The logo with the name: links to the home page of the current area. */
export function Logo({ homePath }: { homePath: string }) {
  const { Link } = useNavigation();
  const intl = useIntl();
  const styles = useSlotRecipe(logoRecipe);
  return (
    <Link href={homePath} className={styles.root}>
      <BrandMark />
      <span className={styles.words}>{intl.formatMessage(messages.product)}</span>
    </Link>
  );
}
