import { hasCode } from '@forecourt/api-client';
import { partnerColors, type Invite } from '@forecourt/contract';
import { lazyPart } from '@forecourt/platform/lazy-part';
import { NotFoundArt } from '@forecourt/ui/illustrations';
import { PartnerLogo } from '@forecourt/ui/partner-logo';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { PartnerTheme } from '@forecourt/ui/theme';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { inviteRecipe } from './InviteScreen.recipe.ts';
import type { InviteStore } from './InviteStore.ts';
import { messages } from './messages.ts';
import { InviteForm } from './parts/InviteForm.tsx';
import { InviteSkeleton } from './parts/InviteSkeleton.tsx';

/** Only on wide screens. */
const WelcomeArt = lazyPart(() => import('./parts/WelcomeArt.ts'));

export interface InviteScreenProps {
  store: InviteStore;
  /** Below the form, such as the choice of a language. */
  footer?: ReactNode;
}

/** /{uniqueId}: a partner's page where a customer requests the link (spec §2, invite pages). */
export const InviteScreen = observer(function InviteScreen(props: InviteScreenProps) {
  const { store, footer } = props;
  const styles = useSlotRecipe(inviteRecipe);
  const intl = useIntl();
  const { state, value } = store.invite;
  if (value) return <InvitePage store={store} footer={footer} invite={value} />;
  if (state.status === 'error') {
    return (
      <main className={styles.alone}>
        {hasCode(state.error, 'NOT_FOUND') ? (
          <EmptyState page title={intl.formatMessage(messages.notFoundTitle)} art={<NotFoundArt />}>
            {intl.formatMessage(messages.notFoundText)}
          </EmptyState>
        ) : (
          <ErrorState
            page
            title={intl.formatMessage(messages.failedTitle)}
            onRetry={() => void store.load()}
          />
        )}
      </main>
    );
  }
  return (
    <main className={styles.page} aria-busy="true">
      <InviteSkeleton />
      <div className={styles.panel} />
    </main>
  );
});

interface InvitePageProps extends InviteScreenProps {
  invite: Invite;
}

function InvitePage({ store, invite, footer }: InvitePageProps) {
  const styles = useSlotRecipe(inviteRecipe);
  const { theme, logo, assets, partner_name: partner } = invite.customisation;
  const colors = useMemo(() => partnerColors(theme), [theme]);
  return (
    <main className={styles.page}>
      <PartnerTheme colors={colors} />
      <div className={styles.content}>
        <div className={styles.brand}>
          <PartnerLogo place="page" logo={logo} width={logo.width ?? 160} alt={partner}>
            <span className={styles.partner}>{partner}</span>
          </PartnerLogo>
        </div>
        <InviteForm store={store} invite={invite} />
        {footer}
      </div>
      {assets.side_image ? (
        <div className={styles.picture}>
          <img src={assets.side_image} alt="" decoding="async" fetchPriority="high" />
        </div>
      ) : (
        <div className={styles.panel}>
          <WelcomeArt />
        </div>
      )}
    </main>
  );
}
