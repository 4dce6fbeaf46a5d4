const encode = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${svg}</svg>`)}`;

/** A partner's logo. */
export const logo = encode(
  'viewBox="0 0 160 40" width="160" height="40"><path d="M4 34 20 6l16 28z" fill="#1F5FBF"/>' +
    '<path d="M48 12h96v5H48zm0 11h64v5H48z" fill="#7a8699"/>',
);

/** A logo that is much taller than wide. */
export const tallLogo = encode(
  'viewBox="0 0 60 120" width="60" height="120"><path d="M30 4 56 60 30 116 4 60z" fill="#8A2846"/>',
);

/** A car in front of a sky, to go next to the form. */
export const sideImage = encode(
  'viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice"><path d="M0 0h600v400H0z" ' +
    'fill="#bcd6ea"/><path d="M0 400h600v200H0z" fill="#59636f"/><path d="M90 440v-70l60-30 ' +
    '50-70h190l70 70 60 20v80z" fill="#b4452f"/><path d="m180 335 36-48h76v48zm130-48h66l48 ' +
    '48H310z" fill="#24384a"/><circle cx="190" cy="440" r="44" fill="#1c1f24"/><circle cx="420" ' +
    'cy="440" r="44" fill="#1c1f24"/>',
);
