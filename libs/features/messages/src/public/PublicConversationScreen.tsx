import type { PublicConversation } from '@forecourt/contract';
import { carName } from '@forecourt/platform';
import { Badge } from '@forecourt/ui/badge';
import { NotFoundArt, WaitingArt } from '@forecourt/ui/illustrations';
import { PartnerLogo } from '@forecourt/ui/partner-logo';
import { EmptyState } from '@forecourt/ui/states';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ConversationStore } from '../conversation/ConversationStore.ts';
import { ConversationView } from '../conversation/ConversationView.tsx';
import { messages } from '../messages.ts';
import { plainText } from '../plainText.ts';
import { publicConversationRecipe } from './PublicConversationScreen.recipe.ts';

export interface PublicConversationScreenProps {
  store: ConversationStore<PublicConversation>;
  now?: () => number;
  /** Next to the title, such as the language switch. */
  side?: ReactNode;
}

/** The conversation behind a link: for the owner of the car, or a buyer, on their phone. */
export const PublicConversationScreen = observer(function PublicConversationScreen({
  store,
  now,
  side,
}: PublicConversationScreenProps) {
  const styles = useSlotRecipe(publicConversationRecipe);
  const intl = useIntl();
  const subject = store.subject;
  const partner = plainText(subject?.partner.name ?? '');
  const car = plainText(carName(subject?.car ?? {}));
  return (
    <main className={styles.root}>
      <header className={styles.bar}>
        <div className={styles.partner}>
          <PartnerLogo logo={subject?.logo} alt="">
            {partner}
          </PartnerLogo>
        </div>
        <div className={styles.side}>{side}</div>
      </header>
      <div className={styles.column}>
        <div className={styles.head}>
          <h1 className={styles.title}>
            {subject
              ? intl.formatMessage(messages.publicTitle, { partner })
              : intl.formatMessage(messages.publicUntitled)}
          </h1>
          <p className={styles.car}>
            <bdi>{car}</bdi>
            {subject?.sold && (
              <Badge tone="success">
                <FormattedMessage {...messages.publicSold} />
              </Badge>
            )}
          </p>
        </div>
        <ConversationView
          store={store}
          name={partner}
          now={now}
          empty={
            <EmptyState title={<FormattedMessage {...messages.firstTitle} />} art={<WaitingArt />}>
              <FormattedMessage {...messages.publicFirst} values={{ partner }} />
            </EmptyState>
          }
          gone={
            <EmptyState
              title={<FormattedMessage {...messages.publicLinkOver} />}
              art={<NotFoundArt />}
            >
              <FormattedMessage {...messages.publicLinkOverText} />
            </EmptyState>
          }
        />
      </div>
    </main>
  );
});
