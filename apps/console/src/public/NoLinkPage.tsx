import { ButtonLink } from '@forecourt/ui/button';
import { NotFoundArt } from '@forecourt/ui/illustrations';
import { EmptyState } from '@forecourt/ui/states';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../app/messages.ts';
import { paths } from '../paths.ts';
import { noLinkMessages } from './noLinkMessages.ts';

/** Shown by `NoLink`. */
export default function NoLinkPage() {
  const title = useIntl().formatMessage(messages.notFoundTitle);
  return (
    <main>
      <title>{title}</title>
      <EmptyState
        page
        title={title}
        art={<NotFoundArt />}
        actions={
          <ButtonLink href={paths.root}>
            <FormattedMessage {...messages.home} />
          </ButtonLink>
        }
      >
        <FormattedMessage {...noLinkMessages.text} />
      </EmptyState>
    </main>
  );
}
