import Mail from 'lucide-react/icons/mail';
import { defineMessages, useIntl } from 'react-intl';
import type { Capture } from '../api/types.ts';
import { Icon } from '@forecourt/ui/icon';
import styles from './Contact.module.css';

const messages = {
  ...defineMessages({
    questions: {
      defaultMessage: 'Questions?',
      description: 'Before the link to whom the customer can ask',
    },
  }),
  ...defineMessages<{
    contact: { name: string };
  }>({
    contact: {
      defaultMessage: 'Contact {name}',
      description: 'Link that begins an email to whom the customer can ask',
    },
  }),
};

export type ContactProps = Pick<Capture, 'partner' | 'agent_info'>;

/** Contact for questions: the person who sent the request, or the partner. */
export function Contact({ partner, agent_info: agent }: ContactProps) {
  const intl = useIntl();
  const name = agent?.public_name ?? partner.name;
  if (!agent?.email) return null;
  return (
    <p className={styles.contact}>
      <span>{intl.formatMessage(messages.questions)}</span>
      <a className={styles.link} href={`mailto:${agent.email}`}>
        <Icon icon={Mail} size={20} />
        {intl.formatMessage(messages.contact, { name })}
      </a>
    </p>
  );
}
