import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const [width, height] = [640, 480];

/** Writes a film of one still frame that shows the picture on white, as Chromium's pretended camera plays it (YUV4MPEG2, 4:2:0). */
export async function writeFilm(file: string, picture: Buffer): Promise<void> {
  const light = await sharp(picture, { density: 144 })
    .resize({ width, height, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const colours = Buffer.alloc((width * height) / 2, 128);
  await writeFile(file, [`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`, 'FRAME\n', light, colours]);
}
