import type { Logo } from '@forecourt/contract';
import { Resource } from '@forecourt/platform';
import { PartnerLogo } from '@forecourt/ui/partner-logo';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldMessages } from '../fieldMessages.ts';
import { readPixels } from '../theme/from-logo/readPixels.ts';
import { isReadableOnDark } from './darkContrast.ts';
import { ImageField } from './ImageField.tsx';
import { imageRecipe } from './ImageField.recipe.ts';
import type { ImageStore } from './ImageStore.ts';
import { messages } from './messages.ts';
import { shownLogo } from '../shownLogo.ts';

interface DarkLogoFieldProps {
  store: ImageStore;
  logo: Logo;
}

/** The variant of the logo for dark backgrounds, with what dark pages show now. */
export function DarkLogoField({ store, logo }: DarkLogoFieldProps) {
  const intl = useIntl();
  const { dark_url: dark = null } = logo;
  const shown = dark ?? logo.url;
  return (
    <ImageField
      store={store}
      url={dark}
      dark
      preview={
        <PartnerLogo
          place="frame"
          logo={shownLogo(logo)}
          alt={intl.formatMessage(fieldMessages.logo_dark!)}
        >
          <FormattedMessage {...messages.noPicture} />
        </PartnerLogo>
      }
      hint={<FormattedMessage {...messages.darkLogoHint} />}
      note={shown && <DarkLogoNote key={shown} url={shown} own={dark !== null} />}
    />
  );
}

/** Says that a logo is hard to make out on dark pages. Needs a key: it reads one address. */
const DarkLogoNote = observer(function DarkLogoNote(props: { url: string; own: boolean }) {
  const { url, own } = props;
  const styles = useSlotRecipe(imageRecipe);
  const [readable] = useState(() => new Resource<boolean>());
  useEffect(
    () => void readable.load(async () => isReadableOnDark(await readPixels(url))),
    [readable, url],
  );
  if (readable.value !== false) return null;
  return (
    <p className={styles.note}>
      <FormattedMessage {...(own ? messages.darkLogoUnreadable : messages.logoOnPlate)} />
    </p>
  );
});
