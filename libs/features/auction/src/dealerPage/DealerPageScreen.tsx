import { addresses } from '@forecourt/contract';
import { ButtonLink } from '@forecourt/ui/button';
import { NotFoundArt } from '@forecourt/ui/illustrations';
import { PartnerLogo } from '@forecourt/ui/partner-logo';
import { EmptyState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { AuctionLists } from './AuctionLists.tsx';
import type { DealerPageStore } from './DealerPageStore.ts';
import { dealerPageRecipe } from './DealerPageScreen.recipe.ts';
import { messages, phrases } from './messages.ts';

export interface DealerPageScreenProps {
  store: DealerPageStore;
  /** Next to the partner, such as the language switch. */
  side?: ReactNode;
}

/** Everything of one dealer behind one link: running, won and past auctions, live. */
export const DealerPageScreen = observer(function DealerPageScreen({
  store,
  side,
}: DealerPageScreenProps) {
  const styles = useSlotRecipe(dealerPageRecipe);
  useEffect(() => store.watch(), [store]);
  const { head, isGone } = store;
  const { partner, dealer } = head ?? {};
  return (
    <div className={styles.root}>
      {!(isGone && !head) && (
        <header className={styles.bar}>
          <div className={styles.partner}>
            {partner && (
              <PartnerLogo logo={partner.logo} alt={partner.name}>
                {partner.name}
              </PartnerLogo>
            )}
          </div>
          <div className={styles.side}>{side}</div>
        </header>
      )}
      <main className={styles.main}>
        {isGone ? (
          <Gone />
        ) : (
          <>
            <div>
              <h1 className={styles.title}>
                <FormattedMessage {...messages.title} />
              </h1>
              {partner && dealer && (
                <p className={styles.subtitle}>
                  <FormattedMessage
                    {...phrases.subtitle}
                    values={{ dealer: dealer.name, partner: partner.name }}
                  />
                </p>
              )}
            </div>
            <AuctionLists store={store} />
          </>
        )}
      </main>
    </div>
  );
});

/** The link has expired or was revoked: a new one is one press away. */
function Gone() {
  return (
    <EmptyState
      page
      title={<FormattedMessage {...messages.gone} />}
      art={<NotFoundArt />}
      actions={
        <ButtonLink href={addresses.dealerSignIn} variant="solid">
          <FormattedMessage {...messages.getNewLink} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...messages.goneText} />
    </EmptyState>
  );
}
