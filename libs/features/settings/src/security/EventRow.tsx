import type { SecurityEvent } from '@forecourt/contract';
import { deviceOf } from '@forecourt/platform/device';
import { DateTime } from '@forecourt/ui/date-time';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { detailText, eventMessages } from './eventMessages.ts';
import { messages, phrases } from './messages.ts';
import { securityRecipe } from './Security.recipe.ts';

/** One event: what, to whom, by whom, on which device, from where, when. */
export function EventRow({ event }: { event: SecurityEvent }) {
  const intl = useIntl();
  const styles = useSlotRecipe(securityRecipe);
  const { actor, detail, type, user } = event;
  const who = user ?? actor;
  const by = actor && user && actor.id !== user.id ? actor : null;
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <div className={styles.name}>
          <FormattedMessage {...eventMessages[type]} />
        </div>
        <div className={styles.quiet}>
          <span>{who?.name ?? intl.formatMessage(messages.nobody)}</span>
          {by && (
            <span>
              <FormattedMessage {...phrases.by} values={{ who: by.name }} />
            </span>
          )}
          {detail.length > 0 && (
            <span>{detail.map(({ value }) => detailText(value, intl)).join(' → ')}</span>
          )}
          <span>{deviceText(event, intl)}</span>
          <span>{placeText(event, intl)}</span>
        </div>
      </div>
      <span className={styles.when}>
        <DateTime value={event.inserted_at} />
      </span>
    </li>
  );
}

function deviceText({ user_agent }: SecurityEvent, intl: IntlShape): string {
  const { browser, system } = deviceOf(user_agent);
  if (browser && system) return intl.formatMessage(phrases.device, { browser, system });
  return browser ?? system ?? intl.formatMessage(messages.unknownDevice);
}

function placeText({ ip, place }: SecurityEvent, intl: IntlShape): string {
  const country = place && intl.formatDisplayName(place, { type: 'region' });
  if (country && ip) return intl.formatMessage(phrases.place, { country, ip });
  return country || ip || '';
}
