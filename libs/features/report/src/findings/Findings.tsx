import type { DamageFinding, Upload } from '@forecourt/contract';
import { Alert } from '@forecourt/ui/alert';
import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { showToast } from '@forecourt/ui/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAssetHref } from '../assetHref.ts';
import { placeOf } from '../photoBox.ts';
import { photoSource } from '../photoSource.ts';
import { FindingDialog } from './FindingDialog.tsx';
import { findingName } from './findingName.ts';
import { findingsRecipe } from './Findings.recipe.ts';
import type { FindingsStore } from './FindingsStore.ts';
import {
  findingFailures,
  findingMessages as messages,
  findingPhrases as phrases,
} from './messages.ts';

/** What the damage detection found on the photos of a report: staff accept, correct or dismiss each. */
export const Findings = observer(function Findings({ store }: { store: FindingsStore }) {
  const styles = useSlotRecipe(findingsRecipe);
  const { findings } = store;
  if (findings.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="findings">
      <h2 id="findings" className={styles.title}>
        <FormattedMessage {...phrases.heading} values={{ count: findings.length }} />
      </h2>
      <p className={styles.hint}>
        <FormattedMessage {...messages.hint} />
      </p>
      <ul className={styles.list}>
        {findings.map((finding) => (
          <Finding key={finding.id} store={store} finding={finding} />
        ))}
      </ul>
      <FindingDialog store={store} />
    </section>
  );
});

interface FindingProps {
  store: FindingsStore;
  finding: DamageFinding;
}

const Finding = observer(function Finding({ store, finding }: FindingProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(findingsRecipe);
  const photo = store.photoOf(finding);
  const name = findingName(finding, photo, intl);
  const { act } = store;
  const hasFailed = store.decidingId === finding.id && store.changingId === null;
  const decide = async (what: 'accept' | 'dismiss'): Promise<void> => {
    if (!(await store[what](finding))) return;
    const done = what === 'accept' ? messages.accepted : messages.dismissed;
    showToast({ title: intl.formatMessage(done), tone: 'success' });
  };
  return (
    <li className={styles.item}>
      {photo && <FoundOn photo={photo} finding={finding} name={name} />}
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.sure}>
          <FormattedMessage {...phrases.sure} values={{ share: finding.confidence }} />
        </p>
        {store.mayChange && (
          <div className={styles.actions}>
            <Button
              size="sm"
              variant="solid"
              loading={store.isSending('accept', finding)}
              aria-label={intl.formatMessage(phrases.acceptOf, { name })}
              onClick={() => void decide('accept')}
            >
              <FormattedMessage {...messages.accept} />
            </Button>
            <Button
              size="sm"
              aria-label={intl.formatMessage(phrases.correctOf, { name })}
              onClick={() => store.begin(finding)}
            >
              <FormattedMessage {...messages.correct} />
            </Button>
            <Button
              size="sm"
              variant="ghost"
              loading={store.isSending('dismiss', finding)}
              aria-label={intl.formatMessage(phrases.dismissOf, { name })}
              onClick={() => void decide('dismiss')}
            >
              <FormattedMessage {...messages.dismiss} />
            </Button>
          </div>
        )}
        {hasFailed && act.failure && (
          <Alert status="error" icon={CircleAlert}>
            <FormattedMessage {...findingFailures[act.failure]} />
          </Alert>
        )}
      </div>
    </li>
  );
});

interface FoundOnProps {
  photo: Upload;
  finding: DamageFinding;
  name: string;
}

/** The photo with the place of a finding; leads to the full view. */
function FoundOn({ photo, finding: { box }, name }: FoundOnProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(findingsRecipe);
  const hrefOf = useAssetHref();
  const source = photoSource(photo);
  if (!source) return null;
  return (
    <a
      className={styles.photo}
      href={hrefOf?.(photo.id)}
      aria-label={intl.formatMessage(phrases.photoOf, { name })}
    >
      <picture>
        {source.sources.map((one) => (
          <source key={one.type} {...one} sizes="168px" />
        ))}
        <img
          className={styles.image}
          src={source.src}
          srcSet={source.srcSet}
          sizes="168px"
          alt=""
          width={photo.width ?? undefined}
          height={photo.height ?? undefined}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <span className={styles.box} style={placeOf(box)} aria-hidden />
    </a>
  );
}
