import { hasCode } from '@forecourt/api-client';
import { ErrorArt, NotFoundArt } from '@forecourt/ui/illustrations';
import { FormSkeleton, Skeleton } from '@forecourt/ui/skeleton';
import { EmptyState, ErrorState } from '@forecourt/ui/states';
import { useSlotStyles } from '@forecourt/ui/styling';
import { PartnerTheme } from '@forecourt/ui/theme';
import { observer } from 'mobx-react-lite';
import { FormattedMessage } from 'react-intl';
import { inviteRecipe } from './InviteScreen.recipe.ts';
import type { InviteStore } from './InviteStore.ts';
import { messages } from './messages.ts';
import { PhoneForm } from './parts/PhoneForm.tsx';
import { SmsSent } from './parts/SmsSent.tsx';

export interface InviteScreenProps {
  store: InviteStore;
}

/** /{uniqueId}: a partner's page on which a customer asks for the link (spec §2, invite pages). */
export const InviteScreen = observer(function InviteScreen({ store }: InviteScreenProps) {
  const styles = useSlotStyles(inviteRecipe);
  const { state, value } = store.invite;
  if (!value) {
    return (
      <main className={styles.page}>
        <div className={styles.content} aria-busy={state.status !== 'error' || undefined}>
          {state.status !== 'error' && <Loading />}
          {state.status === 'error' && hasCode(state.error, 'NOT_FOUND') && (
            <EmptyState
              title={<FormattedMessage {...messages.notFoundTitle} />}
              art={<NotFoundArt />}
            >
              <FormattedMessage {...messages.notFoundText} />
            </EmptyState>
          )}
          {state.status === 'error' && !hasCode(state.error, 'NOT_FOUND') && (
            <ErrorState
              title={<FormattedMessage {...messages.failedTitle} />}
              art={<ErrorArt />}
              onRetry={() => void store.load()}
            />
          )}
        </div>
      </main>
    );
  }
  const { customisation } = value;
  const { theme, logo, assets } = customisation;
  return (
    <main className={styles.page}>
      <PartnerTheme
        colors={{
          illustrationPrimary: theme.illustration_primary,
          illustrationSecondary: theme.illustration_secondary,
          uiSecondary1: theme.ui_secondary_1,
          uiSecondary2: theme.ui_secondary_2,
          uiSecondary3: theme.ui_secondary_3,
          uiSecondary4: theme.ui_secondary_4,
        }}
      />
      {assets.side_image && <img className={styles.picture} src={assets.side_image} alt="" />}
      <div className={styles.content}>
        <div className={styles.brand}>
          {logo.url ? (
            <img
              className={styles.logo}
              src={logo.url}
              width={logo.width ?? 160}
              alt={customisation.partner_name}
            />
          ) : (
            <span className={styles.partner}>{customisation.partner_name}</span>
          )}
        </div>
        {store.sentTo ? (
          <SmsSent store={store} phone={store.sentTo} />
        ) : (
          <PhoneForm store={store} invite={value} />
        )}
      </div>
    </main>
  );
});

function Loading() {
  return (
    <>
      <Skeleton width="160px" height="40px" />
      <Skeleton width="80%" height="32px" />
      <FormSkeleton fields={1} />
    </>
  );
}
