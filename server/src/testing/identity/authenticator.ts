import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** The little of CBOR (RFC 8949) that a passkey answers with. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (kind: number, size: number) => {
    if (size < 24) return Buffer.from([(kind << 5) | size]);
    return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (!(value instanceof Map)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as string)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

interface Asked {
  challenge: string;
}

/** A passkey in software, as a phone or a security key holds one; what it says can be made wrong. */
export function authenticator(origin: string, { counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let count = 0;
  const host = new URL(origin).hostname;
  const authData = (flags: number, rest: Uint8Array = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(counts ? ++count : 0);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter, rest]);
  };
  const clientData = (type: string, { challenge }: Asked, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  return {
    id: text(id),
    /** `verified`: whether it checked who holds it. */
    create: (asked: Asked, { from = origin, verified = true } = {}) => {
      const key = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const own = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(verified ? 0x45 : 0x41, own)],
      ]);
      return {
        id: text(id),
        rawId: text(id),
        response: {
          clientDataJSON: text(clientData('webauthn.create', asked, from)),
          attestationObject: text(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    get: (asked: Asked, { from = origin, verified = true, holder = '' } = {}) => {
      const data = authData(verified ? 0x05 : 0x01);
      const client = clientData('webauthn.get', asked, from);
      return {
        ...{ id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          ...(holder && { userHandle: text(Buffer.from(holder)) }),
        },
      };
    },
  };
}
