/** What a stored client secret is encrypted for. */
export const COMPANY_SECRET_USE = 'company sign-in secrets';
