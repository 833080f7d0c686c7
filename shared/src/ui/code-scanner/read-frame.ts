/** Reads the code that a video shows now. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | undefined>;

/** What browsers with a reader of their own have; TypeScript does not know it yet. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

const formats = ['qr_code', 'ean_13', 'ean_8', 'upc_a', 'code_128'];

const isDetectorClass = (found: unknown): found is DetectorClass =>
  typeof found === 'function' && 'getSupportedFormats' in found;

/** The browser's own reader, which also reads the bars of goods, or else ours for QR codes. */
export async function chooseReader(): Promise<ReadFrame> {
  const own: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  // Some systems have the class and read nothing with it.
  const known = isDetectorClass(own) ? (await own.getSupportedFormats()).filter((one) => formats.includes(one)) : [];
  if (!isDetectorClass(own) || !known.includes('qr_code')) return libraryReader();
  const detector = new own({ formats: known });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

/** Sides in pixels of what is read: enough for a code that fills a quarter of the picture, and little work for an old phone. */
const side = 720;

async function libraryReader(): Promise<ReadFrame> {
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, side / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (!context || width === 0 || height === 0) return undefined;
    canvas.width = width;
    canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    try {
      return decode({ width, height, data: context.getImageData(0, 0, width, height).data });
    } catch {
      return undefined; // no code in this picture
    }
  };
}
