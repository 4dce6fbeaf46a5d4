/**
 * Lets a page be left without an error. Storybook makes `focus` an accessor, which zag's tracking of
 * focus replaces by a property that cannot be assigned; Storybook's own components assign it when
 * the page is left.
 */
export function leaveQuietly(): void {
  const allow = (): void => {
    const { focus } = HTMLElement.prototype;
    Object.defineProperty(HTMLElement.prototype, 'focus', {
      configurable: true,
      writable: true,
      value: focus,
    });
  };
  window.addEventListener('beforeunload', allow, { capture: true });
}
