/** Where the server gives out an uploaded picture. */
export const imageUrl = (orgId: string, imageId: string): string => `/images/${orgId}/${imageId}`;
