import { addresses, buildAddress } from '@forecourt/contract';
import { CopyButton } from '@forecourt/ui/copy-button';
import { Link } from '@forecourt/ui/link';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { type ComponentType, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Group } from '../parts/Group.tsx';
import { defaultEmbed, type Embed, type Language } from './embed.ts';
import { EmbedFields } from './EmbedFields.tsx';
import { embedRecipe } from './EmbedGroup.recipe.ts';
import { messages } from './messages.ts';
import { embedSnippet, policyOf } from './snippet.ts';

/** What is embedded, as it will look. The app provides it, because features do not know its script. */
export interface EmbedPreviewProps {
  uniqueId: string;
  embed: Embed;
}

interface EmbedGroupProps {
  /** Protocol and host of this product. */
  origin: string;
  uniqueId: string;
  /** The partner's published color, `#RRGGBB`. */
  color: string;
  /** What the partner offers. */
  languages: readonly Language[];
  Preview: ComponentType<EmbedPreviewProps>;
}

/** The form for a partner's own website: how it looks there, and the code for it. */
export function EmbedGroup(props: EmbedGroupProps) {
  const { origin, uniqueId, color, languages, Preview } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(embedRecipe);
  const [embed, setEmbed] = useState<Embed>(defaultEmbed);
  const snippet = embedSnippet(origin, uniqueId, embed);
  const page = origin + buildAddress(addresses.invite, { uniqueId });
  return (
    <Group
      title={<FormattedMessage {...messages.embed} />}
      text={<FormattedMessage {...messages.embedText} />}
    >
      <EmbedFields
        embed={embed}
        onChange={(change) => setEmbed({ ...embed, ...change })}
        color={color}
        languages={languages}
      />
      <div className={styles.preview}>
        <div className={styles.site} role="group" aria-label={intl.formatMessage(messages.preview)}>
          {[0, 1, 2].map((line) => (
            <div key={line} aria-hidden className={styles.line} />
          ))}
          <div>
            <Preview uniqueId={uniqueId} embed={embed} />
          </div>
        </div>
        <p className={styles.note}>
          <FormattedMessage {...messages.previewText} />
        </p>
      </div>
      <pre className={styles.code} aria-label={intl.formatMessage(messages.snippet)} role="group">
        {snippet}
      </pre>
      <div className={styles.row}>
        <CopyButton text={snippet} label={intl.formatMessage(messages.copy)} />
        <span className={styles.address}>
          <FormattedMessage {...messages.pageAddress} /> <Link href={page}>{page}</Link>
        </span>
      </div>
      <p className={styles.note}>
        <FormattedMessage {...messages.policy} />
      </p>
      <pre
        className={styles.code}
        aria-label={intl.formatMessage(messages.policyLines)}
        role="group"
      >
        {policyOf(origin)}
      </pre>
    </Group>
  );
}
