import type { RegisteredRemote, RemoteModule } from '@swapt/shared/remote';
import { fitsContract, LoadTimeout, loadRelease, refetch } from './federation.js';

const loads = new Map<string, Promise<RemoteModule>>();
const ready = new Set<string>();

/** Whether code of this remote runs in the page. */
export const isRunning = (name: string) => ready.has(name);

/** The remote's module, loaded once per page: one retry, then the release before. A failure is forgotten, so that asking again tries again. */
export function loadRemoteModule(remote: RegisteredRemote): Promise<RemoteModule> {
  const { name } = remote;
  const running = loads.get(name);
  if (running) return running;
  const load = loadWithFallback(remote);
  loads.set(name, load);
  load.then(
    () => ready.add(name),
    () => loads.delete(name),
  );
  return load;
}

async function loadWithFallback(remote: RegisteredRemote): Promise<RemoteModule> {
  if (!fitsContract(remote)) {
    throw new Error(`${remote.name} ${remote.version} needs contract ${remote.contribution.contract}`);
  }
  try {
    return await loadTwice(remote);
  } catch (failure) {
    if (!remote.previous) throw failure;
    return loadRelease(remote.name, remote.previous);
  }
}

/** What hangs is not asked again: the person would wait twice as long for the same. */
async function loadTwice(remote: RegisteredRemote): Promise<RemoteModule> {
  try {
    return await loadRelease(remote.name, remote);
  } catch (failure) {
    if (failure instanceof LoadTimeout) throw failure;
    await refetch(remote);
    return loadRelease(remote.name, remote);
  }
}
