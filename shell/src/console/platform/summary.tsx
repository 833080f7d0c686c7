import { StatTile } from '@swapt/shared/ui';
import { t } from '@swapt/shared/text';
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
        label={t('Working remotes')}
        value={count(['success', 'secondary', 'warning'])}
        explanation={t('of {count}', { count: remotes?.length ?? '…' })}
      />
      <StatTile
        label={t('Need attention')}
        value={count(['danger', 'warning'])}
        explanation={t('failing, broken or quarantined')}
      />
      <StatTile
        label={t('Canaries')}
        value={remotes?.filter(({ canary }) => canary).length}
        explanation={t('running now')}
      />
      <StatTile
        label={t('Failed pages')}
        value={sum(releases?.map(({ failures }) => failures))}
        explanation={t('in the last seven days')}
      />
    </div>
  );
}
