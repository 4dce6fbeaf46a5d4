/** A part of the session's library that is loaded by itself. */
export { SignInAgain } from '@forecourt/feature-session/again';
