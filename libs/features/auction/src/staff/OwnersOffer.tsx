import type { TradeIn, TradeInOffer } from '@forecourt/contract';
import { formatDate, formatMoney } from '@forecourt/platform';
import { useSlotStyles } from '@forecourt/ui/styling';
import { FormattedMessage, useIntl } from 'react-intl';
import { cardRecipe } from '../shared/card.recipe.ts';
import { Contacts } from '../shared/Contacts.tsx';
import { Figure } from '../shared/Figure.tsx';
import { messages as common, phrases as commonPhrases } from '../shared/messages.ts';
import { Note } from '../shared/Note.tsx';
import { messages } from './messages.ts';

interface OwnersOfferProps {
  offer: TradeInOffer;
  tradeIn: TradeIn;
}

/** The offer that staff made to the owner, and the owner's answer (spec §4). */
export function OwnersOffer({ offer, tradeIn }: OwnersOfferProps) {
  const { locale } = useIntl();
  const styles = useSlotStyles(cardRecipe);
  const { accepted, expires_at: expiresAt, comment, trade_for_new: tradeForNew } = offer;
  const { full_name: name, phone, email } = tradeIn;
  return (
    <div className={styles.form}>
      <dl className={styles.figures}>
        <Figure
          main
          label={<FormattedMessage {...messages.offerSent} />}
          tone={accepted ? 'success' : undefined}
        >
          {formatMoney(offer.value, offer.currency_code ?? 'USD', locale)}
        </Figure>
      </dl>
      <Answered offer={offer} />
      {expiresAt && accepted === null && (
        <p className={styles.text}>
          <FormattedMessage
            {...commonPhrases.validUntil}
            values={{ date: formatDate(expiresAt) }}
          />
        </p>
      )}
      {tradeForNew && (
        <p>
          <FormattedMessage {...common.tradeForNew} />
        </p>
      )}
      {comment && <p className={styles.text}>{comment}</p>}
      {accepted && (
        <section>
          <h3 className={styles.label}>
            <FormattedMessage {...messages.ownersContact} />
          </h3>
          <Contacts contacts={{ name, phone, email, address: null }} />
        </section>
      )}
    </div>
  );
}

function Answered({ offer: { accepted, expired } }: Pick<OwnersOfferProps, 'offer'>) {
  if (accepted === null) {
    return (
      <Note tone={expired ? 'warning' : 'info'} role="status">
        <FormattedMessage {...(expired ? messages.expired : messages.waits)} />
      </Note>
    );
  }
  return (
    <Note tone={accepted ? 'success' : 'danger'} role="status">
      <FormattedMessage {...(accepted ? messages.accepted : messages.rejected)} />
    </Note>
  );
}
