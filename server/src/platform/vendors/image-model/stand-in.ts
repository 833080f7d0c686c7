import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** What the stand-in was asked for. */
interface Painted {
  prompt: string;
  seed: string;
  strength: number;
  format: string;
  accept: string;
}

export interface StandIn {
  url: string;
  painted: Painted[];
  /** Pictures that can still be paid for; a request costs one. */
  credits: number;
  /** Below this strength the picture keeps too little of the guide to be read. */
  readableFrom: number;
  close: () => Promise<void>;
}

const PATH = '/v2beta/stable-image/control/structure';
const key = 'sk-stand-in';
/** Words that its filter does not let pass, before painting and after. */
const banned = { before: 'forbidden', after: 'blurred' } as const;

/** Stability AI's "control: structure" on this machine: it speaks its protocol, keeps count of credits, and paints the guide in colours. */
export async function startStandIn(): Promise<StandIn & { key: string }> {
  const state: StandIn & { key: string } = {
    url: '',
    key,
    painted: [],
    credits: 100,
    readableFrom: 0,
    close: async () => undefined,
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = new Uint8Array(Buffer.concat(chunks));
      const headers = { 'content-type': request.headers['content-type'] ?? '' };
      const sent = {
        url: request.url ?? '',
        authorization: request.headers.authorization,
        accept: request.headers.accept,
      };
      answer(state, sent, () => new Response(body, { headers }).formData()).then(
        ({ status, headers: own, body: reply }) => response.writeHead(status, own).end(reply),
        () => response.writeHead(500).end(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.close = () => new Promise((resolve) => server.close(() => resolve()));
  return state;
}

interface Sent {
  url: string;
  authorization: string | undefined;
  accept: string | undefined;
}

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

const failure = (status: number, name: string, ...errors: string[]): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ id: 'a3dc6fd5a5ee4c9d8f1d', name, errors }),
});

async function answer(state: StandIn, sent: Sent, readForm: () => Promise<FormData>): Promise<Reply> {
  if (sent.url !== PATH) return failure(404, 'not_found', 'There is no such route.');
  if (sent.authorization !== `Bearer ${key}`) {
    return failure(401, 'unauthorized', 'missing or invalid authorization header');
  }
  const form = await readForm();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const image = form.get('image');
  const [prompt, strength] = [text('prompt'), Number(text('control_strength') || '0.7')];
  if (!(image instanceof Blob)) return failure(400, 'bad_request', 'image: cannot be missing');
  if (prompt === '') return failure(400, 'bad_request', 'prompt: cannot be blank');
  if (!(strength >= 0 && strength <= 1)) return failure(400, 'bad_request', 'control_strength: must be from 0 to 1');
  if (prompt.includes(banned.before))
    return failure(403, 'content_moderation', 'Your request was flagged by our system.');
  if (state.credits <= 0) return failure(402, 'payment_required', 'You lack sufficient credits to make this request.');
  state.credits--;
  const seed = text('seed');
  state.painted.push({ prompt, seed, strength, format: text('output_format'), accept: sent.accept ?? '' });
  const isBlurred = prompt.includes(banned.after) || strength < state.readableFrom;
  return {
    status: 200,
    headers: {
      'content-type': 'image/png',
      'finish-reason': prompt.includes(banned.after) ? 'CONTENT_FILTERED' : 'SUCCESS',
      seed,
    },
    body: await paint(Buffer.from(await image.arrayBuffer()), isBlurred),
  };
}

/** The guide on a tinted ground; blurred so much that nothing can be read where it should be. */
function paint(guide: Buffer, isBlurred: boolean): Promise<Buffer> {
  const picture = sharp(guide).flatten({ background: '#ffffff' }).linear([0.85, 0.8, 0.75], [30, 20, 40]);
  return (isBlurred ? picture.blur(30) : picture).png().toBuffer();
}
