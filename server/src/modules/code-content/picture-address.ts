/** Where the files of a picture are served. */
export const pngAddress = (pictureId: string) => `/ai-qr/${pictureId}.png`;
export const svgAddress = (pictureId: string) => `/ai-qr/${pictureId}.svg`;
