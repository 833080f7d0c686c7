import { StatTile } from '@swapt/shared/ui';
import { remoteState } from './remote-state.js';
import { useHealth } from './platform.queries.js';

/** The whole installation in four numbers. */
export function Summary() {
  const query = useHealth();
  if (query.isError) return null;
  const remotes = query.data?.data.remotes;
  const releases = remotes?.flatMap((remote) => remote.releases);
  const count = (hues: readonly string[]) => remotes?.filter((remote) => hues.includes(remoteState(remote).hue)).length;
  const sum = (numbers: readonly number[] | undefined) => numbers?.reduce((total, number) => total + number, 0);
  return (
    <div className="platform-tiles">
      <StatTile
        label="Working remotes"
        value={count(['success', 'secondary', 'warning'])}
        explanation={`of ${remotes?.length ?? '…'}`}
      />
      <StatTile
        label="Need attention"
        value={count(['danger', 'warning'])}
        explanation="failing, broken or quarantined"
      />
      <StatTile label="Canaries" value={remotes?.filter(({ canary }) => canary).length} explanation="running now" />
      <StatTile
        label="Failed pages"
        value={sum(releases?.map(({ failures }) => failures))}
        explanation="in the last seven days"
      />
    </div>
  );
}
