/** States of company sign-in in the security settings; each has a story. */
export const states = [
  'loading',
  'failed',
  'empty',
  'set up',
  'tested',
  'test failed',
  'saves',
  'issuer refused',
  'secret needed',
  'without password',
  'removes',
] as const;
