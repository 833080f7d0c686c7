/** An address as people say it: without http:// and without a slash at the end. */
export const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** What the code will say, near enough to show its look before the server has chosen its short name. */
export const previewText = (publicUrl: string, slug: string): string => `${publicUrl}/${slug.trim() || 'preview'}?q=1`;
