const STORYBOOK = /\bStorybook\b/;

/** Storybook names itself in the window's title; what is shown here is Forecourt. */
export function followTitle(): void {
  const rename = (): void => {
    if (STORYBOOK.test(document.title)) {
      document.title = document.title.replace(STORYBOOK, 'Forecourt');
    }
  };
  new MutationObserver(rename).observe(document.head, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  rename();
}
