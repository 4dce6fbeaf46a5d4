import { addresses, buildAddress } from '@forecourt/contract';
import { CopyButton } from '@forecourt/ui/copy-button';
import { Link } from '@forecourt/ui/link';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { FormattedMessage, useIntl } from 'react-intl';
import { Group } from '../parts/Group.tsx';
import { messages } from './messages.ts';
import { embedSnippet } from './snippet.ts';
import { embedRecipe } from './EmbedGroup.recipe.ts';

interface EmbedGroupProps {
  origin: string;
  uniqueId: string;
}

/** The Get started button to embed in a partner's own website. */
export function EmbedGroup({ origin, uniqueId }: EmbedGroupProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(embedRecipe);
  const snippet = embedSnippet(origin, uniqueId);
  const page = origin + buildAddress(addresses.invite, { uniqueId });
  return (
    <Group
      title={<FormattedMessage {...messages.embed} />}
      text={<FormattedMessage {...messages.embedText} />}
    >
      <pre className={styles.code} aria-label={intl.formatMessage(messages.snippet)} role="group">
        {snippet}
      </pre>
      <div className={styles.row}>
        <CopyButton text={snippet} label={intl.formatMessage(messages.copy)} />
        <span className={styles.address}>
          <FormattedMessage {...messages.pageAddress} /> <Link href={page}>{page}</Link>
        </span>
      </div>
    </Group>
  );
}
