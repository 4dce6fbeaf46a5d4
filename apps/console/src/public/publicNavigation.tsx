import { BackSteps } from '@forecourt/ui/navigation';
import type { LinkComponentProps, Navigation } from '@forecourt/ui/navigation';
import type { MouseEvent } from 'react';
import { readConversationLink } from './conversationLink.ts';
import type { PublicLocation } from './PublicLocation.ts';

/** Connects the kit's links to the page: addresses below its own open as overlays, others load. */
export function publicNavigation(location: PublicLocation, path: string): Navigation {
  function Link({ href, onClick, ...rest }: LinkComponentProps) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
      if (event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
      // A conversation is a separate page.
      const isWithin = href === path || href.startsWith(`${path}/`);
      if (!isWithin || readConversationLink(href)) return;
      event.preventDefault();
      location.go(href);
    };
    return <a href={href} onClick={follow} {...rest} />;
  }
  const steps = new BackSteps({
    isShown: () =>
      location.pathname === window.location.pathname && location.hash === window.location.hash,
  });
  return {
    Link,
    back: () => steps.unwind(() => location.back(path + location.hash)),
    step: steps.step,
  };
}
