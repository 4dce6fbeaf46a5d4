const encode = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${svg}</svg>`)}`;

/** A partner's logo: the demo's, which Storybook and the tests of stories serve. */
export const logo = '/demo-media/partners/northgate-logo.svg';

/** A logo that is much taller than wide. */
export const tallLogo = encode(
  'viewBox="0 0 60 120" width="60" height="120"><path d="M30 4 56 60 30 116 4 60z" fill="#8A2846"/>',
);

/** The picture next to the form. */
export const sideImage = '/demo-media/partners/northgate-side.jpg';
