import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What the server says when it is asked something: a greeting, a sender, a recipient, the end of a mail. */
interface MailHabits {
  greeting: string;
  sender: string;
  recipient: string;
  /** May wait, as a server does that is slow, or whose answer never arrives. */
  data: () => string | Promise<string>;
}

const friendly: MailHabits = {
  greeting: '220 ready',
  sender: '250 fine',
  recipient: '250 fine',
  data: () => '250 taken',
};

/** A mail server on this machine that keeps the mails it was given, as they came; `habits` may be changed at any time. */
export async function mailServer() {
  const mails: string[] = [];
  const habits: MailHabits = { ...friendly };
  const server = createServer((socket) => converse(socket, habits, mails));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    habits,
    beFriendly: () => Object.assign(habits, friendly),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function converse(socket: Socket, habits: MailHabits, mails: string[]): void {
  let text = '';
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say(habits.greeting);
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    text += chunk.toString();
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n';
      const at = text.indexOf(end);
      if (at < 0) return;
      const part = text.slice(0, at);
      text = text.slice(at + end.length);
      if (isData) {
        isData = false;
        mails.push(part);
        void Promise.resolve(habits.data()).then(say);
      } else if (part.startsWith('MAIL')) say(habits.sender);
      else if (part.startsWith('RCPT')) say(habits.recipient);
      else if (part === 'DATA') {
        isData = true;
        say('354 go on');
      } else if (part === 'QUIT') socket.end('221 bye\r\n');
      else say('250 fine');
    }
  });
}
