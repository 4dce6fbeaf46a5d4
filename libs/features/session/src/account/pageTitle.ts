/** The title of a window that shows a page before sign-in, such as `Create your account · Forecourt`. */
export const pageTitle = (page: string): string => `${page} · Forecourt`;
