import type { Logo } from '@forecourt/contract';
import { PartnerLogo } from '@forecourt/ui/partner-logo';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldMessages } from '../fieldMessages.ts';
import { shownLogo } from '../shownLogo.ts';
import { ImageField } from './ImageField.tsx';
import { imageRecipe } from './ImageField.recipe.ts';
import type { ImageStore } from './ImageStore.ts';
import { messages } from './messages.ts';

interface LogoFieldProps {
  store: ImageStore;
  logo: Logo;
}

/** The logo; without one, what pages show in its place. */
export const LogoField = observer(function LogoField({ store, logo }: LogoFieldProps) {
  const intl = useIntl();
  const styles = useSlotRecipe(imageRecipe);
  const shown = shownLogo(logo);
  const onlyDark = logo.url !== shown.url;
  return (
    <ImageField
      store={store}
      url={logo.url}
      preview={
        onlyDark && (
          <PartnerLogo place="frame" logo={shown} alt={intl.formatMessage(fieldMessages.logo!)} />
        )
      }
      hint={<FormattedMessage {...messages.logoHint} />}
      note={
        onlyDark && (
          <p className={styles.note}>
            <FormattedMessage {...messages.onlyDarkLogo} />
          </p>
        )
      }
    />
  );
});
