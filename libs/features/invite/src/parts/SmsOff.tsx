import type { Invite } from '@forecourt/contract';
import { Link } from '@forecourt/ui/link';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { useIntl } from 'react-intl';
import { inviteRecipe } from '../InviteScreen.recipe.ts';
import { messages, phrases } from '../messages.ts';

/** Shown instead of the form where SMS cannot be sent: whom to contact. */
export function SmsOff({ invite }: { invite: Invite }) {
  const intl = useIntl();
  const styles = useSlotRecipe(inviteRecipe);
  const { customisation, agent_info: agent } = invite;
  return (
    <>
      <h1 className={styles.title}>{intl.formatMessage(messages.offTitle)}</h1>
      <p className={styles.lead}>
        {intl.formatMessage(phrases.offText, { partner: customisation.partner_name })}
      </p>
      {agent.email && (
        <p className={styles.small}>
          <Link href={`mailto:${agent.email}`}>{agent.email}</Link>
        </p>
      )}
    </>
  );
}
