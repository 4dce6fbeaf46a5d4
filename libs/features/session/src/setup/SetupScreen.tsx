import { Button } from '@forecourt/ui/button';
import { useSlotRecipe } from '@forecourt/ui/styling';
import { PartnerTheme } from '@forecourt/ui/theme';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EntryFrame } from '../account/EntryFrame.tsx';
import { loginRecipe } from '../LoginScreen.recipe.ts';
import { leads, messages, phrases, problems, titles } from './messages.ts';
import { setupColors } from './setupColors.ts';
import { setupRecipe } from './SetupScreen.recipe.ts';
import { setupSteps } from './SetupStore.ts';
import type { SetupStep, SetupStore } from './SetupStore.ts';
import { BranchStep, ColorStep, FlowStep, PartnerStep } from './steps.tsx';

export interface SetupScreenProps {
  store: SetupStore;
  onLogOut: () => void;
  /** Address of the import of dealers. */
  importHref: string;
  /** Below the form, such as the choice of a language. */
  footer?: ReactNode;
}

const steps: Record<SetupStep, typeof PartnerStep> = {
  partner: PartnerStep,
  branch: BranchStep,
  flows: FlowStep,
  colors: ColorStep,
};

/** /setup: the first run of a user without a partner. */
export const SetupScreen = observer(function SetupScreen(props: SetupScreenProps) {
  const { store, onLogOut, importHref, footer } = props;
  const intl = useIntl();
  const styles = useSlotRecipe(loginRecipe);
  const own = useSlotRecipe(setupRecipe);
  const { step, index, problem } = store;
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    // Focus the title of each step, so that screen readers start there.
    if (last.current !== step) title.current?.focus();
    last.current = step;
  }, [step]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void store.next();
  };
  if (store.isFounded) return <DealersOffer store={store} importHref={importHref} />;
  const Step = steps[step];
  const isLast = index === setupSteps.length - 1;
  return (
    <>
      <PartnerTheme colors={setupColors(store.draft.colors)} />
      <EntryFrame
        over={
          <p className={own.step}>
            <FormattedMessage
              {...phrases.step}
              values={{ step: index + 1, steps: setupSteps.length }}
            />
            <span className={own.bars} aria-hidden>
              {setupSteps.map((one, at) => (
                <span key={one} className={own.bar} data-on={at <= index || undefined} />
              ))}
            </span>
          </p>
        }
        title={intl.formatMessage(titles[step])}
        titleRef={title}
        lead={<FormattedMessage {...leads[step]} />}
        footer={
          <>
            <Button variant="ghost" size="sm" className={own.logOut} onClick={onLogOut}>
              <FormattedMessage {...messages.logOut} />
            </Button>
            {footer}
          </>
        }
      >
        <form className={styles.form} onSubmit={submit} noValidate>
          <Step store={store} />
          <p role="alert" className={styles.alert} hidden={!problem || problem === 'emptyName'}>
            {problem && problem !== 'emptyName' && <FormattedMessage {...problems[problem]} />}
          </p>
          <div className={own.actions}>
            {index > 0 && (
              <Button size="lg" onClick={() => store.back()} disabled={store.sending}>
                <FormattedMessage {...messages.back} />
              </Button>
            )}
            <div className={own.main}>
              <Button type="submit" variant="solid" size="lg" fullWidth loading={store.sending}>
                <FormattedMessage {...(isLast ? messages.finish : messages.next)} />
              </Button>
            </div>
          </div>
        </form>
      </EntryFrame>
    </>
  );
});

/** After the last step, for those who sell cars: an auction needs dealers. */
function DealersOffer({ store, importHref }: Pick<SetupScreenProps, 'store' | 'importHref'>) {
  const intl = useIntl();
  const styles = useSlotRecipe(loginRecipe);
  const own = useSlotRecipe(setupRecipe);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <PartnerTheme colors={setupColors(store.draft.colors)} />
      <EntryFrame
        title={intl.formatMessage(messages.dealers)}
        titleRef={title}
        lead={<FormattedMessage {...messages.dealersLead} />}
      >
        <div className={styles.form}>
          <div className={own.actions}>
            <Button size="lg" onClick={() => store.enter()}>
              <FormattedMessage {...messages.skip} />
            </Button>
            <div className={own.main}>
              <Button variant="solid" size="lg" fullWidth onClick={() => store.enter(importHref)}>
                <FormattedMessage {...messages.importDealers} />
              </Button>
            </div>
          </div>
        </div>
      </EntryFrame>
    </>
  );
}
