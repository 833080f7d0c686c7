/** Whether a running console lets a remote of this computer be laid over its own: `{ origin }`, or `{ refusal }` in a sentence. */
export async function askShell(shell) {
  if (!URL.canParse(shell) || !/^https?:$/.test(new URL(shell).protocol)) {
    return { refusal: `--shell needs an address such as http://localhost:4000, not ${shell}.` };
  }
  const { origin } = new URL(shell);
  const reply = await fetch(`${origin}/admin`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  if (!reply?.ok) {
    const said = reply ? `answers ${reply.status}` : 'does not answer';
    return { refusal: `${origin}/admin ${said}. Start that installation first, or name another one with --shell.` };
  }
  const settings = readSettings(await reply.text());
  if (!settings) return { refusal: `${origin} is not a console of Swapt. Name another one with --shell.` };
  if (settings.isOverlayAllowed !== true) {
    return {
      refusal: `${origin} does not show remotes of a developer's computer. Its operator can allow it with SWAPT_REMOTE_OVERLAY=on.`,
    };
  }
  return { origin };
}

/** The settings that the server writes into the console's page. */
function readSettings(html) {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1];
  try {
    return JSON.parse(json ?? 'null')?.settings;
  } catch {
    return undefined;
  }
}
