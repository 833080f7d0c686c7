import { LinkedText } from '@swapt/shared/links';
import type { ContentScreenData } from '@swapt/shared/public';
import { useText } from '../../frame/use-text.js';

/** A file, shown where a browser can, and always to be opened by itself. */
export function FileView(file: Extract<ContentScreenData, { kind: 'file' }>) {
  const text = useText('content');
  const frame = useText('frame');
  const { orgName, title, description, url, about } = file;
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{frame('fromOrg', { orgName })}</p>
      {description && (
        <p className="as-written" dir="auto">
          <LinkedText text={description} />
        </p>
      )}
      <Shown {...file} />
      <p className="actions">
        <a className="button" href={url}>
          {text('openFile')}
        </a>
      </p>
      <p className="small">{about}</p>
    </>
  );
}

function Shown({ show, url, title }: Extract<ContentScreenData, { kind: 'file' }>) {
  if (show === 'picture') return <img className="shown" src={url} alt={title} />;
  if (show === 'sound') return <audio className="shown" src={url} controls preload="metadata" />;
  return show === 'film' ? <video className="shown" src={url} controls playsInline preload="metadata" /> : null;
}
