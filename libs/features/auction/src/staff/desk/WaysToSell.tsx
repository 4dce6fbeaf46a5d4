import { ButtonLink } from '@forecourt/ui/button';
import { Link } from '@forecourt/ui/link';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage } from 'react-intl';
import { deskRecipe } from './desk.recipe.ts';
import { deskMessages } from './deskMessages.ts';
import { messages } from './messages.ts';
import type { OfferDeskScreenProps } from './OfferDeskScreen.types.ts';
import { OfferForm } from './OfferForm.tsx';

/** The two ways to sell: an offer to the owner, or an auction among dealers. */
export function WaysToSell(props: OfferDeskScreenProps) {
  const { store, shareHref, infoHref } = props;
  const styles = useSlotRecipe(deskRecipe);
  return (
    <>
      <OfferForm store={store} />
      <div className={styles.other}>
        <ButtonLink fullWidth size="lg" href={shareHref}>
          <FormattedMessage {...messages.startAuction} />
        </ButtonLink>
        <p className={styles.text}>
          <FormattedMessage {...deskMessages.orAuction} />{' '}
          <Link href={infoHref}>
            <FormattedMessage {...messages.howItWorks} />
          </Link>
        </p>
      </div>
    </>
  );
}
