import { ButtonLink } from '@forecourt/ui/button';
import { NotFoundArt } from '@forecourt/ui/illustrations';
import { EmptyState } from '@forecourt/ui/states';
import { FormattedMessage } from 'react-intl';
import { messages } from '../app/messages.ts';
import { paths } from '../paths.ts';
import { noLinkMessages } from './noLinkMessages.ts';

/** Shown by `NoLink`. */
export default function NoLinkPage() {
  return (
    <main>
      <EmptyState
        page
        title={<FormattedMessage {...messages.notFoundTitle} />}
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
