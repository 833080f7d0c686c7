import { radius, space } from '@swapt/shared/tokens';
import { codeTypes, type CodeType } from '@swapt/shared/values';
import { Flex, theme } from 'antd';
import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { typeInfo } from '../../../entities/code-content/code-types.js';
import { paths } from '../../../entities/codes/paths.js';

/** What a new code can be: a card each, with a phone that shows what comes of it. */
export function TypePicker() {
  return (
    <ul
      aria-label={t('What the code does')}
      style={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        gap: space.md,
      }}
    >
      {codeTypes.map((type) => (
        <li key={type} style={{ display: 'grid' }}>
          <TypeCard type={type} />
        </li>
      ))}
    </ul>
  );
}

function TypeCard({ type }: { type: CodeType }) {
  const { token } = theme.useToken();
  const { label, sentence } = typeInfo[type];
  return (
    <Link
      to={paths.createOf(type)}
      aria-label={label}
      aria-describedby={`type-${type}`}
      style={{
        padding: space.md,
        color: token.colorText,
        background: token.colorBgContainer,
        border: `1px solid ${token.colorBorder}`,
        borderRadius: radius,
      }}
    >
      <Flex gap={space.md} align="center">
        <TypePicture type={type} />
        <span>
          <strong style={{ display: 'block', fontSize: 16 }}>{label}</strong>
          <span id={`type-${type}`} style={{ color: token.colorTextSecondary }}>
            {sentence}
          </span>
        </span>
      </Flex>
    </Link>
  );
}

/** A phone with the type's sign on its screen. */
function TypePicture({ type }: { type: CodeType }) {
  const { token } = theme.useToken();
  return (
    <span
      aria-hidden
      style={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 44,
        height: 72,
        fontSize: 22,
        color: token.colorPrimary,
        background: token.colorPrimaryBg,
        border: `2px solid ${token.colorPrimary}`,
        borderTopWidth: 6,
        borderRadius: radius,
      }}
    >
      {typeInfo[type].icon}
    </span>
  );
}
