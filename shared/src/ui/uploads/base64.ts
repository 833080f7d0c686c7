/** The content of a file as a `data:` address. */
function toDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsDataURL(file);
  });
}

const contentOf = (dataUrl: string) => dataUrl.replace(/^data:[^,]*,/, '');

/** The content of a file in base64. */
export const toBase64 = async (file: File): Promise<string> => contentOf(await toDataUrl(file));

/** Longest side of a drawing in pixels: sharp in print at 8 cm. */
const drawnSide = 1024;

/** A picture in base64. Servers take pixels only, as an SVG can contain scripts, so its drawing is made here, where an image runs none. */
export async function pictureToBase64(file: File): Promise<string> {
  if (file.type !== 'image/svg+xml') return toBase64(file);
  const image = new Image();
  image.src = await toDataUrl(file);
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = drawnSide / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return contentOf(canvas.toDataURL('image/png'));
}

export function fromBase64(body: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(body), (character) => character.charCodeAt(0));
}
