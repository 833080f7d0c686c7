/** Where the server gives out an uploaded picture. */
export const imageUrl = (imageId: string): string => `/images/${imageId}`;
